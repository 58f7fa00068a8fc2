"""Leduc poker, a third-party game: its rules, and the same game as OpenSpiel's, action by action."""

from __future__ import annotations

from itertools import product

import pytest

import perihelion
from perihelion.core.chance import FastDraws
from perihelion.core.record import UNKNOWN
from tests.covers import covers


def game(*played: str) -> perihelion.Position:
    return perihelion.new("leduc").play(*played)


@covers("LEDUC-1", "LEDUC-3")
def test_two_seats_get_one_card_each_out_of_six():
    p = game()
    assert p.seats == 2
    assert p.outcomes == dict.fromkeys(["J1", "J2", "Q1", "Q2", "K1", "K2"], 1)
    p.play("Q2")
    assert p.outcomes == dict.fromkeys(["J1", "J2", "Q1", "K1", "K2"], 1)
    assert p.play("J1").actor == 0


@covers("LEDUC-2")
def test_each_seat_pays_one_chip_first():
    assert game().plain.paid == {0: 1, 1: 1}


@covers("LEDUC-3")
def test_only_its_seat_sees_a_hand():
    p = game("Q2", "J1")
    assert p.view(0).state.hand == {0: 3, 1: UNKNOWN}
    assert p.view(1).state.hand == {0: UNKNOWN, 1: 0}
    assert p.view(-1).state.hand == {0: UNKNOWN, 1: UNKNOWN}
    assert [entry.text for entry in p.view(1).log] == ["?", "J1"]


@covers("LEDUC-4", "LEDUC-5")
def test_after_the_first_round_a_card_lies_open_and_seat_0_begins_again():
    p = game("Q2", "J1", "call", "raise", "call")
    assert p.actor == perihelion.CHANCE
    assert "Q2" not in p.outcomes
    p.play("K1")
    assert (p.actor, p.plain.board) == (0, 4)
    assert p.play("call").actor == 1


@covers("LEDUC-6")
def test_only_a_seat_that_paid_less_may_fold():
    p = game("Q2", "J1")
    assert p.legal == ["call", "raise"]
    assert p.why_not("fold").rule == "LEDUC-6"
    assert p.play("raise").legal == ["fold", "call", "raise"]


@covers("LEDUC-7", "LEDUC-9")
def test_two_calls_end_a_round_without_a_raise_and_one_after_a_raise():
    assert game("Q2", "J1", "call").actor == 1
    assert game("Q2", "J1", "call", "call").actor == perihelion.CHANCE
    p = game("Q2", "J1", "raise", "call")
    assert p.actor == perihelion.CHANCE
    assert p.plain.paid == {0: 3, 1: 3}


@covers("LEDUC-8")
def test_two_raises_in_a_round_cost_two_chips_each_then_four():
    p = game("Q2", "J1", "raise", "raise")
    assert p.plain.paid == {0: 3, 1: 5}
    assert p.why_not("raise").rule == "LEDUC-8"
    p.play("call", "K1", "raise", "raise")
    assert p.plain.paid == {0: 9, 1: 13}
    assert p.legal == ["fold", "call"]


@covers("LEDUC-10")
@pytest.mark.parametrize(
    ("first", "second", "board", "points"),
    [("J1", "K1", "J2", (1, -1)), ("Q1", "K1", "J2", (-1, 1)), ("Q1", "Q2", "J2", (0, 0)), ("Q1", "K1", "K2", (-1, 1))],
)
def test_a_pair_wins_then_the_higher_card_and_equal_hands_share(first, second, board, points):
    p = game(first, second, "call", "call", board, "call", "call")
    assert p.actor == perihelion.OVER
    assert p.scores.points == points
    assert p.scores.winners == tuple(seat for seat in (0, 1) if points[seat] >= 0)


@covers("LEDUC-11")
def test_a_seat_that_folds_loses_its_chips():
    p = game("K1", "J1", "raise", "raise", "fold")
    assert p.scores.points == (-3, 3)
    assert p.scores.winners == (1,)
    assert p.legal == []
    assert p.why_not("call").rule == "LEDUC-10"


def test_a_sampled_world_fits_what_the_seat_knows_and_reaches_every_card():
    from perihelion.engine import runtimes

    view = game("Q2", "J1", "call", "call", "K1").view(0)
    rules, hands = runtimes.interpreted(view.game), set()
    draws = FastDraws(1)
    for _ in range(60):
        s = rules.state(view.state)
        rules.sample(s, 0, [draws.below(1 << 30) + 1, 7])
        assert (s.hand[0], s.board) == (3, 4)
        assert [s.deck[c] for c in range(6)] == [int(c not in (3, 4, s.hand[1])) for c in range(6)]
        hands.add(s.hand[1])
    assert hands == {0, 1, 2, 5}


def test_every_game_is_openspiels_leduc():
    """All sequences of bets with all hands: the same legal ids and the same returns."""
    pyspiel = pytest.importorskip("pyspiel")
    theirs = pyspiel.load_game("leduc_poker")
    for cards in product(range(6), repeat=3):
        if len(set(cards)) == 3:
            compare(theirs.new_initial_state(), game(), list(cards))


def compare(theirs, ours, cards: list[int]) -> None:
    """Follow both games through every sequence of bets."""
    if ours.actor == perihelion.OVER:
        assert theirs.is_terminal()
        assert tuple(map(int, theirs.returns())) == ours.scores.points
        return
    if ours.actor == perihelion.CHANCE:
        assert theirs.is_chance_node()
        assert sorted(outcome for outcome, _ in theirs.chance_outcomes()) == sorted(ours.outcome_ids)
        theirs.apply_action(cards[0])
        compare(theirs, ours.play(cards[0]), cards[1:])
        ours.undo()
        return
    assert theirs.current_player() == ours.actor
    assert theirs.legal_actions() == ours.legal_ids
    for action in ours.legal_ids:
        after = theirs.clone()
        after.apply_action(action)
        compare(after, ours.play(action), cards)
        ours.undo()
