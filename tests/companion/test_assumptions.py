"""Kinds of hidden cards that are consistent with all entries: found along thefts, and refused if there are too few."""

from __future__ import annotations

import random

from perihelion.companion.assumptions import find_changes
from perihelion.companion.card_flow import Transfer

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
    return find_changes(flow, (stack, nothing, nothing, nothing), {}, assumed, need)


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


def test_a_hand_of_one_card_shows_one_kind():
    flow = [draw(ADA), play(ADA, 0), draw(BOB)]
    assert find(flow, (2, 2), {0: 0, 2: 0}, (ADA, 1)) is None, "there are cards of both kinds, but she drew only one"


def test_what_really_happened_is_always_found():
    """Five hands steal from each other, and the stack is made of what was played. Only played cards are known.

    There is one card of each kind, so that one that is played often changes the life of several others.
    """
    draws, kinds, hands = random.Random(10), 12, range(1, 6)
    truth = [[1] * kinds] + [[0] * kinds for _ in hands]
    start, played = [tuple(row) for row in truth], [0] * kinds
    flow, assumed, big = list[Transfer](), dict[int, int](), set[bool]()

    def move(source: int, row: int) -> None:
        card = draws.choices(range(kinds), truth[source])[0]
        truth[source][card] -= 1
        truth[row][card] += 1
        assumed[len(flow)] = next(k for k, n in enumerate(beliefs(start, flow, assumed)[source]) if n)
        flow.append(Transfer(source, (row,), (), (), ()))

    for _ in range(60):
        hand, victim = draws.sample(hands, 2)
        if any(truth[0]):
            move(0, hand)
        if any(truth[victim]):
            move(victim, hand)
        if draws.random() < 0.6 and any(truth[hand]):
            card = draws.choices(range(kinds), truth[hand])[0]
            changes = find_changes(flow, start, {}, assumed, (hand, card))
            assert changes is not None
            big.add(len(changes) > 1)
            assumed |= changes
            flow.append(play(hand, card))
            truth[hand][card] -= 1
            played[card] += 1
        if not any(truth[0]):
            back = tuple((0, card) for card, n in enumerate(played) for _ in range(n))
            flow.append(Transfer(None, (), (), back, ()))
            truth[0], played = played, [0] * kinds
    assert True in big, "at least one answer changes several cards at once"


def beliefs(start: list[tuple[int, ...]], flow: list[Transfer], assumed: dict[int, int]) -> list[list[int]]:
    """Return the rows after all entries, as they are assumed; no card may be taken from an empty row."""
    rows = [list(row) for row in start]
    for i, each in enumerate(flow):
        for row, kind in each.taken + (((each.source, assumed[i]),) if each.source is not None else ()):
            rows[row][kind] -= 1
            assert rows[row][kind] >= 0
        for row, kind in each.put + tuple((row, assumed[i]) for row in each.targets if i in assumed):
            rows[row][kind] += 1
    return rows
