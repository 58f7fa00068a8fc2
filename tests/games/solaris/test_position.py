"""Positions set by hand: what they leave unsaid is filled in, what they say stays."""

import pytest

import perihelion
from perihelion import InvalidPosition

from .base import DECK, actor, at, counts, display, height, settle


def position(players=3, **state):
    return perihelion.position("solaris", players=players, state=state)


def test_an_empty_description_is_the_base_state():
    p = position(5)
    assert (actor(p), p.phase, p.state["pos"]) == ("white", "CHOOSE", 0)
    assert p.state["energy"].tolist()[2] == [3, 3, 5, 2, 1, 3]
    assert p.state["bridge"].tolist() == [1, 0, 2, 3, 1, 0]
    assert p.state["spare"].tolist() == [2, 3]
    assert display(p) == ["ED.p", "BT.b", "CT.k"]
    assert p.state["placed"].tolist() == [1, 1, 1, 1, 1]
    assert (p.state["draw_left"], p.state["draw_for"]) == (0, -1)
    assert p.state["stack_n"] == 105
    assert settle(p.play("pass")).state["to_act"] == 1


def test_sizes_and_stack_follow_from_the_cards_given():
    p = position(
        hand=[counts("ED.p ED.k"), counts("HQ.b"), counts("")],
        stolen=[counts(""), counts("EC.g"), counts("")],
        discard=counts("BT.p BT.p"),
    )
    assert p.state["hand_n"].tolist() == [2, 1, 0, 0, 0]
    assert p.state["stolen_n"].tolist() == [0, 1, 0, 0, 0]
    used = counts("ED.p ED.k HQ.b EC.g BT.p BT.p ED.p BT.b CT.k")
    assert p.state["stack"].tolist() == [all_ - out for all_, out in zip(DECK, used, strict=True)]
    assert p.state["stack_n"] == 108 - 9


def test_what_is_given_is_not_overwritten():
    p = position(stack=counts("ED.p"), stack_n=1, hand_n=[4, 0, 0, 0, 0], display=[-1, 3, 3], height=[[2] * 6] * 3)
    assert p.state["stack"].tolist() == counts("ED.p")
    assert p.state["hand_n"][0] == 4
    assert p.state["display"].tolist() == [-1, 3, 3]
    assert p.state["height"][1].tolist() == [2] * 6


def test_a_position_may_use_more_cards_than_there_are():
    """For a test of one rule; the stack then simply has none of them."""
    p = position(hand=[counts("ED.p " * 7), counts(""), counts("")])
    assert (p.state["hand_n"][0], p.state["stack"][0]) == (7, 0)


def test_a_display_card_that_is_in_a_hand_is_replaced():
    p = position(hand=[counts("ED.p " * 5), counts(""), counts("")])
    assert display(p) == ["ED.k", "BT.b", "CT.k"]


def test_the_player_on_turn_is_on_the_rim_on_top():
    p = position(5, to_act=1, energy=[[3] * 6] * 5, on_rim=[1, 1, 1, 0, 0])
    assert [height(p, seat, "ED") for seat in ("white", "yellow", "grey")] == [0, 1, 2]
    assert [height(p, seat, "ED") for seat in ("black", "orange")] == [0, 1]
    assert [height(p, seat, "HQ") for seat in ("white", "grey", "yellow", "black", "orange")] == [0, 1, 2, 3, 4]


def test_a_named_player_is_put_on_the_rim():
    p = position(to_act=2)
    assert p.state["on_rim"].tolist() == [0, 0, 1, 0, 0]


def test_nobody_named_means_the_next_by_turn_order():
    p = position(pos=2)
    assert actor(p) == "yellow"
    assert p.state["on_rim"].tolist() == [0, 0, 1, 0, 0]
    q = position(on_rim=[0, 1, 0, 0, 0])
    assert actor(q) == "grey"


def test_several_on_the_rim_need_a_name():
    with pytest.raises(InvalidPosition, match="to_act"):
        position(on_rim=[1, 1, 0, 0, 0])


def test_spares_and_bridges_follow_from_each_other():
    assert position(bridge=[0, 0, 1, 1, 2, 3]).state["spare"].tolist() == [2, 3]
    assert position(spare=[1, 1]).state["bridge"].tolist() == [0, 0, 2, 2, 3, 3]
    assert position(bridge=[0, 0, 0, 1, 2, 3]).state["bridge"].tolist() == [0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("phase", "pos", "legal"),
    [
        ("HQ_DRAW", 1, ["draw stack", "draw 1", "draw 2", "draw 3"]),
        ("HQ_MORE", 1, ["done", "spend"]),
        ("REPLACE", 0, ["draw stack", "draw 1", "draw 2", "draw 3"]),
        ("PORT", 3, "dock"),
        ("BIOTOPE", 2, "biotope"),
        ("EXCHANGE_DRAW", 0, ["draw stack", "draw 1", "draw 2", "draw 3"]),
    ],
)
def test_a_phase_brings_its_station_and_counters(phase, pos, legal):
    p = position(phase=phase)
    assert p.state["pos"] == pos
    assert p.legal == legal if isinstance(legal, list) else all(action.startswith(legal) for action in p.legal)
    p.play(p.legal[0])
    for _ in range(8):
        if p.actor >= 0 and p.phase == "CHOOSE":
            break
        settle(p) if p.actor == perihelion.CHANCE else p.play(p.legal[0])
    assert p.phase == "CHOOSE"


def test_in_another_layout_a_station_is_found_by_its_name():
    p = perihelion.position("solaris", players=3, layout="BT ED SP CT HQ EC", state={"phase": "PORT"})
    assert p.state["pos"] == 2


@pytest.mark.parametrize("phase", ["BRIDGE", "TILE_A", "TILE_B", "PLACING", "DEAL", "DISPLAY"])
def test_set_up_can_begin_anywhere(phase):
    p = position(phase=phase)
    assert (p.actor, p.phase) == (perihelion.CHANCE, phase)
    assert p.outcomes
    settle(p)
    assert p.phase == "CHOOSE"


@pytest.mark.parametrize("phase", ["SWAP_CARD", "LIMIT_ROUND", "LIMIT_CANTEEN"])
def test_positions_between_stations(phase):
    hands = [[1] * 8 + [0] * 16, [0] * 24, [0] * 24]
    p = position(phase=phase, hand=hands)
    for _ in range(20):
        if p.phase == "CHOOSE":
            break
        settle(p) if p.actor == perihelion.CHANCE else p.play(p.legal[0])
    assert p.phase == "CHOOSE"
    assert p.state["pos"] == (5 if phase == "LIMIT_CANTEEN" else 0)


def test_a_finished_game_knows_its_winners():
    p = position(phase="OVER", laser=[7, 8, 8, 0, 0], energy=[[1] * 6, [1] * 6, [2] * 6])
    assert (p.actor, p.scores.winners) == (perihelion.OVER, (2,))


def test_a_random_layout_that_was_not_drawn_is_the_standard_ring():
    p = perihelion.position("solaris", players=3, layout="random", state={"energy": [[2] * 6] * 3})
    assert p.state["ring"].tolist() == [0, 1, 2, 3, 4, 5]
    assert at(p, "white", "ED") == 2
