"""The examples of both rulebooks (vectors V1 to V14 of the specification)."""

import perihelion
from tests.covers import covers

from .base import actor, at, base_state, discard_pile, display, energy, everybody_passes, hand, height, settle


@covers("SOLARIS-10")
def test_the_engine_deck_follows_the_energy_centre_and_is_activated_first():
    """V1."""
    p = settle(perihelion.new("solaris", players=3))
    assert (p.state["round"], p.state["pos"], p.state["ring"][0]) == (1, 0, 0)


@covers("SOLARIS-10", "SOLARIS-12")
def test_white_grey_yellow_black_orange_act_in_order_of_energy():
    """V2."""
    p = base_state("ED")
    assert everybody_passes(p, 5) == ["white", "grey", "yellow", "black", "orange"]
    assert p.state["pos"] == 1


@covers("SOLARIS-14")
def test_grey_moves_the_token_to_the_rim():
    """V3."""
    p = base_state("ED", turn="white")
    p.play("pass")
    assert actor(p) == "grey"
    assert p.phase == "CHOOSE"
    assert (at(p, "grey", "ED"), p.state["on_rim"][1], height(p, "grey", "ED")) == (4, 1, 0)
    assert p.state["on_rim"].tolist() == [1, 1, 0, 0, 0]


@covers("SOLARIS-23", "SOLARIS-60", "SOLARIS-77")
def test_yellow_replenishes_with_three_cards():
    """V4."""
    p = base_state("ED", turn="yellow", hand="ED.p ED.k ED.b HQ.g", rim="white grey")
    p.play("replenish", "play ED.p", "play ED.k", "play ED.b")
    assert at(p, "yellow", "ED") == 6
    assert p.legal == ["done"]
    p.play("done")
    assert (p.phase, p.state["draws_owed"]) == ("REPLACE", 1)
    p.play("draw stack")
    settle(p)
    assert p.state["hand_n"][2] == 2
    assert actor(p) == "black"


@covers("SOLARIS-25", "SOLARIS-27", "SOLARIS-30")
def test_grey_redirects_two_over_the_purple_and_one_over_the_pink_bridge():
    """V5: three cards, two neighbours, one action."""
    p = base_state("ED", turn="grey", hand="BT.p CT.p SP.k HQ.g", rim="white")
    p.play("redirect")
    assert p.legal == ["send cw SP.k", "send ccw BT.p", "send ccw CT.p"]
    p.play("send ccw BT.p", "send ccw CT.p", "send cw SP.k")
    assert p.legal == ["done"]
    assert p.state["cards_played"] == 3
    assert energy(p, "grey") == {"ED": 1, "HQ": 3, "BT": 3, "SP": 3, "CT": 3, "EC": 3}
    p.play("done")
    assert p.state["draws_owed"] == 1


@covers("SOLARIS-31", "SOLARIS-32")
def test_a_green_canteen_card_is_exchanged_for_the_purple_engine_deck_card():
    """V6."""
    p = base_state("ED", turn="white", hand="CT.g HQ.k")
    p.play("exchange", "discard CT.g", "draw 1")
    assert hand(p, "white") == "ED.p HQ.k"
    assert discard_pile(p) == "CT.g"
    assert (p.actor, p.phase, display(p)) == (perihelion.CHANCE, "DISPLAY", [None, "BT.b", "CT.k"])
    p.play("HQ.b")
    assert display(p) == ["HQ.b", "BT.b", "CT.k"]
    assert actor(p) == "grey"


@covers("SOLARIS-36", "SOLARIS-37")
def test_yellow_spends_two_energy_for_three_shuttle_port_cards():
    """V7: the second card of a pair is free, the third costs again."""
    p = base_state("ED", turn="yellow", hand="SP.p SP.k SP.b HQ.g", rim="white grey")
    p.play("station")
    left = [at(p.play(f"play SP.{colour}"), "yellow", "ED") for colour in "pkb"]
    assert left == [2, 2, 1]
    assert at(p, "yellow", "SP") == 5
    p.play("done")
    assert p.state["draws_owed"] == 1


@covers("SOLARIS-39", "SOLARIS-40", "SOLARIS-41")
def test_orange_spends_two_energy_at_the_headquarters_for_four_cards():
    """V8."""
    p = base_state("HQ", turn="orange", hand="BT.p BT.k")
    p.play("station")
    assert at(p, "orange", "HQ") == 2
    p.play("draw 1", "draw 3")
    assert p.legal == ["done", "spend"]
    p.play("spend")
    assert at(p, "orange", "HQ") == 1
    p.play("draw stack", "HQ.b", "draw stack", "HQ.b")
    assert p.legal == ["done", "spend"]
    assert p.state["hand_n"][4] == 6
    assert display(p) == [None, "BT.b", None]
    settle(p.play("done"))
    assert None not in display(p)


@covers("SOLARIS-43", "SOLARIS-44", "SOLARIS-45")
def test_yellow_spends_four_energy_in_the_biotope_clockwise():
    """V9: one for the action, three for shuttle port, canteen and energy centre."""
    p = base_state("BT", turn="yellow")
    p.play("station")
    assert p.legal == [f"biotope {way} {k}" for way in ("cw", "ccw") for k in (1, 2, 3, 4)]
    p.play("biotope cw 3")
    assert energy(p, "yellow") == {"ED": 3, "HQ": 3, "BT": 1, "SP": 3, "CT": 2, "EC": 4}


@covers("SOLARIS-47", "SOLARIS-50")
def test_grey_docks_the_last_shuttle_at_the_headquarters_and_the_fifth_player_none():
    """The shuttle port example of both rulebooks."""
    p = base_state("SP", turn="grey", rim="white yellow black", shuttles={"p": "ED", "k": "BT", "g": "CT"})
    p.play("station")
    assert p.legal == [f"dock blue {station}" for station in ("ED", "HQ", "BT", "SP", "CT", "EC")]
    p.play("dock blue HQ")
    assert p.state["shuttle"].tolist() == [0, 2, 1, 4]
    assert at(p, "grey", "SP") == 2
    assert actor(p) == "orange"
    assert "station" not in p.legal
    assert p.why_not("station").rule == "SOLARIS-50"


@covers("SOLARIS-51", "SOLARIS-52", "SOLARIS-53")
def test_orange_takes_cards_from_two_players_in_the_canteen():
    """V11."""
    hands = {"white": "HQ.p HQ.k", "grey": "BT.b", "yellow": "ED.g ED.b"}
    p = base_state("CT", turn="orange", hand="SP.p", hands=hands, energy={"orange": {"CT": 3}})
    p.play("station")
    assert p.legal == ["steal white", "steal grey", "steal yellow"]
    p.play("steal white", "HQ.k", "steal grey", "BT.b")
    assert at(p, "orange", "CT") == 1
    assert (p.state["stolen_n"][4], p.state["hand_n"][4]) == (2, 1)
    assert (p.state["hand_n"][0], p.state["hand_n"][1]) == (1, 0)
    assert p.legal == ["done", "steal yellow"]


def energy_centre_example(station):
    lines = {"yellow": {"ED": 4, "HQ": 4, "BT": 5, "SP": 2, "CT": 1, "EC": 3}}
    laser = [0, 0, 1, 0, 0]
    return base_state(
        "EC", turn="yellow", hand="BT.b CT.b HQ.g", energy=lines, laser=laser, shuttles={"b": station}
    ).play("station", "play BT.b", "play CT.b")


@covers("SOLARIS-55", "SOLARIS-56", "SOLARIS-58")
def test_yellow_moves_two_energy_from_the_engine_deck_to_the_laser():
    """V12a: the German rulebook."""
    p = energy_centre_example("ED")
    assert energy(p, "yellow") == {"ED": 2, "HQ": 4, "BT": 5, "SP": 2, "CT": 1, "EC": 1}
    assert p.state["laser"][2] == 3
    assert p.legal == ["done"]
    assert p.play("done").state["draws_owed"] == 1


@covers("SOLARIS-55", "SOLARIS-56", "SOLARIS-58")
def test_yellow_moves_two_energy_from_the_headquarters_to_the_laser():
    """V12b: the English rulebook."""
    p = energy_centre_example("HQ")
    assert energy(p, "yellow") == {"ED": 4, "HQ": 2, "BT": 5, "SP": 2, "CT": 1, "EC": 1}
    assert p.state["laser"][2] == 3
    assert p.legal == ["done"]
    assert p.play("done").state["draws_owed"] == 1


@covers("SOLARIS-60", "SOLARIS-61")
def test_three_cards_played_bring_one_card_from_the_display():
    """The replacement example of both rulebooks."""
    p = base_state("BT", turn="grey", hand="BT.p BT.k BT.g")
    p.play("replenish", "play BT.p", "play BT.k", "play BT.g")
    assert p.legal == ["draw stack", "draw 1", "draw 2", "draw 3"]
    p.play("draw 2")
    assert hand(p, "grey") == "BT.b"
    assert display(p) == ["ED.p", None, "CT.k"]


@covers("SOLARIS-17")
def test_tokens_go_from_the_rim_to_the_energy_track_as_they_lie():
    """V14: the last of three has just passed."""
    p = base_state(
        "ED",
        turn="yellow",
        n=3,
        rim="white grey",
        energy={seat: {"ED": 3} for seat in ("white", "grey", "yellow")},
        height=[[0, 0, 0, 0, 0, 0], [1, 0, 1, 1, 1, 1], [2, 1, 0, 0, 0, 0]],
    )
    p.play("pass")
    assert p.state["pos"] == 1
    assert [at(p, seat, "ED") for seat in ("white", "grey", "yellow")] == [3, 3, 3]
    assert [height(p, seat, "ED") for seat in ("white", "grey", "yellow")] == [0, 1, 2]
    assert p.state["on_rim"].sum() == 1, "only the first player of the next station"
