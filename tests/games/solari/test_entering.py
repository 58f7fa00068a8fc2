"""Re-entry of pieces that were knocked out totally: rules 35 to 39."""

import pytest

from tests.covers import covers

from .base import RIM, at, cells, offered, rule, stand


@covers("SOLARI-36", "SOLARI-39")
def test_t32_re_entry_cells():
    p = at("U: x1 2@66", "5-2")
    assert (p.phase, p.legal) == ("PICK", ["?1"])
    p.play("?1")
    assert (p.phase, p.legal, int(p.state.enter_piece)) == ("ENTER", ["*25", "*52"], 0)
    p.play("*25")
    stand(p, "U1@25")
    assert (p.phase, int(p.state.to_act), int(p.state.turns[0])) == ("ROLL", 1, 1)


@covers("SOLARI-36")
def test_a_player_with_a_piece_off_the_board_may_not_move():
    p = at("U: x1 2@66", "5-2")
    assert rule(p, "2N5") == 39
    assert rule(p.play("?1"), "2N5") == 36


@covers("SOLARI-36")
def test_other_cells_are_refused():
    p = at("U: x1 2@66", "5-2").play("?1")
    assert [rule(p, text) for text in ("*22", "*55", "*12", "*26")] == [36] * 4
    assert rule(p, "--") == 36


@covers("SOLARI-36")
def test_a_doublet_names_one_cell():
    assert at("U: x1 2@66", "4-4").play("?1").legal == ["*44"]


@covers("SOLARI-36")
def test_the_record_while_an_entry_hit_is_placed():
    """An entry counts as one piece moved with both values."""
    s = at("U: x1 2@66; N: 4@25", "5-2").play("?1", "*25").state
    assert (int(s.mover1), int(s.mover2), int(s.d2), int(s.enter_piece)) == (0, 0, 0, -1)
    assert s.vict.tolist()[0] == [1, 3, 21, 0, 0]
    assert s.start_cell.tolist()[:2] == [-1, 54]


@covers("SOLARI-37")
def test_t33_re_entry_on_an_enemy_is_targeted():
    p = at("U: x1 2@66; N: 4@25", "5-2").play("?1", "*25")
    assert set(p.legal) == RIM
    stand(p.play("@07"), "N4@07 U1@25")


@covers("SOLARI-37")
@pytest.mark.parametrize("victim", ["4@22", "H22"])
def test_t34_re_entry_with_a_doublet_on_an_enemy_is_total(victim):
    p = at(f"U: x1 2@66; N: {victim}", "2-2").play("?1", "*22")
    stand(p, f"N{victim[0]}@off U1@22")
    assert p.phase == "ROLL"


@covers("SOLARI-37")
@pytest.mark.parametrize(("dice", "cell"), [("5-2", "25"), ("2-2", "22")])
def test_re_entry_on_an_own_piece_is_simple(dice, cell):
    p = at(f"U: x1 2@{cell}", dice).play("?1", f"*{cell}")
    row, column = cell
    assert set(p.legal) == cells(f"0{column} {row}7 7{column} {row}0")
    stand(p.play(f"@0{column}"), f"U2@0{column} U1@{cell}")


@covers("SOLARI-37", "SOLARI-41")
def test_the_own_blocker_may_be_entered_on():
    p = at("U: x1 2@66 B25", "5-2").play("?1", "*25")
    stand(p, "UB@hand")


@covers("SOLARI-38")
def test_t36_re_entry_blocked():
    p = at("U: x1 2@66; N: B22", "2-2").play("?1")
    assert p.legal == ["--"]
    assert rule(p, "*22") == 38
    p.play("--")
    stand(p, "U1@off")
    assert (int(p.state.turns[0]), int(p.state.last_gain), int(p.state.enter_piece)) == (1, 0, -1)


@covers("SOLARI-38")
def test_one_open_cell_must_be_taken():
    p = at("U: x1 2@66; N: B25", "5-2").play("?1")
    assert p.legal == ["*52"]
    assert rule(p, "*25") == 38


@covers("SOLARI-39")
def test_t37_two_pieces_off():
    p = at("U: x1 x4 2@66", "5-2")
    assert p.legal == ["?1", "?4"]
    assert rule(p, "?2") == 39
    p.play("?4", "*52")
    stand(p, "U1@off U4@52")
    assert p.phase == "ROLL"


@covers("SOLARI-36", "SOLARI-39")
def test_until_all_are_in_every_turn_is_an_entry():
    p = at("U: x1 x4 2@66; N: 1@11", "5-2").play("?4", "*52", "1-2", "1S1", "1S2", "1-3")
    assert (p.phase, p.legal) == ("PICK", ["?1"])
    p.play("?1", "*13", "1-2", "1S1", "1S2", "1-3")
    assert p.phase == "MOVE1"


@covers("SOLARI-39")
@pytest.mark.parametrize("piece", ["H", "B"])
def test_hunters_and_blockers_enter_too(piece):
    p = at(f"U: x{piece} 2@66", "5-2")
    assert p.legal == [f"?{piece}"]
    stand(p.play(f"?{piece}", "*25"), f"U{piece}@25")


@covers("SOLARI-36")
def test_t38_re_entry_can_score():
    assert int(at("U: x1 2@24 3@26", "5-2").play("?1", "*25").state.last_gain) == 1


@covers("SOLARI-35")
def test_t39_the_facing_of_an_entered_comet_is_free():
    p = at("U: x1 2@24N 3@26N", "5-2", level=3).play("?1", "*25")
    assert (p.phase, p.legal) == ("FACE", ["^N", "^E", "^S", "^W"])
    assert p.state.face_job.tolist() == [1, 0, 0]
    assert int(p.play("^N").state.last_gain) == 2
    stand(p, "U1@25N")


@covers("SOLARI-35")
def test_the_facing_comes_before_the_placement_of_the_victim():
    p = at("U: x1 2@66N; N: 4@25S", "5-2", level=3).play("?1", "*25", "^W")
    assert (p.phase, len(offered(p, "@"))) == ("PLACE", 28)
    p.play("@07", "^E")
    stand(p, "U1@25W N4@07E")


@covers("SOLARI-35", "SOLARI-54")
def test_an_entered_hunter_has_no_facing():
    assert at("U: xH 2@66N", "5-2", level=3).play("?H", "*25").phase == "ROLL"


@covers("SOLARI-22", "SOLARI-36")
def test_six_six_serves_for_entering_too():
    p = at("U: x1 2@65; N: B66", "6-6")
    assert "[6-6]" not in p.legal
    assert len(p.legal) == 20
    p.play("[2-5]")
    assert p.phase == "PICK"
    stand(p.play("?1", "*52"), "U1@52")
