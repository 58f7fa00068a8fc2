"""Who knows what: views, worlds that fit them, batches (section 10)."""

from collections import Counter

import pytest

from perihelion.core import generator
from perihelion.core.record import UNKNOWN
from perihelion.core.view import hide_packed, sees
from perihelion.rules import EVERYBODY
from tests.covers import covers
from tests.selection import SOAK, selection

from .base import GAME, at, player, take, told
from .play import RULES, game


def knows(s, seat):
    """The record as a seat knows it."""
    return GAME.rules.state.unpack(hide_packed(GAME, s.pack(), seat))


def guessed(s, seat, seed):
    """A world that fits what the seat knows."""
    view, r = knows(s, seat), [0, 0]
    generator.seed(r, seed)
    RULES.sample(view, seat, r)
    return view


def hand_of(s, p):
    return [card + 1 for card in range(32) if s.hand[p, card] == 1]


def test_a_view_hides_the_deck_and_the_other_hands():
    s = at("B_MENU", player(hand=[1, 9]), player(hand=[2])).plain
    for seat in (-1, 0, 1):
        view = knows(s, seat)
        assert set(view.deck.values()) == {UNKNOWN}
        for p in range(4):
            row = [view.hand[p, card] for card in range(32)]
            assert row == [s.hand[p, card] for card in range(32)] if p == seat else set(row) == {UNKNOWN}
        assert view.hand_n == s.hand_n
        assert view.hand_batch == s.hand_batch


@covers("SOLARIUS-99")
def test_only_the_drawing_seat_sees_a_drawn_card():
    p = at("B_MENU", player(), player(), n=3, turn_player=1).play("draw")
    mask = RULES.seen(p.plain)
    assert [sees(mask, seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    p.play("~c7", "~c8")
    assert RULES.seen(p.plain) == EVERYBODY, "a discard is public"


def test_start_cards_are_known_to_be_in_their_owners_hand():
    """Batch 0 is certain, until a card leaves the hand."""
    p = at(
        "TURN_START", player(hand=[4, 5, 20]), player(hand=[1, 8]), bridge="K1@0 Y1@1 T1@2 B1@3",
        start_card=[4, 1, 0, 0], card_batch=[0 if k in (1, 4, 5, 8) else -1 for k in range(1, 33)],
    )  # fmt: skip
    worlds = [guessed(p.plain, 1, seed) for seed in range(30)]
    assert all({4, 5} < set(hand_of(world, 0)) for world in worlds)
    assert len({tuple(hand_of(world, 0)) for world in worlds}) > 10
    assert all(hand_of(world, 1) == [1, 8] for world in worlds)


def test_tv_63_a_guess_knows_what_a_careful_player_knows():
    """After a renewal seats 1 and 2 hold the cards of batch 1 among them, and nobody a card of the new deck."""
    known = [1 if k in (10, 11, 12, 13) else 0 if k == 14 else -1 for k in range(1, 33)]
    p = take(
        "K1", player(hand=[3]), player(hand=[14, 10]), player(hand=[11, 12, 13], devs=range(15, 33)), n=3, batch=2,
        card_batch=known, start_card=[1, 2, 3, 0],
    )  # fmt: skip
    s = p.plain
    # card 14 is no start card in the components, so it stands here for one of seat 1's by batch alone
    s.card_batch[13], s.hand_batch[1, 0] = 1, 1
    held = Counter()
    for seed in range(400):
        world = guessed(s, 0, seed)
        one, two = hand_of(world, 1), hand_of(world, 2)
        assert sorted(one + two) == [10, 11, 12, 13, 14]
        assert (len(one), len(two)) == (2, 3)
        assert hand_of(world, 0) == [3]
        assert [card + 1 for card in range(32) if world.deck[card]] == [1, 2, 4, 5, 6, 7, 8, 9]
        held.update(one)
    assert all(120 < held[card] < 200 for card in (10, 11, 12, 13, 14)), held


@pytest.mark.parametrize(("n", "start"), selection([2, 3, 4], ["cards", "free"]))
def test_a_guess_fits_its_view_all_through_a_game(n, start):
    for step, (s, _) in enumerate(game(n, busy=True, players=n, start=start)):
        if step % (9 if SOAK else 31) == 0:
            for seat in range(-1, n):
                world = guessed(s, seat, step)
                assert knows(world, seat) == knows(s, seat)
                assert sum(world.deck.values()) == s.deck_n
                for p in range(4):
                    assert len(hand_of(world, p)) == s.hand_n[p]
                for card in range(32):
                    places = world.deck[card] + sum(world.hand[p, card] for p in range(4))
                    assert places == (1 if s.card_zone[card] == 0 else 0)


@pytest.mark.parametrize("seed", range(3 if SOAK else 1))
def test_batches_never_lie(seed):
    """What the public fields say about hands is true of the hands."""
    renewals = 0
    for s, _ in game(seed + 20, busy=True, players=4, start="free"):
        renewals = s.batch - 1
        for p in range(4):
            batches = [s.hand_batch[p, i] for i in range(5)]
            wanted = sorted(s.batch if s.card_batch[k] < 0 else s.card_batch[k] for k in range(32) if s.hand[p, k])
            assert batches == wanted + [-1] * (5 - len(wanted))
        for card in range(32):
            if s.card_batch[card] >= 0:
                assert any(s.hand[p, card] for p in range(4))
    assert seed or renewals > 0


def test_the_legal_list_of_a_seat_does_not_depend_on_what_others_hold():
    for s, chosen in game(11, busy=True, players=3):
        if chosen >= 0:
            world = guessed(s, s.to_act, chosen)
            assert RULES.legal(world) == RULES.legal(s)


def test_what_a_seat_sees_of_an_action_is_the_same_in_every_world():
    """Non-interference: the view after an action by this seat depends on the view before alone."""
    for step, (s, chosen) in enumerate(game(12, busy=True, players=2)):
        if chosen >= 0 and step % 5 == 0:
            seat = s.to_act
            one, two = s.copy(), guessed(s, seat, step)
            RULES.play(one, chosen)
            RULES.play(two, chosen)
            assert knows(one, seat) == knows(two, seat)


def test_the_log_of_others_does_not_name_the_card():
    p = at("B_MENU", player(hand=[1])).play("draw", "~c20", "~c30", "c20")
    assert [entry.text for entry in p.view(1).log] == ["draw", "?", "?", "c20"]
    assert told(p, "hand_n")[:2] == [2, 0]
