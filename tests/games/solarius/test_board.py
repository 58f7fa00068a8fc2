"""The board of Solarius Mission: what is drawn, what is touched, what stays hidden, and the position in words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.core.narration import choice
from perihelion.core.position import Position
from perihelion.core.view import View
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw import Scene, as_text
from perihelion.games.solarius import board
from perihelion.games.solarius.board.bridge import DIE, TILE_HIGH, TILE_WIDE
from perihelion.games.solarius.board.cards import PLAYED_HIGH
from perihelion.games.solarius.board.holdings import CHIP, DRIVE_WIDE, FIELD_HIGH, TRACK_HIGH, TRACK_WIDE
from perihelion.games.solarius.board.layout import CARD_HIGH, CARD_WIDE, CELL, ROW, WIDTH, cell_at, hex_at
from perihelion.games.solarius.board.stations import HIGH, MARKER_HIGH, WIDE
from perihelion.games.solarius.board.symbols import emblem, figure_of, kind_chip
from perihelion.words import Words
from tests.covers import covers
from tests.games.boards import drawn, place, touched
from tests.games.solarius.base import GAME, N, at, player, row
from tests.games.solarius.play import TEXTS, liking
from tests.selection import selection

GAMES: list[dict[str, Any]] = [
    {"players": 2, "arrangement": "fixed"},
    {"players": 3, "start": "free", "planet_back_colour": False},
    {"players": 4, "centre_letters_public": True},
]
SPECIAL = {"done", "end-turn", "land-none", "outpost-none"}
"""Families that are buttons."""


def busy(options: dict[str, Any], seed: int, steps: int) -> Iterator[Position]:
    """The positions of a game in which a lot is settled, built and fulfilled."""
    dice = random.Random(seed)
    p = perihelion.new("solarius", **options)
    for _ in range(steps):
        yield p
        if p.actor == perihelion.OVER:
            return
        if p.actor == perihelion.CHANCE:
            outcomes = p.outcome_ids
            p.play(dice.choices(list(outcomes), list(outcomes.values()))[0])
        else:
            legal = p.legal_ids
            p.play(dice.choices(legal, [liking(p.plain, TEXTS[i]) for i in legal])[0])


@cache
def along(number: int) -> list[View]:
    """Views of the deciding seat along a game: the first of every phase in every stage of the game, and some more."""
    views, seen = [], set()
    for n, p in enumerate(busy(GAMES[number], 5, 1000)):
        stage = (p.plain.phase, p.plain.round)
        if n % 40 == 0 or (p.actor != perihelion.CHANCE and stage not in seen):
            seen.add(stage)
            views.append(p.view(max(SPECTATOR, p.actor)))
    return views


@cache
def scenes(number: int) -> list[Scene]:
    """The boards of these views."""
    return [board.draw(view) for view in along(number)]


def said(scene: Scene, key: str) -> str:
    found = re.search(r"<title>(.*?)</title>", scene.groups[key])
    assert found, key
    return found[1]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_no_two_legal_actions_are_touched_alike_and_all_can_be_touched(number: int):
    for view, scene in zip(along(number), scenes(number), strict=True):
        groups = scene.groups
        ways = {TEXTS[action]: tuple(board.touch(view, action)) for action in view.legal}
        for text, keys in ways.items():
            assert set(keys) <= groups.keys(), text
            family = GAME.actions.family(GAME.actions.ids[text])[0].name
            assert bool(keys) == (family not in SPECIAL), text
        touches = sorted(keys for keys in ways.values() if keys)
        for one, next_one in pairwise(touches):
            assert next_one[: len(one)] != one, "no way is, or begins with, another"


def test_the_games_looked_at_ask_nearly_everything():
    phases = {view.state.phase for number in range(len(GAMES)) for view in along(number)}
    asked = {phase for name, phase in N.items() if not name.startswith("CHANCE")}
    assert asked - phases <= {N["PICK"], N["TRIGGER"]}, "these have a test of their own"


def test_bonuses_and_stations_are_chosen_on_the_own_board():
    p = at("PICK", resume=N["TURN_END"])
    assert [touched(p, f"tb{m}") for m in range(6)] == [[f"outpost-{m}"] for m in range(6)]
    p = at("TRIGGER", player(stations=[1, 4]), trig_mask=0b10010, resume=N["TURN_END"])
    assert [touched(p, text) for text in ("tr1", "tr4")] == [["station-1"], ["station-4"]]
    assert {"outpost-0", "station-1", "station-4"} <= drawn(p).groups.keys()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_ground_and_the_size_stay_the_same_all_game_long(number: int):
    spectator = board.draw(replace(along(number)[-1], seat=SPECTATOR))
    assert len({(scene.ground, scene.width, scene.height) for scene in [*scenes(number), spectator]}) == 1


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_picture_is_xml_without_styles_or_missing_paint(number: int):
    for scene in scenes(number)[::5]:
        ElementTree.fromstring(scene.svg())
        svg = scene.svg(standalone=False)
        assert "style=" not in svg
        painted = set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert painted <= set(re.findall(r'id="([\w-]+)"', svg))
        assert all(name.startswith("solarius-") for name in painted)
        for key in scene.groups:
            x, y = place(scene, key)
            assert 0 <= x <= WIDTH, key
            assert 0 <= y <= scene.height, key


def test_what_is_touched_beside_the_chart_is_large_enough_for_a_finger():
    pixels = 390 / WIDTH
    assert min(TRACK_WIDE, TRACK_HIGH, CARD_WIDE, CARD_HIGH, WIDE, HIGH) * pixels >= 44
    assert min(TILE_WIDE, TILE_HIGH, CELL, CHIP, DRIVE_WIDE, FIELD_HIGH) * pixels > 38
    assert min(ROW, MARKER_HIGH, PLAYED_HIGH, DIE + 8) * pixels > 30, "the client enlarges these"


@covers("SOLARIUS-57")
def test_all_fields_of_space_are_drawn_where_they_are():
    p = at("TURN_START", player(ship=22), player(ship=0))
    scene = drawn(p)
    places = {place(scene, f"h{h}") for h in range(133)}
    assert len(places) == 133
    assert place(scene, "h0") == pytest.approx(hex_at(p.plain, 0))
    assert place(scene, "h1")[0] > place(scene, "h0")[0], "east is on the right"
    assert place(scene, "ship-1")[1] == pytest.approx(place(scene, "h0")[1], abs=20)
    assert place(scene, "ship-0")[0] == pytest.approx(place(scene, "h22")[0], abs=20)


def test_a_hand_is_drawn_open_for_its_owner_and_face_down_for_all_others():
    p = at("TURN_START", player(hand=[3, 9]), player(hand=[12]))
    assert {"card-3", "card-9"} <= drawn(p, 0).groups.keys()
    for seat in (1, SPECTATOR):
        scene = drawn(p, seat)
        assert not {"card-3", "card-9"} & scene.groups.keys()
        assert p.words("card-2") not in scene.svg(), "its name is nowhere"
    spectator = drawn(p, SPECTATOR)
    assert {"hand-0-0", "hand-0-1"} <= spectator.groups.keys()
    assert spectator.groups["hand-0-0"].split(">", 1)[1] == spectator.groups["hand-0-1"].split(">", 1)[1]
    assert "card-12" not in drawn(p, 0).groups


def test_a_planet_face_down_shows_its_colour_and_nothing_else():
    p = at("TURN_START")
    black = [h for h in range(133) if p.plain.hex_back[h] == 0]
    scene = drawn(p)
    looks = {scene.groups[f"h{h}"].split(">", 1)[1].split("<title>")[0] for h in black}
    assert len(black) > 1
    assert len(looks) == 1


@covers("SOLARIUS-36", "SOLARIUS-37")
def test_a_cube_is_stored_by_touching_the_next_free_field():
    p = at("STORE", player(column=row(K=3), res=row(K=(2, 0, 0))), store_row=0, store_left=2, resume=N["B_MENU"])
    assert touched(p, "sK1") == ["field-K-2"]
    assert touched(p, "sK2") == ["field-K-3"]
    assert touched(p, "xK1") == ["field-K-1"], "sold from the last filled field"
    scene = drawn(p)
    assert place(scene, "field-K-3") == cell_at(p.plain, 0, 3)
    assert said(scene, "field-K-1") == p.words("board-cube", colour=0, n=1)
    assert said(scene, "field-K-4") == p.words("board-free", colour=0, n=2)
    assert said(scene, "field-K-5") == p.words("board-closed", colour=0, n=3)
    assert place(scene, "tech-K") == cell_at(p.plain, 0, 5), "column III"


def test_a_price_is_paid_cube_by_cube():
    who = player(column=row(Y=4), res=row(Y=(3, 2, 0)))
    p = at("PAY", who, pay_row=1, pay_value=3)
    assert touched(p, "$300") == ["field-Y-2", "field-Y-1", "field-Y-0"]
    assert touched(p, "$110") == ["field-Y-2", "field-Y-4"]


def test_a_cube_is_bought_by_touching_what_pays_for_it_then_its_field():
    p = at("B_MENU", player(fuel=3, buck=3, res=row(T=(1, 0, 0))), resume=N["B_MENU"])
    assert touched(p, "yffT") == ["fuel", "field-T-1"]
    assert touched(p, "yfbT") == ["fuel", "buck", "field-T-1"]
    assert touched(p, "ybbK") == ["buck", "field-K-0"]


def test_drives_are_bought_turned_and_given_up_where_they_are():
    p = at("B_MENU", player(fuel=9, drv1=1, drv2=1), resume=N["B_MENU"])
    assert touched(p, "drv") == ["drive-3"]
    assert touched(p, "d12") == ["drive-2"]
    assert touched(p, "fly") == ["h0"]
    p.play("fly")
    assert touched(p, "o21") == ["portals", "drive-1"]
    assert touched(p, "o10") == ["portals", "drive-2"]


def test_a_station_is_built_by_its_card_and_the_row_that_pays_more():
    who = player(ship=1, column=row(K=3, Y=3), res=row(K=(3, 1, 0), Y=(3, 1, 0)))
    p = at("LAND", who, resume=N["TURN_END"])
    assert touched(p, "stKY>") == ["station-0", "row-K"]
    assert touched(p, "stKY<") == ["station-0", "row-Y"]


def test_titles_tell_what_things_do():
    who = player(hand=[21], devs=[5], open=[32], settled=[20])
    scene = drawn(at("TURN_START", who))
    assert said(scene, "card-21") == (
        "Incinerator. Mission: two black cubes of value 2, yellow cubes worth 2, for 5 points. "
        "Development: die field, once a round: remove up to 1 waste from your spaces."
    )
    assert said(scene, "card-5") == "Development “Ion Sails”: extra range costs 1 fuel for each point, not 2."
    assert said(scene, "card-32").startswith("Open mission “Envoy”: brown cubes worth 4, black cubes worth 2")
    assert said(scene, "planet-20") == (
        "Settled: Celeste, turquoise: 1 technology die of level 3 or more, for 2 points"
    )
    assert said(scene, "station-2") == (
        "Shipyard (black and brown). At once: a neutral drive of value 1. Then at every round end and with every later "
        "station: 1 fuel. 2 more waste spaces. Price now: cubes worth 3 of one kind and 2 of the other."
    )
    assert said(scene, "outpost-4") == "Outpost Workshop, under a mission: 2 points for upgrading technology dice."


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_station_planet_and_outpost_has_its_words(lang: str):
    from perihelion.games.solarius.board import names

    view = at("TURN_START", lang=lang).view(0)
    assert Words.strict, "a missing word is an error"
    assert len({names.card_title(view, card) for card in range(32)}) == 32
    assert len({names.planet_title(view, planet) for planet in range(36)}) == 36
    assert len({names.station_title(view, station) for station in range(6)}) == 6
    assert len({names.marker_title(view, marker) for marker in range(6)}) == 6


def test_players_figures_and_kinds_differ_by_shape_or_letter_not_only_by_colour():
    def without_colours(look: str) -> str:
        return re.sub(r"#[0-9a-f]{6}", "", look)

    assert len({without_colours(emblem(seat, 30)) for seat in range(4)}) == 4
    assert len({without_colours(figure_of(kind, seat, 40)) for kind in (1, 2, 3) for seat in range(4)}) == 12
    assert len({without_colours(kind_chip(colour, 30, letter)) for colour, letter in enumerate("KYTB")}) == 4


@covers("SOLARIUS-4")
def test_a_trade_centre_stands_only_when_erected():
    p = at("TURN_START", centres="C")
    scene = drawn(p)
    assert "trade centre C stands here" in said(scene, "h57")
    assert "field of trade centre A, not erected yet" in said(scene, "h19")
    assert said(scene, "round") == "trade centre C came in round 1"


def test_figures_and_outposts_are_told_on_their_field():
    p = at("TURN_START", player(figures={22: 1}, outposts={22: 0}), player(figures={20: 2}))
    scene = drawn(p)
    assert "colony of Red, Outpost Depot" in said(scene, "h22")
    assert "station of Green" in said(scene, "h20")


def test_what_the_last_player_did_is_marked():
    p = at("FLIGHT", player(ship=0, drv2=3), resume=N["TURN_END"])
    p.play(">h10")
    assert "h10" in drawn(p, 1).happened


@pytest.mark.parametrize(("number", "lang"), selection(range(len(GAMES)), ["en", "de"]))
def test_the_position_in_words_has_all_its_words(number: int, lang: str):
    words = Words(lang, "perihelion.games.solarius")
    for view in along(number)[::6]:
        view = replace(view, words=words.at(view.state.players))
        assert as_text(board.outline(view))
        board.draw(view)


def test_the_position_in_words():
    who = player(fuel=4, hand=[3], devs=[9], level=row(T=5), column=row(B=4), res=row(B=(3, 2, 1)), stations=[2])
    p = at("TURN_START", who, player(pending=[0], hand=[7]), bridge="K3@-1 Y*@0 T1@2 -", centres="A")
    lines = as_text(board.outline(p.view(0))).splitlines()
    assert "Round 1 of 4" in lines
    assert any(re.fullmatch(r"1 +black +3 +−1", line) for line in lines)
    assert any(re.fullmatch(r"Red, turquoise +5 +I +0 0 0", line) for line in lines)
    assert any(re.fullmatch(r"Red, brown +1 +IV +3 2 1", line) for line in lines)
    assert "- Development “Refinery”: one more point on your die actions in black." in lines
    assert "- Not yet paid for: Acheron, black: pay 2 fuel, for 1 point" in lines
    assert any(re.fullmatch(r"Unpaid planets +0 +−1", line) for line in lines)
    assert any(line.startswith("- Patent Office. Mission") for line in lines)
    assert not any("Waste Hold" in line for line in lines), "the other hand"


def test_ships_are_movers_but_the_dice_of_the_turning_bridge_are_not():
    scene = drawn(at("TURN_START", player(ship=22), player(ship=22), bridge="K3@-1 Y*@0 T1@2 -"))
    movers = {key for key, svg in scene.groups.items() if re.match(r'<g [^>]*class="[^"]*\bmover\b', svg)}
    assert movers == {"ship-0", "ship-1"}
    assert place(scene, "ship-0") == place(scene, "ship-1") == place(scene, "h22"), (
        "a ship that makes room has not moved"
    )


def test_every_decision_is_a_button_except_flights_and_exchanges():
    families = set()
    for view in along(0):
        for action in view.legal:
            family = view.game.actions.family(action)[0].name
            note = board.BOARD.note(view, action)
            assert note.button == (not note.quiet and family != "fly"), family
            families.add(family)
    assert {"die", "b-fly", "b-draw", "fly", "end-turn"} <= families


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "Pay 2 fuel for Acheron: 1 point"), ("de", "2 Treibstoff für Acheron zahlen: 1 Punkt")],
)
def test_a_payment_says_what_it_costs_and_brings(lang: str, says: str):
    p = at("TURN_START", player(fuel=4, pending=[0]), player())
    view = replace(p.view(0), words=Words(lang, "perihelion.games.solarius").at(2))
    assert choice(view, GAME.actions.ids["fin0"]) == says


@pytest.mark.parametrize(("lang", "letters"), [("en", "KYTB"), ("de", "SGTB")])
def test_the_letters_of_colours_are_those_of_the_language(lang: str, letters: str):
    p = perihelion.new("solarius", players=2, lang=lang)
    luck = random.Random(1)
    while p.actor == perihelion.CHANCE:
        p.play(luck.choice(list(p.outcome_ids)))
    view = p.view(p.actor)
    written = re.findall(r"<text[^>]*>([A-Z])</text>", board.draw(view).svg())
    assert set(written) - set("ABCDEF") <= {*letters, "I", "V"}
    assert set(letters) <= set(written)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_is_named_without_a_number_that_reads_like_a_count(lang: str):
    words = Words(lang, "perihelion.games.solarius")
    assert not [card for card in range(32) if words(f"card-{card}")[0].isdigit()]
    assert re.search("[„“]" + words("card-7") + "[“”]", words("chance-CHANCE_CARD", player=0, card=7))
