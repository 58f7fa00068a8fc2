"""Replenish, redirect, exchange (rules 23 to 33)."""

from tests.covers import covers

from .base import actor, at, base_state, discard_pile, display, energy, first_outcome, hand, rule_of, settle


@covers("SOLARIS-23")
def test_replenishing_takes_any_colours_but_only_the_active_symbol():
    p = base_state("SP", turn="yellow", hand="SP.p SP.g HQ.b CT.b")
    p.play("replenish")
    assert p.legal == ["play SP.p", "play SP.g"]
    assert rule_of(p, "play HQ.b") == "SOLARIS-23"
    assert rule_of(p, "play SP.k") == "SOLARIS-23", "not in hand"
    p.play("play SP.p", "play SP.g")
    assert at(p, "yellow", "SP") == 4


@covers("SOLARIS-23", "SOLARIS-35")
def test_replenishing_may_stop_after_one_card():
    p = base_state("SP", turn="yellow", hand="SP.p SP.g").play("replenish", "play SP.g")
    assert p.legal == ["done", "play SP.p"]
    p.play("done")
    assert (hand(p, "yellow"), at(p, "yellow", "SP")) == ("SP.p", 3)


@covers("SOLARIS-24")
def test_no_card_is_played_on_a_full_token():
    p = base_state("SP", turn="yellow", hand="SP.p SP.g SP.b", energy={"yellow": {"SP": 5}})
    p.play("replenish", "play SP.p", "play SP.g")
    assert at(p, "yellow", "SP") == 7
    assert (p.phase, hand(p, "yellow")) == ("REPLACE", "SP.b")


@covers("SOLARIS-77")
def test_replenishing_ends_by_itself_with_the_last_card():
    p = base_state("SP", turn="yellow", hand="SP.p").play("replenish", "play SP.p")
    assert actor(p) != "yellow"


@covers("SOLARIS-25")
def test_redirecting_takes_any_symbol_in_the_colour_of_a_bridge():
    """Around the shuttle port lie a green (clockwise) and a blue bridge (counter-clockwise)."""
    p = base_state("SP", turn="white", hand="EC.g SP.g ED.b HQ.p HQ.k").play("redirect")
    assert p.legal == ["send cw SP.g", "send cw EC.g", "send ccw ED.b"]
    assert rule_of(p, "send cw ED.b") == "SOLARIS-25"
    assert rule_of(p, "send ccw HQ.p") == "SOLARIS-25"
    assert rule_of(p, "send cw CT.g") == "SOLARIS-25", "not in hand"
    p.play("send cw SP.g", "send ccw ED.b")
    assert energy(p, "white") == {"ED": 5, "HQ": 3, "BT": 4, "SP": 1, "CT": 4, "EC": 1}


@covers("SOLARIS-26")
def test_every_card_needs_an_energy_at_that_moment():
    p = base_state("SP", turn="white", hand="EC.g SP.g ED.g", energy={"white": {"SP": 2}})
    p.play("redirect", "send cw EC.g", "send cw SP.g")
    assert at(p, "white", "SP") == 0
    assert (p.phase, hand(p, "white")) == ("REPLACE", "ED.g"), "without energy it ends by itself"


@covers("SOLARIS-27", "SOLARIS-28")
def test_both_bridges_in_any_mix_also_of_one_colour():
    p = base_state("SP", turn="white", hand="EC.g SP.g ED.g", bridge=[1, 0, 3, 3, 1, 0], spare=[2, 2])
    p.play("redirect", "send cw EC.g", "send ccw SP.g", "send cw ED.g")
    assert energy(p, "white") == {"ED": 5, "HQ": 3, "BT": 4, "SP": 0, "CT": 5, "EC": 1}


@covers("SOLARIS-29")
def test_a_neighbour_that_becomes_full_takes_no_more():
    p = base_state("SP", turn="white", hand="EC.g SP.g ED.b", energy={"white": {"CT": 6}})
    p.play("redirect", "send cw EC.g")
    assert p.legal == ["done", "send ccw ED.b"]
    assert rule_of(p, "send cw SP.g") == "SOLARIS-29"


@covers("SOLARIS-30")
def test_the_rim_token_goes_back_and_the_neighbours_token_forward_on_its_track():
    p = base_state("ED", turn="grey", hand="BT.k", rim="white")
    p.play("redirect", "send cw BT.k")
    assert (at(p, "grey", "ED"), at(p, "grey", "HQ")) == (3, 3)
    assert p.state["on_rim"][1] == 1


@covers("SOLARIS-31")
def test_exactly_one_card_is_exchanged_also_with_the_stack():
    p = base_state("ED", turn="white", hand="CT.g HQ.k").play("exchange")
    assert p.legal == ["discard HQ.k", "discard CT.g"]
    assert rule_of(p, "discard ED.p") == "SOLARIS-31"
    p.play("discard HQ.k")
    assert p.legal == ["draw stack", "draw 1", "draw 2", "draw 3"]
    assert rule_of(p, "discard CT.g") == "SOLARIS-31"
    p.play("draw stack", "EC.p")
    assert hand(p, "white") == "CT.g EC.p"
    assert actor(p) == "grey"
    assert display(p) == ["ED.p", "BT.b", "CT.k"]


@covers("SOLARIS-31")
def test_the_card_just_thrown_off_can_come_back_only_through_a_new_stack():
    p = base_state("ED", turn="white", hand="CT.g", stack=[0] * 24)
    p.play("exchange", "discard CT.g", "draw stack")
    assert p.outcomes == {"CT.g": 1}


@covers("SOLARIS-32", "SOLARIS-63")
def test_the_gap_stays_until_the_end_of_the_turn():
    p = base_state("ED", turn="white", hand="CT.g").play("exchange", "discard CT.g", "draw 3")
    assert display(p) == ["ED.p", "BT.b", None]
    assert (p.phase, p.state["draw_for"], p.state["draw_left"]) == ("DISPLAY", -1, 1)
    first_outcome(p)
    assert None not in display(p)


@covers("SOLARIS-33")
def test_an_exchanged_card_is_not_played():
    p = base_state("ED", turn="white", hand="CT.g HQ.k").play("exchange", "discard CT.g")
    assert (p.state["cards_played"], p.state["steps"], discard_pile(p)) == (0, 0, "CT.g")
    settle(p.play("draw 1"))
    assert actor(p) == "grey"
