"""Knock-outs: who is hit, of which kind, and where the victim goes; rules 23 to 34."""

import pytest

from tests.covers import covers

from .base import FULL_RIM, RIM, at, cells, offered, rule, stand


def placements(p):
    return set(offered(p, "@"))


@covers("SOLARI-23")
@pytest.mark.parametrize("victim", ["3@45", "H45"])
def test_landing_on_a_comet_or_hunter_takes_it_in_hand(victim):
    p = at(f"U: 1@42 2@66; N: {victim}", "3-1").play("1E3")
    piece = victim[0]
    stand(p, f"U1@45 N{piece}@hand")
    s = p.state
    assert (p.phase, int(s.n_vict)) == ("KO1", 1)
    assert s.vict.tolist() == [[1, "123456H".index(piece), 37, 0, 0], [-1] * 5]


@covers("SOLARI-25")
def test_t2_simple_knock_out_inner_cell():
    p = at("U: 1@42 2@66; N: 3@45", "3-1").play("1E3")
    assert p.legal == ["1N1", "1E1", "1S1", "1W1", "@05", "@47", "@75", "@40"]
    stand(p.play("@47", "2N1"), "U1@45 U2@56 N3@47")


@covers("SOLARI-25")
def test_t3_simple_knock_out_on_a_rim_cell():
    p = at("U: 1@33 2@66; N: 3@03", "3-1").play("1N3")
    assert placements(p) == cells("00 01 02 04 05 06 07 73")
    stand(p.play("@73", "2N1"), "N3@73")


@covers("SOLARI-25")
def test_t4_simple_knock_out_on_a_corner():
    p = at("U: 1@30 2@66; N: 3@00", "3-1").play("1N3")
    assert placements(p) == cells("01 02 03 04 05 06 07 10 20 30 40 50 60 70")
    stand(p.play("@07", "2N1"), "N3@07")


@covers("SOLARI-25")
def test_taken_cells_of_the_lines_are_left_out():
    p = at("U: 1@42 2@66; N: 3@45 1@05 2@40", "3-1").play("1E3")
    assert placements(p) == cells("47 75")
    assert rule(p, "@05") == 25
    assert rule(p, "@00") == 25


@covers("SOLARI-25")
def test_the_cell_that_the_mover_left_is_free():
    p = at("U: 1@40 2@66; N: 3@45", "5-1").play("1E5")
    assert placements(p) == cells("05 47 75 40")


@covers("SOLARI-26")
def test_t5_all_rim_cells_of_the_lines_taken():
    p = at("U: 1@42 2@66; N: 1@05 2@40 4@47 5@75 3@45", "3-1").play("1E3")
    assert placements(p) == RIM - cells("05 40 47 75")
    assert len(placements(p)) == 24
    stand(p.play("@00", "2N1"), "N3@00")


@covers("SOLARI-27")
def test_t6_no_free_rim_cell_at_all():
    p = at(FULL_RIM + "; U: 1@42 2@45 B66 3@10", "3-1", players=4).play("1E3")
    assert p.legal == ["1N1", "1E1", "1S1", "1W1", "@xx"]
    stand(p.play("@xx", "BN1"), "U2@off U1@45 UB@56")


@covers("SOLARI-27", "SOLARI-36")
def test_a_piece_that_left_the_full_board_enters_again():
    p = at(FULL_RIM + "; U: 1@45 x2 B56 3@10", "3-1", players=4)
    assert (p.phase, p.legal) == ("PICK", ["?2"])


@covers("SOLARI-27")
def test_a_victim_does_not_leave_while_a_rim_cell_is_free():
    p = at("U: 1@42 2@66; N: 3@45", "3-1").play("1E3")
    assert rule(p, "@xx") == 27
    assert rule(p.play("1S1"), "@xx") == 27


@covers("SOLARI-27")
def test_a_targeted_victim_leaves_if_the_rim_is_full():
    """The hit piece stood inside; after both part-moves no rim cell is free."""
    p = at(FULL_RIM.replace("6@50", "6@45") + "; U: 1@42 B66 3@10 2@50", "3-1", players=4).play("1E3", "1S1")
    assert (p.phase, p.legal) == ("PLACE", ["@xx"])
    assert rule(p, "@00") == 28
    stand(p.play("@xx"), "J6@off U1@55")


@covers("SOLARI-24", "SOLARI-28")
def test_t7_targeted_hit_in_the_first_part_move():
    p = at("U: 1@42 2@66; N: 3@45", "3-1").play("1E3", "1S1")
    assert (p.phase, p.actor) == ("PLACE", 0)
    assert placements(p) == RIM
    assert rule(p, "1N1") == 24
    stand(p.play("@00"), "N3@00 U1@55")


@covers("SOLARI-28")
def test_t8_targeted_hit_in_the_second_part_move():
    p = at("U: 1@42 2@66; N: 3@55", "3-1").play("1E3", "1S1")
    assert placements(p) == RIM
    stand(p.play("@70"), "N3@70")


@covers("SOLARI-28")
def test_targeted_means_any_free_rim_cell():
    p = at("U: 1@42 2@66; N: 3@45 1@00 2@70", "3-1").play("1E3", "1S1")
    assert placements(p) == RIM - cells("00 70")
    assert rule(p, "@00") == 28


@covers("SOLARI-28")
def test_t9_hit_in_the_second_part_move_after_moving_another_comet():
    p = at("U: 1@42 2@66; N: 3@45", "3-1").play("2N1", "1E3")
    assert (p.phase, placements(p)) == ("PLACE", cells("05 40 47 75"))
    stand(p.play("@40"), "N3@40")


@covers("SOLARI-29")
def test_t10_total_knock_out_with_a_doublet():
    p = at("U: 1@42 2@66; N: 3@45", "3-3").play("1E3", "1N3")
    assert (p.phase, int(p.state.to_act)) == ("ROLL", 1)
    stand(p, "N3@off U1@15")


@covers("SOLARI-29")
def test_a_total_knock_out_in_the_second_part_move():
    p = at("U: 1@42 2@66; N: 3@75", "3-3").play("1E3", "1S3")
    stand(p, "N3@off U1@75")
    assert p.phase == "ROLL"


@covers("SOLARI-29")
def test_t11_doublet_with_two_movers_is_simple():
    p = at("U: 1@42 2@66; N: 3@45", "3-3").play("1E3")
    assert placements(p) == cells("05 40 47 75")
    stand(p.play("@05", "2N3"), "N3@05")


@covers("SOLARI-30")
def test_two_hits_by_one_piece_are_both_simple():
    p = at("U: 1@41; N: 3@44 4@34", "3-1").play("1E3", "1N1")
    assert placements(p) == cells("04 47 74 40"), "first victim first"
    p.play("@04")
    assert (p.phase, placements(p)) == ("PLACE", cells("37 74 30"))
    stand(p.play("@30"), "N3@04 N4@30")


@covers("SOLARI-30")
def test_t13_two_hits_with_a_doublet_are_both_simple():
    p = at("U: 1@41; N: 3@44 4@14", "3-3").play("1E3", "1N3")
    assert p.phase == "PLACE"
    assert placements(p) == cells("04 47 74 40")
    p.play("@74")
    assert placements(p) == cells("04 17 10")
    stand(p.play("@17"), "N3@74 N4@17")


@covers("SOLARI-30")
def test_two_hits_by_two_pieces_are_both_simple():
    p = at("U: 1@42 2@66; N: 3@45 4@56", "3-1").play("1E3", "@47", "2N1")
    assert placements(p) == cells("06 57 76 50")
    stand(p.play("@06"), "N3@47 N4@06")


@covers("SOLARI-31")
@pytest.mark.parametrize("dice", ["3-1", "1-1"])
def test_an_own_and_an_enemy_victim_are_two_hits(dice):
    first, cell = ("3", "41") if dice == "3-1" else ("1", "43")
    p = at(f"U: 1@{cell} 2@44; N: 4@34", dice).play(f"1E{first}", "1N1")
    assert placements(p) == cells("04 47 74 40")
    p.play("@04")
    assert placements(p) == cells("37 74 30")
    stand(p.play("@30"), "U2@04 N4@30")


@covers("SOLARI-32")
def test_t15_self_knock_out_victim_moves_second():
    p = at("U: 1@42 2@45", "3-1").play("1E3")
    assert placements(p) == cells("05 40 47 75")
    stand(p.play("@47", "2N1"), "U2@37 U1@45")


@covers("SOLARI-32")
@pytest.mark.parametrize(("dice", "second"), [("3-1", "1S1"), ("3-3", "1N3")])
def test_a_self_knock_out_is_simple_even_if_one_piece_moves_twice(dice, second):
    p = at("U: 1@42 2@45", dice).play("1E3", second)
    assert (p.phase, placements(p)) == ("PLACE", cells("05 40 47 75"))
    stand(p.play("@40"), "U2@40")


@covers("SOLARI-33")
def test_t17_after_immediate_placement_the_first_mover_may_not_move_again():
    p = at("U: 1@42 2@45 3@70", "3-1").play("1E3", "@47")
    assert int(p.state.excl) == 1
    assert offered(p, "1") == []
    assert rule(p, "1N1") == 33
    assert p.legal == ["2N1", "2S1", "2W1", "3N1", "3E1"]
    p.play("3E1")
    assert int(p.state.excl) == 0


@covers("SOLARI-33")
def test_while_the_victim_is_in_hand_only_the_same_piece_moves():
    p = at("U: 1@42 2@66; N: 3@45", "3-1").play("1E3")
    assert rule(p, "2N1") == 33
    assert rule(p, "^N") == 33


@covers("SOLARI-33")
def test_a_piece_in_hand_neither_blocks_nor_can_be_hit():
    """The hit piece was the only one on the row: comet 1 goes on over it and there is one victim, not two."""
    p = at("U: 1@44 2@66; N: 3@45", "1-2").play("1E1", "1E2")
    assert (p.phase, int(p.state.n_vict)) == ("PLACE", 1)
    assert "@45" not in p.legal
    assert "@47" not in p.legal
    stand(p, "N3@hand U1@47")


@covers("SOLARI-33")
def test_without_a_hit_the_first_mover_is_not_excluded():
    p = at("U: 1@42 2@66; N: 3@11", "3-1").play("1E3")
    assert offered(p, "1") == ["1N1", "1E1", "1S1", "1W1"]


@covers("SOLARI-30", "SOLARI-33")
def test_a_victim_placed_at_once_may_be_hit_again():
    p = at("U: 1@42 2@46; N: 3@45", "3-1").play("1E3", "@47", "2E1")
    assert (p.phase, int(p.state.n_vict)) == ("PLACE", 2)
    assert p.state.vict.tolist() == [[1, 2, 37, 0, 1], [1, 2, 39, 1, 0]]
    assert placements(p) == cells("07 17 27 37 57 67 77 40")
    stand(p.play("@40"), "N3@40 U2@47")


@covers("SOLARI-34")
def test_t18_a_self_knock_out_can_build_a_rim_row():
    p = at("U: 1@42 2@45 3@03 4@04 5@71", "3-1").play("1E3", "@05", "5E1")
    assert int(p.state.last_gain) == 1


@covers("SOLARI-34")
def test_a_placement_after_both_part_moves_counts_too():
    p = at("U: 1@42 2@45 3@03 4@04 5@71", "3-1").play("1E3", "1S1", "@05")
    assert int(p.state.last_gain) == 1


@covers("SOLARI-24", "SOLARI-34")
def test_nothing_is_scored_before_the_placement():
    p = at("U: 1@22 2@23 3@54 4@71; N: 1@24", "3-1").play("3N3", "3N1")
    assert (p.phase, p.scores.points) == ("PLACE", (0, 0))
    p = at("U: 1@22 2@23 3@54 4@71; N: 1@24", "3-1").play("4N1", "3N3")
    assert (p.phase, p.scores.points) == ("PLACE", (0, 0))
    assert p.play("@04").scores.points == (1, 0)
