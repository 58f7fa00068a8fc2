"""A turn in one sentence: what a player did and what it brought.

    tell_turn(game, words, Turn(seat, entries, before, after))   # "3 to the corner, then 02: row of three, +1 point"

The words of a game say how: `brief-<family>` is an action in a few words, `result-<event>` an event, `measure-<name>`
an amount. What has no such message is not mentioned, so a game leaves out the small change: the cube that is put down,
the end of the turn. Equal actions in a row become one; `$times` says how many they were, and `$now`, an amount that
grows with each of them, is that of the last one; `$later` is 1 in a turn that others come before: if the board moves
meanwhile, its places have other names now. A message that begins with "…" continues the one before it: "brown 2",
"…as yellow". Several actions with a message `gathered-<family>`, such as exchanges, are named once.

A turn that is recommended begins with a verb: `begin-<family>` is its first action ("take brown 2", "put it on b5").
In all of it `$advice` is 1, for languages in which advice has another form than the log ("schieb braun").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, NamedTuple

from .narration import narrate_decision

if TYPE_CHECKING:
    from ..words import Words
    from .game import Game
    from .log import Entry
    from .record import Record

GATHERED_FROM = 3
"""From this number on, a told turn names the actions that have a message `gathered-<family>` only once, together."""
CONTINUED = "…"
"""The first character of a message that continues the one before it."""
ALONE = {"times": 1, "later": 0, "now": 0, "advice": 0}
"""What a `brief-` message is given, besides the values of its action, outside the story of a turn."""


class Turn(NamedTuple):
    """A turn of a seat: the entries of the log as the reader saw them, and the states before and after it."""

    seat: int
    entries: Sequence[Entry]
    before: Record
    after: Record
    ends: Sequence[Record] = ()
    """States in which an imagined turn may end, if chance follows `after`. The story has what all of them share."""
    later: bool = False
    """True for an imagined turn that is not the present one."""
    goes_on: bool = False
    """True for an imagined turn that goes on after chance, in a way that depends on the outcome."""


class AmountChange(NamedTuple):
    """How an amount of a seat changed in a turn."""

    seat: int
    name: str
    change: int


class PlayedTurn(NamedTuple):
    """A turn that was played, with what changed instead of its states."""

    seat: int
    entries: Sequence[Entry]
    """The entries of the log as the reader saw them."""
    changes: Sequence[AmountChange]
    later: bool = False


def tell_turn(game: Game, words: Words, turn: Turn, advice: bool = False) -> str:
    """Return a turn in one sentence, without the player's name.

    If no action is brief, the sentence has only what the turn brought. If it brought nothing either, it is the
    sentences of the log. With `advice` it says what to do, even if the turn has begun already.
    """
    moves = join_moves(list(brief_moves(game, words, turn, advice)), words)
    results = [*tell_events(game, words, turn), *tell_changes(game, words, turn)]
    decisions = _decisions(turn)
    if not moves and advice and decisions:
        moves = _sentence(game, words, turn, decisions[0])
    if advice and _says_what_it_brings(game, turn, moves, results):
        results = []
    return _join_story(game, words, turn, moves, results)


def tell_played_turn(game: Game, words: Words, turn: PlayedTurn) -> str:
    """Return what `tell_turn` says about a turn, if the changes are those that `find_changes` returns."""
    moves = join_moves(list(brief_moves(game, words, turn)), words)
    results = [*tell_events(game, words, turn), *_tell_amounts(words, turn.seat, turn.changes)]
    return _join_story(game, words, turn, moves, results)


def _join_story(game: Game, words: Words, turn: Turn | PlayedTurn, moves: str, results: Sequence[str]) -> str:
    if not moves and results:
        return ", ".join(results)
    if not moves:
        moves = " ".join(narrate_decision(game, words, entry) for entry in _decisions(turn)).removesuffix(".")
    return words("story", moves=moves, results=", ".join(results)) if results else moves


def _decisions(turn: Turn | PlayedTurn) -> list[Entry]:
    return [entry for entry in turn.entries if entry.actor == turn.seat]


def _says_what_it_brings(game: Game, turn: Turn, moves: str, results: Sequence[str]) -> bool:
    """Return whether advice says already all that it brings: take 1 fuel. Points are always told."""
    first = next(iter(game.measures), None)
    if first is not None and (count := game.measures[first])(turn.before, turn.seat) != count(turn.after, turn.seat):
        return False
    changes = ", ".join(results).split(", ")
    return all(change.startswith("+") and change[1:] in moves for change in changes)


def _sentence(game: Game, words: Words, turn: Turn, entry: Entry) -> str:
    """Return what the first action of a turn does, as it is offered to the player."""
    family, axes = game.actions.family(entry.number)
    values = game.choice_values(turn.before, family.name, axes)
    return words.action("act", game.actions, entry.number, player=turn.seat, **values)


def brief_moves(
    game: Game, words: Words, turn: Turn | PlayedTurn, advice: bool = False, each: bool = False
) -> Iterator[str]:
    """Yield the actions of the turn in a few words; equal ones in a row once. With `advice` the first has a verb.

    With `each`, a piece that moves again is named again.
    """

    def brief(entry: Entry, times: int = 1, kind: str = "brief") -> str:
        return words.action(
            kind,
            game.actions,
            entry.number,
            player=entry.actor,
            times=times,
            later=int(turn.later),
            advice=int(advice),
            **(entry.values or {}),
        )

    def has(entry: Entry, kind: str) -> bool:
        return words.has(f"{kind}-{game.actions.family(entry.number)[0].name}")

    def same(i: int, entry: Entry) -> list[str]:
        unnumbered = entry._replace(values={**(entry.values or {}), "now": 0})
        kinds = ["brief", "begin"] if i < first else ["brief"]
        return [brief(unnumbered, kind=kind) for kind in kinds if has(entry, kind)]

    acted = [entry for entry in turn.entries if entry.actor == turn.seat and entry.number >= 0]
    before = list(takewhile(lambda entry: not has(entry, "brief"), acted)) if advice else []
    told = [entry for entry in acted if has(entry, "brief") or (entry in before and has(entry, "begin"))]
    aside = [] if advice else [i for i, entry in enumerate(told) if has(entry, "gathered")]
    gathered = aside[0] if len(aside) >= GATHERED_FROM else -1
    if gathered >= 0:
        told = [entry for i, entry in enumerate(told) if i not in aside[1:]]
    begins = advice
    before_it: Entry | None = None
    families = [game.actions.family(entry.number)[0] for entry in told]
    first = sum(1 for _ in takewhile(lambda family: family == families[0], families)) if advice else 0
    for is_gathered, group in groupby(enumerate(told), lambda item: [item[0] == gathered, *same(*item)]):
        equal = [entry for _, entry in group]
        if is_gathered[0]:
            yield brief(equal[0], len(aside), "gathered")
            before_it = None
            continue
        kind = "begin" if begins and has(equal[-1], "begin") else "brief"
        if not each and before_it is not None and has(equal[-1], "again") and _same_piece(game, before_it, equal[0]):
            kind = "again"
        before_it = equal[-1]
        if has(equal[-1], kind) and (text := brief(equal[-1], len(equal), kind)):
            begins = False
            yield text


def _same_piece(game: Game, one: Entry, other: Entry) -> bool:
    """Return whether two actions move the same piece."""
    (family, axes), (other_family, other_axes) = (game.actions.family(entry.number) for entry in (one, other))
    if family is not other_family:
        return False
    piece = next((i for i, axis in enumerate(family.axes) if axis.name == "piece"), None)
    return piece is None or axes[piece] == other_axes[piece]


def join_moves(moves: Sequence[str], words: Words) -> str:
    """Return moves as one phrase: "a, b, then c"."""
    joined = merge_moves(moves)
    if len(joined) < 2:
        return "".join(joined)
    return words("story-then", first=", ".join(joined[:-1]), last=joined[-1])


def merge_moves(moves: Sequence[str]) -> list[str]:
    """Return moves in which each message that continues another one is joined with it."""
    joined: list[str] = []
    for move in moves:
        if move.startswith(CONTINUED) and joined:
            joined[-1] += f" {move.removeprefix(CONTINUED)}"
        else:
            joined.append(move.removeprefix(CONTINUED))
    return joined


def tell_events(game: Game, words: Words, turn: Turn | PlayedTurn) -> Iterator[str]:
    """Yield the events for which the game has a short form, of its own for those that follow a certain action."""
    for entry in turn.entries:
        family = game.actions.family(entry.number)[0].name if entry.actor >= 0 and entry.number >= 0 else ""
        for event in entry.events or ():
            keys = (f"result-{event.key}-{family}", f"result-{event.key}")
            key = next(filter(words.has, keys), "")
            if key and (text := words(key, **{**(entry.values or {}), **event.values})):
                yield text


def tell_changes(game: Game, words: Words, turn: Turn) -> Iterator[str]:
    """Yield what changed: first for the seat itself, then for every other seat with its name."""
    return _tell_amounts(words, turn.seat, find_changes(game, words, turn))


def find_changes(game: Game, words: Words, turn: Turn) -> list[AmountChange]:
    """Return what changed and has a message: first for the seat itself, then for every other seat."""
    found: list[AmountChange] = []
    seats = range(int(game.rules.seats(turn.after)))
    for seat in sorted(seats, key=lambda seat: seat != turn.seat):
        before, after = measure(game, turn.before, seat), certain_amounts(game, turn, seat)
        changes = [AmountChange(seat, name, after[name] - before[name]) for name in after]
        found += [each for each in changes if each.change and words.has(f"measure-{each.name}")]
    return found


def _tell_amounts(words: Words, turn: int, changes: Sequence[AmountChange]) -> Iterator[str]:
    """Yield the changes of each seat; those of other seats than the one whose turn it was with its name."""
    for seat, group in groupby(changes, lambda each: each.seat):
        if text := ", ".join(filter(None, (tell_change(each.name, each.change, words) for each in group))):
            yield text if seat == turn else words("story-of-another", player=seat, changes=text)


def certain_amounts(game: Game, turn: Turn, seat: int) -> dict[str, int]:
    """Return the amounts of a seat after a turn; those that depend on chance as they are before it."""
    after, *ends = (measure(game, s, seat) for s in (turn.after, *turn.ends))
    return {
        name: ends[0][name] if ends and all(end[name] == ends[0][name] for end in ends) else amount
        for name, amount in after.items()
    }


def tell_change(name: str, change: int, words: Words) -> str:
    """Return a change of an amount: +2 fuel. An amount without a message is told by events or not at all."""
    if not change or not words.has(f"measure-{name}"):
        return ""
    return f"{'+' if change > 0 else '−'}{words(f'measure-{name}', n=abs(change))}"


def measure(game: Game, s: Record, seat: int) -> dict[str, int]:
    """Return the amounts of a seat, as players count them."""
    return {name: int(count(s, seat)) for name, count in game.measures.items()}


@cache
def named_measures(game: Game) -> Mapping[str, Callable[[Record, int], list[dict[str, int]]]]:
    """Return what lists the things behind some measures, the most important first, as values of sentences.

    It is `NAMED` in `measures.py` of the game: the orders that can be paid, with their stars.
    """
    name = f"{game.package}.measures"
    return getattr(import_module(name), "NAMED", {}) if find_spec(name) else {}
