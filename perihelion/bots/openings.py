"""Makes the opening index of a game from games between bots (core/opening_index.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ..core.game import Game, Options
from ..core.log import UNSEEN
from ..core.opening_index import Played, write_index
from ..core.position_keys import OPENING_DECISIONS, find_keys
from ..core.registry import game as find
from ..core.view import sees
from ..core.vocabulary import CHANCE
from ..engine import runtimes
from ..errors import InvalidOptions
from ..workers import ProcessWorkers, Workers, results_in_order
from . import BOTS
from .arena import Arena
from .dataset import play_and_record

FEWEST_GAMES = 3
"""A position is kept if it came at least this often."""
MOST_BYTES = 300_000
"""The largest file; the positions that came most often are kept."""


class Counted(NamedTuple):
    """One decision of a game, for the index."""

    key: int
    action: int
    who: str
    share: float
    points: int


Sums = dict[int, dict[tuple[int, str], list[float]]]
"""By key: for each action and player the number of games, the wins and the points."""


def write_openings(
    game: Game,
    sets: Sequence[Options],
    bots: Sequence[str],
    games: int,
    seed: int,
    file: Path,
    workers: Workers | None = None,
    tell: Callable[[], None] = lambda: None,
) -> int:
    """Play games with these sets of options in turn, and write their index. Return the number of positions in it."""
    strangers = [name for name in bots if name not in BOTS]
    if strangers:
        raise InvalidOptions(f"an index is played by our bots, not by {strangers[0]}; possible: {', '.join(BOTS)}")
    arenas = [Arena.of(game, options, bots, seed) for options in sets]
    runtimes.wait(game)
    own = workers is None
    workers = workers or ProcessWorkers()
    sums: Sums = {}
    try:
        numbers = (divmod(i, len(arenas))[::-1] for i in range(games))
        work = ((game.key, arenas[which].options, seed, i, *arenas[which].line_up(i)) for which, i in numbers)
        for counted in results_in_order(workers, count_opening, work):
            add_decisions(sums, counted)
            tell()
    finally:
        if own:
            workers.shutdown()
    head = {"game": game.key, "rules": game.version, "actions": game.action_version, "bots": list(bots)}
    head |= {"games": games, "seed": seed}
    data, kept = _fit(head, sums)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(file)
    return kept


def count_opening(
    key: str, options: Options, seed: int, number: int, deal: int, bots: tuple[str, ...]
) -> list[Counted]:
    """Play one game and return the decisions of its opening. Workers call this."""
    played = play_and_record(key, options, seed, number, deal, bots)
    return list(_replay(find(key), options, played.entries, bots, played.row.played.shares, played.row.played.points))


def _replay(
    game: Game,
    options: Options,
    entries: Sequence[tuple[int, int]],
    bots: Sequence[str],
    shares: Sequence[float],
    points: Sequence[int],
) -> Iterator[Counted]:
    """Yield the decisions of an opening. What could be done in only one way is no decision."""
    runtime = runtimes.best(game)
    s = runtime.state(game.new_state(options))
    choices: list[list[tuple[int, int]]] = [[] for _ in bots]
    for actor, number in entries:
        if actor == CHANCE:
            runtime.deal(s, number)
            continue
        if len(runtime.legal(s)) > 1:
            keys = find_keys(game, options, runtime.packed(s), actor, choices[actor])
            for key in keys.values():
                yield Counted(key, number, bots[actor], shares[actor], points[actor])
        seen = runtime.seen(s)
        for seat, known in enumerate(choices):
            known.append((actor, number if sees(seen, seat) else UNSEEN))
        if len(choices[actor]) == OPENING_DECISIONS:
            return
        runtime.play(s, number)


def add_decisions(sums: Sums, counted: Sequence[Counted]) -> None:
    """Add the decisions of one game."""
    for key, action, who, share, points in counted:
        row = sums.setdefault(key, {}).setdefault((action, who), [0, 0.0, 0])
        row[0] += 1
        row[1] += share
        row[2] += points


def _fit(head: dict[str, object], sums: Sums) -> tuple[bytes, int]:
    """Return the largest file within the limit, and its number of positions."""
    often = {key: sum(n for n, _, _ in rows.values()) for key, rows in sums.items()}
    ranked = sorted((key for key, n in often.items() if n >= FEWEST_GAMES), key=lambda key: (-often[key], key))
    while True:
        kept = {key: [_row(action, who, row) for (action, who), row in sums[key].items()] for key in ranked}
        data = write_index(head, kept)
        if len(data) <= MOST_BYTES:
            return data, len(kept)
        ranked = ranked[: len(ranked) * MOST_BYTES * 98 // (len(data) * 100)]


def _row(action: int, who: str, row: Sequence[float]) -> Played:
    n, wins, points = row
    return Played(action, who, int(n), wins, int(points))
