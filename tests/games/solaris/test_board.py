"""Solaris' board: where things are drawn, what is touched, and the position in words."""

from __future__ import annotations

import re
from itertools import pairwise
from math import atan2, degrees, dist
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw import as_text
from perihelion.games.solaris import board
from perihelion.games.solaris.board.layout import ENERGY, HULL_INNER, MIDDLE, RIM, SUPPLY
from tests.games.boards import drawn, place, touched
from tests.support import walk

from .base import SEATS, STATIONS, base_state

GAMES = [
    {"players": 3, "time_game": True},
    {"players": 5, "max_rounds": 2, "layout": "random"},
    {"players": 4, "layout": "CT SP BT HQ ED EC", "max_rounds": 2},
]


def along(options, seed=5, steps=900, every=7):
    """Views of the deciding seat (or a spectator) along a random game, set-up included."""
    views = []
    for n, p in enumerate(walk(perihelion.new("solaris", lang="de", **options), seed, steps)):
        if n % every == 0 or n < 4:
            views.append(p.view(max(SPECTATOR, p.actor)))
    return views


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_no_two_legal_actions_are_touched_alike_and_all_can_be_touched(options):
    """A choice is found by touching; only actions without anything to touch are buttons."""
    buttons = {"pass", "replenish", "redirect", "exchange", "done", "spend"}
    for view in along(options, every=2):
        scene = board.draw(view)
        texts = [view.game.actions.texts[action] for action in view.legal]
        touches = {text: tuple(board.touch(view, a)) for text, a in zip(texts, view.legal, strict=True)}
        assert {text for text, keys in touches.items() if not keys} == buttons & set(texts)
        lists = [keys for keys in touches.values() if keys]
        assert len(set(lists)) == len(lists)
        for keys in lists:
            assert set(keys) <= scene.groups.keys()
            assert not [other for other in lists if other != keys and other[: len(keys)] == keys], "one is enough"


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_ground_and_the_size_stay_the_same_all_game_long(options):
    p = perihelion.new("solaris", **options)
    grounds = {seat: set() for seat in (SPECTATOR, 0, 1)}
    for n, q in enumerate(walk(p, 3, 600)):
        if n % 60 == 0:
            for seat, seen in grounds.items():
                scene = board.draw(q.view(seat))
                seen.add((scene.ground, scene.width, scene.height))
    assert [len(seen) for seen in grounds.values()] == [1, 1, 1]
    assert grounds[0] == grounds[1]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_picture_is_xml_without_styles_or_missing_paint(options):
    for view in along(options, every=40):
        scene = board.draw(view)
        svg = scene.svg()
        ElementTree.fromstring(svg)
        body = svg.split("</style>")[1]
        assert "style=" not in body
        assert set(re.findall(r"url\(#([\w-]+)\)", body)) <= set(re.findall(r'id="([\w-]+)"', body))
        assert "None" not in body
        assert "-128" not in body
        declared = set(re.findall(r"(--[\w-]+):", svg))
        assert set(re.findall(r"var\((--[\w-]+)\)", svg)) <= declared


def test_tokens_lie_on_the_rim_or_the_energy_track_and_in_stacks():
    p = base_state("ED", turn="grey", rim="white", energy={"black": {"ED": 2}, "orange": {"ED": 2}})
    scene = drawn(p)
    assert dist(place(scene, "t0-ED"), MIDDLE) == pytest.approx(RIM, abs=0.1)
    assert dist(place(scene, "t2-ED"), MIDDLE) == pytest.approx(ENERGY, abs=0.1)
    below, above = place(scene, "t3-ED"), place(scene, "t4-ED")
    assert above[1] < below[1], "the upper token is drawn higher"
    order = list(scene.groups)
    assert order.index("t3-ED") < order.index("t4-ED"), "and later"


def test_spaces_run_clockwise_and_stations_do_not_meet():
    angles = []
    for energy in range(8):
        scene = drawn(base_state("HQ", turn="white", energy={"white": {"ED": energy}}, height=[[0] * 6] * 5))
        angles.append(place(scene, "t0-ED"))
    assert [x for x, _ in angles] == sorted(x for x, _ in angles), "the first station lies at the upper right"
    assert all(dist(a, b) > 30 for a, b in pairwise(angles)), "a token has room beside another"


@pytest.mark.parametrize("station", STATIONS)
def test_a_stack_stays_on_its_space(station):
    """Five tokens lie one behind the other, seen from the laser: a stack does not wander along its track."""
    p = base_state("EC" if station != "EC" else "ED", turn="white", energy={seat: {station: 3} for seat in SEATS})
    scene = drawn(p)
    stack = [place(scene, f"t{seat}-{station}") for seat in range(5)]
    ways = [degrees(atan2(x - MIDDLE[0], MIDDLE[1] - y)) for x, y in stack]
    assert max(ways) - min(ways) < 0.2
    assert dist(stack[0], stack[4]) < 45


def test_docked_shuttles_lie_between_station_and_laser_side_by_side():
    p = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT", "g": "BT", "p": "HQ"})
    scene = drawn(p)
    places = {c: place(scene, f"s{c}") for c in range(4)}
    assert all(dist(places[c], MIDDLE) < HULL_INNER for c in (0, 2, 3))
    assert dist(places[2], places[3]) > 40
    assert places[1] == SUPPLY[1]


def test_a_step_on_the_laser_lights_the_tokens_that_moved():
    p = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT"}).play("station", "play HQ.b")
    assert board.BOARD.scored(p.view(2)) == ["l2", "t2-EC"]
    assert set(board.BOARD.scored(p.view(2))) <= set(drawn(p).groups)


def test_during_set_up_only_what_is_drawn_lies_there():
    p = perihelion.new("solaris", players=3, layout="random").play("CT", "ED")
    scene = drawn(p, SPECTATOR)
    assert {key for key in scene.groups if key in STATIONS} == {"CT", "ED", "EC"}
    assert not [key for key in scene.groups if re.fullmatch(r"b\d|spare\d|t\d.*", key)]
    p.play("SP", "HQ", "BT", "green", "blue")
    assert [key for key in drawn(p, SPECTATOR).groups if re.fullmatch(r"b\d", key)] == ["b0", "b1"]
    p.play("blue", "pink", "pink", "purple", "purple")
    scene = drawn(p, SPECTATOR)
    assert [key for key in scene.groups if key.startswith("spare")] == ["spare1"]
    assert len([key for key in scene.groups if re.fullmatch(r"b\d", key)]) == 6
    assert "–" in as_text(board.outline(p.view(SPECTATOR)))


def test_a_hand_of_many_kinds_stays_on_the_board():
    p = perihelion.position("solaris", players=3, state={"to_act": 0, "hand": [[1] * 21 + [0] * 3, [0] * 24, [0] * 24]})
    scene = drawn(p)
    keys = [key for key in scene.groups if key.startswith("h-")]
    xs = [place(scene, key)[0] for key in keys]
    assert len(keys) == 21
    assert min(xs) > 50
    assert max(xs) < scene.width - 50


def test_a_spectator_sees_no_hand_and_needs_no_room_for_one():
    p = base_state("ED", turn="white", hand="ED.p HQ.k")
    spectator, white = drawn(p, SPECTATOR), drawn(p, 0)
    assert not [key for key in spectator.groups if key.startswith("h-")]
    assert [key for key in white.groups if key.startswith("h-")] == ["h-ED.p", "h-HQ.k"]
    assert spectator.height < white.height


@pytest.mark.parametrize(
    ("active", "turn", "chosen", "action", "keys"),
    [
        ("ED", "white", [], "station", ["ED"]),
        ("ED", "white", ["replenish"], "play ED.p", ["h-ED.p"]),
        ("ED", "white", ["redirect"], "send cw HQ.k", ["h-HQ.k", "b0"]),
        ("ED", "white", ["redirect"], "send ccw ED.p", ["h-ED.p", "b5"]),
        ("ED", "white", ["exchange"], "discard HQ.k", ["h-HQ.k"]),
        ("ED", "white", ["exchange", "discard HQ.k"], "draw stack", ["stack"]),
        ("ED", "white", ["exchange", "discard HQ.k"], "draw 3", ["d2"]),
        ("SP", "white", ["station"], "dock green EC", ["s3", "EC"]),
        ("CT", "white", ["station"], "steal black", ["p3"]),
        ("BT", "yellow", ["station"], "biotope cw 2", ["b2", "CT"]),
        ("BT", "yellow", ["station"], "biotope ccw 1", ["b1", "HQ"]),
    ],
)
def test_what_is_touched(active, turn, chosen, action, keys):
    p = base_state(active, turn=turn, hand="ED.p HQ.k", hands={"black": "CT.g"})
    assert touched(p.play(*chosen), action) == keys


def test_gifts_skip_full_stations():
    p = base_state("BT", turn="yellow", energy={"yellow": {"SP": 7}}).play("station")
    assert touched(p, "biotope cw 1") == ["b2", "CT"]


@pytest.mark.parametrize(
    ("active", "turn", "actions", "keys"),
    [
        ("ED", "grey", ["replenish", "play ED.p", "done"], {"t1-ED"}),
        ("ED", "grey", ["redirect", "send cw HQ.k", "done"], {"t1-ED", "t1-HQ"}),
        ("ED", "grey", ["station", "play HQ.k", "done"], {"t1-ED", "t1-HQ"}),
        ("EC", "yellow", ["station", "play HQ.k", "done"], {"t2-EC", "l2"}),
        ("SP", "grey", ["station", "dock blue HQ", "done"], {"s2"}),
        ("BT", "grey", ["station", "biotope cw 1"], {"t1-BT"}),
        ("HQ", "grey", ["station", "draw 1", "draw 2", "done"], {"d0", "d1"}),
        ("CT", "grey", ["station", "steal black", "CT.g", "done"], {"p3"}),
        ("CT", "grey", ["pass"], set()),
    ],
)
def test_what_the_last_turn_touched_is_marked(active, turn, actions, keys):
    p = base_state(active, turn=turn, hand="ED.p HQ.k BT.b", hands={"black": "CT.g CT.g"}, shuttles={"k": "ED"})
    played = [action for action in actions if action != "done"]
    p.play(*played)
    if "done" in actions and "done" in p.legal:
        p.play("done")
    assert set(drawn(p, 0).happened) == keys


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_outline_tells_the_whole_position(lang):
    p = base_state(
        "EC", turn="yellow", hand="HQ.b HQ.b ED.p", hands={"white": "CT.g"}, shuttles={"b": "BT"}, laser=[0, 3, 5, 0, 0]
    )
    told = as_text(board.outline(perihelion.position("solaris", text=p.text, lang=lang).view(2)))
    for code in STATIONS:
        assert code in told
    wanted = {
        "en": [
            "round 1",
            "blue shuttle, docked at the biotope",
            "blue headquarters card, 2 times",
            "Black, Grey, White",
        ],
        "de": [
            "Runde 1",
            "blaues Shuttle, angedockt am Biotop",
            "blaue Karte „Kommandozentrale“, 2-mal",
            "Schwarz, Grau",
        ],
    }[lang]
    for words in wanted:
        assert words in told
    assert "3*" in told, "yellow is on the rim"
    assert "{" not in told
    assert "CT.g" not in told, "a hand that yellow does not know"


def test_the_outline_of_a_spectator_has_no_hand():
    p = base_state("ED", turn="white", hand="HQ.b")
    assert len(board.outline(p.view(SPECTATOR))) == len(board.outline(p.view(0))) - 1


def test_players_are_known_by_colour_and_pips():
    """Seat k has k + 1 pips: nothing is told by colour alone."""
    scene = drawn(base_state("ED", turn="white"))
    pips = [scene.groups[f"t{p}-HQ"].count("<circle") for p in range(len(SEATS))]
    assert [n - pips[0] for n in pips] == [0, 1, 2, 3, 4]
