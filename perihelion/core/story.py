"""A turn in one sentence: what a player did and what it brought.

    tell_turn(game, words, Turn(seat, entries, before, after))   # "3 to the corner, then 02: row of three, +1 point"

The words of a game say how: `brief-<family>` is an action in a few words, `result-<event>` an event, `measure-<name>`
an amount. What has no such message is not mentioned, so a game leaves out the small change: the cube that is put down,
the end of the turn. Equal actions in a row become one; `$times` says how many they were, and `$now`, an amount that
grows with each of them, is that of the last one. A message that begins with "…" continues the one before it: "brown 2",
"…as yellow".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from .narration import narrate_decision

if TYPE_CHECKING:
    from ..words import Words
    from .game import Game
    from .log import Entry
    from .record import Record

CONTINUED = "…"
"""The first character of a message that continues the one before it."""


class Turn(NamedTuple):
    """A turn of a seat: the entries of the log as the reader saw them, and the states before and after it."""

    seat: int
    entries: Sequence[Entry]
    before: Record
    after: Record


def tell_turn(game: Game, words: Words, turn: Turn, otherwise: str = "") -> str:
    """Return a turn in one sentence, without the player's name.

    If no action is brief, the sentence has only what the turn brought. If it brought nothing either, it is `otherwise`,
    or the sentences of the log.
    """
    moves = join_moves(list(brief_moves(game, words, turn)), words)
    results = [*tell_events(words, turn), *tell_changes(game, words, turn)]
    if not moves and results:
        return ", ".join(results)
    if not moves and otherwise:
        return otherwise
    if not moves:
        decisions = [entry for entry in turn.entries if entry.actor == turn.seat]
        moves = " ".join(narrate_decision(game, words, entry) for entry in decisions).removesuffix(".")
    return words("story", moves=moves, results=", ".join(results)) if results else moves


def brief_moves(game: Game, words: Words, turn: Turn) -> Iterator[str]:
    """Yield the actions of the turn in a few words; equal ones in a row once."""

    def brief(entry: Entry, times: int = 1) -> str:
        return words.action(
            "brief", game.actions, entry.number, player=entry.actor, times=times, **(entry.values or {})
        )

    def kind(entry: Entry) -> str:
        return brief(entry._replace(values={**(entry.values or {}), "now": 0}))

    told = [entry for entry in turn.entries if entry.actor == turn.seat and _has_brief(game, words, entry)]
    for _, group in groupby(told, kind):
        equal = list(group)
        if text := brief(equal[-1], len(equal)):
            yield text


def _has_brief(game: Game, words: Words, entry: Entry) -> bool:
    return entry.number >= 0 and words.has(f"brief-{game.actions.family(entry.number)[0].name}")


def join_moves(moves: Sequence[str], words: Words) -> str:
    """Return moves as one phrase: "a, b, then c"."""
    joined: list[str] = []
    for move in moves:
        if move.startswith(CONTINUED) and joined:
            joined[-1] += f" {move.removeprefix(CONTINUED)}"
        else:
            joined.append(move.removeprefix(CONTINUED))
    if len(joined) < 2:
        return "".join(joined)
    return words("story-then", first=", ".join(joined[:-1]), last=joined[-1])


def tell_events(words: Words, turn: Turn) -> Iterator[str]:
    """Yield the events of the turn for which the game has a short form."""
    for entry in turn.entries:
        for event in entry.events or ():
            if words.has(f"result-{event.key}") and (text := words(f"result-{event.key}", **event.values)):
                yield text


def tell_changes(game: Game, words: Words, turn: Turn) -> Iterator[str]:
    """Yield what changed: first for the seat itself, then for every other seat with its name."""
    seats = range(int(game.rules.seats(turn.after)))
    for seat in sorted(seats, key=lambda seat: seat != turn.seat):
        before, after = measure(game, turn.before, seat), measure(game, turn.after, seat)
        changes = [tell_change(name, after[name] - before[name], words) for name in after]
        if text := ", ".join(filter(None, changes)):
            yield text if seat == turn.seat else words("story-of-another", player=seat, changes=text)


def tell_change(name: str, change: int, words: Words) -> str:
    """Return a change of an amount: +2 fuel. An amount without a message is told by events or not at all."""
    if not change or not words.has(f"measure-{name}"):
        return ""
    return f"{'+' if change > 0 else '−'}{words(f'measure-{name}', n=abs(change))}"


def measure(game: Game, s: Record, seat: int) -> dict[str, int]:
    """Return the amounts of a seat, as players count them."""
    return {name: int(count(s, seat)) for name, count in game.measures.items()}
