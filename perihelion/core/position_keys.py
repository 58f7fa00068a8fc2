"""Keys of positions: equal for positions that a viewer cannot tell apart, so that the same decision is found again.

A decision has three keys. KNOWN is what the seat that decides knows. DECISIONS is what all seats chose so far, and OWN
what this seat chose, whatever chance brought: games with a random set-up hardly ever come to the same position twice.

A key contains the versions of the rules and of the actions, so what was counted under other rules is not found.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from .game import Game, Options
from .log import UNSEEN, Entry
from .view import hide_packed, sees
from .vocabulary import CHANCE

if TYPE_CHECKING:
    from .position import Position
    from .record import PackedArray

KNOWN, DECISIONS, OWN = "known", "decisions", "own"
KINDS = (KNOWN, DECISIONS, OWN)
"""All kinds of keys, the most exact one first."""

OPENING_DECISIONS = 16
"""How many decisions of a game belong to its opening. Later positions hardly ever come twice (docs/explorer.md)."""

KEY_BYTES = 8

Choices = Sequence[tuple[int, int]]
"""The seat and the action of all decisions so far as one seat saw them."""


class Decision(NamedTuple):
    """What a seat chose in a position, and the keys of the position by kind."""

    seat: int
    action: int
    keys: dict[str, int]


def find_keys(game: Game, options: Options, packed: PackedArray, seat: int, choices: Choices) -> dict[str, int]:
    """Return the keys of a position in which `seat` decides; `choices` are those that led there."""
    own = [choice for choice in choices if choice[0] == seat]
    return {
        KNOWN: _hash(game, KNOWN, seat, hide_packed(game, packed, seat).tobytes()),
        DECISIONS: _hash(game, DECISIONS, seat, json.dumps([options, choices], sort_keys=True).encode()),
        OWN: _hash(game, OWN, seat, json.dumps([options, own], sort_keys=True).encode()),
    }


def keys_now(position: Position) -> dict[str, int]:
    """Return the keys of a position in which a seat decides.

    Without the beginning of the game, the decisions so far are not known: only the position itself has a key.
    """
    keys = _keys(position, position.actor, position.entries)
    return {KNOWN: keys[KNOWN]} if position.begun else keys


def list_decisions(position: Position, skipped: Iterable[int] = ()) -> Iterator[Decision]:
    """Yield the decisions of the opening of a game, the last one first.

    Those at the `skipped` places of the log are left out.
    """
    twin, log, without = position.copy(), position.entries, set(skipped)
    places = [place for place, entry in enumerate(log) if entry.actor != CHANCE][:OPENING_DECISIONS]
    left = len(log)
    for place in reversed(places):
        for _ in range(left - place):
            twin.undo()
        left = place
        if place not in without:
            entry = log[place]
            yield Decision(entry.actor, entry.number, _keys(twin, entry.actor, log[:place]))


def _keys(position: Position, seat: int, log: Sequence[Entry]) -> dict[str, int]:
    packed = position.for_seat(seat).unchanged.pack()
    seen = [(entry.actor, entry.number if sees(entry.seen, seat) else UNSEEN) for entry in log if entry.actor != CHANCE]
    return find_keys(position.game, position.options, packed, seat, seen)


def _hash(game: Game, kind: str, seat: int, content: bytes) -> int:
    head = f"{game.key} {game.version} {game.action_version} {kind} {seat} ".encode()
    return int.from_bytes(blake2b(head + content, digest_size=KEY_BYTES).digest(), "big", signed=True)
