"""Hunter, blocker and doubler: rules 40 to 49."""

import pytest

from tests.covers import covers

from .base import FULL_RIM, RIM, at, cells, offered, rule, stand


@covers("SOLARI-40")
def test_t19_enemy_blocker_cannot_be_hit():
    p = at("U: 1@42 2@66; N: B45", "3-1")
    assert "1E3" not in p.legal
    assert rule(p, "1E3") == 40
    stand(p.play("2N1", "1N3"), "U1@12")


@covers("SOLARI-40")
@pytest.mark.parametrize(("first", "phase", "second"), [("2N1", "MOVE2", "1N3"), ("1E3", "KO1", "1S1")])
def test_an_enemy_blocker_cannot_be_hit_second_either(first, phase, second):
    blocker = {"1N3": "B12", "1S1": "B55"}[second]
    p = at(f"U: 1@42 2@66; N: {blocker} 3@45", "3-1").play(first)
    assert (p.phase, rule(p, second)) == (phase, 40)


@covers("SOLARI-41")
def test_t20_own_blocker_may_be_hit():
    p = at("U: 1@42 2@66 B45", "3-1").play("1E3")
    assert set(offered(p, "@")) == cells("05 40 47 75")
    stand(p.play("@40", "BE1"), "UB@41 U1@45")


@covers("SOLARI-42")
def test_t21_enemy_doubler_cannot_be_hit():
    p = at("U: 1@42 2@66; N: D02", "4-1")
    assert "1N4" not in p.legal
    assert rule(p, "1N4") == 42
    stand(p.play("2N1", "2N4"), "U2@16")


@covers("SOLARI-43")
def test_t22_doubler_turns_the_corner():
    p = at("U: 1@42 D06", "3-1")
    assert offered(p, "D") == ["D+1", "D+3", "D-1", "D-3"]
    stand(p.play("D+3", "1E1"), "UD@27")


@covers("SOLARI-3", "SOLARI-43")
@pytest.mark.parametrize(
    ("cell", "move", "to"),
    [
        ("00", "D-1", "10"),
        ("10", "D+1", "00"),
        ("10", "D+2", "01"),
        ("77", "D+3", "74"),
        ("70", "D-5", "75"),
        ("01", "D-6", "50"),
    ],
)
def test_the_doubler_runs_round_the_rim_both_ways(cell, move, to):
    other = "1" if move[-1] != "1" else "2"
    stand(at(f"U: 1@33 2@34 D{cell}", f"{move[-1]}-{other}").play(move, f"1N{other}"), f"UD@{to}")


@covers("SOLARI-43")
def test_the_doubler_does_not_cross_the_board():
    """Six steps along the rim from 03 end on 27 and 20, nowhere else."""
    p = at("U: 1@33 2@60 D03", "6-1")
    assert [text for text in offered(p, "D") if text[-1] == "6"] == ["D+6", "D-6"]
    stand(p.play("D+6", "1N1"), "UD@27")


@covers("SOLARI-44")
def test_a_blocker_knocks_out_like_a_comet():
    p = at("U: 1@66 B42; N: 3@45", "3-1").play("BE3")
    assert set(offered(p, "@")) == cells("05 40 47 75")
    assert set(p.play("BS1").legal) == RIM


@covers("SOLARI-44", "SOLARI-29")
def test_a_doubler_knocks_out_like_a_comet():
    p = at("U: 1@33 D06; N: 3@27", "3-1").play("D+3")
    assert set(offered(p, "@")) == cells("07 17 37 47 57 67 77 20")
    assert offered(p, "D") == ["D+1", "D-1"]
    p = at("U: 1@33 D06; N: 3@27", "3-3").play("D+3", "D-3")
    stand(p, "N3@off UD@06")


@covers("SOLARI-45")
def test_the_own_doubler_can_be_hit_and_stays_on_the_rim():
    p = at("U: 1@42 2@66 D02", "4-1").play("1N4")
    assert set(offered(p, "@")) == cells("00 01 03 04 05 06 07 72")
    assert rule(p, "@xx") == 27
    p.play("@07")
    assert offered(p, "D") == ["D+1", "D-1"]
    stand(p.play("D+1"), "UD@17 U1@02")


@covers("SOLARI-45")
def test_the_own_doubler_is_not_hit_if_the_rim_is_full():
    """All 28 rim cells are taken; a mover from inside leaves none for the doubler."""
    full = FULL_RIM + "; U: 1@14 D10 3@45"
    p = at(full, "4-1", players=4)
    assert rule(p, "1W4") == 45
    assert rule(p.play("3N1"), "1W4") == 45


@covers("SOLARI-45")
def test_a_mover_that_leaves_the_rim_makes_room_for_the_doubler():
    """Comet 3 stands on the rim itself: its cell becomes free and the doubler goes there."""
    full = FULL_RIM.replace("6@50", "6@33") + "; U: 3@50 D10 1@45"
    p = at(full, "4-1", players=4)
    assert rule(p, "3N4") is None
    p.play("3N4")
    assert offered(p, "@") == ["@50"]
    stand(p.play("@50", "1N1"), "UD@50 U3@10")


@covers("SOLARI-45")
def test_a_victim_in_hand_needs_a_rim_cell_before_the_doubler():
    """One rim cell is free and one victim waits: going on onto the own doubler would leave none for it."""
    rim = FULL_RIM.replace("5@60 ", "").replace("6@50", "6@12")
    p = at(rim + "; U: 1@15 D10 3@50 2@60", "3-2", players=4).play("1W3")
    assert p.phase == "KO1"
    assert rule(p, "1W2") == 45
    freer = at(rim + "; U: 1@15 D10 3@50", "3-2", players=4).play("1W3")
    assert rule(freer, "1W2") == 45, "one free cell for two"
    freest = at(rim.replace("4@70 ", "") + "; U: 1@15 D10 3@50", "3-2", players=4).play("1W3")
    assert rule(freest, "1W2") is None
    freest.play("1W2")
    assert (freest.phase, len(offered(freest, "@"))) == ("PLACE", 2)
    freest.play(freest.legal[0])
    assert (freest.phase, len(offered(freest, "@"))) == ("PLACE", 1)
    stand(freest, "UD@hand")


@covers("SOLARI-20", "SOLARI-45")
def test_the_placed_doubler_may_close_the_only_second_part_move():
    """On 10, the last free rim cell, the doubler cannot move 5, and comet 2 cannot land on it, as the rim is full."""
    others = (
        "S: 1@00 2@01 3@02 4@03 5@17 6@05 H06 B07 D04; N: 1@27 2@37 3@47 4@57 5@67 6@77 H76 B75 D74; "
        "J: 1@73 2@72 3@71 4@70 5@20 6@30 H40 B65 D60"
    )
    p = at(others + "; U: 1@53 2@15 D50", "3-5", players=4).play("1W3")
    assert rule(p, "@10") == 20
    assert p.legal == ["1N5", "1E5"]


@covers("SOLARI-46")
def test_t24_hunter_moves_diagonally():
    p = at("U: 1@42 H52", "3-1")
    assert [text for text in offered(p, "H") if text[-1] == "3"] == ["HN3", "HE3", "HNE3"]
    stand(p.play("HNE3", "1E1"), "UH@25")


@covers("SOLARI-46")
@pytest.mark.parametrize(
    ("way", "to"),
    [("N", "23"), ("E", "45"), ("S", "63"), ("W", "41"), ("NE", "25"), ("SE", "65"), ("SW", "61"), ("NW", "21")],
)
def test_the_hunter_knows_eight_directions(way, to):
    stand(at("U: 1@11 H43", "2-1").play(f"H{way}2", "1E1"), f"UH@{to}")


@covers("SOLARI-47")
def test_t25_hunter_hit_with_two_movers_is_targeted_at_once():
    p = at("U: 1@42 H52; N: 3@25", "3-1").play("HNE3")
    assert set(offered(p, "@")) == RIM
    stand(p.play("@00", "1E1"), "N3@00")


@covers("SOLARI-47")
def test_both_victims_of_a_hunter_are_targeted():
    p = at("U: 1@42 H52; N: 3@25 4@24", "3-1").play("HNE3", "HW1")
    assert set(p.legal) == RIM
    p.play("@00")
    assert set(p.legal) == RIM - cells("00")
    stand(p.play("@77"), "N3@00 N4@77")


@covers("SOLARI-47", "SOLARI-30")
def test_of_two_hits_only_the_hunters_is_targeted():
    p = at("U: 1@42 H52; N: 3@45 4@53", "3-1").play("1E3", "@47", "HE1")
    assert set(p.legal) == RIM - cells("47")


@covers("SOLARI-47", "SOLARI-32")
def test_an_own_victim_of_a_hunter_is_simple():
    p = at("U: 1@25 H52 2@66", "3-1").play("HNE3")
    assert set(offered(p, "@")) == cells("05 27 75 20")


@covers("SOLARI-48")
def test_t27_hunter_one_mover_doublet_is_total():
    stand(at("U: 1@42 H52; N: 3@34", "2-2").play("HNE2", "HW2"), "N3@off UH@32")


@covers("SOLARI-48")
def test_a_hunters_doublet_with_two_hits_is_not_total():
    p = at("U: 1@42 H52; N: 3@34 4@32", "2-2").play("HNE2", "HW2")
    assert (p.phase, set(p.legal)) == ("PLACE", RIM)


@covers("SOLARI-49")
def test_t28_hunter_may_be_hit_by_the_enemy():
    stand(at("U: 1@42; N: H45", "3-3").play("1E3", "1S3"), "NH@off U1@75")


@covers("SOLARI-6")
def test_pieces_that_are_not_in_the_game_cannot_move():
    p = at("U: 1@42 2@66; N: 3@45", "3-1")
    assert [rule(p, text) for text in ("HN3", "BN3", "D+3", "4N3")] == [6] * 4
    p.play("2N1")
    assert [rule(p, text) for text in ("HN3", "BN3", "D+3", "4N3")] == [6] * 4
