"""Why one turn is better than another, as a friend would say it: one advantage and its price.

An advantage that has a name is said by its name ("You then have the goods for the 7-star day order"); any other one is
an amount that players count ("You end up with 2 more stars than with the next-best turn, but 1 less wood").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.game import Game
from ..core.record import Record
from ..core.story import measure, named_measures
from ..core.view import View
from ..words import Words

OWN = -1
"""The seat of a reason that is about the player."""
MIN_DIFFERENCE = 0.5
"""Smaller expected differences are not mentioned: they would be rounded to nothing."""
THAN_SECOND, THAN_BEST, THAN_PLAYED = "hint-best", "hint-other", "report-why"
"""How an amount is compared: with the next best turn, with the best one, or with the played one."""
THAN_SECOND_PROBABLY = "hint-best-probably"
"""How an amount is compared if the rest of the turn depends on chance."""
LATER = "-later"
"""The end of the messages that compare amounts one turn later."""


class Reason(NamedTuple):
    """An amount in which two turns differ; `seat` is another player's seat if the amount is that player's."""

    measure: str
    value: float
    seat: int = OWN
    named: dict[str, int] | None = None
    """A thing behind the amount that only one of the turns certainly has, such as the order that can be paid."""


Amounts = dict[tuple[str, int], float]
"""The amount by its name and seat."""


def mean_amounts(view: View, ends: Sequence[Record]) -> Amounts:
    """Return the mean amounts of all seats over plain states, such as the ends of a turn."""
    return mean_of(view.game, view.seat, ends)


def mean_of(game: Game, viewer: int, ends: Sequence[Record]) -> Amounts:
    """Return the mean amounts over plain states, as `amounts_of` counts them."""
    total = Amounts()
    for s in ends:
        for key, amount in amounts_of(game, s, viewer).items():
            total[key] = total.get(key, 0.0) + amount / len(ends)
    return total


def amounts_of(game: Game, s: Record, viewer: int) -> Amounts:
    """Return the amounts of the viewer (OWN) and its opponents in a plain state. Partners speak for neither turn."""
    rules = game.rules
    return {
        (name, OWN if seat == viewer else seat): amount
        for seat in range(int(rules.seats(s)))
        if seat == viewer or rules.team(s, seat) != rules.team(s, viewer)
        for name, amount in measure(game, s, seat).items()
    }


def differences(ours: Amounts, others: Amounts) -> tuple[Reason, ...]:
    """Return the amounts that differ: the player's own first, in the order of the game's measures."""
    found = [Reason(name, amount - others[name, seat], seat) for (name, seat), amount in ours.items()]
    return tuple(sorted((r for r in found if abs(r.value) >= MIN_DIFFERENCE), key=lambda r: r.seat != OWN))


def differences_of_ends(
    game: Game, viewer: int, ours: Sequence[Record], others: Sequence[Record]
) -> tuple[Reason, ...]:
    """Return the amounts in which plain states, such as the ends of two turns, differ, with the things behind them."""
    first, second = (mean_of(game, viewer, ends) for ends in (ours, others))
    return tuple(
        reason._replace(named=find_named(game, viewer, reason, ours, others)) for reason in differences(first, second)
    )


def find_named(
    game: Game, viewer: int, reason: Reason, ours: Sequence[Record], others: Sequence[Record]
) -> dict[str, int] | None:
    """Return the most important thing behind a difference: all states of one side have it, and none of the other."""
    list_things, seat = named_measures(game).get(reason.measure), viewer if reason.seat == OWN else reason.seat
    if list_things is None:
        return None
    having, lacking = (ours, others) if reason.value > 0 else (others, ours)
    lists, absent = [list_things(s, seat) for s in having], [list_things(s, seat) for s in lacking]
    return next(
        (
            thing
            for thing in lists[0]
            if all(thing in each for each in lists) and not any(thing in each for each in absent)
        ),
        None,
    )


def invert(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the reasons as seen from the other turn."""
    return tuple(reason._replace(value=-reason.value) for reason in reasons)


def is_advantage(reason: Reason, game: Game) -> bool:
    """Return whether a difference is good for the player."""
    return (reason.value > 0) == ((reason.seat == OWN) != (reason.measure in game.less_is_better))


def brings_something(view: View, before: Sequence[Record], after: Sequence[Record]) -> bool:
    """Return whether some amount of the view's seat is better in some plain states than in others."""
    found = differences(mean_amounts(view, after), mean_amounts(view, before))
    return any(each.seat == OWN and is_advantage(each, view.game) for each in found)


def describe_reasons(
    reasons: Sequence[Reason],
    game: Game,
    words: Words,
    worse: bool = False,
    compared: str = THAN_SECOND,
    owner: int = OWN,
) -> str:
    """Return one advantage and its price; empty if no advantage can be said.

    With `worse`, the disadvantage of a worse turn comes first. `compared` is the message that compares an amount;
    `owner` is the player's seat if the reader is somebody else.
    """
    good = [reason for reason in reasons if is_advantage(reason, game) != worse]
    against = [reason for reason in reasons if reason not in good]
    prices = [reason for reason in against if is_said(reason, words) and not is_used_up(reason, words)]
    price = prices[0] if prices else None
    first = next((reason for reason in good if is_said(reason, words)), None)
    if first is None:
        return ""
    if price is None:
        return say_reason(first, words, compared, owner)
    if has_name(price, words):
        costs = words("hint-return-named" if worse else "hint-price-named", says=say_reason(price, words, "", owner))
    elif has_name(first, words):
        costs = _say_amount(price, words, f"{compared.replace('-probably', '')}-price", owner)
    else:
        return say_reason(first, words, compared, owner, _say_price(first, price, words, compared, owner))
    return f"{say_reason(first, words, compared, owner)} {costs}"


def tell_reasons(reasons: Sequence[Reason], pays_later: bool, game: Game, words: Words, owner: int = OWN) -> str:
    """Return why a turn would have been better; empty if players can count no difference."""
    compared = THAN_PLAYED + LATER if pays_later else THAN_PLAYED
    return describe_reasons(reasons, game, words, compared=compared, owner=owner)


def is_said(reason: Reason, words: Words) -> bool:
    """Return whether the game has words for a reason."""
    return has_name(reason, words) or words.has(_kind(reason))


def is_used_up(reason: Reason, words: Words) -> bool:
    """Return whether a reason is no price: what is lost was used, such as the goods for an order."""
    return words.has(f"price-{_kind(reason)}")


def has_name(reason: Reason, words: Words) -> bool:
    """Return whether a reason is said by the name of a thing, and not by an amount."""
    return reason.named is not None and words.has(f"named-{_kind(reason)}")


def say_reason(reason: Reason, words: Words, compared: str, owner: int = OWN, price: str = "") -> str:
    """Return a reason as a sentence, which ends with its price."""
    if reason.named is not None and has_name(reason, words):
        seat = _seat(reason, owner)
        about = {"own": int(seat == OWN), "player": max(seat, 0), "better": int(compared.startswith(THAN_PLAYED))}
        return words(f"named-{_kind(reason)}", **about, **reason.named)
    return _say_amount(reason, words, compared, owner, price)


def _say_price(first: Reason, price: Reason, words: Words, compared: str, owner: int) -> str:
    """Return the end of a sentence that compares an amount: what that costs, and whom."""
    seat = _seat(price, owner)
    if seat == _seat(first, owner):
        return words("hint-but", why=_amount(price, words))
    key = "report-but" if compared.startswith(THAN_PLAYED) else "hint-but"
    return words(f"{key}-own" if seat == OWN else f"{key}-of-another", why=_amount(price, words), player=max(seat, 0))


def _say_amount(reason: Reason, words: Words, compared: str, owner: int, price: str = "") -> str:
    seat, amount = _seat(reason, owner), _amount(reason, words)
    if seat == OWN:
        return words(compared, why=amount, price=price)
    return words(f"{compared}-of-another", why=amount, player=seat, price=price)


def _amount(reason: Reason, words: Words) -> str:
    return words(_kind(reason), n=max(1, round(abs(reason.value))))


def _kind(reason: Reason) -> str:
    return f"{'more' if reason.value > 0 else 'less'}-{reason.measure}"


def _seat(reason: Reason, owner: int) -> int:
    return owner if reason.seat == OWN else reason.seat
