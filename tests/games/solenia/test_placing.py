"""Playing a card: reach, range, discarding, islands."""

import pytest

from perihelion import IllegalAction
from tests.covers import covers
from tests.games.solenia.base import discarded, fields, goods, lies_on, rl, settle, stars

AROUND = {"c2": (1, "1:w"), "b3": (1, "1:g"), "d3": (1, "1:s"), "c4": (1, "1:a"), "c3": (1, "1:k")}
"""Every field next to the airship, and its own, with cards of the other player."""


@covers("SOLENIA-7")
def test_seats_take_turns_and_use_one_card_each():
    p = rl("1:w 1:g 1:s", players=3)
    order = []
    for field in ("c2", "c3", "c4"):
        order.append(p.actor)
        p.play(p.legal[0], f"at {field}")
        settle(p)
    assert order == [0, 1, 2]
    assert p.actor == 0


@covers("SOLENIA-7")
def test_a_card_that_is_not_in_hand_cannot_be_played():
    p = rl("1:w 1:g 1:s")
    assert p.legal == ["play 1:w", "play 1:g", "play 1:s"]
    assert p.why_not("play 2:*w").rule == "SOLENIA-7"
    assert p.why_not("at c3").rule == "SOLENIA-7"


@covers("SOLENIA-7")
def test_two_equal_cards_are_one_option():
    assert rl("1:k 1:k 0:kk").legal == ["play 0:kk", "play 1:k"]


@covers("SOLENIA-8")
def test_a_field_with_any_card_is_taken():
    p = rl("1:w 1:g 1:s", cards={"c2": (1, "1:w"), "c4": (0, "1:a")}).play("play 1:w")
    assert "c2" not in fields(p)
    assert "c4" not in fields(p)
    assert p.why_not("at c2").rule == p.why_not("at c4").rule == "SOLENIA-8"


@covers("SOLENIA-9", "SOLENIA-17")
def test_without_goods_only_fields_near_the_airship_and_no_city_to_serve():
    p = rl("1:w 1:g 1:s").play("play 1:w")
    assert fields(p) == {"c2", "c3", "d3", "c4"}
    assert p.why_not("at b3").rule == "SOLENIA-23"
    assert p.why_not("at a1").rule == "SOLENIA-9"


@covers("SOLENIA-9")
def test_the_field_under_the_airship_can_be_used_once():
    p = rl("1:w 1:g 1:s").play("play 1:w", "at c3")
    assert goods(p) == [0, 0, 0, 1]
    settle(p)
    p.play(p.legal[0])
    assert "c3" not in fields(p)
    assert "c2" in fields(p)


@covers("SOLENIA-9", "SOLENIA-10")
def test_next_to_an_own_card_means_straight_and_the_edge_ends_the_board():
    p = rl("1:w 1:g 1:s", cards={"e2": (0, "1:a")}).play("play 1:w")
    near = {"e3", "d2"} | {"c2", "c3", "d3", "c4"}
    assert fields(p) == near, "e1 is a city; d1, d3 only by the airship; a2 and a3 are at the other edge"


@covers("SOLENIA-11")
def test_cards_of_others_give_no_adjacency():
    p = rl("1:w 1:g 1:s", cards={"e2": (1, "1:a")}).play("play 1:w")
    assert fields(p) == {"c2", "c3", "d3", "c4"}


@covers("SOLENIA-12")
def test_each_field_in_between_costs_one_good_taken_or_not():
    """From c3 to c1 lies c2: the same cost whether it is empty or taken."""
    for cards in ({}, {"c2": (1, "1:a")}):
        p = rl("1:w 1:g 1:s", cards=cards, goods={0: [0, 0, 1, 0]}).play("play 1:w", "at c1")
        assert (p.phase, p.state["pay_left"], p.legal) == ("PAY", 1, ["pay s"])
        assert p.why_not("pay w").rule == "SOLENIA-12"


@covers("SOLENIA-12")
@pytest.mark.parametrize(("have", "far"), [(1, {"c1"}), (2, {"c1", "b1", "d1"})])
def test_goods_are_the_limit_of_the_range(have, far):
    p = rl("1:w 1:g 1:s", goods={0: [have, 0, 0, 0]}).play("play 1:w")
    assert {field for field in fields(p) if field.endswith("1")} == far
    assert p.why_not("at a5").rule == "SOLENIA-12"


@covers("SOLENIA-13")
def test_the_nearest_start_counts():
    """e5 is 4 steps from the airship and 2 from the own card on e3."""
    p = rl("1:w 1:g 1:s", cards={"e3": (0, "1:a")}, goods={0: [2, 0, 0, 0]}).play("play 1:w", "at e5")
    assert p.state["pay_left"] == 1


@covers("SOLENIA-14")
def test_a_longer_way_may_be_chosen_although_there_is_a_free_one():
    p = rl("1:w 1:g 1:s", goods={0: [1, 0, 0, 0]}).play("play 1:w")
    assert {"c2", "c1"} <= fields(p)


@covers("SOLENIA-15")
def test_what_the_card_brings_cannot_pay_its_way():
    p = rl("2:*w 1:g 1:s").play("play 2:*w")
    assert "c1" not in fields(p)
    p = rl("2:*w 1:g 1:s", goods={0: [0, 0, 0, 1]}).play("play 2:*w", "at c1")
    assert p.legal == ["pay a"]
    p.play("pay a")
    assert goods(p) == [2, 0, 0, 0]


@covers("SOLENIA-16", "SOLENIA-19", "SOLENIA-33", "SOLENIA-41")
def test_without_a_placement_a_card_is_discarded_and_the_airship_flies_on():
    p = rl("2:*a 1:w 1:g", cards={**AROUND, "d1": (1, "1:k")})
    assert p.legal == ["discard 1:w", "discard 1:g", "discard 2:*a"]
    assert p.why_not("play 1:w").rule == "SOLENIA-16"
    p.play("discard 2:*a")
    assert discarded(p, 0) == ["2:*a"]
    assert (goods(p, 0), stars(p, 0)) == ([0, 0, 0, 0], 0)
    assert goods(p, 1) == [0, 0, 0, 1], "the strip was scored"
    assert p.state["strip"].tolist() == [1, 4, 2, 3, 0]


@covers("SOLENIA-41")
def test_discarding_a_zero_advances_once():
    p = rl("0:ws 1:w 1:g", cards=AROUND).play("discard 0:ws")
    assert p.state["strip"].tolist() == [1, 4, 2, 3, 0]
    assert goods(p, 0) == [0, 0, 0, 0]


@covers("SOLENIA-16")
def test_extending_the_range_stays_possible_beside_discarding():
    p = rl("2:*a 1:w 1:g", cards=AROUND, goods={0: [1, 0, 0, 0]})
    assert p.legal == ["play 1:w", "play 1:g", "play 2:*a", "discard 1:w", "discard 1:g", "discard 2:*a"]
    p.play("play 1:w")
    assert fields(p) == {"c1", "d2", "a3", "e3", "b4", "c5"}, "islands two steps away"


@covers("SOLENIA-17")
def test_a_city_that_cannot_be_served_does_not_forbid_discarding():
    p = rl("2:*a 1:w 1:g", cards={f: c for f, c in AROUND.items() if f != "b3"})
    assert p.legal == ["discard 1:w", "discard 1:g", "discard 2:*a"]


@covers("SOLENIA-18")
def test_with_a_free_placement_nobody_may_discard():
    p = rl("2:*a 1:w 1:g", cards={f: c for f, c in AROUND.items() if f != "d3"})
    assert p.legal == ["play 1:w", "play 1:g", "play 2:*a"]
    with pytest.raises(IllegalAction, match="SOLENIA-18"):
        p.play("discard 1:w")


@covers("SOLENIA-18")
def test_a_city_that_can_be_served_forbids_discarding():
    p = rl(
        "2:*a 1:w 1:g",
        cards={f: c for f, c in AROUND.items() if f != "b3"},
        goods={0: [0, 0, 1, 1]},
        display=([0, 22, 23], [46, 47, 45]),
    )
    assert not any(text.startswith("discard") for text in p.legal)


@covers("SOLENIA-20")
@pytest.mark.parametrize(("card", "gain"), [("0:ws", 0), ("1:w", 1), ("2:*a", 2)])
def test_an_island_gives_as_many_goods_as_the_card_says(card, gain):
    p = rl(f"{card} 1:g 1:s").play(f"play {card}", "at d3")
    assert goods(p) == [0, 0, gain, 0]


@covers("SOLENIA-6")
def test_goods_never_run_out():
    """Four full storages hold more than the 15 pieces of a kind in the box."""
    p = rl("2:*s 1:g 1:s", players=4, goods={0: [0, 0, 6, 0], 1: [0, 0, 8, 0], 2: [0, 0, 8, 0], 3: [0, 0, 8, 0]})
    p.play("play 2:*s", "at d3")
    assert goods(p) == [0, 0, 8, 0]


@covers("SOLENIA-21")
def test_a_ninth_good_has_to_go_and_any_may():
    p = rl("2:*g 1:g 1:s", goods={0: [2, 2, 2, 1]}).play("play 2:*g", "at c4")
    assert goods(p) == [2, 4, 2, 1]
    assert (p.phase, p.legal) == ("DROP", ["drop w", "drop g", "drop s", "drop a"])
    p.play("drop a")
    assert goods(p) == [2, 4, 2, 0]
    assert p.phase == "DRAW"


@covers("SOLENIA-21", "SOLENIA-65")
def test_two_too_many_are_two_decisions_even_without_a_choice():
    p = rl("2:*g 1:g 1:s", goods={0: [0, 8, 0, 0]}).play("play 2:*g", "at c4")
    assert p.legal == ["drop g"]
    assert p.why_not("drop w").rule == "SOLENIA-21"
    p.play("drop g")
    assert p.legal == ["drop g"]
    p.play("drop g")
    assert goods(p) == [0, 8, 0, 0]


def test_the_open_card_is_out_of_the_hand():
    p = rl("1:w 1:g 1:s").play("play 1:g")
    assert p.state["cur_card"] == 6
    assert p.state["hand_n"][0] == 2
    assert p.state["cur_field"] == -1
    p.play("at c3")
    assert (p.state["cur_card"], p.state["cur_field"]) == (-1, -1)
    assert lies_on(p, "c3") == (0, "1:g")
