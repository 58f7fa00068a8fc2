"""Who knows what: automatic ends, public memory, views and sampled states (rules 53, 77, 78 and section 10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion
from perihelion.core.record import UNKNOWN
from perihelion.core.view import hide_packed, sees
from perihelion.core.vocabulary import SPECTATOR
from perihelion.engine.runtimes import interpreted
from tests.covers import covers
from tests.support import positions

from .base import CARDS, DECK, GAME, base_state, counts, hand, known, settle

PLAIN = interpreted(GAME)


def knows(p, seat):
    """The record as a seat knows it."""
    return GAME.rules.state.unpack(hide_packed(GAME, p.state.reshape(1), seat))


def guessed(p, seat, seed=1):
    """A full state that fits what the seat knows."""
    s = knows(p, seat)
    PLAIN.sample(s, seat, [seed, 7])
    return s


def who_saw(p):
    """The seats that see what is chosen next; S is a spectator."""
    mask = PLAIN.seen(p.plain)
    return [seat for seat in range(p.seats) if sees(mask, seat)] + ["S"] * sees(mask, SPECTATOR)


@covers("SOLARIS-53")
def test_a_stolen_card_is_known_to_thief_and_victim_only():
    p = base_state("CT", turn="orange", hand="SP.p", hands={"white": "HQ.p HQ.k"})
    p.play("station", "steal white")
    assert who_saw(p) == [0, 4]
    p.play("HQ.k")
    assert [p.view(seat).log[-1].text for seat in (0, 4)] == ["HQ.k", "HQ.k"]
    assert [p.view(seat).log[-1].text for seat in (1, 2, 3, SPECTATOR)] == ["?"] * 4
    assert knows(p, 4).stolen[4, 5] == 1
    assert knows(p, 0).stolen[4, 5] == UNKNOWN
    assert knows(p, 1).stolen_n[4] == 1


def test_a_drawn_card_is_known_to_its_owner_only():
    p = base_state("ED", turn="white", hand="CT.g").play("exchange", "discard CT.g", "draw stack")
    assert who_saw(p) == [0]
    p.play("EC.p")
    assert p.view(0).log[-1].text == "EC.p"
    assert p.view(1).log[-1].text == "?"


def test_decisions_and_open_cards_are_seen_by_everybody():
    p = base_state("ED", turn="white", hand="CT.g")
    everybody = [0, 1, 2, 3, 4, "S"]
    assert who_saw(p) == everybody
    p.play("exchange", "discard CT.g", "draw 1")
    assert (p.phase, who_saw(p)) == ("DISPLAY", everybody)


@covers("SOLARIS-77")
@pytest.mark.parametrize(
    ("active", "turn", "cards", "others", "actions", "shuttles"),
    [
        ("ED", "yellow", "ED.p HQ.g BT.g", "ED.p ED.k BT.g", ["replenish", "play ED.p"], {}),
        ("ED", "grey", "BT.p HQ.g BT.g", "BT.p CT.p SP.k", ["redirect", "send ccw BT.p"], {}),
        ("ED", "white", "SP.p ED.g ED.k", "SP.p SP.k HQ.p", ["station", "play SP.p"], {}),
        ("EC", "yellow", "BT.b HQ.g BT.g", "BT.b CT.b HQ.b", ["station", "play BT.b"], {"b": "BT"}),
    ],
)
def test_an_action_goes_on_whether_or_not_the_hand_has_another_card(active, turn, cards, others, actions, shuttles):
    """Two hands of equal size, with and without a further playable card: nobody else can tell them apart."""
    one, other = (base_state(active, turn=turn, hand=h, shuttles=shuttles).play(*actions) for h in (cards, others))
    assert one.legal == ["done"]
    assert len(other.legal) > 1
    assert (one.phase, one.actor) == (other.phase, other.actor)
    for seat in {*range(5), SPECTATOR} - {one.actor}:
        assert knows(one, seat) == knows(other, seat)


@covers("SOLARIS-78")
def test_memory_begins_empty_and_grows_with_open_cards_only():
    p = settle(perihelion.new("solaris", players=3))
    assert p.state["open_hand"].sum() == 0
    q = base_state("HQ", turn="white").play("station", "draw 3", "draw stack", "EC.p")
    assert known(q, "white") == "CT.k"
    assert hand(q, "white") == "CT.k EC.p"


@covers("SOLARIS-78")
def test_cards_from_the_canteen_join_the_hand_without_being_known():
    p = base_state("CT", turn="white", hands={"grey": "BT.b"}, n=3).play("station", "steal grey", "BT.b")
    while p.state["pos"] == 4:
        p.play("pass")
    assert (hand(p, "white"), known(p, "white")) == ("BT.b", "")


@covers("SOLARIS-78")
def test_a_discard_for_the_hand_limit_is_forgotten_like_a_card_played():
    eight = [[1] * 8 + [0] * 16, [0] * 24, [0] * 24]
    p = perihelion.position(
        "solaris",
        players=3,
        state={"phase": "LIMIT_ROUND", "hand": eight, "open_hand": [counts("ED.p HQ.p"), *eight[1:]]},
    )
    p.play("discard HQ.p")
    assert known(p, "white") == "ED.p"


@given(data=st.data())
def test_a_guess_places_every_card_once(data):
    p = data.draw(positions("solaris"))
    seat = data.draw(st.integers(SPECTATOR, p.seats - 1))
    s = guessed(p, seat, data.draw(st.integers(1, 10**6)))
    for card in range(24):
        copies = sum(s.hand[q, card] + s.stolen[q, card] for q in range(5))
        assert copies + s.discard[card] + s.stack[card] + list(s.display.values()).count(card) == DECK[card]
    for q in range(5):
        assert sum(s.hand[q, card] for card in range(24)) == s.hand_n[q]
        assert sum(s.stolen[q, card] for card in range(24)) == s.stolen_n[q]
        assert all(s.hand[q, card] >= s.open_hand[q, card] for card in range(24))
    assert sum(s.stack.values()) == s.stack_n
    if seat >= 0:
        true = p.plain
        assert all(s.hand[seat, card] == true.hand[seat, card] for card in range(24))


@covers("SOLARIS-20")
@pytest.mark.parametrize(
    ("active", "turn", "cards", "action", "shuttles"),
    [
        ("ED", "grey", "ED.p", "replenish", {}),
        ("ED", "grey", "BT.p", "redirect", {}),
        ("ED", "grey", "HQ.p", "station", {}),
        ("EC", "yellow", "HQ.b", "station", {"b": "BT"}),
    ],
)
def test_a_guess_lets_whoever_has_chosen_make_a_first_step(active, turn, cards, action, shuttles):
    p = base_state(active, turn=turn, hand=cards, shuttles=shuttles).play(action)
    watcher = 0
    for seed in range(1, 30):
        s = guessed(p, watcher, seed)
        assert PLAIN.legal(s), "the guessed hand offers a step"
    mine = knows(p, p.actor)
    assert guessed(p, p.actor).hand[p.actor, CARDS.index(cards)] == mine.hand[p.actor, CARDS.index(cards)] == 1


def test_guesses_differ_and_use_what_is_known():
    remembered = [counts("ED.p ED.p")] + [[0] * 24] * 4
    p = base_state("ED", turn="grey", hand="HQ.k", hands={"white": "ED.p ED.p HQ.b HQ.g"}, open_hand=remembered)
    hands = {tuple(guessed(p, 1, seed).hand[0, card] for card in range(24)) for seed in range(1, 30)}
    assert len(hands) > 10
    assert all(one[0] >= 2 for one in hands)


def permuted(p, seat, rng):
    """The same position with the cards hidden from the seat dealt again; sizes and known cards stay."""
    s = p.plain
    pool = []
    for q in range(p.seats):
        if q != seat:
            for pile in (s.hand, s.stolen):
                for card in range(24):
                    kept = s.open_hand[q, card] if pile is s.hand else 0
                    pool += [card] * (pile[q, card] - kept)
                    pile[q, card] = kept
    for card in range(24):
        pool += [card] * s.stack[card]
        s.stack[card] = 0
    rng.shuffle(pool)
    for q in range(p.seats):
        if q != seat:
            missing = s.hand_n[q] - sum(s.hand[q, card] for card in range(24))
            for _ in range(missing):
                s.hand[q, pool.pop()] += 1
            for _ in range(s.stolen_n[q]):
                s.stolen[q, pool.pop()] += 1
    for card in pool:
        s.stack[card] += 1
    twin = p.copy()
    twin._s = twin._runtime.state(s)
    twin._forget_readings()
    return twin


@covers("SOLARIS-77")
@given(data=st.data(), rng=st.randoms(use_true_random=False))
def test_hidden_cards_change_nothing_that_a_seat_can_see(data, rng):
    """Permute what is hidden; then the view, the options of the seat and what follows from a step are the same."""
    p = data.draw(positions("solaris"))
    seat = data.draw(st.integers(SPECTATOR, p.seats - 1))
    twin = permuted(p, seat, rng)
    assert knows(p, seat) == knows(twin, seat)
    if p.actor == seat >= 0:
        assert p.legal == twin.legal
    for _ in range(6):
        if p.actor == perihelion.OVER:
            break
        if p.actor == perihelion.CHANCE:
            common = [o for o in p.outcome_ids if o in twin.outcome_ids]
        else:
            common = [a for a in p.legal_ids if a in twin.legal_ids]
        if not common:
            break
        step = rng.choice(common)
        p.play(step)
        twin.play(step)
        assert knows(p, seat) == knows(twin, seat)
