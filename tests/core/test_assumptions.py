"""Kinds of hidden cards that go with what was entered: found along thefts, and refused where there are too few."""

from __future__ import annotations

from perihelion.core.assumptions import Assumptions
from perihelion.core.card_flow import Transfer

STACK, ADA, BOB, STOLEN = range(4)


def draw(row: int) -> Transfer:
    return Transfer(STACK, (row,), (), (), ())


def steal(source: int, row: int) -> Transfer:
    return Transfer(source, (row,), (), (), ())


def play(row: int, kind: int) -> Transfer:
    return Transfer(None, (), ((row, kind),), (), ())


def pour(row: int, into: int) -> Transfer:
    return Transfer(None, (), (), (), ((row, into),))


def find(flow: list[Transfer], stack: tuple[int, ...], assumed: dict[int, int], need: tuple[int, int]):
    nothing = (0,) * len(stack)
    return next(Assumptions(flow, (stack, nothing, nothing, nothing), {}, assumed).find([need]), None)


def test_a_card_comes_from_the_hand_it_was_stolen_from():
    flow = [draw(ADA), draw(ADA), steal(ADA, STOLEN), pour(STOLEN, BOB)]
    found = find(flow, (2, 1), {0: 0, 1: 0, 2: 0}, (BOB, 1))
    assert found is not None
    assert found[2] == 1
    assert sorted(found) in ([0, 2], [1, 2])


def test_what_was_played_stays_what_it_was():
    flow = [draw(ADA), draw(BOB), play(ADA, 1)]
    assert find(flow, (2, 1), {0: 1, 1: 0}, (BOB, 0)) == {}
    assert find(flow, (2, 1), {0: 1, 1: 0}, (BOB, 1)) is None, "the only one was played"
    assert find(flow, (2, 2), {0: 1, 1: 0}, (BOB, 1)) == {1: 1}


def test_two_hands_exchange_a_card_of_which_there_is_one():
    assert find([draw(ADA), draw(BOB)], (1, 1), {0: 1, 1: 0}, (BOB, 1)) == {0: 0, 1: 1}
