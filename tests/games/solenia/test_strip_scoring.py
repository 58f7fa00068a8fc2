"""Advancing the airship: which strip is scored, for whom, in which order, and how the board moves on."""

import pytest

import perihelion
from tests.covers import covers
from tests.games.solenia.base import CARDS, FIELDS, discarded, goods, lies_on, rl, settle, stars


@covers("SOLENIA-33", "SOLENIA-41")
@pytest.mark.parametrize(("card", "scored"), [("0:ws", True), ("1:s", False), ("2:*s", False)])
def test_only_a_zero_brings_the_scoring(card, scored):
    p = rl(f"{card} 1:g 1:k", cards={"d1": (1, "1:a")}).play(f"play {card}", "at c4")
    assert goods(p, 1) == ([0, 0, 0, 1] if scored else [0, 0, 0, 0])
    assert int(p.state["strip"][0]) == int(scored)


@covers("SOLENIA-34")
def test_the_zero_just_placed_is_scored_with_the_first_strip():
    p = rl("0:kk 1:g 1:k", cards={"b2": (0, "1:w")}).play("play 0:kk", "at b1")
    assert goods(p) == [0, 0, 2, 0]
    assert discarded(p, 0) == ["0:kk"]


@covers("SOLENIA-35", "SOLENIA-36")
def test_scored_cards_are_gone_and_the_others_move_one_row_back():
    p = rl("0:ws 1:g 1:k", cards={"d1": (1, "1:a"), "e5": (1, "1:w"), "a2": (0, "1:s")}).play("play 0:ws", "at c4")
    assert discarded(p, 1) == ["1:a"]
    assert lies_on(p, "e4") == (1, "1:w")
    assert lies_on(p, "a1") == (0, "1:s")
    assert lies_on(p, "c3") == (0, "0:ws")
    assert [lies_on(p, f"{column}5") for column in "abcde"] == [None] * 5


@covers("SOLENIA-36", "SOLENIA-42")
def test_five_advances_turn_every_strip_and_ten_bring_the_board_back():
    s = rl().plain
    for advances in range(1, 11):
        rules_turn(s)
        if advances == 1:
            assert list(s.side.values()) == [1, 0, 0, 0, 0]
        if advances == 3:
            assert (list(s.strip.values()), list(s.side.values())) == ([2, 3, 0, 1, 4], [0, 0, 0, 0, 1])
        if advances == 5:
            assert (list(s.strip.values()), list(s.side.values())) == ([0, 1, 4, 2, 3], [0, 0, 1, 1, 1])
    assert (list(s.strip.values()), list(s.side.values())) == ([0, 1, 4, 2, 3], [1, 1, 0, 0, 0])


def rules_turn(s):
    """One advance with an empty board."""
    from perihelion.games.solenia.rules.strip_scoring import turn_strip

    turn_strip(s)


@covers("SOLENIA-37")
@pytest.mark.parametrize(
    ("card", "field", "gained", "starred"),
    [
        ("1:k", "b1", [0, 0, 1, 0], 0),
        ("1:k", "a1", [0, 0, 0, 0], 1),
        ("0:kk", "c1", [2, 0, 0, 0], 0),
        ("0:kk", "e1", [0, 0, 0, 0], 2),
    ],
)
def test_goods_of_the_islands_kind_or_stars_on_a_city(card, field, gained, starred):
    p = rl("0:ws 1:g 1:s", cards={field: (0, card)}).play("play 0:ws", "at c4")
    assert (goods(p), stars(p)) == (gained, starred)


@covers("SOLENIA-38")
@pytest.mark.parametrize("field", ["a1", "b1", "c1"])
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("0:ws", [1, 0, 1, 0]),
        ("0:wa", [1, 0, 0, 1]),
        ("0:gs", [0, 1, 1, 0]),
        ("0:ga", [0, 1, 0, 1]),
        ("1:w", [1, 0, 0, 0]),
        ("1:g", [0, 1, 0, 0]),
        ("1:s", [0, 0, 1, 0]),
        ("1:a", [0, 0, 0, 1]),
    ],
)
def test_depicted_goods_come_whatever_the_field(card, gained, field):
    p = rl("0:kk 1:k 1:k", cards={field: (0, card)}).play("play 0:kk", "at c4")
    assert (goods(p), stars(p)) == (gained, 0)


@covers("SOLENIA-39")
@pytest.mark.parametrize(
    ("card", "field", "starred"), [("2:*s", "b1", 1), ("2:*s", "c1", 0), ("2:*s", "a1", 0), ("2:*w", "c1", 1)]
)
def test_a_star_only_on_the_right_island(card, field, starred):
    p = rl("0:kk 1:k 1:k", cards={field: (0, card)}).play("play 0:kk", "at c4")
    assert (goods(p), stars(p)) == ([0, 0, 0, 0], starred)


@covers("SOLENIA-22", "SOLENIA-39")
def test_a_star_card_on_a_city_gives_its_value_and_nothing_later():
    p = rl("2:*s 1:g 1:k", cards={"a2": (0, "1:w")}, goods={0: [1, 1, 0, 0]}, display=([22, 23, 21], [24, 46, 47]))
    p.play("play 2:*s", "at a1", "order 0", "tile 25")
    assert stars(p) == 2
    settle(p)
    p.play("play 0:ws", "at c4")
    assert (stars(p), discarded(p, 0)) == (2, ["2:*s"])


@covers("SOLENIA-40")
def test_each_seat_gains_and_returns_goods_before_the_next_one():
    p = rl(
        "0:ws 1:g 1:k",
        seat=1,
        players=3,
        cards={"b1": (2, "1:a"), "c1": (0, "1:a"), "d1": (1, "1:a")},
        goods={0: [0, 8, 0, 0], 1: [8, 0, 0, 0], 2: [0, 0, 8, 0]},
    ).play("play 0:ws", "at c4")
    assert (p.phase, p.actor, p.state["score_seat"], p.state["active"], p.state["advance"]) == ("DROP", 1, 1, 1, 1)
    assert goods(p, 2) == [0, 0, 8, 0], "seat 2 has not been scored yet"
    p.play("drop w")
    assert (p.actor, p.state["score_seat"], goods(p, 2), goods(p, 0)) == (2, 2, [0, 0, 8, 1], [0, 8, 0, 0])
    assert discarded(p, 2) == ["1:a"]
    p.play("drop a")
    assert (p.actor, goods(p, 0)) == (0, [0, 8, 0, 1])
    p.play("drop g")
    assert (p.phase, p.state["score_seat"], p.state["active"]) == ("DRAW", -1, 1)
    assert p.state["strip"].tolist() == [1, 4, 2, 3, 0]


@covers("SOLENIA-21", "SOLENIA-40")
def test_all_cards_of_a_seat_are_one_gain():
    p = rl("0:kk 1:g 1:k", cards={"b1": (0, "1:s"), "d1": (0, "1:w")}, goods={0: [0, 0, 0, 7]}).play(
        "play 0:kk", "at c4"
    )
    assert goods(p) == [1, 0, 1, 7]
    assert p.legal == ["drop w", "drop s", "drop a"]


@covers("SOLENIA-43")
def test_a_card_is_drawn_at_the_end_of_the_own_turn():
    p = rl("0:ws 1:g 1:k", cards={"d1": (0, "1:a")}).play("play 0:ws", "at c4")
    assert (p.phase, p.state["hand_n"][0], goods(p)) == ("DRAW", 2, [0, 0, 0, 1]), "after the scoring"
    p.play("card 2:*w")
    assert (p.actor, p.state["hand_n"][0], p.state["hand"][0, CARDS.index("2:*w")]) == (1, 3, 1)


@covers("SOLENIA-43", "SOLENIA-44")
def test_hands_shrink_in_the_last_two_rounds_and_the_game_ends_after_sixteen_turns():
    p = settle(perihelion.new("solenia", players=2, layout=0))
    sizes = {0: [], 1: []}
    while p.actor >= 0:
        if p.phase == "CARD":
            sizes[p.actor].append(int(p.state["hand_n"][p.actor]))
        p.play(p.legal[0])
        settle(p)
    assert sizes == {seat: [3] * 14 + [2, 1] for seat in (0, 1)}
    assert (p.phase, p.actor, p.state["turn"], p.state["active"]) == ("END", perihelion.OVER, 32, 0)
    assert p.state["hand"].sum() == p.state["deck"].sum() == 0
    assert p.why_not("play 1:w").rule == "SOLENIA-44"


@covers("SOLENIA-44", "SOLENIA-45")
def test_the_last_zero_still_scores_its_strip_and_cards_on_the_board_count_nothing():
    p = rl(
        "0:kk",
        seat=1,
        cards={"d1": (0, "1:a"), "e1": (0, "1:g"), "c5": (0, "1:w")},
        turn=31,
        deck=[[0] * 14] * 2,
    ).play("play 0:kk", "at c4")
    assert p.phase == "END"
    assert goods(p, 0) == [0, 1, 0, 1]
    assert p.scores.points == (1, 0), "two goods are a star; the card on c5 and the 0:kk give nothing"
    assert FIELDS[int(p.state["card_owner"].argmax())] == "c3"
