"""Data sets of games between bots: a Parquet file with one game per row, from which every game can be replayed.

    from perihelion.bots.dataset import write_dataset
    write_dataset(Arena.of("solenia", {}, ["greedy"]), 10_000, Path("solenia.parquet"))

Game number i is that of an arena with the same game, options, bots and seed (arena.py): seats are rotated, and all
rotations of a deal have the same chance seed. The file contains versions and hashes of the rules, the actions and the
observations. The same command writes the same bytes. `observations(file)` and examples/read_dataset.py read it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

import numpy as np

from ..core.game import Game as CoreGame
from ..core.game import Options
from ..core.record import Record
from ..core.registry import game as find
from ..core.rules_version import rules_version
from ..core.vocabulary import CHANCE
from ..engine import runtimes
from ..engine.arrays import Array
from ..engine.observation import Layout
from ..engine.runtimes import Runtime
from ..errors import InvalidOptions
from ..workers import ProcessWorkers, Workers, results_in_order
from . import BOTS
from .arena import Arena, Row, play_one

if TYPE_CHECKING:
    from pyarrow import Schema, Table

FORMAT = 1
"""Incremented whenever the columns or their meaning change."""
KEY = b"perihelion"
"""The key of the file's metadata that holds its head, as JSON."""
GROUP = 1000
"""The number of games per row group; a reader may read group by group."""


class Game(NamedTuple):
    """One game: its row in the arena, and every choice with its actor."""

    row: Row
    entries: list[tuple[int, int]]


class VersionAndHash(TypedDict):
    """The version of a list, and the hash of its content."""

    version: int
    hash: str


class Versions(TypedDict):
    """What determines the meaning of the numbers in a data set."""

    rules: dict[str, Any]
    actions: VersionAndHash
    observations: VersionAndHash


class DatasetHead(Versions):
    """The head of a data set: the game, the players, and the versions of everything."""

    format: int
    game: str
    options: Options
    bots: list[str]
    levels: dict[str, list[float]]
    seed: int
    games: int


def check(arena: Arena) -> None:
    """Raise InvalidOptions if pyarrow is missing, or if a player is not a bot of known strength."""
    _pyarrow()
    strangers = [name for name in arena.bots if name not in BOTS]
    if strangers:
        known = ", ".join(BOTS)
        raise InvalidOptions(
            f"a data set is played by bots of known strength, not by {strangers[0]}; possible: {known}"
        )


def write_dataset(
    arena: Arena,
    games: int,
    file: Path,
    workers: Workers | None = None,
    tell: Callable[[], None] = lambda: None,
) -> None:
    """Play `games` games and write them to a file, atomically. Calls `tell` after each game."""
    check(arena)
    arrow, parquet = _pyarrow()
    schema = _schema(arrow, head_of(arena, games))
    runtimes.wait(arena.game)
    own = workers is None
    workers = workers or ProcessWorkers()
    unfinished = file.with_name(f"{file.name}.unfinished")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        numbers = ((arena.game.key, arena.options, arena.seed, i, *arena.line_up(i)) for i in range(games))
        with parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            group: list[Game] = []
            for played in results_in_order(workers, play_and_record, numbers):
                group.append(played)
                tell()
                if len(group) == GROUP:
                    writer.write_table(_table(arrow, schema, group))
                    group = []
            if group:
                writer.write_table(_table(arrow, schema, group))
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
        if own:
            workers.shutdown()


def write_rows(file: Path, head: DatasetHead, rows: Sequence[Mapping[str, object]]) -> None:
    """Write games that were not played by an arena to a file of the same form; each row has all columns."""
    arrow, parquet = _pyarrow()
    schema = _schema(arrow, head)
    parquet.write_table(arrow.Table.from_pylist(list(rows), schema), file, compression="zstd", row_group_size=GROUP)


def play_and_record(key: str, options: Options, seed: int, number: int, deal: int, bots: tuple[str, ...]) -> Game:
    """Play one game of an arena and keep every choice. Workers call this."""
    entries: list[tuple[int, int]] = []
    return Game(play_one(key, options, seed, number, deal, bots, entries=entries), entries)


def read_head(file: Path) -> DatasetHead:
    """Return the head of a data set. Raises InvalidOptions if the file is not a data set."""
    arrow, parquet = _pyarrow()
    try:
        metadata = parquet.read_schema(file).metadata or {}
    except (OSError, arrow.ArrowException) as error:
        raise InvalidOptions(f"{file} cannot be read as a data set: {error}") from None
    if KEY not in metadata:
        raise InvalidOptions(f"{file} is not a data set of Perihelion")
    head: DatasetHead = json.loads(metadata[KEY])
    return head


class Decisions(NamedTuple):
    """The decisions of one game of a data set, in order: what the seat to act saw, and what it chose."""

    game: int
    """The number of the game."""
    seats: Array
    """The seat that decided."""
    observations: Array
    """What it saw, one row of floats per decision (docs/research.md)."""
    actions: Array
    """The id of its action."""
    shares: Array
    """The share of the win of each seat at the end."""
    deal: int
    """The number of its deal: split a data set by deals, because all games of a deal have the same chance."""


def observations(file: Path | str) -> Iterator[Decisions]:
    """Yield the decisions of each game of a data set with observations, by replaying it.

    Raises InvalidOptions if the rules, actions or observations of the installed game are others than in the file.
    """
    _, parquet = _pyarrow()
    head = read_head(Path(file))
    game = find(head["game"])
    layout = Layout(game, head["options"])
    _check_versions(head, versions_of(game, layout))
    runtime = runtimes.best(game)
    start = game.new_state(game.read_options(head["options"]))
    with parquet.ParquetFile(file) as groups:
        for group in range(groups.num_row_groups):
            for row in groups.read_row_group(group).to_pylist():
                yield _replay(runtime, layout, start, row)


def _replay(runtime: Runtime, layout: Layout, start: Record, row: dict[str, Any]) -> Decisions:
    """Return the decisions of one row of a data set."""
    s = runtime.state(start)
    records, seats, actions = [], [], []
    for actor, number in zip(row["actors"], row["ids"], strict=True):
        if actor == CHANCE:
            runtime.deal(s, number)
            continue
        records.append(runtime.packed(s))
        seats.append(actor)
        actions.append(number)
        runtime.play(s, number)
    deciding = np.array(seats, np.int64)
    out = np.zeros((len(seats), layout.size), np.float32)
    if records:
        layout.write(np.concatenate(records), deciding, deciding, out)
    shares = np.array(row["shares"], np.float32)
    return Decisions(row["game"], deciding, out, np.array(actions, np.int64), shares, row["deal"])


def _check_versions(head: DatasetHead, installed: Versions) -> None:
    """Raise InvalidOptions if a data set was made by other rules, actions or observations than the installed ones."""
    for name, now in installed.items():
        if (then := head.get(name)) != now:
            raise InvalidOptions(f"the {name} of {head['game']} have changed: {then} in the data set, {now} installed")


def versions_of(game: CoreGame, layout: Layout) -> Versions:
    """Return versions and hashes of the rules, actions and observations."""
    return {
        "rules": rules_version(game),
        "actions": {"version": game.action_version, "hash": game.actions.hash},
        "observations": {"version": layout.version, "hash": layout.hash},
    }


def head_of(arena: Arena, games: int) -> DatasetHead:
    """Return the head of a data set: the game, the players, and the versions of everything."""
    game, arena_head = arena.game, arena.head()
    layout = Layout(game, arena.options)
    return {
        "format": FORMAT,
        **arena_head,
        **versions_of(game, layout),
        "games": games,
    }


def _schema(arrow: ModuleType, head: DatasetHead) -> Schema:
    """Return the columns of a game; docs/research.md explains them."""
    columns = {
        "game": arrow.int32(),
        "deal": arrow.int32(),
        "bots": arrow.list_(arrow.dictionary(arrow.int8(), arrow.string())),
        "actors": arrow.list_(arrow.int8()),
        "ids": arrow.list_(arrow.int16()),
        "points": arrow.list_(arrow.int32()),
        "shares": arrow.list_(arrow.float32()),
    }
    return arrow.schema(columns, metadata={KEY: json.dumps(head)})


def _table(arrow: ModuleType, schema: Schema, games: list[Game]) -> Table:
    """Return a group of games as a table."""
    columns = {
        "game": [game.row.number for game in games],
        "deal": [game.row.deal for game in games],
        "bots": [game.row.bots for game in games],
        "actors": [[actor for actor, _ in game.entries] for game in games],
        "ids": [[number for _, number in game.entries] for game in games],
        "points": [game.row.played.points for game in games],
        "shares": [game.row.played.shares for game in games],
    }
    return arrow.table(columns, schema=schema)


def _pyarrow() -> tuple[ModuleType, ModuleType]:
    """Return pyarrow and its Parquet module."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise InvalidOptions("a data set needs pyarrow; pip install 'perihelion[data]' brings it") from None
    return pyarrow, pyarrow.parquet
