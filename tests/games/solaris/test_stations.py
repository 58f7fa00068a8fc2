"""The six stations' own actions (rules 34 to 59)."""

import pytest

from tests.covers import covers

from .base import (
    actor,
    at,
    base_state,
    display,
    energy,
    hand,
    pass_the_station,
    rule_of,
    settle,
)


@covers("SOLARIS-34")
@pytest.mark.parametrize("active", ["ED", "HQ", "BT", "SP", "CT", "EC"])
def test_without_energy_there_is_no_station_action(active):
    hands = {"grey": "ED.k"}
    p = base_state(
        active, turn="white", hand="HQ.p ED.p", hands=hands, energy={"white": {active: 0}}, shuttles={"p": "HQ"}
    )
    assert rule_of(p, "station") == "SOLARIS-34"


@covers("SOLARIS-34")
@pytest.mark.parametrize(
    ("active", "phase", "action"),
    [
        ("HQ", "HQ_MORE", "spend"),
        ("SP", "PORT", "dock blue HQ"),
        ("CT", "CANTEEN", "steal grey"),
        ("EC", "CENTRE", "play HQ.p"),
    ],
)
def test_a_step_without_energy_is_refused(active, phase, action):
    """Positions that play does not lead to: there the action would have ended by itself."""
    p = base_state(
        active,
        turn="white",
        hand="HQ.p",
        hands={"grey": "ED.k"},
        energy={"white": {active: 0}},
        shuttles={"p": "HQ"},
        phase=phase,
        steps=1,
    )
    assert rule_of(p, action) == "SOLARIS-34"


@covers("SOLARIS-34")
def test_the_cost_moves_the_rim_token_back():
    p = base_state("SP", turn="white").play("station", "dock blue BT")
    assert (at(p, "white", "SP"), p.state["on_rim"][0]) == (2, 1)


@covers("SOLARIS-35")
def test_a_station_action_may_be_repeated_and_stopped_after_any_step():
    p = base_state("SP", turn="white").play("station")
    assert rule_of(p, "done") == "SOLARIS-20"
    p.play("dock blue BT")
    assert p.legal[0] == "done"
    p.play("dock pink BT", "done")
    assert actor(p) == "orange"


# Engine deck


@covers("SOLARIS-36")
def test_engine_deck_cards_are_of_no_use_there():
    p = base_state("ED", turn="white", hand="ED.p HQ.k").play("station")
    assert p.legal == ["play HQ.k"]
    assert rule_of(p, "play ED.p") == "SOLARIS-36"
    assert rule_of(p, "play HQ.b") == "SOLARIS-36", "not in hand"


@covers("SOLARIS-36", "SOLARIS-37")
def test_one_energy_may_pay_for_a_single_card():
    p = base_state("ED", turn="orange", hand="HQ.k BT.p").play("station", "play HQ.k", "done")
    assert (at(p, "orange", "ED"), at(p, "orange", "HQ")) == (0, 4)


@covers("SOLARIS-37")
@pytest.mark.parametrize("order", ["HQ.p SP.p HQ.k SP.k SP.b", "SP.b SP.k SP.p HQ.k HQ.p", "SP.p HQ.p SP.k SP.b HQ.k"])
def test_the_cost_does_not_depend_on_the_order(order):
    """Two headquarters and three shuttle port cards: 1 + 2 energy."""
    p = base_state("ED", turn="white", hand=f"{order} ED.g").play(
        "station", *(f"play {card}" for card in order.split())
    )
    assert energy(p, "white") == {"ED": 2, "HQ": 5, "BT": 3, "SP": 6, "CT": 3, "EC": 1}
    assert p.state["deck_count"].tolist() == [0, 2, 0, 3, 0, 0]


@covers("SOLARIS-38")
def test_a_full_station_takes_no_card():
    p = base_state("ED", turn="white", hand="HQ.p HQ.k BT.p ED.p", energy={"white": {"HQ": 6}})
    p.play("station", "play HQ.p")
    assert p.legal == ["done", "play BT.p"]
    assert rule_of(p, "play HQ.k") == "SOLARIS-38"


@covers("SOLARIS-77")
def test_the_engine_deck_ends_by_itself_when_all_others_are_full():
    lines = {"white": {"HQ": 6, "BT": 7, "SP": 7, "CT": 7, "EC": 7}}
    p = base_state("ED", turn="white", hand="HQ.p HQ.k BT.p", energy=lines).play("station", "play HQ.p")
    assert (actor(p), at(p, "white", "ED")) == ("grey", 4)


# Headquarters


@covers("SOLARIS-39")
def test_each_energy_brings_two_cards_by_choice():
    p = base_state("HQ", turn="white").play("station")
    assert (p.phase, p.state["draws_owed"], p.state["steps"]) == ("HQ_DRAW", 2, 1)
    assert p.legal == ["draw stack", "draw 1", "draw 2", "draw 3"]
    p.play("draw 2")
    assert (p.phase, p.state["draws_owed"]) == ("HQ_DRAW", 1)
    p.play("draw stack")
    assert (p.phase, p.state["draws_owed"], p.state["draw_for"], p.state["draw_left"]) == ("DRAW", 1, 0, 1)
    p.play("EC.p")
    assert (p.phase, p.state["draws_owed"], hand(p, "white")) == ("HQ_MORE", 0, "BT.b EC.p")


@covers("SOLARIS-39")
def test_both_cards_must_be_taken():
    p = base_state("HQ", turn="white").play("station", "draw 1")
    assert rule_of(p, "done") == "SOLARIS-39"
    assert rule_of(p, "spend") == "SOLARIS-39"


@covers("SOLARIS-40")
def test_the_next_energy_is_decided_with_the_cards_in_hand():
    p = base_state("HQ", turn="white").play("station", "draw 1", "draw 2")
    assert p.legal == ["done", "spend"]
    assert rule_of(p, "draw stack") == "SOLARIS-40"
    p.play("spend")
    assert (at(p, "white", "HQ"), p.state["steps"], p.state["draws_owed"]) == (1, 2, 2)


@covers("SOLARIS-41")
def test_the_display_is_not_refilled_between_two_energies():
    p = base_state("HQ", turn="white").play("station", "draw 1", "draw 3", "spend")
    assert display(p) == [None, "BT.b", None]
    assert p.legal == ["draw stack", "draw 2"]


@covers("SOLARIS-77")
def test_the_headquarters_ends_by_itself_without_energy():
    p = base_state("HQ", turn="white", energy={"white": {"HQ": 1}})
    settle(p.play("station", "draw 1", "draw 2"))
    assert actor(p) != "white"


@covers("SOLARIS-42")
def test_seven_cards_may_be_kept():
    p = base_state("HQ", turn="white", hand="ED.p ED.k ED.b ED.g HQ.p", energy={"white": {"HQ": 1}})
    settle(p.play("station", "draw stack", "EC.p", "draw stack", "EC.p"))
    assert (p.state["hand_n"][0], p.phase) == (7, "CHOOSE")


@covers("SOLARIS-42")
def test_the_eighth_card_is_thrown_off_at_the_end_of_the_turn():
    p = base_state("HQ", turn="white", hand="ED.p ED.k ED.b ED.g HQ.p HQ.k", energy={"white": {"HQ": 1}})
    p.play("station", "draw stack", "EC.p", "draw stack", "EC.p")
    assert (p.phase, actor(p)) == ("LIMIT_TURN", "white")
    assert rule_of(p, "done") == "SOLARIS-42"
    assert rule_of(p, "discard SP.p") == "SOLARIS-42"
    p.play("discard EC.p")
    assert (p.phase, p.state["hand_n"][0]) == ("CHOOSE", 7)


# Biotope


@covers("SOLARIS-43")
def test_giving_k_away_costs_one_more():
    for k in (1, 2, 3, 4):
        p = base_state("BT", turn="yellow").play("station", f"biotope cw {k}")
        assert at(p, "yellow", "BT") == 5 - 1 - k


@covers("SOLARIS-43", "SOLARIS-46")
def test_no_more_is_given_than_there_is():
    p = base_state("BT", turn="yellow").play("station")
    assert rule_of(p, "biotope cw 5") == "SOLARIS-43"


@covers("SOLARIS-44")
def test_one_direction_holds_for_the_whole_action():
    p = base_state("BT", turn="yellow")
    assert energy(p.copy().play("station", "biotope cw 2"), "yellow") == {
        "ED": 3, "HQ": 3, "BT": 2, "SP": 3, "CT": 2, "EC": 3,
    }  # fmt: skip
    assert energy(p.copy().play("station", "biotope ccw 2"), "yellow") == {
        "ED": 4, "HQ": 4, "BT": 2, "SP": 2, "CT": 1, "EC": 3,
    }  # fmt: skip


@covers("SOLARIS-45")
def test_full_stations_are_skipped_and_the_next_one_is_served():
    p = base_state("BT", turn="yellow", energy={"yellow": {"SP": 7, "EC": 7}}).play("station", "biotope cw 3")
    assert energy(p, "yellow") == {"ED": 4, "HQ": 4, "BT": 1, "SP": 7, "CT": 2, "EC": 7}


@covers("SOLARIS-46")
def test_each_station_below_seven_gets_one_at_most():
    lines = {"white": {"BT": 7, "SP": 7, "EC": 7}}
    p = base_state("BT", turn="white", energy=lines).play("station")
    assert p.legal == [f"biotope {way} {k}" for way in ("cw", "ccw") for k in (1, 2, 3)]
    assert rule_of(p, "biotope cw 4") == "SOLARIS-46"


@covers("SOLARIS-43", "SOLARIS-44")
def test_the_biotope_is_one_decision():
    p = base_state("BT", turn="yellow").play("station", "biotope ccw 1")
    assert actor(p) != "yellow"


# Shuttle port


@covers("SOLARIS-47", "SOLARIS-49")
def test_any_shuttle_of_the_supply_can_be_docked_anywhere():
    p = base_state("SP", turn="white").play("station")
    stations = ("ED", "HQ", "BT", "SP", "CT", "EC")
    assert p.legal == [f"dock {c} {s}" for c in ("purple", "pink", "blue", "green") for s in stations]
    p.play("dock green SP", "dock pink EC", "dock purple EC")
    assert p.state["shuttle"].tolist() == [5, 5, -1, 3]


@covers("SOLARIS-48")
def test_a_docked_shuttle_stays():
    p = base_state("SP", turn="white").play("station", "dock blue HQ")
    assert rule_of(p, "dock blue BT") == "SOLARIS-48"
    assert not [action for action in p.legal if action.startswith("dock blue")]
    pass_the_station(p.play("done"))
    pass_the_station(p)
    assert p.state["shuttle"].tolist() == [-1, -1, 1, -1], "until the end of the round"


@covers("SOLARIS-50", "SOLARIS-77")
def test_the_last_shuttle_ends_the_action():
    p = base_state("SP", turn="white", shuttles={"p": "ED", "k": "ED", "g": "ED"}).play("station", "dock blue HQ")
    assert (at(p, "white", "SP"), actor(p)) == (2, "orange")
    assert rule_of(p, "station") == "SOLARIS-50"


@covers("SOLARIS-77")
def test_the_last_energy_ends_docking():
    p = base_state("SP", turn="white", energy={"white": {"SP": 1}}).play("station", "dock blue HQ")
    assert actor(p) != "white"


# Energy centre


@covers("SOLARIS-55")
def test_the_colour_counts_and_not_the_symbol():
    p = base_state("EC", turn="yellow", hand="HQ.b CT.b ED.p BT.k", shuttles={"b": "BT", "k": "ED"}).play("station")
    assert p.legal == ["play HQ.b", "play BT.k", "play CT.b"]
    assert rule_of(p, "play ED.p") == "SOLARIS-55", "the purple shuttle is not docked"
    assert rule_of(p, "play SP.b") == "SOLARIS-55", "not in hand"
    p.play("play BT.k")
    assert (at(p, "yellow", "EC"), at(p, "yellow", "ED"), p.state["laser"][2]) == (2, 2, 1)


@covers("SOLARIS-55")
def test_energy_is_needed_at_the_shuttles_station():
    lines = {"yellow": {"BT": 0}}
    p = base_state("EC", turn="yellow", hand="HQ.b ED.k", energy=lines, shuttles={"b": "BT", "k": "ED"}).play("station")
    assert p.legal == ["play ED.k"]
    assert rule_of(p, "play HQ.b") == "SOLARIS-55"


@covers("SOLARIS-56")
def test_one_shuttle_is_used_several_times_and_another_besides():
    p = base_state("EC", turn="yellow", hand="HQ.b CT.b ED.k EC.g", shuttles={"b": "BT", "k": "ED"})
    p.play("station", "play HQ.b", "play ED.k", "play CT.b")
    assert (at(p, "yellow", "BT"), at(p, "yellow", "ED"), at(p, "yellow", "EC")) == (3, 2, 0)
    assert (p.state["laser"][2], p.phase) == (3, "REPLACE")


@covers("SOLARIS-57")
def test_a_shuttle_at_the_energy_centre_takes_two_energy_there():
    p = base_state("EC", turn="yellow", hand="HQ.b CT.b EC.g", shuttles={"b": "EC", "g": "SP"})
    p.play("station", "play HQ.b")
    assert (at(p, "yellow", "EC"), p.state["laser"][2]) == (1, 1)
    assert p.legal == ["done", "play EC.g"]
    assert rule_of(p, "play CT.b") == "SOLARIS-57"


@covers("SOLARIS-57")
def test_one_energy_is_not_enough_for_a_shuttle_at_the_energy_centre():
    p = base_state("EC", turn="white", hand="HQ.b", shuttles={"b": "EC"})
    assert rule_of(p, "station") == "SOLARIS-57"


@covers("SOLARIS-58")
def test_the_centre_token_goes_back_on_the_rim_the_other_on_its_track():
    p = base_state("EC", turn="yellow", hand="HQ.b HQ.p", shuttles={"b": "BT"}, energy={"yellow": {"BT": 4}})
    p.play("station", "play HQ.b")
    s = p.state
    assert (s["on_rim"][2], s["energy"][2, 5], s["height"][2, 5]) == (1, 2, 0)
    assert (s["energy"][2, 2], s["height"][2, 2]) == (3, 4), "on top of the four others"


@covers("SOLARIS-59")
def test_the_laser_has_no_end():
    p = base_state("EC", turn="yellow", hand="HQ.b CT.b ED.p", shuttles={"b": "BT"}, laser=[0, 0, 13, 0, 0])
    p.play("station", "play HQ.b", "play CT.b")
    assert p.state["laser"][2] == 15


@covers("SOLARIS-77")
def test_the_energy_centre_ends_by_itself_with_its_last_energy():
    p = base_state("EC", turn="white", hand="HQ.b CT.b", shuttles={"b": "BT"}).play("station", "play HQ.b")
    assert actor(p) != "white"


@covers("SOLARIS-35")
def test_stopping_early_at_the_energy_centre_keeps_the_rest():
    p = base_state("EC", turn="yellow", hand="HQ.b CT.b", shuttles={"b": "BT"}).play("station", "play HQ.b", "done")
    assert (hand(p, "yellow"), at(p, "yellow", "EC"), p.state["laser"][2]) == ("CT.b", 2, 1)
