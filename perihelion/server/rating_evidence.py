"""What stands out in rated games, for operators: evidence with its figures, and no consequence of its own.

* Two players of one game who share a mail address or the target of their notices may be one person.
* A player who gained much, nearly all of it in games with the same one or two others, may be given the wins.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from ..table.results import BOT_PREFIX
from .rating import POINTS

EVIDENCE_DAYS = 90
"""Number of days whose games are compared."""
FEWEST_GAMES, FEW_OPPONENTS, MOST_SHARE, LEAST_GAIN = 10, 2, 0.8, 100
"""Farming: at least N games with people, a share of them with the M closest opponents, and points gained in all."""

EvidenceKind = Literal["mail", "notices", "few-opponents"]
"""The same sign-in address, the same target of notices, or a rating that moves with few others."""


class RatedGame(NamedTuple):
    """A rated game: who played, and how each rating changed, in the units of the model."""

    table: str
    changes: Mapping[str, float]


class Evidence(NamedTuple):
    """What stands out: the guests, the games that show it, the points gained, and the share of these games."""

    kind: EvidenceKind
    guests: tuple[str, ...]
    tables: tuple[str, ...]
    gain: int = 0
    share: float = 0.0


def find_shared(
    games: Iterable[RatedGame], shared: Mapping[EvidenceKind, Collection[frozenset[str]]]
) -> list[Evidence]:
    """Return pairs of guests who met in rated games and share something; `shared` has the pairs of each kind."""
    met: dict[frozenset[str], list[str]] = defaultdict(list)
    for game in games:
        for pair in combinations(sorted(game.changes), 2):
            met[frozenset(pair)].append(game.table)
    return [
        Evidence(kind, tuple(sorted(pair)), tuple(met[pair]))
        for kind, pairs in shared.items()
        for pair in sorted(pairs, key=sorted)
        if pair in met
    ]


def find_farming(games: Sequence[RatedGame]) -> list[Evidence]:
    """Return players whose rating rose with the same few people, the largest gain first."""
    mine: dict[str, list[tuple[RatedGame, list[str]]]] = defaultdict(list)
    for game in games:
        people = [player for player in game.changes if not player.startswith(BOT_PREFIX)]
        for player in people:
            others = [other for other in people if other != player]
            if others:
                mine[player].append((game, others))
    found = []
    for player, played in mine.items():
        closest = Counter(other for _, others in played for other in others).most_common(FEW_OPPONENTS)
        few = {other for other, _ in closest}
        together = [game for game, others in played if few >= set(others)]
        gain = round(sum(game.changes[player] for game in together) * POINTS)
        share = len(together) / len(played)
        if len(played) >= FEWEST_GAMES and share >= MOST_SHARE and gain >= LEAST_GAIN:
            tables = tuple(game.table for game in together)
            found.append(Evidence("few-opponents", (player, *sorted(few)), tables, gain, round(share, 2)))
    return sorted(found, key=lambda one: (-one.gain, one.guests))
