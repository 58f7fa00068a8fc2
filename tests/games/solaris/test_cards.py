"""Replacement cards, display, stack (rules 60 to 65)."""

import perihelion
from tests.covers import covers

from .base import (
    actor,
    base_state,
    counts,
    discard_pile,
    display,
    everybody_passes,
    first_outcome,
    hand,
    rule_of,
    settle,
)

NO_CARDS = [0] * 24


@covers("SOLARIS-60")
def test_replacement_cards_must_be_taken():
    p = base_state("ED", turn="white", hand="ED.p ED.k HQ.g").play("replenish", "play ED.p", "play ED.k")
    assert p.phase == "REPLACE"
    assert p.legal == ["draw stack", "draw 1", "draw 2", "draw 3"]
    assert rule_of(p, "done") == "SOLARIS-60"
    assert rule_of(p, "pass") == "SOLARIS-60"


@covers("SOLARIS-60")
def test_all_four_kinds_of_playing_count():
    replenish = base_state("HQ", turn="white", hand="HQ.p HQ.k").play("replenish", "play HQ.p", "play HQ.k")
    redirect = base_state("ED", turn="white", hand="BT.p BT.k").play("redirect", "send ccw BT.p", "send cw BT.k")
    engine = base_state("ED", turn="white", hand="HQ.p BT.k").play("station", "play HQ.p", "play BT.k")
    centre = base_state("EC", turn="yellow", hand="HQ.b BT.b", shuttles={"b": "BT"})
    centre.play("station", "play HQ.b", "play BT.b")
    for p in (replenish, redirect, engine, centre):
        assert (p.phase, p.state["draws_owed"], p.state["cards_played"]) == ("REPLACE", 1, 2)


@covers("SOLARIS-61")
def test_each_replacement_card_is_chosen_by_itself():
    p = base_state("ED", turn="orange", hand="ED.p ED.p ED.k ED.g").play(
        "replenish", "play ED.p", "play ED.p", "play ED.k", "play ED.g"
    )
    p.play("draw 2")
    assert (p.phase, p.state["draws_owed"]) == ("REPLACE", 1)
    assert p.legal == ["draw stack", "draw 1", "draw 3"]
    p.play("draw stack")
    assert (p.phase, p.state["draw_for"], p.state["draw_left"], p.state["draws_owed"]) == ("DRAW", 4, 1, 1)
    p.play("CT.p")
    assert hand(p, "orange") == "BT.b CT.p"


@covers("SOLARIS-62")
def test_a_replacement_card_cannot_be_used_in_the_same_turn():
    p = base_state("ED", turn="white", hand="ED.g ED.k", energy={"white": {"ED": 2}})
    p.play("replenish", "play ED.g", "play ED.k", "draw 1")
    assert hand(p, "white") == "ED.p"
    settle(p)
    assert actor(p) == "grey", "no second replenishing with the new engine deck card"


@covers("SOLARIS-63")
def test_gaps_are_filled_from_slot_one_on_before_the_next_turn():
    p = base_state("HQ", turn="white", energy={"white": {"HQ": 1}}).play("station", "draw 3", "draw 1")
    assert (p.phase, p.state["draw_left"], p.state["steps"], p.actor) == ("DISPLAY", 2, 0, perihelion.CHANCE)
    p.play("EC.p")
    assert display(p) == ["EC.p", "BT.b", None]
    p.play("EC.g")
    assert display(p) == ["EC.p", "BT.b", "EC.g"]
    assert p.phase == "CHOOSE"


@covers("SOLARIS-64")
def test_the_stack_is_renewed_at_once_with_its_last_card():
    p = base_state("ED", turn="white", hand="CT.g HQ.k", stack=counts("EC.p"), discard=counts("HQ.p HQ.k"))
    p.play("exchange", "discard CT.g", "draw stack")
    assert p.outcomes == {"EC.p": 1}
    p.play("EC.p")
    assert (p.state["stack_n"], p.state["discard"].sum()) == (3, 0), "the card thrown off is part of it"
    assert p.state["stack"].tolist() == counts("HQ.p HQ.k CT.g")


@covers("SOLARIS-64")
def test_with_no_discard_pile_the_stack_waits_until_a_card_is_needed():
    p = base_state("ED", turn="white", hands={"grey": "HQ.k"}, stack=counts("EC.p"), display=[-1, 10, 17])
    p.play("pass", "EC.p")
    assert (p.state["stack_n"], actor(p)) == (0, "grey")
    p.play("exchange", "discard HQ.k")
    assert (p.state["stack_n"], discard_pile(p)) == (0, "HQ.k")
    p.play("draw stack")
    assert (p.outcomes, discard_pile(p)) == ({"HQ.k": 1}, "")


@covers("SOLARIS-64")
def test_the_card_of_the_bridge_swap_is_not_part_of_the_stack_it_makes():
    p = base_state("EC", n=3, stack=counts("BT.p"), discard=counts("HQ.p HQ.k"))
    for _ in range(3):
        p.play("pass")
    p.play("BT.p")
    assert p.state["stack"].tolist() == counts("HQ.p HQ.k")
    assert p.state["discard"].tolist() == counts("BT.p")


@covers("SOLARIS-65")
def test_without_any_card_nothing_is_drawn_and_nothing_refilled():
    empty = {"stack": NO_CARDS, "display": [-1, -1, -1]}
    p = base_state("HQ", turn="white", **empty)
    assert rule_of(p, "station") == "SOLARIS-65"
    p.play("pass")
    assert (p.phase, display(p)) == ("CHOOSE", [None, None, None])
    q = base_state("EC", n=3, **empty)
    bridges = q.state["bridge"].tolist()
    everybody_passes(q, 3)
    assert (q.state["round"], q.state["bridge"].tolist()) == (2, bridges), "the bridge swap is left out"
    assert q.state["hand_n"].sum() == 0


@covers("SOLARIS-65")
def test_the_display_is_refilled_as_far_as_there_are_cards():
    p = base_state("HQ", turn="white", stack=counts("EC.p"), display=[-1, -1, -1]).play("pass")
    assert p.state["draw_left"] == 1
    first_outcome(p)
    assert (p.phase, display(p)) == ("CHOOSE", ["EC.p", None, None])


@covers("SOLARIS-65")
def test_with_only_open_cards_left_nothing_is_drawn_from_the_stack():
    p = base_state("HQ", turn="white", stack=NO_CARDS, display=[0, 1, -1]).play("station")
    assert p.legal == ["draw 1", "draw 2"]
    assert rule_of(p, "draw stack") == "SOLARIS-65"


@covers("SOLARIS-65")
def test_the_headquarters_stops_when_the_last_card_is_taken():
    p = base_state("HQ", turn="white", stack=NO_CARDS, display=[0, -1, -1]).play("station", "draw 1")
    assert p.state["hand_n"][0] == 1
    assert actor(p) != "white"


@covers("SOLARIS-65")
def test_a_replacement_that_cannot_be_drawn_is_left_out():
    p = base_state("ED", turn="orange", hand="ED.p ED.p ED.k ED.g HQ.p", stack=NO_CARDS, display=[0, -1, -1])
    p.play("replenish", "play ED.p", "play ED.p", "play ED.k", "play ED.g", "done", "draw 1", "draw stack")
    assert sorted(p.outcomes) == ["ED.g", "ED.k", "ED.p"], "the played cards are the new stack"
