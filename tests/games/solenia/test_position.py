"""Composed positions: what is not given follows from what is, and nothing given is changed."""

import pytest

import perihelion
from perihelion import CHANCE, OVER, InvalidPosition
from tests.games.solenia.base import CARDS, COPIES, FIELDS, counts, rl, settle


def compose(players=2, variant="summer", **state):
    return perihelion.position("solenia", players=players, variant=variant, state=state)


def test_goods_and_a_hand_are_enough():
    p = compose(goods=[[1, 2, 0, 0], [0, 0, 0, 0]], hand=[counts("0:gs 1:k 1:k"), counts("1:w 1:g 1:s")], phase="CARD")
    s = p.state
    assert (p.actor, s["active"], s["turn"]) == (0, 0, 0)
    assert s["hand_n"].tolist() == [3, 3, 0, 0]
    assert (s["hand"] + s["deck"])[:2].tolist() == [COPIES] * 2
    assert s["strip"].tolist() == [0, 1, 4, 2, 3]
    assert s["side"].tolist() == [1, 1, 0, 0, 0]
    assert s["display"].tolist() == [[0, 1, 2, -1], [24, 25, 26, -1]]
    assert s["pile"].sum() == 42
    assert p.legal == ["play 0:gs", "play 1:k"]
    settle(p.play("play 1:k", "at c4"))
    assert p.actor == 1


def test_without_a_phase_a_seat_chooses_a_card():
    p = compose(stars=[3, 0, 0, 0])
    assert (p.phase, p.actor, p.state["hand_n"].tolist()[:2]) == ("CARD", 0, [3, 3])
    assert len(p.legal) == 3


def test_a_position_plays_to_its_end():
    p = compose(players=3, variant="upgrades", turn=7, stars=[3, 0, 0, 0])
    assert (p.actor, p.state["draft_step"]) == (1, 6)
    while p.actor != OVER:
        settle(p)
        if p.actor >= 0:
            p.play(p.legal[0])


@pytest.mark.parametrize(
    ("given", "derived"),
    [
        ({"phase": "CARD", "to_act": 1}, {"active": 1, "turn": 1}),
        ({"phase": "CARD", "turn": 5}, {"active": 1, "to_act": 1}),
        ({"phase": "FIELD", "active": 1}, {"to_act": 1, "cur_card": 3}),
        ({"phase": "DRAW", "active": 1}, {"to_act": CHANCE}),
        ({"phase": "END"}, {"to_act": OVER, "turn": 32, "active": 0}),
        ({"phase": "DRAFT", "draft_step": 1}, {"to_act": 0, "active": 0}),
        ({"phase": "DROP", "goods": [[0] * 4, [3, 3, 3, 0]]}, {"to_act": 1}),
        ({"phase": "DROP", "goods": [[0] * 4, [3, 3, 3, 0]], "score_seat": 1}, {"to_act": 1, "advance": 1}),
        ({"phase": "TAKE", "active": 1}, {"to_act": 1, "take_left": 1, "take_mask": 15}),
        ({"phase": "PAY", "cur_field": FIELDS.index("c1"), "goods": [[1, 0, 0, 0]]}, {"pay_left": 1}),
        ({"phase": "ORDER", "cur_field": FIELDS.index("b3")}, {"cur_row": 0}),
        ({"phase": "SLOT", "cur_row": 1, "cur_tile": 24}, {"to_act": 0}),
        (
            {"phase": "REFILL", "cur_row": 0, "display": [[0, -1, 2, -1], [24, 25, 26, -1]]},
            {"cur_pos": 1, "to_act": CHANCE},
        ),
    ],
)
def test_who_decides_and_the_small_numbers_of_the_phase(given, derived):
    variant = "upgrades" if given["phase"] == "DRAFT" else "summer"
    if given["phase"] == "FIELD":
        given = {**given, "hand": [counts("1:w 1:g 1:s"), counts("0:ws 0:wa 0:gs")]}
    s = compose(variant=variant, **given).state
    assert {name: int(s[name]) for name in derived} == derived


def test_the_active_seats_cards_tell_the_turn():
    p = rl("1:w 1:g 1:s", cards={"a1": (0, "0:ws"), "b1": (0, "0:wa"), "c1": (1, "0:ws")})
    assert p.state["turn"] == 4
    assert p.state["deck"][0].sum() == 16 - 5


def test_nothing_given_is_changed():
    deck = [counts("1:k"), counts("1:k 1:k")]
    p = rl("1:w 1:g 1:s", deck=deck, pile=[[0] * 24, [1] * 24], capacity=[3, 8, 0, 0], hand_n=[3, 3, 0, 0], turn=9)
    s = p.state
    assert s["deck"][:2].tolist() == deck
    assert (s["pile"][0].sum(), s["pile"][1].sum(), s["capacity"][0], s["turn"]) == (0, 24, 3, 9)


def test_a_deck_given_alone_leaves_the_rest_to_the_hand():
    rest = counts("0:ws 0:wa 0:gs")
    p = compose(phase="CARD", deck=[[c - r for c, r in zip(COPIES, rest, strict=True)], COPIES])
    assert p.state["hand"][0].tolist() == rest
    assert p.legal == ["play 0:ws", "play 0:wa", "play 0:gs"]


def test_winter_places_tell_storage_and_active_upgrades():
    p = rl(
        variant="upgrades",
        boards={0: {"day": {0: 0, 1: 1, 2: 2, 3: 3, 5: 4}, "night": {0: 24, 1: 25}}},
        l1_tile=[2, 3, -1, -1],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    )
    assert p.state["capacity"].tolist() == [8, 6, 0, 0]
    assert p.state["l1_active"].tolist() == [1, 0, 0, 0]
    assert p.state["l3_active"].tolist()[:2] == [[1, 0], [0, 0]]


def test_set_up_points_can_be_composed():
    p = compose(phase="DEAL", hand=[counts("0:ws 0:wa"), [0] * 14])
    assert (p.actor, p.state["hand_n"][0], p.outcomes.get("card 0:ws")) == (CHANCE, 2, None)
    shown = compose(phase="SHOW", display=[[4, 5, 6, -1], [30, -1, -1, -1]])
    assert (shown.state["cur_row"], shown.state["cur_pos"]) == (1, 1)
    assert "tile 30" not in shown.outcomes
    halves = compose(
        variant="upgrades",
        phase="HALF_NIGHT",
        l3_offer=[[3, -1], [-1, -1], [-1, -1], [-1, -1]],
        l1_offer=[0, 1, -1, -1],
    )
    assert "nighthalf 3" not in halves.outcomes
    assert halves.state["hand_n"].tolist() == [3, 3, 0, 0]


def test_a_rivals_turn_can_be_composed():
    p = compose(players=1, phase="DIE", cur_card=CARDS.index("0:ga"))
    assert (p.state["active"], p.actor) == (1, CHANCE)
    assert p.state["deck"][1].tolist() == [c - (t == 3) for t, c in enumerate(COPIES)]


@pytest.mark.parametrize(
    ("phase", "missing"), [("PAY", "cur_field"), ("ORDER", "cur_row"), ("SLOT", "cur_row"), ("WAIVE", "cur_row")]
)
def test_a_position_that_cannot_go_on_is_refused(phase, missing):
    with pytest.raises(InvalidPosition, match=f"{phase} needs {missing}"):
        compose(phase=phase)


def test_drop_needs_a_seat_with_too_many_goods():
    with pytest.raises(InvalidPosition, match="more goods than storage spaces"):
        compose(phase="DROP")
