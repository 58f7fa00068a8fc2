"""Round end, end of the game, variants (rules 66 to 76)."""

import pytest

import perihelion
from tests.covers import covers

from .base import STATIONS, actor, base_state, counts, discard_pile, everybody_passes, first_outcome, rule_of, settle

RICH = {seat: dict.fromkeys(STATIONS, 2) for seat in ("white", "grey", "yellow")}


def last_pass(**state):
    """Three players, nobody below two energy, everybody passes at the energy centre."""
    p = base_state("EC", n=3, **{"energy": RICH, **state})
    for _ in range(3):
        p.play("pass")
    return p


@covers("SOLARIS-66")
def test_all_shuttles_return_at_the_end_of_the_round():
    p = last_pass(shuttles={"p": "ED", "b": "EC"})
    assert p.state["shuttle"].tolist() == [-1, -1, -1, -1]


@covers("SOLARIS-67")
def test_a_card_is_turned_and_its_station_gets_the_spare_bridges():
    """Bridges k p b g k p, spares b g: around the biotope lie p (counter-clockwise) and b (clockwise)."""
    p = last_pass()
    assert (p.phase, p.state["draw_for"], p.state["draw_left"]) == ("SWAP_CARD", -1, 1)
    assert p.outcome_ids == {t: n for t, n in enumerate(p.state["stack"].tolist()) if n}
    p.play("BT.g")
    assert (p.phase, p.state["swap_card"], discard_pile(p)) == ("SWAP_PLACE", 11, "BT.g")
    assert p.outcomes == {"first cw": 1, "second cw": 1}
    one, other = p.copy().play("first cw"), p.copy().play("second cw")
    assert one.state["bridge"].tolist() == [1, 3, 2, 3, 1, 0]
    assert other.state["bridge"].tolist() == [1, 2, 3, 3, 1, 0]
    for q in (one, other):
        assert q.state["spare"].tolist() == [0, 2], "in ascending order"
        assert (q.state["swap_card"], q.state["round"], q.phase) == (-1, 2, "CHOOSE")


@covers("SOLARIS-67")
def test_the_engine_deck_lies_between_the_first_and_the_last_bridge():
    p = last_pass().play("ED.g", "first cw")
    assert p.state["bridge"].tolist() == [2, 0, 2, 3, 1, 3]
    assert p.state["spare"].tolist() == [0, 1]


@covers("SOLARIS-67", "SOLARIS-75")
def test_the_swap_follows_the_ring_in_another_layout():
    p = base_state("EC", n=3, layout="BT ED SP CT HQ EC", energy=RICH)
    for _ in range(3):
        p.play("pass")
    p.play("SP.p", "second cw")
    assert p.state["bridge"].tolist() == [1, 2, 3, 3, 1, 0], "slots 2 and 1 beside ring position 2"


@covers("SOLARIS-67")
def test_placing_is_drawn_also_between_equal_spares():
    p = last_pass(bridge=[1, 0, 3, 3, 1, 0], spare=[2, 2]).play("HQ.p")
    assert p.outcomes == {"first cw": 1, "second cw": 1}


@covers("SOLARIS-68")
def test_round_end_cards_come_from_the_stack_in_ascending_seats():
    low = {"white": {"ED": 1, "HQ": 0}, "grey": {}, "yellow": {"CT": 1}}
    lines = {seat: {**RICH[seat], **low[seat]} for seat in RICH}
    p = last_pass(energy=lines).play("BT.g", "first cw")
    seats = []
    for left in (3, 2, 1):
        assert (p.phase, p.actor, p.state["draw_left"]) == ("DRAW", perihelion.CHANCE, left)
        seats.append(int(p.state["draw_for"]))
        first_outcome(p)
    assert seats == [0, 0, 2]
    assert p.state["hand_n"].tolist() == [2, 0, 1, 0, 0]
    assert p.state["round"] == 2
    assert p.state["display"].tolist() == [0, 10, 17], "never from the display"


@covers("SOLARIS-68")
def test_the_laser_is_no_station():
    p = last_pass(laser=[0, 1, 0, 0, 0]).play("BT.g", "first cw")
    assert (p.phase, p.state["hand_n"].sum()) == ("CHOOSE", 0)


@covers("SOLARIS-69")
def test_everybody_above_seven_cards_discards_before_the_next_round():
    lines = {seat: {**RICH[seat], "CT": 0} for seat in RICH}
    seven = "ED.p ED.k ED.b ED.g HQ.p HQ.k HQ.b"
    p = last_pass(energy=lines, hands={"white": seven, "yellow": "SP.p SP.k SP.b SP.g CT.p CT.k CT.b"})
    p.play("BT.g", "first cw", "EC.p", "EC.p", "EC.p")
    assert (p.phase, actor(p), p.state["round"]) == ("LIMIT_ROUND", "white", 1)
    assert rule_of(p, "pass") == "SOLARIS-69"
    assert rule_of(p, "discard BT.p") == "SOLARIS-69"
    p.play("discard ED.p")
    assert (p.phase, actor(p)) == ("LIMIT_ROUND", "yellow")
    p.play("discard EC.p")
    assert (p.phase, p.state["round"], p.state["pos"]) == ("CHOOSE", 2, 0)
    assert p.state["hand_n"].tolist() == [7, 1, 7, 0, 0]


@covers("SOLARIS-70")
def test_seven_on_the_laser_ends_the_basic_game_after_the_round():
    p = last_pass(laser=[0, 7, 2, 0, 0])
    assert (p.actor, p.phase, p.scores.winners) == (perihelion.OVER, "OVER", (1,))
    assert p.legal == []
    assert rule_of(p, "pass") == "SOLARIS-70"


@covers("SOLARIS-70")
def test_six_on_the_laser_is_not_enough():
    assert last_pass(laser=[6, 6, 6, 0, 0]).phase == "SWAP_CARD"


@covers("SOLARIS-70")
def test_the_end_is_looked_for_only_after_the_energy_centre():
    p = base_state("CT", n=3, laser=[9, 0, 0, 0, 0], energy=RICH)
    everybody_passes(p, 3)
    assert (p.phase, p.state["pos"]) == ("CHOOSE", 5)


@covers("SOLARIS-71")
def test_most_laser_energy_wins_whatever_lies_at_the_energy_centre():
    lines = {**RICH, "white": {"EC": 7}}
    p = last_pass(laser=[7, 8, 0, 0, 0], energy=lines)
    assert p.scores.winners == (1,)
    assert p.scores.points == (7, 8, 0)


@covers("SOLARIS-73")
def test_nothing_else_breaks_a_tie():
    """Neither hand cards, nor the height in the stack, nor other energy."""
    p = last_pass(laser=[7, 7, 7, 0, 0], hands={"white": "ED.p"}, energy={**RICH, "grey": {"ED": 7, "EC": 2}})
    assert p.scores.winners == (0, 1, 2)


@covers("SOLARIS-72")
def test_the_score_sheet_shows_laser_and_energy_centre():
    p = last_pass(laser=[7, 7, 1, 0, 0], energy={**RICH, "grey": {"EC": 3}})
    assert [(line.key, line.values) for line in p.scores.sheet] == [("laser", [7, 7, 1]), ("energy-centre", [2, 3, 2])]
    assert p.scores.winners == (1,)


@covers("SOLARIS-74")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_time_game_goes_on_for_four_rounds(round_):
    p = last_pass(time_game=True, round=round_, laser=[12, 0, 0, 0, 0])
    settle(p)
    assert p.state["round"] == round_ + 1


@covers("SOLARIS-74", "SOLARIS-76")
def test_the_round_limit_does_not_touch_the_time_game():
    p = settle(last_pass(time_game=True, round=2, max_rounds=2))
    assert (p.state["round"], p.state["limit_hit"]) == (3, 0)
    q = last_pass(time_game=True, round=4)
    assert (q.actor, q.state["limit_hit"]) == (perihelion.OVER, 0)


@covers("SOLARIS-76")
def test_a_basic_game_ends_at_the_round_limit_and_says_so():
    p = last_pass(round=12, laser=[2, 5, 0, 0, 0])
    assert (p.actor, p.state["limit_hit"], p.scores.winners) == (perihelion.OVER, 1, (1,))
    q = last_pass(round=11, laser=[2, 5, 0, 0, 0])
    assert (q.phase, q.state["limit_hit"]) == ("SWAP_CARD", 0)


@covers("SOLARIS-76")
def test_with_seven_on_the_laser_in_the_last_round_the_limit_was_not_needed():
    p = last_pass(round=3, max_rounds=3, laser=[7, 5, 0, 0, 0])
    assert (p.actor, p.state["limit_hit"]) == (perihelion.OVER, 0)


@covers("SOLARIS-76")
@pytest.mark.parametrize("limit", [0, 101, "long"])
def test_the_limit_is_between_1_and_100(limit):
    with pytest.raises(perihelion.InvalidOptions):
        perihelion.new("solaris", players=3, max_rounds=limit)


@covers("SOLARIS-66", "SOLARIS-67")
def test_the_counters_of_a_turn_are_clear_at_the_round_end():
    p = last_pass(hands={"white": "HQ.b"})
    s = p.state
    assert (s["steps"], s["cards_played"], s["draws_owed"], s["deck_count"].sum(), s["robbed"].sum()) == (0, 0, 0, 0, 0)
    assert p.state["stack"].sum() == 108 - 3 - sum(counts("HQ.b"))
