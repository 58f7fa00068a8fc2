"""Planned turns: following a hint by touches alone ends the turn as planned, and nothing in it is useless."""

from __future__ import annotations

from functools import cache

import pytest

from perihelion.bots.hints import Hint, hint
from perihelion.bots.turn_plan import end_of_plan, plan_turn, simplify, swap_for_another
from perihelion.core.chance import FastDraws
from perihelion.core.position import Position
from perihelion.core.recent_view import recent_view
from perihelion.table.hypothetical import guess_hidden
from perihelion.wire.table.frames import Frame
from perihelion.wire.table.hint_steps import describe_steps, play_forced
from perihelion.words import Words
from tests.bots.test_simple_bots import begun
from tests.selection import SOAK

pytestmark = [pytest.mark.usefixtures("machine_code"), pytest.mark.xdist_group("searches")]
"""Searches run as machine code, which one process loads for all these tests."""
GAMES = ("solari", "solaris", "solarius", "solenia")
POSITIONS = 200 if SOAK else 6


def positions(key: str) -> list[Position]:
    """Positions of random games at which a seat decides among several actions."""
    draws, found, seed = FastDraws(7), list[Position](), 0
    while len(found) < POSITIONS:
        seed += 1
        p = begun(key, seed=seed, steps=draws.below(120))
        if p.actor >= 0 and len(p.legal_ids) > 1:
            found.append(p)
    return found


@cache
def simplest_hints(key: str) -> list[tuple[Position, Hint]]:
    """The positions of a game, each with the hint that is easiest to follow."""
    return [(p, hint(p.view(p.actor), simulations=8, most=2, simplest=True)[0]) for p in positions(key)]


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_followed_by_touches_alone_ends_the_turn_as_planned(key: str):
    for p in positions(key):
        seat, words = p.actor, Words("en", p.game.package, players=p.seats)
        best = hint(p.view(seat), simulations=8, most=2)[0]
        steps = list(describe_steps(p.view(seat), best.actions, words))
        live = guess_hidden(p, seat)
        planned = guess_hidden(p, seat).play(*best.actions)
        for step in steps:
            frame = Frame(live, recent_view(live, seat, words))
            touched = [each["action"] for each in frame.choices if each["touch"] == step.touch]
            assert step.action in touched, "it is offered"
            assert touched == [step.action] or not step.touch, "these touches mean this action and no other"
            assert all(touch in frame.groups for touch in step.touch), "what is marked is on the board"
            live.play(step.action)
            list(play_forced(live, seat))
        list(play_forced(planned, seat))
        assert live.text == planned.text


def test_selling_a_cube_and_buying_it_back_is_left_out():
    """Solarius Mission: an exchange that brings nothing is no part of a plan."""
    for p in positions("solarius"):
        view = p.view(p.actor)
        plan = plan_turn(view, view.legal[0], lambda now: now.legal[0])
        assert simplify(view, plan) == plan, "what is simple stays as it is"


def test_a_card_is_not_exchanged_for_an_equal_one():
    """Solaris: the player has the card that lies open in place 3."""
    p = begun("solaris", seed=12, steps=49)
    view, ids = p.view(p.actor), p.game.actions.ids
    equal, others = ["exchange", "discard BT.k", "draw 3"], ["exchange", "discard BT.k", "draw 1"]
    hand = guess_hidden(p, p.actor).plain.hand
    assert guess_hidden(p, p.actor).play(*equal).plain.hand == hand
    choices = iter([ids[text] for text in equal[1:]])
    plan = plan_turn(view, ids["exchange"], lambda _: next(choices))
    assert plan[:2] == [ids[text] for text in equal[:2]]
    assert plan[2] != ids["draw 3"]
    assert swap_for_another(view, [ids[text] for text in others]) == [ids[text] for text in others]


def test_two_orders_of_a_turn_have_the_same_end():
    p = begun("solari", seed=5, steps=0)
    while p.phase != "MOVE1":
        p.play(next(iter(p.outcomes)) if p.actor < 0 else p.legal[0])
    view, ids = p.view(p.actor), p.game.actions.ids
    pairs = [(a, b) for a in p.legal for b in p.copy().play(a).legal if a in p.copy().play(a).legal or b in p.legal]
    swapped = [(a, b) for a, b in pairs if a[0] != b[0] and b in p.legal and a in p.copy().play(b).legal]
    assert swapped
    a, b = swapped[0]
    assert end_of_plan(view, [ids[a], ids[b]]) == end_of_plan(view, [ids[b], ids[a]])
    assert end_of_plan(view, [ids[a]]) != end_of_plan(view, [ids[b]])
