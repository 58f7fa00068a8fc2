"""Published games: finished public games whose people all agreed, month by month, without names, ids and times.

FOLDER/README.md                 the data card
FOLDER/LICENSE                   CC0
FOLDER/2026-10/games.zip         game files
FOLDER/2026-10/leduc-1.parquet   the same games as a data set (bots/dataset.py), one file for each set of options
FOLDER/2026-10/index.json        what is in the month, with hashes
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from ..bots.dataset import FORMAT, DatasetHead, versions_of, write_rows
from ..bots.match import shares_of
from ..core.position import Position
from ..core.vocabulary import OVER
from ..engine.observation import Layout
from ..json_types import JsonObject
from ..store import publishing, tables
from ..store.database import Database
from ..table.results import BOT_PREFIX, find_result
from .published_card import write_card
from .restore import restore_table

PERSON = "person"
"""How a person is named in published games."""
MOST_MONTHS = 12
"""Number of complete months that are published: older tables may have been archived."""
ZIP_TIME = (1980, 1, 1, 0, 0, 0)
"""The time of all files in an archive: when a game was played is not published."""

logger = logging.getLogger("perihelion.server")


class PublishedGame(NamedTuple):
    """One game: its last position, and for each seat `person` or the level of a bot."""

    position: Position
    players: tuple[str, ...]


class PublishedFile(NamedTuple):
    """One file of a month."""

    name: str
    games: int
    sha256: str


@dataclass
class Published:
    """What was written, and how many games cannot be replayed any more."""

    months: list[str] = field(default_factory=list)
    games: int = 0
    unreadable: int = 0


async def publish(database: Database, folder: Path, now: datetime) -> Published:
    """Write all complete months that are not in the folder yet. What is published stays as it is."""
    done = Published()
    for month, begin, end in list_months(now):
        if (folder / month).exists():
            continue
        games = []
        for row in await publishing.list_publishable(database, begin.timestamp(), end.timestamp()):
            try:
                game = await _load(database, row.id)
            except Exception:  # its game is not installed any more, or its rules changed too much
                logger.warning("table %s cannot be published", row.id, exc_info=True)
                done.unreadable += 1
                continue
            games += [] if game is None else [game]
        if games:
            await asyncio.to_thread(write_month, folder, month, games)
            done.months.append(month)
            done.games += len(games)
    if done.months:
        write_card(folder)
    return done


def list_months(now: datetime) -> Iterator[tuple[str, datetime, datetime]]:
    """Yield name, begin and end of the last complete months, the oldest first. Months are those of UTC."""
    last = now.astimezone(UTC).year * 12 + now.astimezone(UTC).month - 1
    for number in range(last - MOST_MONTHS, last):
        begin, end = (datetime(n // 12, n % 12 + 1, 1, tzinfo=UTC) for n in (number, number + 1))
        yield f"{begin:%Y-%m}", begin, end


async def _load(database: Database, table: str) -> PublishedGame | None:
    """Return the game of a table; None if it was not played to its end, or says nothing about its players."""
    found = await tables.load(database, table)
    if found is None:
        return None
    restored = await asyncio.to_thread(restore_table, *found)
    result = find_result(restored)
    if restored.position.actor != OVER or restored.position.begun or restored.seal.deal is not None or result is None:
        return None
    names = (seat.player for seat in result.seats)
    players = (name.removeprefix(BOT_PREFIX) if name.startswith(BOT_PREFIX) else PERSON for name in names)
    return PublishedGame(restored.position, tuple(players))


def write_month(folder: Path, month: str, games: Sequence[PublishedGame]) -> None:
    """Write the files of a month. The folder appears when it is complete.

    The order of the games is that of a hash of their moves, so it does not say when a game was played.
    """
    mixed = sorted(games, key=lambda game: hashlib.sha256(game.position.transcript.encode()).digest())
    unfinished = folder / f"{month}.unfinished"
    unfinished.mkdir(parents=True, exist_ok=True)
    written = [_write_game_files(unfinished / "games.zip", mixed)]
    sets: dict[str, list[PublishedGame]] = {}
    for game in mixed:
        sets.setdefault(json.dumps([game.position.game.key, game.position.options], sort_keys=True), []).append(game)
    numbers: dict[str, int] = {}
    for _, alike in sorted(sets.items()):
        key = alike[0].position.game.key
        numbers[key] = numbers.get(key, 0) + 1
        written.append(_write_data_set(unfinished / f"{key}-{numbers[key]}.parquet", alike))
    index = {"month": month, "licence": "CC0-1.0", "files": [file._asdict() for file in written]}
    (unfinished / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")
    unfinished.replace(folder / month)


def _write_game_files(file: Path, games: Sequence[PublishedGame]) -> PublishedFile:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, game in enumerate(games):
            head, _, body = game.position.transcript.partition("\n")
            text = f"{head}\n# {', '.join(game.players)}\n{body}"
            archive.writestr(zipfile.ZipInfo(f"{game.position.game.key}-{number:05}.game", ZIP_TIME), text)
    return _describe(file, len(games))


def _write_data_set(file: Path, games: Sequence[PublishedGame]) -> PublishedFile:
    first = games[0].position
    head = DatasetHead(
        format=FORMAT,
        game=first.game.key,
        options=first.options,
        bots=sorted({player for game in games for player in game.players}),
        levels={},
        seed=0,
        games=len(games),
        **versions_of(first.game, Layout(first.game, first.options)),
    )
    write_rows(file, head, [{"game": number, "deal": number, **_row(game)} for number, game in enumerate(games)])
    return _describe(file, len(games))


def _row(game: PublishedGame) -> JsonObject:
    position, rules, scores = game.position, game.position.game.rules, game.position.scores
    teams = [int(rules.team(position.unchanged, seat)) for seat in range(position.seats)]
    return {
        "bots": list(game.players),
        "actors": [entry.actor for entry in position.entries],
        "ids": [entry.number for entry in position.entries],
        "points": list(scores.points),
        "shares": list(shares_of(sum(1 << seat for seat in scores.winners), teams)),
    }


def _describe(file: Path, games: int) -> PublishedFile:
    return PublishedFile(file.name, games, hashlib.sha256(file.read_bytes()).hexdigest())
