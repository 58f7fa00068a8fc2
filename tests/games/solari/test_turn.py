"""Rolling, the two part-moves, the duty to play both, and 6-6: rules 12 to 22."""

import pytest

import perihelion
from tests.covers import covers

from .base import FULL_RIM, at, offered, rule, stand

DOUBLETS = (0, 6, 11, 15, 18, 20)


@covers("SOLARI-12")
def test_t51_weights_of_the_roll():
    p = perihelion.new("solari")
    assert (p.phase, p.actor) == ("ROLL", perihelion.CHANCE)
    assert p.outcome_ids == {i: 1 if i in DOUBLETS else 2 for i in range(21)}
    assert sum(p.outcomes.values()) == 36
    assert list(p.outcomes) == [f"{a}-{b}" for a in range(1, 7) for b in range(a, 7)]


@covers("SOLARI-12")
@pytest.mark.parametrize("text", ["2-5", "5-2", 9])
def test_a_roll_comes_into_play_the_lower_value_first(text):
    s = perihelion.new("solari").play(text).state
    assert (s.dice.tolist(), int(s.combo), int(s.phase)) == ([2, 5], 9, 8)


@covers("SOLARI-12", "SOLARI-13")
def test_nothing_can_be_played_before_the_roll():
    p = perihelion.new("solari")
    assert p.legal == []
    with pytest.raises(perihelion.IllegalAction, match="SOLARI-12"):
        p.play("1N2")


@covers("SOLARI-13", "SOLARI-18")
def test_each_value_is_used_once_in_either_order():
    p = at("U: 1@33 2@66; N: 1@11", "1-3")
    assert offered(p, "1") == ["1N1", "1N3", "1E1", "1E3", "1S1", "1S3", "1W1", "1W3"]
    assert rule(p, "1N2") == 13
    assert int(p.play("1N3").state.d2) == 1
    assert {text[-1] for text in p.legal} == {"1"}
    assert rule(p, "2N3") == 13
    p.undo().play("1N1")
    assert {text[-1] for text in p.legal} == {"3"}


@covers("SOLARI-13")
def test_a_doublet_gives_the_same_value_twice():
    p = at("U: 1@33 2@66; N: 1@11", "2-2")
    assert {text[-1] for text in p.legal} == {"2"}
    assert {text[-1] for text in p.play("1N2").legal} == {"2"}


@covers("SOLARI-13", "SOLARI-68")
def test_after_the_second_part_move_the_next_player_rolls():
    p = at("U: 1@33 2@66; N: 1@11", "1-3").play("1N3", "2N1")
    s = p.state
    assert (p.phase, int(s.to_act), s.turns.tolist()) == ("ROLL", 1, [1, 0, 0, 0])
    assert (s.dice.tolist(), int(s.combo), int(s.d2), int(s.mover1), int(s.mover2)) == ([0, 0], -1, 0, -1, -1)
    assert s.start_cell.tolist() == [9, -2, -2, -2, -2, -2]


@covers("SOLARI-14", "SOLARI-19")
def test_the_second_part_move_belongs_to_any_piece_in_any_direction():
    p = at("U: 1@33 2@66; N: 1@11", "1-3").play("1N3")
    assert p.legal == ["1E1", "1S1", "1W1", "2N1", "2E1", "2S1", "2W1"]
    assert rule(p, "@00") == 14
    s = p.play("1S1").state
    assert s.turns.tolist()[0] == 1


@covers("SOLARI-14")
def test_the_record_between_the_part_moves():
    s = at("U: 1@33 2@66; N: 1@11", "1-3").play("1N3").state
    assert (int(s.mover1), int(s.mover2), int(s.excl), int(s.n_vict), int(s.d2)) == (0, -1, 0, 0, 1)
    assert s.start_cell.tolist() == [27, 54, -2, -2, -2, -2]


@covers("SOLARI-15", "SOLARI-16")
@pytest.mark.parametrize(
    ("cell", "value", "expected"),
    [("00", 3, "E S"), ("77", 6, "N W"), ("33", 4, "E S"), ("33", 3, "N E S W"), ("30", 5, "E"), ("34", 5, "")],
)
def test_comets_and_blockers_move_exactly_the_value_and_stay_on_the_board(cell, value, expected):
    p = at(f"U: 1@{cell} 2@62 3@42; N: 1@44", f"1-{value}")
    assert [text for text in offered(p, "1") if text[-1] == str(value)] == [f"1{w}{value}" for w in expected.split()]
    p = at(f"U: B{cell} 2@62 3@42; N: 1@44", f"1-{value}")
    assert [text for text in offered(p, "B") if text[-1] == str(value)] == [f"B{w}{value}" for w in expected.split()]


@covers("SOLARI-16")
def test_leaving_the_board_is_refused():
    assert rule(at("U: 1@33 2@66; N: 1@11", "3-4"), "1N4") == 16
    assert rule(at("U: 1@33 2@66; N: 1@11", "1-2").play("1N1"), "2E2") == 16


@covers("SOLARI-17")
def test_t1_jump_over_pieces():
    p = at("U: 1@30 2@31 3@77; N: 1@32 2@44", "3-1").play("1E3", "3N1")
    stand(p, "U1@33 U2@31 N1@32 U3@67")


@covers("SOLARI-17")
@pytest.mark.parametrize("between", ["B32", "D04", "H32"])
def test_enemy_pieces_of_any_kind_are_jumped(between):
    p = at(f"U: 1@30 2@03 3@77; N: {between} 1@44", "3-1")
    assert "1E3" in p.legal
    assert "2E3" in p.legal


@covers("SOLARI-19")
def test_a_piece_may_go_straight_back():
    stand(at("U: 1@33 2@66; N: 1@11", "2-2").play("1N2", "1S2"), "U1@33")


@covers("SOLARI-20")
def test_t29_the_first_part_move_must_leave_a_second():
    p = at("U: 1@33", "4-6")
    assert p.legal == ["1E4", "1S4"]
    assert rule(p, "1N4") == 16
    stand(p.play("1S4", "1N6"), "U1@13")


@covers("SOLARI-20")
def test_a_first_part_move_that_leaves_no_second_is_refused():
    p = at("U: 1@33", "1-6")
    assert p.legal == ["--"]
    p = at("U: 1@63 2@33", "1-6")
    assert rule(p, "1N1") == 20, "neither 53 nor 33 lets a comet go 6"
    assert rule(p, "2N1") is None, "then comet 1 goes 6 to the north"
    assert rule(p, "1N6") is None


@covers("SOLARI-20")
def test_the_only_second_part_move_may_land_where_the_first_began():
    """Comet 2 can go 6 only onto the cell that comet 1 leaves, or hit it there."""
    p = at("U: 1@63 2@03; N: 1@11", "1-6")
    assert "1E1" in p.legal
    stand(p.play("1E1", "2S6"), "U1@64 U2@63")


@covers("SOLARI-20", "SOLARI-40")
def test_an_enemy_blocker_closes_the_only_second_part_move():
    p = at("U: 1@33 2@13; N: B73", "1-6")
    assert rule(p, "1N1") == 20
    assert p.legal == ["2N1", "2E1", "2W1"]
    assert p.play("2N1").legal == ["2S6"]


@covers("SOLARI-20", "SOLARI-33")
def test_after_a_hit_the_same_piece_may_be_the_one_that_goes_on():
    """No other piece exists: the hit is legal because comet 1 itself can go on."""
    p = at("U: 1@33; N: 1@37", "4-6")
    assert p.legal == ["1E4", "1S4"]
    assert p.play("1E4").legal == ["1W6"]


@covers("SOLARI-20", "SOLARI-32")
def test_after_a_hit_the_placed_victim_may_be_the_one_that_moves():
    """Comet 1 cannot go 6 from 35; comet 2, hit there, can from every rim cell it may be placed on."""
    p = at("U: 1@34 2@35", "1-6").play("1E1")
    assert p.legal == ["@05", "@37", "@75", "@30"]
    assert p.play("@30").legal == ["2E6"]


@covers("SOLARI-20", "SOLARI-32")
def test_a_placement_that_leaves_no_second_part_move_is_refused():
    p = at("U: 1@34 2@35; N: B36", "1-6").play("1E1")
    assert p.legal == ["@05", "@37", "@75"]
    assert rule(p, "@30") == 20


@covers("SOLARI-20", "SOLARI-27")
def test_with_a_full_rim_the_own_victim_cannot_move_second():
    pieces = FULL_RIM + "; U: 1@42 2@45 3@10"
    p = at(pieces, "3-6", players=4)
    assert rule(p, "1E3") is None
    assert "@xx" in p.play("1E3").legal
    alone = at(pieces.replace("3@10", "D10"), "3-5", players=4)
    assert rule(alone, "1E3") is None
    assert alone.play("1E3").legal == ["1W5", "@xx"]


@covers("SOLARI-21")
def test_t30_no_full_turn_lapses():
    p = at("U: 1@33 2@34", "5-6")
    assert p.legal == ["--"]
    assert rule(p, "1N5") == 16
    p.play("--")
    s = p.state
    assert (p.phase, int(s.to_act), s.turns.tolist(), int(s.last_gain)) == ("ROLL", 1, [1, 0, 0, 0], 0)
    stand(p, "U1@33 U2@34")


@covers("SOLARI-21")
def test_a_half_turn_is_not_played():
    """Comet 1 could go 1, but nobody could go 6 afterwards."""
    p = at("U: 1@33 2@44", "1-6")
    assert p.legal == ["--"]
    assert rule(p, "1N1") == 20


@covers("SOLARI-21")
def test_a_turn_that_can_be_played_may_not_lapse():
    assert rule(at("U: 1@33 2@66; N: 1@11", "1-3"), "--") == 21


@covers("SOLARI-21")
def test_a_player_without_any_piece_on_the_board_lapses():
    assert at("N: 1@11", "1-3").legal == ["--"]


@covers("SOLARI-22")
def test_t31_six_six_is_wild():
    p = at("U: 1@42 2@66; N: 3@45", "6-6")
    assert p.phase == "WILD"
    assert p.legal == [f"[{a}-{b}]" for a in range(1, 7) for b in range(a, 7)]
    p.play("[3-3]")
    s = p.state
    assert (s.dice.tolist(), int(s.combo), p.phase) == ([3, 3], 20, "MOVE1")
    stand(p.play("1E3", "1N3"), "N3@off U1@15")


@covers("SOLARI-22")
def test_the_roll_of_six_six_waits_for_its_name():
    p = perihelion.new("solari").play("6-6")
    s = p.state
    assert (p.phase, s.dice.tolist(), int(s.combo)) == ("WILD", [0, 0], 20)
    assert len(p.legal) == 21
    assert rule(p, "1N6") == 22


@covers("SOLARI-22")
def test_only_combinations_with_a_complete_turn_can_be_named():
    p = at("U: 1@33 2@34", "6-6")
    assert "[5-6]" not in p.legal
    assert rule(p, "[5-6]") == 22
    assert "[4-6]" in p.legal
    assert rule(p, "--") == 21


@covers("SOLARI-21", "SOLARI-22")
def test_six_six_lapses_if_no_combination_can_be_played():
    p = at("N: 1@11", "6-6")
    assert p.legal == ["--"]
    assert int(p.play("--").state.to_act) == 1


@covers("SOLARI-22")
def test_a_named_pair_of_different_values_is_no_doublet():
    p = at("U: 1@42 2@66; N: 3@45", "6-6").play("[3-1]", "1E3", "1N1")
    assert p.phase == "PLACE"
    assert len(offered(p, "@")) == 28


@covers("SOLARI-22")
def test_six_six_may_be_named_six_six():
    p = at("U: 1@11 2@70; N: 3@45", "6-6").play("[6-6]")
    assert p.text.split()[5] == "6-6=6-6"
    stand(p.play("1E6", "2N6"), "U1@17 U2@10")
