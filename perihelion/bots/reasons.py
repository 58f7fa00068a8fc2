"""Why one turn is better than another, in amounts that players count: 1 more point, 2 fewer cubes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.game import Game
from ..core.record import Record
from ..core.story import measure
from ..core.view import View
from ..words import Words

OWN = -1
"""The seat of a reason that is about the player."""
MIN_DIFFERENCE = 0.5
"""Smaller expected differences are not mentioned: they would be rounded to nothing."""
MOST_REASONS = 2
"""The most advantages, and the most disadvantages if there are only those. Beside an advantage one is enough."""


class Reason(NamedTuple):
    """An amount in which two turns differ; `seat` is another player's seat if the amount is that player's."""

    measure: str
    value: float
    seat: int = OWN


Amounts = dict[tuple[str, int], float]
"""The amount by its name and seat."""


def mean_amounts(view: View, ends: Sequence[Record]) -> Amounts:
    """Return the mean amounts of all seats over plain states, such as the ends of a turn."""
    total = Amounts()
    for s in ends:
        for key, amount in amounts_of(view.game, s, view.seat).items():
            total[key] = total.get(key, 0.0) + amount / len(ends)
    return total


def amounts_of(game: Game, s: Record, viewer: int) -> Amounts:
    """Return the amounts of all seats in a plain state; those of the viewer are OWN."""
    return {
        (name, OWN if seat == viewer else seat): amount
        for seat in range(int(game.rules.seats(s)))
        for name, amount in measure(game, s, seat).items()
    }


def differences(ours: Amounts, others: Amounts) -> tuple[Reason, ...]:
    """Return the amounts that differ: the player's own first, in the order of the game's measures."""
    found = [Reason(name, amount - others[name, seat], seat) for (name, seat), amount in ours.items()]
    return tuple(sorted((r for r in found if abs(r.value) >= MIN_DIFFERENCE), key=lambda r: r.seat != OWN))


def invert(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the reasons as seen from the other turn."""
    return tuple(reason._replace(value=-reason.value) for reason in reasons)


def is_advantage(reason: Reason, game: Game) -> bool:
    """Return whether a difference is good for the player."""
    return (reason.value > 0) == ((reason.seat == OWN) != (reason.measure in game.less_is_better))


def describe_reasons(reasons: Sequence[Reason], game: Game, words: Words, worse: bool = False) -> str:
    """Return the first reasons as text: 1 more point, but 2 fewer cubes.

    The advantages of a better turn come first; with `worse`, the disadvantages of a worse one. Amounts that the game
    has no words for are left out, and each other player is mentioned once.
    """
    first, then, mentioned = list[str](), list[str](), set[int]()
    for reason in reasons:
        text = "" if reason.seat in mentioned else describe_reason(reason, words)
        if text:
            (first if is_advantage(reason, game) != worse else then).append(text)
            mentioned.update({reason.seat} - {OWN})
    if not first or not then:
        return ", ".join((first or then)[:MOST_REASONS])
    return words("hint-but", first=", ".join(first[:MOST_REASONS]), then=then[0])


def tell_reasons(reasons: Sequence[Reason], pays_later: bool, game: Game, words: Words) -> str:
    """Return a sentence that says why a turn would have been better; empty if players can count no difference."""
    why = describe_reasons(reasons, game, words)
    if pays_later:
        return words("hint-one-turn-later", why=why) if why else words("hint-later")
    return words("report-why", why=why) if why else ""


def describe_reason(reason: Reason, words: Words) -> str:
    """Return a reason in a few words: 1 more point; Neptune 1 fewer card."""
    key = f"{'more' if reason.value > 0 else 'less'}-{reason.measure}"
    if not words.has(key):
        return ""
    text = words(key, n=max(1, round(abs(reason.value))))
    return text if reason.seat == OWN else words("hint-of-another", player=reason.seat, what=text)
