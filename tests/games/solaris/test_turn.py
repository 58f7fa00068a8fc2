"""Order of play and stacks of tokens (rules 10 to 22)."""

import pytest

from perihelion import IllegalAction
from tests.covers import covers

from .base import (
    SEATS,
    actor,
    at,
    base_state,
    discard_pile,
    energy,
    everybody_passes,
    height,
    pass_the_station,
    rule_of,
    settle,
)


@covers("SOLARIS-10")
def test_a_round_activates_each_station_once_and_the_energy_centre_last():
    p = base_state("ED", n=3)
    visited = []
    while p.state["round"] == 1:
        visited.append(int(p.state["pos"]))
        settle(pass_the_station(p))
    assert visited == [0, 1, 2, 3, 4, 5]
    assert (p.state["round"], p.state["pos"]) == (2, 0)


@covers("SOLARIS-12", "SOLARIS-13")
def test_more_energy_first_then_the_upper_token():
    lines = {"white": {"HQ": 2}, "grey": {"HQ": 6}, "yellow": {"HQ": 2}, "black": {"HQ": 4}, "orange": {"HQ": 2}}
    stacks = [[0, 1, 0, 0, 0, 0], [0] * 6, [0, 2, 0, 0, 0, 0], [0] * 6, [0] * 6]
    p = base_state("HQ", energy=lines, height=stacks)
    assert everybody_passes(p, 5) == ["grey", "black", "yellow", "white", "orange"]


@covers("SOLARIS-12")
def test_the_order_follows_the_energy_at_the_moment_the_turn_begins():
    """Grey's redirect does not change the order here, but energy that arrives at the next station does."""
    p = base_state("ED", turn="grey", hand="BT.k CT.k", rim="white", energy={"grey": {"HQ": 2}})
    settle(p.play("redirect", "send cw BT.k", "send cw CT.k", "draw 2"))
    everybody_passes(p, 3)
    assert at(p, "grey", "HQ") == 4
    assert actor(p) == "grey"


@covers("SOLARIS-14", "SOLARIS-15")
def test_a_token_that_reaches_an_occupied_rim_space_goes_on_top():
    p = base_state("ED", turn="grey", hand="ED.p", rim="white")
    settle(p.play("replenish", "play ED.p"))
    assert (at(p, "grey", "ED"), at(p, "white", "ED")) == (5, 5)
    assert (height(p, "white", "ED"), height(p, "grey", "ED")) == (0, 1)


@covers("SOLARIS-15")
def test_tokens_above_come_down_when_a_lower_one_leaves():
    """At the headquarters white, yellow, black and orange share a space; yellow's token is pulled out."""
    p = base_state("ED", turn="yellow", hand="BT.k", rim="white grey")
    assert [height(p, seat, "HQ") for seat in ("white", "yellow", "black", "orange")] == [0, 1, 2, 3]
    settle(p.play("redirect", "send cw BT.k"))
    assert (at(p, "yellow", "HQ"), height(p, "yellow", "HQ")) == (4, 0)
    assert [height(p, seat, "HQ") for seat in ("white", "black", "orange")] == [0, 1, 2]


@covers("SOLARIS-15")
def test_rim_and_energy_track_are_different_places():
    p = base_state("ED", turn="grey", hand="ED.p", energy={"black": {"ED": 5}}, rim="white")
    assert height(p, "black", "ED") == 0, "white is on the rim, black on the energy track"
    settle(p.play("replenish", "play ED.p"))
    assert height(p, "grey", "ED") == 1, "on white, not on black"
    assert (actor(p), height(p, "black", "ED")) == ("black", 2)


@covers("SOLARIS-17")
def test_after_the_last_turn_nobody_is_on_the_rim():
    p = base_state("ED", turn="orange", rim="white grey yellow black")
    p.play("pass")
    assert p.state["on_rim"].tolist() == [int(seat == actor(p)) for seat in SEATS]
    assert [at(p, seat, "ED") for seat in SEATS] == [5, 4, 3, 2, 1]


@covers("SOLARIS-18")
def test_an_action_moves_only_ones_own_tokens():
    others = [seat for seat in SEATS if seat != "grey"]
    p = base_state("ED", turn="grey", hand="BT.p CT.k ED.g HQ.b", rim="white")
    before = {seat: energy(p, seat) for seat in others}
    laser = p.state["laser"].tolist()
    settle(p.play("redirect", "send ccw BT.p", "send cw CT.k", "done", "draw stack", "ED.b"))
    assert {seat: energy(p, seat) for seat in others} == before
    assert p.state["laser"].tolist() == laser


@covers("SOLARIS-16")
def test_energy_stays_between_0_and_7():
    p = base_state("ED", turn="white", hand="BT.p BT.k ED.p", energy={"white": {"ED": 0}})
    assert rule_of(p, "redirect") == "SOLARIS-26"
    assert rule_of(p, "station") == "SOLARIS-34"
    full = base_state("ED", turn="white", hand="ED.p", energy={"white": {"ED": 7}})
    assert rule_of(full, "replenish") == "SOLARIS-24"


@covers("SOLARIS-19")
def test_five_actions_can_be_chosen_and_only_one():
    p = base_state("ED", turn="white", hand="ED.p HQ.k")
    assert p.legal == ["pass", "replenish", "redirect", "exchange", "station"]
    assert rule_of(p, "play ED.p") == "SOLARIS-19"
    p.play("replenish", "play ED.p")
    assert p.legal == ["done"]
    settle(p.play("done"))
    assert actor(p) == "grey"


@covers("SOLARIS-20")
def test_the_choice_cannot_be_taken_back():
    p = base_state("ED", turn="white", hand="ED.p HQ.k").play("replenish")
    assert p.legal == ["play ED.p"]
    assert {rule_of(p, action) for action in ("done", "pass", "station", "redirect")} == {"SOLARIS-20"}
    with pytest.raises(IllegalAction):
        p.play("pass")


@covers("SOLARIS-20")
@pytest.mark.parametrize(
    ("active", "cards", "changes", "action", "rule"),
    [
        ("ED", "HQ.b HQ.g", {}, "replenish", "SOLARIS-23"),
        ("ED", "HQ.b HQ.g", {}, "redirect", "SOLARIS-25"),
        ("ED", "", {}, "exchange", "SOLARIS-31"),
        ("ED", "ED.p", {}, "station", "SOLARIS-36"),
        ("ED", "HQ.p", {"HQ": 7}, "station", "SOLARIS-38"),
        ("ED", "HQ.p HQ.k", {"HQ": 7, "EC": 7}, "redirect", "SOLARIS-29"),
        ("HQ", "ED.p", {"HQ": 0}, "station", "SOLARIS-34"),
        ("BT", "ED.p", {"ED": 7, "HQ": 7, "SP": 7, "CT": 7, "EC": 7}, "station", "SOLARIS-46"),
        ("CT", "ED.p", {}, "station", "SOLARIS-52"),
        ("EC", "ED.p", {}, "station", "SOLARIS-55"),
    ],
)
def test_an_action_without_a_step_cannot_be_chosen(active, cards, changes, action, rule):
    p = base_state(active, turn="white", hand=cards, energy={"white": changes})
    assert action not in p.legal
    assert rule_of(p, action) == rule


@covers("SOLARIS-21")
def test_passing_changes_nothing_but_the_token():
    p = base_state("HQ", turn="white", hand="HQ.p")
    before = p.plain
    p.play("pass")
    after = p.plain
    for field in ("energy", "hand", "hand_n", "discard", "stack", "display", "laser", "shuttle", "open_hand"):
        assert getattr(after, field) == getattr(before, field)
    assert (after.to_act, after.phase) == (4, 0)


@covers("SOLARIS-22")
def test_played_and_discarded_cards_lie_open_at_once():
    p = base_state("ED", turn="white", hand="ED.p ED.k HQ.b", energy={"white": {"ED": 1}})
    p.play("replenish", "play ED.k")
    assert discard_pile(p) == "ED.k"
    q = base_state("ED", turn="white", hand="ED.p ED.k HQ.b").play("exchange", "discard HQ.b")
    assert discard_pile(q) == "HQ.b"
    assert q.state["hand_n"][0] == 2
