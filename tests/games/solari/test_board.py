"""Solari's board: where things are drawn, what is touched, and the position in words."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.core.position import Position
from perihelion.core.view import View
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw import Scene, as_text
from perihelion.games.solari import board
from perihelion.games.solari.board.layout import PITCH, WIDTH, arrow_places, cell_at, track_at
from tests.covers import covers
from tests.games.boards import place, touched
from tests.support import walk

ALL_PIECES = {"use_hunter": True, "use_blocker": True, "use_doubler": True}
GAMES: list[dict[str, Any]] = [
    {"level": 1},
    {"level": 3, **ALL_PIECES},
    {"level": 2, "players": 4, "rand": "V", "first": -1},
    {"level": 3, "players": 4, "teams": True, "rand": "O", **ALL_PIECES},
    {"level": 1, "rand": "F", **ALL_PIECES},
]


def along(options: dict[str, Any], seed: int = 5, steps: int = 200, every: int = 5) -> list[View]:
    """Views of the deciding seat along a random game."""
    views = []
    for n, p in enumerate(walk(perihelion.new("solari", **options), seed, steps)):
        if n % every == 0:
            views.append(p.view(max(SPECTATOR, p.actor)))
    return views


def at(text: str) -> Position:
    return perihelion.position("solari", text=text)


def view_and_scene(p: Position) -> tuple[View, Scene]:
    view = p.view(max(SPECTATOR, p.actor))
    return view, board.draw(view)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_no_two_legal_actions_are_touched_alike_and_all_can_be_touched(options: dict[str, Any]):
    for view in along(options):
        drawn = board.draw(view).groups
        touches = [tuple(board.touch(view, action)) for action in view.legal]
        assert len(set(touches)) == len(touches)
        for keys in touches:
            assert set(keys) <= drawn.keys()


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_ground_and_the_size_stay_the_same_all_game_long(options: dict[str, Any]):
    views = along(options, every=20)
    scenes = [board.draw(view) for view in views] + [board.draw(replace(views[0], seat=1))]
    assert len({(scene.ground, scene.width, scene.height) for scene in scenes}) == 1


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_picture_is_xml_without_styles_or_missing_paint(options: dict[str, Any]):
    for view in along(options, every=40):
        scene = board.draw(view)
        ElementTree.fromstring(scene.svg())
        svg = scene.svg(standalone=False)
        assert "style=" not in svg
        assert "‹" not in svg, "a word is missing"
        painted = set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert painted <= set(re.findall(r'id="([\w-]+)"', svg))
        assert all(name.startswith("solari-") for name in painted)


def test_every_piece_stands_on_its_cell_and_keeps_its_key():
    before, after = board.draw(at(START).view()), board.draw(at(START).play("2-4", "3N2").view())
    assert place(before, "u3") == cell_at(0o64)
    assert place(after, "u3") == cell_at(0o44)
    assert before.groups.keys() == after.groups.keys()
    assert [k for k in before.groups if k[0] == "u"] == ["u1", "u2", "u3", "u4", "u5", "u6"]


START = "1-2-D-0-36 U62,14,64,12,45,42|N15,63,13,65,32,35 0,0 0,0 U - - -"
HIT = "1-2-D-0-36 U45,66,--,--,--,--|N--,--,hh,--,--,-- 0,0 0,0 U 1-3 - KO1;m=1.;d=1;x=0;v=N3@45/1h;s=42,66,--,--,--,--"
ENTER = "1-2-D-0-36 Uxx,66,--,--,--,--|N--,--,--,--,--,-- 12,9 5,5 U 2-5 - ENTER;e=1"


def test_a_move_touches_the_piece_and_the_cell_it_lands_on():
    p = at("3-2-D-HBD-36 U62N,14N,64N,12N,45N,42N,H52,B61,D70|N15S,63S,13S,65S,32S,35S,H25,B16,D07 0,0 0,0 U 3-4 - -")
    assert touched(p, "1E3") == ["u1", "c65"]
    assert touched(p, "HNE3") == ["uh", "c25"]
    assert touched(p, "BN4") == ["ub", "c21"]
    assert touched(p, "D+3") == ["ud", "c40"]
    assert touched(p, "D-3") == ["ud", "c73"]
    assert touched(p, "1S3") == ["u1"], "there is no cell beyond the edge"


def test_a_victim_is_placed_by_touching_a_rim_cell():
    p = at(HIT)
    assert touched(p, "@47") == ["c47"]
    view, scene = view_and_scene(p)
    assert place(scene, "n3")[1] > WIDTH, "in hand: below the board"
    assert view.words("board-hand").split()[0] in scene.groups["board-hand"]
    assert "dust" in scene.groups["u1"]
    assert "dust" not in scene.groups["n3"], "no tail where nothing flies"


def test_an_entry_touches_the_piece_in_the_tray_then_a_cell():
    p = at(ENTER)
    assert touched(p, "*25") == ["c25"]
    _, scene = view_and_scene(p)
    assert place(scene, "u1")[1] > WIDTH
    assert "board-off" in scene.groups
    picking = at("1-2-D-0-36 Uxx,66,--,--,--,--|N--,--,--,--,--,-- 12,9 5,5 U 2-5 - -")
    assert touched(picking, "?1") == ["u1"]


def test_six_six_is_named_by_a_lower_and_a_higher_value():
    p = at(START).play("6-6")
    assert touched(p, "[2-5]") == ["lo2", "hi5"]
    assert touched(p, "[3-3]") == ["lo3", "hi3"]
    scene = board.draw(p.view(0))
    assert {f"{row}{value}" for row in ("lo", "hi") for value in range(1, 7)} <= scene.groups.keys()
    assert "lo1" not in board.draw(p.view(1)).groups, "the others do not choose"
    named = board.draw(p.play("[2-5]").view(0))
    assert "named" in named.groups
    assert named.groups["die-0"].count("<circle") == 2
    assert named.groups["die-1"].count("<circle") == 5


def test_a_free_tile_is_touched_itself():
    p = perihelion.new("solari", rand="F")
    assert touched(p, "[2-5]") == ["t9"]
    scene = board.draw(p.view(0))
    assert [key for key in scene.groups if re.fullmatch(r"t\d+", key)] == [f"t{i}" for i in range(21)]
    assert "tiles-n" in scene.groups


def test_a_facing_is_chosen_with_four_arrows_around_the_comet():
    p = at(ENTER.replace("1-2-D", "3-2-D").replace("66", "66N")).play("*25")
    view, scene = view_and_scene(p)
    assert [board.touch(view, action) for action in view.legal] == [["f0"], ["f1"], ["f2"], ["f3"]]
    x, y = cell_at(0o25)
    north, east, south, west = (place(scene, f"f{way}") for way in range(4))
    assert north[1] < y < south[1]
    assert west[0] < x < east[0]


@pytest.mark.parametrize("cell", range(64))
def test_the_arrows_stay_on_the_board_and_apart(cell: int):
    places = arrow_places(cell)
    for x, y in places:
        assert 42 <= x <= WIDTH - 42
        assert 42 <= y <= WIDTH - 42
    for a, b in pairwise(places):
        assert abs(a[0] - b[0]) + abs(a[1] - b[1]) >= PITCH


def test_a_lapse_is_a_button():
    p = perihelion.new("solari")
    assert board.touch(p.view(0), p.game.actions.ids["--"]) == []
    assert board.touch(p.view(0), p.game.actions.ids["@xx"]) == []


@covers("SOLARI-11")
def test_counters_go_round_the_track_and_a_lap_is_36_cells():
    p = at(START.replace("0,0 0,0", "7,43 3,3"))
    view, scene = view_and_scene(p)
    (x, y), (other_x, other_y) = place(scene, "count-u"), place(scene, "count-n")
    assert ((x + other_x) / 2, y, other_y) == (*track_at(7), track_at(7)[1]), "both on cell 7, side by side"
    assert x < other_x
    assert view.words("board-laps", laps=1) in scene.groups["player-n"]
    assert view.words("board-laps", laps=1) not in scene.groups["player-u"]
    corners = [track_at(step) for step in (0, 9, 18, 27, 36)]
    assert corners == [(20, 20), (WIDTH - 20, 20), (WIDTH - 20, WIDTH - 20), (20, WIDTH - 20), (20, 20)]


def test_counters_of_all_players_fit_into_the_corner_where_they_start():
    scene = board.draw(perihelion.new("solari", players=4).view())
    places = [place(scene, f"count-{letter}") for letter in "usnj"]
    assert len(set(places)) == 4
    assert all(0 < x < 40 and 0 < y < 40 for x, y in places)


def test_a_used_value_is_crossed_out():
    p = at(START).play("2-4")
    fresh = board.draw(p.view())
    assert p.play("3N4").phase == "MOVE2"
    half = board.draw(p.view())
    assert half.groups["die-0"] == fresh.groups["die-0"]
    assert half.groups["die-1"] != fresh.groups["die-1"]


def test_both_values_are_used_when_a_victim_is_placed_at_the_end():
    p = at(HIT).play("1N1")
    assert p.phase == "PLACE"
    fresh = dice(at(HIT.replace("KO1;m=1.;d=1;x=0;v=N3@45/1h;s=42,66,--,--,--,--", "-").replace("hh", "--")))
    assert all(now != before for now, before in zip(dice(p), fresh, strict=True))


def test_a_doublet_is_used_one_after_the_other():
    p = at(START).play("2-2", "3N2")
    used = [value != fresh for value, fresh in zip(dice(p), dice(at(START).play("2-2")), strict=True)]
    assert used == [True, False]


def dice(p: Position) -> list[str]:
    groups = board.draw(p.view()).groups
    return [groups["die-0"], groups["die-1"]]


def test_the_player_to_move_stands_out_by_more_than_colour():
    p = at(START).play("2-4")
    view, scene = view_and_scene(p)
    assert view.words("board-to-play") in scene.groups["player-u"]
    assert view.words("board-to-play") not in scene.groups["player-n"]


def test_the_winner_is_named():
    p = at(START.replace("0,0 0,0 U", "40,12 9,8 ."))
    view, scene = view_and_scene(p)
    assert view.words("board-wins") in scene.groups["player-u"]
    assert view.words("board-wins") not in scene.groups["player-n"]


def test_a_draw_is_called_a_draw():
    view, scene = view_and_scene(at(START.replace("0,0 0,0 U", "12,12 100,100 .")))
    for key in ("player-u", "player-n"):
        assert view.words("board-draw") in scene.groups[key]


def test_what_the_last_player_did_is_marked():
    p = at(START).play("2-4", "3N2", "1N4")
    assert board.draw(p.view()).happened == ["u3", "u1"]
    p.play("1-6", "1S1")
    assert board.draw(p.view()).happened == ["n1"]


def test_only_ones_own_pieces_stand_in_the_way_of_a_touch():
    scene = board.draw(at(START).view(0))
    assert 'class="piece mover"' in scene.groups["u1"]
    assert 'class="piece through mover"' in scene.groups["n1"]


def test_a_captured_piece_beside_the_board_is_no_mover_so_no_arrow_leads_there():
    scene = board.draw(at(HIT).view(0))
    assert 'class="piece through"' in scene.groups["n3"]
    assert 'class="piece mover"' in scene.groups["u1"]


def test_owner_and_kind_are_told_by_letter_and_shape():
    """Without colours no two pieces of a full game look the same."""
    scene = board.draw(perihelion.new("solari", players=4, **ALL_PIECES).view())  # type: ignore[arg-type]
    looks = set()
    for letter in "usnj":
        for number in "123456hbd":
            svg = scene.groups[letter + number]
            assert f">{letter.upper()}</text>" in svg
            body = svg[svg.index(">") : svg.index("<title>")]
            looks.add(re.sub(r"#[0-9a-f]{3,8}|url\([^)]*\)|rotate\([^)]*\)", "", body))
    assert len(looks) == 36


def test_a_facing_shows_in_the_drawing_only_in_solari_3():
    one = "1-2-D-0-36 U62,--,--,--,--,--|N--,--,--,--,--,-- 0,0 0,0 U - - -"
    looks = {
        board.draw(at(one.replace("1-2-D", "3-2-D").replace("62", f"62{way}")).view()).groups["u1"] for way in "NESW"
    }
    assert len(looks) == 4
    assert board.draw(at(one).view()).groups["u1"] not in looks


def test_a_cell_is_44_pixels_on_a_phone():
    assert PITCH * 390 / WIDTH >= 44


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_position_in_words_has_all_its_words(options: dict[str, Any], lang: str):
    for n, p in enumerate(walk(perihelion.new("solari", lang=lang, **options), 3, 100)):
        if n % 20 == 0:
            assert "‹" not in as_text(board.outline(p.view()))


def test_the_position_in_words():
    p = perihelion.position("solari", text=HIT, lang="en")
    said = as_text(board.outline(p.view())).splitlines()
    assert said[0] == "Board"
    assert said[1].split() == list("01234567")
    assert said[6].split() == ["4", "·", "·", "·", "·", "·", "U1", "·", "·"]
    assert "- 3, used" in said
    assert "- 1, to be played" in said
    assert said[said.index("In hand") + 1] == "- Neptune’s comet 3"


def test_facings_and_tiles_in_words():
    p = perihelion.new("solari", level=3, rand="F", lang="en").play("[1-2]")
    said = as_text(board.outline(p.view()))
    assert "U1↑" in said
    assert "N1↓" in said
    assert "- Uranus: 1-1 1-3" in said
    assert "- Neptune: 1-1 1-2" in said
