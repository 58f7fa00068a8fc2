"""The Rival: where its card goes, what it takes, and when the human wins."""

import pytest

import perihelion
from tests.covers import covers
from tests.games.solenia.base import CARDS, R, discarded, goods, lies_on, rl, settle, stars


def rival(card, *, face, cards=None, **fields):
    """The Rival turns up this card and the die shows this face."""
    p = rl(players=1, cards=cards, phase="RIVAL", **fields)
    return p.play(f"rival {card}", f"die {face}")


@covers("SOLENIA-61")
def test_face_six_finds_the_nearest_city_and_takes_its_best_order():
    p = rl(players=1, phase="RIVAL", display=([0, 23, 22], [46, 47, 45]), cards={"d1": (0, "1:a"), "b1": (1, "1:w")})
    assert (p.state["active"], p.actor) == (1, -1)
    p.play("rival 0:ga")
    assert (p.phase, p.state["cur_card"], p.state["deck"][1, 3]) == ("DIE", 3, 0)
    p.play("die 6")
    assert lies_on(p, "b3") == (1, "0:ga")
    assert (p.phase, p.state["cur_row"], p.state["cur_pos"], p.state["cur_col"]) == ("REFILL", 0, 1, -1)
    assert (p.state["die"], p.state["advance"], p.state["cur_card"]) == (6, 1, -1)
    assert p.state["rival_tiles"].nonzero()[0].tolist() == [23], "the first of the tiles with 9 stars"
    p.play("tile 4")
    assert p.state["display"][0].tolist() == [0, 4, 22, -1]
    assert goods(p, 0) == [0, 0, 0, 1], "human cards on the scored strip pay"
    assert (goods(p, 1), stars(p, 1), discarded(p, 1)) == ([0, 0, 0, 0], 0, ["1:w"]), "those of the Rival do not"
    assert lies_on(p, "b2") == (1, "0:ga")
    assert (p.phase, p.actor, p.state["active"], p.state["cur_field"]) == ("CARD", 0, 0, -1)


@covers("SOLENIA-61")
@pytest.mark.parametrize(("face", "field"), [(1, "c3"), (2, "c4"), (3, "d3"), (4, "c2"), (5, "b3")])
def test_faces_one_to_five_point_to_the_airship_and_around_it(face, field):
    p = rival("1:w", face=face)
    assert lies_on(p, field) == (1, "1:w")


@covers("SOLENIA-61")
@pytest.mark.parametrize(
    ("face", "taken", "field"), [(1, ["c3"], "c4"), (4, ["c2", "b3"], "c3"), (5, ["b3", "c3", "c4"], "d3")]
)
def test_a_taken_field_leads_to_the_next_face(face, taken, field):
    cards = {name: (0, card) for name, card in zip(taken, ["1:w", "1:g", "1:s"], strict=False)}
    assert lies_on(rival("1:k", face=face, cards=cards), field) == (1, "1:k")


@covers("SOLENIA-61")
def test_without_a_target_the_card_is_discarded_and_a_zero_still_advances():
    names = zip(["c3", "c4", "d3", "c2", "b3"], ["1:w", "1:g", "1:s", "1:a", "2:*w"], strict=True)
    full = {field: (0, card) for field, card in names}
    p = rival("0:ws", face=2, cards=full)
    assert discarded(p, 1) == ["0:ws"]
    assert p.state["strip"].tolist() == [1, 4, 2, 3, 0]
    still = rival("1:k", face=2, cards=full)
    assert (discarded(still, 1), still.state["strip"].tolist()) == (["1:k"], [0, 1, 4, 2, 3])


@covers("SOLENIA-61")
def test_face_six_skips_taken_cities_and_kinds_without_orders():
    """Nearest cities: b3 (1 step), then b2 at night and d4 by day (2 steps), b2 has the smaller id."""
    assert lies_on(rival("1:k", face=6, cards={"b3": (0, "1:w")}), "b2") == (1, "1:k")
    no_night = rival(
        "1:k",
        face=6,
        cards={"b3": (0, "1:w")},
        display=([22, 23, 21], [-1, -1, -1]),
        pile=[[1] * 21 + [0] * 3, [0] * 24],
    )
    assert lies_on(no_night, "d4") == (1, "1:k")
    nothing = rival("1:k", face=6, display=([-1] * 3, [-1] * 3), pile=[[0] * 24] * 2)
    assert discarded(nothing, 1) == ["1:k"]


@covers("SOLENIA-61")
def test_on_a_city_without_orders_or_with_an_empty_pile_there_is_no_refill():
    p = rival("1:k", face=5, display=([-1] * 3, [46, 47, 45]), pile=[[0] * 24, [1] * 21 + [0] * 3])
    assert (lies_on(p, "b3"), p.phase) == ((1, "1:k"), "CARD")
    p = rival("1:k", face=5, display=([4, 9, 17], [46, 47, 45]), pile=[[0] * 24, [1] * 21 + [0] * 3])
    assert (p.phase, p.state["display"][0].tolist()) == ("CARD", [4, 9, -1, -1])
    assert p.state["rival_tiles"].nonzero()[0].tolist() == [17]


@covers("SOLENIA-61")
@pytest.mark.parametrize(("display", "position"), [([0, -1, -1], 0), ([2, 0, 1], 0), ([0, 4, 5], 1), ([-1, 0, -1], 1)])
def test_the_rival_takes_the_tile_with_most_stars_the_first_on_ties(display, position):
    p = rival("1:k", face=5, display=(display, [46, 47, 45]))
    assert p.state["rival_tiles"].nonzero()[0].tolist() == [display[position]]
    assert (p.phase, p.state["cur_pos"]) == ("REFILL", position)


@covers("SOLENIA-61")
def test_an_island_gives_the_rival_nothing():
    p = rival("2:*a", face=1)
    assert (goods(p, 1), stars(p, 1), p.state["rival_tiles"].sum()) == ([0, 0, 0, 0], 0, 0)


@covers("SOLENIA-40", "SOLENIA-61")
def test_the_human_returns_surplus_goods_in_the_rivals_turn():
    p = rival("0:ws", face=1, cards={"d1": (0, "1:a")}, goods={0: [8, 0, 0, 0]})
    assert (p.phase, p.actor, p.state["active"], p.state["score_seat"]) == ("DROP", 0, 1, 0)
    p.play("drop w")
    assert (p.phase, p.state["active"], goods(p)) == ("CARD", 0, [7, 0, 0, 1])


@covers("SOLENIA-61")
def test_a_round_is_the_humans_turn_then_the_rivals():
    p = settle(perihelion.new("solenia", players=1, layout=0))
    assert (p.actor, p.state["deck"][1].sum(), p.state["hand_n"].tolist()) == (0, 16, [3, 0, 0, 0])
    p.play(p.legal[0])
    p.play(p.legal[0])
    assert (p.phase, p.state["turn"]) == ("DRAW", 0)
    p.play(next(iter(p.outcomes)))
    assert (p.phase, p.state["active"], p.state["turn"]) == ("RIVAL", 1, 0)
    settle(p)
    assert (p.phase, p.state["active"], p.state["turn"]) == ("CARD", 0, 1)


@covers("SOLENIA-44", "SOLENIA-61")
def test_sixteen_rounds_end_the_solo_game():
    p = settle(perihelion.new("solenia", players=1, layout=0))
    while p.actor >= 0:
        p.play(p.legal[0])
        settle(p)
    assert (p.phase, p.state["turn"], p.state["active"]) == ("END", 16, 0)
    assert p.state["deck"].sum() == p.state["hand"].sum() == 0


@covers("SOLENIA-49", "SOLENIA-61")
@pytest.mark.parametrize(("own", "winners", "mask"), [(21, (0,), 1), (20, (), 2), (19, (), 2)])
def test_only_a_strictly_higher_total_beats_the_rival(own, winners, mask):
    """The Rival has tiles 22 and 47: 18 stars, and 1 for each tile."""
    taken = [int(tile in (22, 47)) for tile in range(48)]
    p = rl(players=1, phase="END", stars=[own, 0, 0, 0], rival_tiles=taken)
    assert {line.key: line.values for line in p.scores.sheet}["rival"] == [20]
    assert (p.scores.points, p.scores.winners) == ((own,), winners)
    assert R.winners(p.plain) == mask, "bit 1 stands for the Rival"


@covers("SOLENIA-63")
def test_the_rivals_cards_are_drawn_by_the_counts_left_and_seen_by_all():
    p = rl(players=1, phase="RIVAL", cards={"d1": (1, "0:kk")})
    assert p.outcomes["rival 0:kk"] == 1
    assert p.outcomes["rival 1:k"] == 2
    p.play("rival 0:ws")
    assert p.view().log[-1].text == "rival 0:ws"
    assert p.view().state.deck[1, CARDS.index("0:ws")] == 0
