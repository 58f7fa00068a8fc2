"""What a seat knows, and worlds that fit it (section 10)."""

from collections import Counter
from itertools import combinations

import pytest

import perihelion
from perihelion.core.generator import seed
from perihelion.core.record import UNKNOWN
from perihelion.core.vocabulary import SPECTATOR
from tests.covers import covers
from tests.games.solenia.base import CARDS, COPIES, R, counts, rl, settle


def view_of(p, seat):
    return p.view(seat).state


def sampled(p, seat, times):
    """Hands and decks of the other seat in N worlds."""
    r = [0, 0]
    seed(r, 7)
    hidden = view_of(p, seat)
    for _ in range(times):
        s = hidden.copy()
        R.sample(s, seat, r)
        yield s


def known_cards(**more):
    """E31: seat 1 has two cards on the board, one in its discard pile and three in hand."""
    return rl(
        seat=more.pop("seat", 0),
        cards={"a5": (1, "0:kk"), "e5": (1, "1:k")},
        discard=[[0] * 14, counts("2:*w"), [0] * 14, [0] * 14],
        **more,
    )


@covers("SOLENIA-63")
def test_a_view_hides_the_hands_and_decks_of_the_others_and_nothing_else():
    p = rl(players=3)
    for seat in (SPECTATOR, 0, 1, 2):
        hidden, open_state = view_of(p, seat), p.plain
        for field in R.state.fields:
            seen, real = getattr(hidden, field.name), getattr(open_state, field.name)
            if field.name in ("hand", "deck"):
                for (row, card), value in seen.items():
                    assert value == (real[row, card] if row == seat else UNKNOWN)
            else:
                assert seen == real
        assert [hidden.hand_n[q] for q in range(3)] == [3, 3, 3]


def test_in_solo_a_spectator_sees_the_hand_and_the_rivals_deck():
    p = settle(perihelion.new("solenia", players=1, layout=0))
    assert view_of(p, SPECTATOR) == p.plain
    (s,) = sampled(p, SPECTATOR, 1)
    assert s == p.plain


@covers("SOLENIA-63", "SOLENIA-66")
def test_every_hand_that_is_possible_is_equally_likely():
    """13 unseen cards of different types: 286 hands of three."""
    p = known_cards()
    hands = Counter(tuple(t for t in range(14) if s.hand[1, t]) for s in sampled(p, 0, 286 * 40))
    unseen = [t for t in range(14) if CARDS[t] != "2:*w"]
    assert set(hands) == set(combinations(unseen, 3))
    assert sum((n - 40) ** 2 / 40 for n in hands.values()) < 285 + 5 * 24, "chi square, 285 degrees of freedom"


@covers("SOLENIA-66")
def test_the_open_card_is_not_among_the_unseen_ones():
    """Seat 1 has chosen 0:ws and is in FIELD: 12 unseen cards, two in hand, 66 hands."""
    p = known_cards(seat=1, open_card="0:ws", hand="1:w 1:g")
    hands = Counter()
    for s in sampled(p, 0, 66 * 40):
        assert s.hand[1, 0] == s.deck[1, 0] == 0
        hands[tuple(t for t in range(14) if s.hand[1, t])] += 1
    unseen = [t for t in range(14) if CARDS[t] not in ("2:*w", "0:ws")]
    assert set(hands) == set(combinations(unseen, 2))
    assert sum((n - 40) ** 2 / 40 for n in hands.values()) < 65 + 5 * 12


@covers("SOLENIA-63")
def test_a_card_with_two_copies_is_drawn_as_often_as_two_cards():
    """Fresh decks: a hand of three out of 16 holds a certain pair-type copy with chance 1 - C(14,3)/C(16,3) = 0.35."""
    p = rl()
    worlds = list(sampled(p, 0, 3000))
    with_pair = sum(s.hand[1, CARDS.index("0:kk")] > 0 for s in worlds) / 3000
    with_single = sum(s.hand[1, CARDS.index("0:ws")] > 0 for s in worlds) / 3000
    assert with_pair == pytest.approx(0.35, abs=0.03)
    assert with_single == pytest.approx(3 / 16, abs=0.03)


@covers("SOLENIA-66")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_sampled_world_keeps_all_copies_and_hand_sizes(seat):
    p = rl(players=3, cards={"a5": (1, "0:kk"), "e5": (2, "1:k")})
    for s in sampled(p, seat, 20):
        for q in range(3):
            on_board = [sum(s.card_owner[f] == q and s.card_type[f] == t for f in range(25)) for t in range(14)]
            assert [s.hand[q, t] + s.deck[q, t] + on_board[t] for t in range(14)] == COPIES
            assert sum(s.hand[q, t] for t in range(14)) == s.hand_n[q]
        assert [s.hand[3, t] + s.deck[3, t] for t in range(14)] == [0] * 14, "an absent seat has no cards"


@covers("SOLENIA-63")
def test_what_is_legal_for_a_seat_does_not_depend_on_the_cards_of_the_others():
    p = known_cards(goods={0: [1, 1, 1, 1], 1: [2, 0, 0, 1]})
    for s in sampled(p, 0, 20):
        twin = p.copy()
        twin._s = twin._runtime.state(s)
        twin._forget_readings()
        assert twin.legal == p.legal
        assert twin.play(p.legal[0]).legal == p.copy().play(p.legal[0]).legal


def test_another_seats_draw_looks_the_same_whatever_it_was():
    p = rl("1:w 1:g 1:s").play("play 1:w", "at c3")
    for watcher in (1, SPECTATOR):
        seen = {
            repr((q.view(watcher).state.pack().tobytes(), q.view(watcher).log))
            for q in (p.copy().play(o) for o in p.outcomes)
        }
        assert len(seen) == 1
