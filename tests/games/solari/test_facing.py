"""Facings in Solari 3: rules 50 to 54."""

import pytest

from tests.covers import covers

from .base import FULL_RIM, at, stand


@covers("SOLARI-50")
def test_t40_facing_follows_the_last_part_move():
    p = at("U: 1@42N 2@66N", "3-1", level=3).play("1E3")
    stand(p, "U1@45E")
    stand(p.play("1S1"), "U1@55S U2@66N")


@covers("SOLARI-50")
@pytest.mark.parametrize("level", [1, 2])
def test_below_solari_3_nothing_faces_anywhere(level):
    p = at("U: 1@42 2@66; N: 3@45", "3-1", level=level).play("1E3", "@47", "2W1")
    assert not p.state.face.any()


@covers("SOLARI-51")
@pytest.mark.parametrize(("cell", "facing"), [("75", "S"), ("47", "E"), ("40", "W"), ("05", "N")])
def test_t41_simple_knock_out_facing(cell, facing):
    p = at("U: 1@42N 2@66N; N: 3@45S", "3-1", level=3).play("1E3", f"@{cell}")
    assert p.phase == "MOVE2"
    stand(p.play("2N1"), f"N3@{cell}{facing}")


@covers("SOLARI-51")
@pytest.mark.parametrize(("cell", "facing"), [("00", "W"), ("07", "E"), ("73", "S")])
def test_hit_on_the_rim_the_victim_faces_along_it_or_across(cell, facing):
    p = at("U: 1@33N 2@66N; N: 3@03S", "3-1", level=3).play("1N3", f"@{cell}", "2N1")
    stand(p, f"N3@{cell}{facing}")


@covers("SOLARI-52")
def test_t42_targeted_knock_out_facing_is_chosen():
    p = at("U: 1@42N 2@66N; N: 3@45S", "3-1", level=3).play("1E3", "1S1", "@00")
    assert (p.phase, p.actor, p.legal) == ("FACE", 0, ["^N", "^E", "^S", "^W"])
    assert p.state.face_job.tolist() == [3, 1, 2]
    assert int(p.state.face[1, 2]) == 2, "until the choice it keeps its facing"
    assert p.why_not("1N1").rule == "SOLARI-52"
    stand(p.play("^W"), "N3@00W")
    assert p.phase == "ROLL"


@covers("SOLARI-47", "SOLARI-52")
def test_a_hunters_victim_placed_at_once_asks_for_its_facing():
    p = at("U: 1@42N H52; N: 3@25S", "3-1", level=3).play("HNE3", "@00")
    assert (p.phase, p.state.face_job.tolist()) == ("FACE", [2, 1, 2])
    p.play("^E")
    assert p.phase == "MOVE2"
    stand(p.play("1E1"), "N3@00E")


@covers("SOLARI-53")
@pytest.mark.parametrize(
    ("cell", "facing"),
    [
        ("00", "W"),
        ("01", "N"),
        ("04", "N"),
        ("07", "N"),
        ("77", "S"),
        ("70", "W"),
        ("10", "W"),
        ("30", "W"),
        ("57", "E"),
        ("67", "S"),
    ],
)
def test_fallback_placement_faces_along_the_longer_way(cell, facing):
    """Hit on 45, all its rim cells taken. On a tie (01: four up, four left) the vertical counts."""
    p = at("U: 1@42N 2@66N; N: 1@05S 2@40S 4@47S 5@75S 3@45S", "3-1", level=3).play("1E3", f"@{cell}")
    assert p.phase == "MOVE2"
    stand(p.play("2N1"), f"N3@{cell}{facing}")


@covers("SOLARI-53")
def test_put_back_on_the_cell_of_the_hit_the_facing_is_kept():
    """An own comet hit on the rim by a comet that moved on may return to the same cell."""
    p = at("U: 1@33N 2@03W", "3-1", level=3).play("1N3", "1S1")
    assert "@03" in p.legal
    stand(p.play("@03"), "U2@03W")


@covers("SOLARI-53")
def test_a_partners_or_enemys_comet_of_two_hits_is_put_back_with_its_facing():
    p = at("U: 1@33N; N: 3@03E 4@13S", "3-1", level=3).play("1N3", "1S1", "@03")
    stand(p, "N3@03E")
    assert p.phase == "PLACE"


@covers("SOLARI-54")
@pytest.mark.parametrize("victim", ["H45"])
def test_a_targeted_hunter_asks_for_no_facing(victim):
    p = at(f"U: 1@42N 2@66N; N: {victim}", "3-1", level=3).play("1E3", "1S1", "@00")
    assert p.phase == "ROLL"
    stand(p, "NH@00")


@covers("SOLARI-54")
def test_an_own_blocker_and_doubler_ask_for_no_facing():
    p = at("U: 1@42N 2@66N B45", "3-1", level=3).play("1E3", "@40")
    assert p.phase == "MOVE2"
    p = at("U: 1@42N 2@66N D02", "4-1", level=3).play("1N4", "@07")
    assert p.phase == "MOVE2"


@covers("SOLARI-29", "SOLARI-52")
def test_a_comet_off_the_board_has_lost_its_facing():
    p = at("U: 1@42N 2@66N; N: 3@45S", "3-3", level=3).play("1E3", "1N3")
    assert (p.phase, int(p.state.face[1, 2])) == ("ROLL", 0)
    p = at(FULL_RIM_3 + "; U: 1@42N 2@45E B66 3@10N", "3-1", level=3, players=4).play("1E3", "@xx")
    assert (p.phase, int(p.state.face[0, 1])) == ("MOVE2", 0)


FULL_RIM_3 = "; ".join(
    " ".join(token + "N" if "@" in token else token for token in group.split()) for group in FULL_RIM.split(";")
)
