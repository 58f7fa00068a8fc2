"""What positions are worth: the terms, and whole games played one decision ahead."""

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.vocabulary import OVER
from perihelion.engine.runtimes import interpreted

from .base import GAME, base_state

TERMS = GAME.judge.terms
PLAIN = interpreted(GAME)


def value(p, term, seat=0):
    return TERMS[term][1](p.plain, None, seat)


def worth(s, seat):
    """The weighted terms of the seat, less those of its best opponent."""
    if PLAIN.actor(s) == OVER:
        return 10**12 if s.winners[seat] else -(10**12)
    of = [sum(weight * term(s, None, p) for weight, term in TERMS.values()) for p in range(s.players)]
    return of[seat] - max(of[:seat] + of[seat + 1 :])


def best_action(s, seat):
    """The action after which the position is worth most, looking one decision ahead."""

    def after(action):
        then = s.copy()
        PLAIN.play(then, action)
        return worth(then, seat)

    return max(PLAIN.legal(s), key=after)


def play(players, seed, greedy):
    """A whole game; the seats in `greedy` look one decision ahead, the others play at random."""
    p, draws = perihelion.new("solaris", players=players), FastDraws(seed)
    while resolve_chance(p, draws).actor != OVER:
        legal = p.legal_ids
        seat = p.actor
        p.play(best_action(p.plain, seat) if seat in greedy else legal[draws.below(len(legal))])
    return p


def test_looking_one_decision_ahead_ends_the_basic_game_in_two_to_five_rounds():
    rounds = [int(play(players, seed, range(5)).state["round"]) for players, seed in ((3, 1), (4, 2), (5, 3))]
    assert 2 <= sum(rounds) / 3 <= 5
    assert max(rounds) < 8


def test_it_beats_random_players():
    p = play(3, 4, {1})
    assert p.scores.winners == (1,)
    assert p.state["limit_hit"] == 0


def test_transfer_counts_how_often_energy_shuttle_and_card_meet():
    """Yellow: three energy at the centre, five at the biotope, and the blue shuttle is docked there."""
    for cards, steps in (("HQ.p", 0), ("HQ.b", 1), ("HQ.b ED.b", 2), ("HQ.b ED.b CT.b EC.b", 3)):
        p = base_state("CT", turn="yellow", hand=cards, shuttles={"b": "BT"})
        assert value(p, "transfer", 2) == 1000 * steps
    assert value(base_state("CT", turn="yellow", hand="HQ.b ED.b", shuttles={"b": "CT"}), "transfer", 2) == 1000


def test_transfer_is_gone_once_the_turn_at_the_centre_serves_something_else():
    p = base_state("EC", turn="yellow", hand="HQ.b EC.p", shuttles={"b": "BT"})
    assert value(p, "transfer", 2) == 1000
    assert value(p.copy().play("replenish"), "transfer", 2) == 0
    assert value(p.play("station"), "transfer", 2) == 1000


@pytest.mark.parametrize(("energy", "steps"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_shuttle_at_the_centre_counts_half(energy, steps):
    lines = {"yellow": {"EC": energy}}
    p = base_state("CT", turn="yellow", hand="HQ.b ED.b CT.b", shuttles={"b": "EC"}, energy=lines)
    assert value(p, "transfer", 2) == 1000 * steps


@pytest.mark.parametrize("term", ["laser", "centre", "energy", "cards", "plan"])
def test_more_is_better(term):
    poor = base_state("HQ", turn="white", hand="ED.p", energy={"white": {"EC": 1, "BT": 1}})
    rich = base_state("HQ", turn="white", hand="ED.p ED.k", energy={"white": {"EC": 2, "BT": 2}}, laser=[1, 0, 0, 0, 0])
    assert value(rich, term) > value(poor, term)


def test_a_chosen_action_is_worth_its_best_first_step():
    p = base_state("ED", turn="grey", hand="BT.p CT.g", rim="white")
    before = worth(p.plain, 1)
    chosen = worth(p.copy().play("redirect").plain, 1)
    done = worth(p.copy().play("redirect", "send ccw BT.p").plain, 1)
    assert chosen == done > before, "energy at the centre is worth more than the card and the engine deck"


def test_a_promise_speaks_for_every_action():
    port = base_state("SP", turn="yellow", hand="HQ.b ED.b").play("station")
    assert value(port, "promise", 2) > 0, "two steps on the laser come into reach"
    gifts = base_state("BT", turn="yellow").play("station")
    assert value(gifts, "promise", 2) > 0, "the third gift reaches the energy centre"
    centre = base_state("EC", turn="yellow", hand="HQ.b ED.k", shuttles={"b": "BT"}).play("station")
    assert isinstance(value(centre, "promise", 2), int)
    robbing = base_state("CT", turn="white", hands={"grey": "ED.p"}, energy={"white": {"CT": 7}}).play("station")
    assert value(robbing, "promise") > 0


def test_when_the_game_ends_what_is_left_over_counts_little():
    running = base_state("CT", turn="white", hand="ED.p ED.k")
    ending = base_state("CT", turn="white", hand="ED.p ED.k", laser=[0, 7, 0, 0, 0])
    assert value(ending, "cards") * 4 < value(running, "cards")
    last = base_state("CT", turn="white", hand="ED.p ED.k", time_game=True, round=4)
    assert value(last, "cards") == value(ending, "cards")
