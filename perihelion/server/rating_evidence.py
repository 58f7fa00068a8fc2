"""What stands out in rated games, for operators: evidence with its figures, and no consequence of its own.

* Two players of one game who share a mail address, the target of their notices or a network may be one person.
* A player who gained much, nearly all of it in games with the same one or two others, may be given the wins.
* A player who agrees with Sun more often than Jupiter does may let a bot choose (bot_agreement.py).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from ..table.results import BOT_PREFIX
from .bot_agreement import ComparedGame, measure_agreement
from .rating import POINTS

EVIDENCE_DAYS = 90
"""Number of days whose games are compared."""
FEWEST_GAMES, FEW_OPPONENTS, MOST_SHARE, LEAST_GAIN = 10, 2, 0.8, 100
"""Farming: at least N games with people, a share of them with the M closest opponents, and points gained in all."""

EvidenceKind = Literal["mail", "notices", "browser", "network", "few-opponents", "sun"]
"""The same sign-in address, target of notices, network with the same kind of browser, or network with another one; a
rating that moves with few others; play like Sun's."""


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
    low: float = 0.0
    """For "sun": the lower end of the interval of the share."""
    usual: float = 0.0
    """For "sun": the share that Jupiter reaches in the same games."""


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


def find_bot_play(games: Mapping[str, Sequence[ComparedGame]]) -> list[Evidence]:
    """Return players who agree with Sun clearly more often than Jupiter does; `games` has the games of each."""
    found = []
    for player, played in games.items():
        agreement = measure_agreement(played)
        if agreement is not None and agreement.stands_out:
            share, low, usual = (round(each, 2) for each in (agreement.share, agreement.low, agreement.jupiter))
            found.append(Evidence("sun", (player,), agreement.tables, 0, share, low, usual))
    return sorted(found, key=lambda one: (-one.low, one.guests))
