"""Values in the sentences of refusals: what the way costs, which good is missing, which place is closed."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.rules import Value

from .rules.city import asked
from .rules.components import LEVEL
from .rules.reach import cost
from .rules.state import CITY_DAY, FIELD, PAY, WAIVE, State, goods_of, is_rival, kind

Values = dict[str, Value]


def refusal_values(s: State, rule: int, family: str, axes: tuple[int, ...]) -> Values:
    """Return the values that the sentence of a rule needs; `family` is empty for an action at the wrong time."""
    reader = READERS.get(rule)
    return {} if reader is None else reader(s, family, axes)


def _hand(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-7: a card that is not in hand, or the wrong time."""
    return {"why": "choice"} if family else {}


def _field(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-8: whose card lies there, or the wrong time."""
    if not family:
        return {}
    owner = s.card_owner[axes[0]]
    return {"why": "rival" if is_rival(s, owner) else "taken", "player": owner}


def _way(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-9, -12: what the way to a field costs and what is there; a good that is not there; what is to pay."""
    if s.phase == PAY:
        return {"why": "none" if family else "", "cost": s.pay_left, "goods": goods_of(s, s.active)}
    return {"why": "far", "cost": cost(s, s.active, axes[0]), "goods": goods_of(s, s.active)}


def _good(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-21: a good that is not there, or how many are too many."""
    return {"why": "none" if family else "", "count": goods_of(s, s.to_act) - s.capacity[s.to_act]}


def _city(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-23: no order could be fulfilled there, or none after paying this good; or the wrong time."""
    if s.phase == FIELD:
        return {"why": "field", "cost": cost(s, s.active, axes[0]), "light": kind(s, axes[0]) - CITY_DAY}
    return {"why": "pay" if s.phase == PAY else "", "cost": s.pay_left, "light": kind(s, s.cur_field) - CITY_DAY}


def _missing(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-25: the first good of the order that is missing, and how many of it."""
    position = s.cur_pos if s.phase == WAIVE else axes[0]
    waived = axes[0] if s.phase == WAIVE else -1
    for good in range(4):
        lacking = asked(s.display[s.cur_row, position], good, waived) - s.goods[s.active, good]
        if lacking > 0:
            return {"why": "waive" if waived >= 0 else "", "good": good, "count": lacking}
    raise AssertionError("every good is there")


def _row(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-29: the kind of the city."""
    return {"light": kind(s, axes[0]) - CITY_DAY}


def _display(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-30: a city without any order, a place that does not exist with so few players, or an empty one."""
    if s.phase == FIELD:
        return {"why": "field", "light": kind(s, axes[0]) - CITY_DAY}
    return {"why": "no-place" if axes[0] == 3 and s.players < 4 else "", "light": s.cur_row}


def _place(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-51: taken, or not open yet; or the wrong time."""
    if not family:
        return {"below": 0}
    taken = s.places[s.active, s.cur_row, axes[0]] >= 0
    return {"why": "taken" if taken else "closed", "below": LEVEL[axes[0]] - 1}


def _draft(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLENIA-57: a tile of this level is there already; or the wrong time."""
    return {"why": family}


READERS: dict[int, Callable[[State, str, tuple[int, ...]], Values]] = {
    7: _hand, 8: _field, 9: _way, 12: _way, 21: _good, 23: _city, 25: _missing, 29: _row, 30: _display, 51: _place,
    57: _draft,
}  # fmt: skip
"""The function that reads the values of each rule's sentence."""
