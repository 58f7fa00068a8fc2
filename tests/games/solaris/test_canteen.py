"""The canteen: a card of each opponent (rules 51 to 53)."""

import perihelion
from tests.covers import covers

from .base import (
    actor,
    at,
    base_state,
    rule_of,
)

HANDS = {"grey": "BT.b BT.b", "yellow": "ED.g ED.b", "black": "HQ.p", "orange": ""}


@covers("SOLARIS-51")
def test_one_card_from_each_opponent_in_a_turn():
    p = base_state("CT", turn="white", hand="CT.p", hands=HANDS).play("station")
    assert p.legal == ["steal grey", "steal yellow", "steal black"]
    assert rule_of(p, "steal white") == "SOLARIS-51"
    p.play("steal yellow")
    assert (at(p, "white", "CT"), p.state["steps"], p.state["robbed"].tolist()) == (2, 1, [0, 0, 1, 0, 0])
    assert (p.phase, p.state["draw_for"], p.state["victim"], p.state["draw_left"]) == ("STEAL", 0, 2, 1)
    assert p.outcomes == {"ED.b": 1, "ED.g": 1}
    assert p.state["hand_n"][2] == 2, "the card moves with the outcome"
    p.play("ED.g")
    assert (p.state["hand_n"][2], p.state["stolen_n"][0], p.state["victim"]) == (1, 1, -1)
    assert p.legal == ["done", "steal grey", "steal black"]
    assert rule_of(p, "steal yellow") == "SOLARIS-51"


@covers("SOLARIS-51")
def test_an_empty_chair_cannot_be_robbed():
    p = base_state("CT", turn="white", hand="CT.p", hands={"grey": "ED.k"}, n=3).play("station")
    assert rule_of(p, "steal orange") == "SOLARIS-51"


@covers("SOLARIS-51")
def test_the_next_player_may_rob_the_same_hand_again():
    p = base_state("CT", turn="white", hand="CT.p", hands=HANDS).play("station", "steal grey", "BT.b", "done")
    assert actor(p) == "black"
    assert p.state["robbed"].tolist() == [0, 0, 0, 0, 0]
    p.play("station")
    assert "steal grey" in p.legal


@covers("SOLARIS-52", "SOLARIS-53")
def test_a_stolen_pile_is_no_hand():
    """White has only stolen cards left; black cannot take them."""
    p = base_state("CT", turn="white", hand="", hands={"grey": "BT.b", "black": "HQ.p"})
    p.play("station", "steal grey", "BT.b", "done")
    assert (p.state["hand_n"][0], p.state["stolen_n"][0], actor(p)) == (0, 1, "black")
    assert rule_of(p, "station") == "SOLARIS-52"
    assert p.legal == ["pass", "exchange"]


@covers("SOLARIS-77", "SOLARIS-51")
def test_the_canteen_ends_by_itself_when_nobody_is_left():
    p = base_state("CT", turn="white", hands={"grey": "BT.b"}).play("station", "steal grey", "BT.b")
    assert (at(p, "white", "CT"), actor(p)) == (2, "black")


@covers("SOLARIS-54")
def test_stolen_cards_join_the_hand_after_the_last_turn_and_then_the_limit_holds():
    full = "ED.p ED.k ED.b ED.g HQ.p HQ.k"
    hands = {"grey": full + " HQ.b", "black": "SP.p SP.k"}
    p = base_state("CT", turn="white", hand=full, hands=hands, n=4)
    p.play("station", "steal grey", "HQ.b", "steal black", "SP.p")
    while p.phase == "CHOOSE":
        assert (p.state["hand_n"][0], p.state["stolen_n"][0]) == (6, 2)
        p.play("pass")
    assert (p.phase, actor(p)) == ("LIMIT_CANTEEN", "white")
    assert (p.state["hand_n"][0], p.state["stolen_n"][0], p.state["stolen"].sum()) == (8, 0, 0)
    assert rule_of(p, "pass") == "SOLARIS-54"
    assert rule_of(p, "discard EC.p") == "SOLARIS-54"
    p.play("discard SP.p")
    assert (p.state["hand_n"][0], p.state["pos"], p.phase) == (7, 5, "CHOOSE")


@covers("SOLARIS-54")
def test_several_players_discard_after_the_canteen_lowest_seat_first():
    eight = [[1] * 8 + [0] * 16, [0] * 24, [0] * 8 + [1] * 8 + [0] * 8]
    p = perihelion.position("solaris", players=3, state={"phase": "LIMIT_CANTEEN", "hand": eight})
    assert actor(p) == "white"
    p.play("discard ED.p")
    assert (actor(p), p.phase) == ("yellow", "LIMIT_CANTEEN")
    p.play("discard BT.p")
    assert (p.phase, p.state["pos"]) == ("CHOOSE", 5)
