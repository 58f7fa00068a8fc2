"""Outposts: where a marker may be placed, and its bonus (section 4.7)."""

import pytest

from perihelion.games.solarius.rules.geometry import FIELDS
from tests.covers import covers

from .base import COLONY, MISSION, STATION, at, of, options, player, refused, told
from .play import busy_game

RICH = dict.fromkeys("KYTB", (3, 2, 1))
WIDE = dict.fromkeys("KYTB", 5)


def just_settled(who, field=58, **how):
    """The player has just settled the planet on a field of tile C."""
    return at("LAND", {**who, "ship": field}, face_up={field: 0}, **how).play("settle")


@covers("SOLARIUS-78", "SOLARIUS-82")
def test_an_outpost_of_the_figures_kind():
    p = just_settled(player())
    assert options(p) == ["op0", "op1", "op-"]
    assert refused(p, "op2") == 78
    p.copy().play("op-")
    assert p.copy().play("op-").phase == "TURN_END"
    p.play("op0")
    assert (told(p, "hex_outpost")[58], of(p, "outpost_tile")) == (0, [3, 0, 0, 0, 0, 0])
    assert (p.phase, told(p, "store_left")) == ("STORE", 2)


@covers("SOLARIUS-78")
def test_a_marker_is_used_once():
    p = just_settled(player(figures={95: COLONY, 76: STATION, 40: MISSION}, outposts={95: 0, 76: 2, 40: 4}))
    assert options(p) == ["op1", "op-"]
    assert refused(p, "op0") == 78


@covers("SOLARIUS-79")
def test_one_outpost_a_tile_and_none_on_the_centre():
    p = just_settled(player(figures={60: STATION}, outposts={60: 2}))
    assert refused(p, "op0") == 79
    p = just_settled(player(), field=8)
    assert (p.phase, options(p)) == ("OUTPOST", ["op-"])
    assert refused(p, "op0") == 79


@covers("SOLARIUS-80")
def test_only_under_the_first_figure_of_its_kind_on_a_tile():
    p = just_settled(player(figures={68: COLONY}))
    assert refused(p, "op0") == 80
    assert refused(just_settled(player(figures={60: STATION})), "op0") == 0


@covers("SOLARIUS-80")
def test_figures_of_others_do_not_matter():
    p = at("LAND", player(ship=58), player(figures={68: COLONY}), face_up={58: 0}).play("settle")
    assert options(p) == ["op0", "op1", "op-"]


@covers("SOLARIUS-82")
@pytest.mark.parametrize(("marker", "phase"), [(2, "TURN_END"), (3, "BONUS")])
def test_the_bonus_of_a_station_outpost(marker, phase):
    p = at("LAND", player(ship=60, res={"K": (3, 0, 0), "Y": (2, 0, 0)})).play("stKY>", "$300", "$200")
    assert options(p) == ["op2", "op3", "op-"]
    p.play(f"op{marker}")
    assert of(p, "drv1") == (1 if marker == 2 else 0)
    assert p.phase == phase


@covers("SOLARIUS-89")
def test_figures_stay_for_the_whole_game():
    standing = {}
    for s in busy_game(players=4, seed=2):
        now = {h: (s.hex_owner[h], s.hex_fig[h]) for h in range(FIELDS) if s.hex_fig[h]}
        assert standing.items() <= now.items()
        standing = now
    assert len(standing) > 5
