"""What the rules report: the score sheet of a turn, hits, lapses, tiles; and sentences in both languages."""

import pytest

import perihelion
from perihelion.core.events import recording
from perihelion.core.narration import choice, narrate, prompt
from perihelion.engine import runtimes
from perihelion.games.solari.judge import turn
from perihelion.games.solari.rules.events import EVENTS, HIT, ROW_PAID, TURN_SCORED, pack_cells, write_cells
from perihelion.games.solari.rules.state import Facts
from tests.covers import covers

from .base import FULL_RIM, at


def told(p):
    return [(event.key, event.values) for entry in p.log for event in entry.events]


def keys(p):
    return [key for key, _ in told(p)]


@covers("SOLARI-78")
def test_every_structure_of_a_turn_is_told_with_its_points():
    p = at("U: 1@22N 2@23N 3@54E 5@71N D20; N: D07", "1-3", level=3).play("3N3", "5E1")
    common = {"player": 0, "sun": 0, "cells": "22 23 24", "length": 3, "doubled": 1}
    assert told(p) == [
        ("row", {**common, "points": 2}),
        ("sequence", {**common, "points": 4}),
        ("alignment", {**common, "points": 2}),
        ("gain", {"player": 0, "points": 8, "score": 8}),
    ]


@covers("SOLARI-70")
def test_a_row_through_the_sun_and_the_sun_group_are_two_lines():
    p = at("U: 1@33 2@64 3@41 4@32", "3-3").play("2N3", "3E3")
    rows = [(values["sun"], values["cells"], values["points"]) for key, values in told(p) if key == "row"]
    assert rows == [(0, "32 33 34", 1), (1, "33 34 44", 1)]


@covers("SOLARI-72")
@pytest.mark.parametrize("rand", ["V", "O", "F"])
def test_the_lines_add_up_to_the_points_of_the_turn(rand):
    p = at("U: 1@11 2@12 3@13 4@14 5@45 6@56; N: 1@77", "3-4", rand=rand, level=2).play("5N3", "6N4")
    lines = [values["points"] for key, values in told(p) if key in ("row", "sequence", "alignment")]
    assert sum(lines) == 81 == int(p.state.last_gain)


def test_a_turn_without_points_tells_nothing():
    assert told(at("U: 1@33 2@66; N: 1@11", "1-3").play("1N3", "2N1")) == []


@covers("SOLARI-23", "SOLARI-29")
def test_hits_and_total_knock_outs_are_told():
    p = at("U: 1@42 2@66; N: 3@45", "3-3").play("1E3")
    hit = ("hit", {"player": 1, "victim": 2, "cell": "45", "own": 0})
    assert told(p) == [hit]
    assert told(p.play("1N3")) == [hit, ("total", {"player": 1, "victim": 2})]


@covers("SOLARI-29", "SOLARI-37")
def test_a_hit_that_is_total_at_once_tells_both():
    p = at("U: x1 2@66; N: H22", "2-2").play("?1", "*22")
    assert told(p) == [
        ("hit", {"player": 1, "victim": 6, "cell": "22", "own": 0}),
        ("total", {"player": 1, "victim": 6}),
    ]


@covers("SOLARI-27", "SOLARI-32")
def test_leaving_a_full_board_is_no_total_knock_out():
    p = at(FULL_RIM + "; U: 1@42 2@45 B66 3@10", "3-1", players=4).play("1E3", "@xx", "BN1")
    assert told(p) == [("hit", {"player": 0, "victim": 1, "cell": "45", "own": 1})]
    p = at(FULL_RIM + "; U: 1@42 2@45 B66 3@10", "3-1", players=4).play("1E3", "1N1", "@xx")
    assert keys(p) == ["hit"]


@covers("SOLARI-21", "SOLARI-59")
@pytest.mark.parametrize(("rand", "tile"), [("D", 0), ("V", 1), ("F", 1)])
def test_a_lapse_is_told(rand, tile):
    p = at("U: 1@33 2@34; N: 1@11", "5-6", rand=rand).play("--")
    assert told(p) == [("lapse", {"player": 0, "tile": tile})]
    assert keys(at("U: x1 2@66; N: B22", "2-2").play("?1", "--")) == ["lapse"]
    assert keys(at("N: 1@11", "6-6").play("--")) == ["lapse"]


@covers("SOLARI-57")
def test_the_next_tile_of_an_open_order_is_told():
    p = perihelion.new("solari", rand="O").play(*range(21), *range(21))
    assert told(p) == [("tile", {"player": 0, "values": "1-1"})]
    p.play("1S1", "1N1")
    assert told(p)[1:] == [("tile", {"player": 1, "values": "1-1"})]


def test_rules_report_events_where_they_happen():
    p = at("U: 1@22 2@23 3@54; N: 1@24", "1-3")
    rules = runtimes.interpreted(p.game)
    s = p.plain
    with recording(s) as reports:
        rules.play(s, p.game.actions.ids["3N3"])
    assert [tuple(report) for report in reports] == [(HIT, (1, 0, 20, 0))]
    s = at("U: 1@22 2@23 3@54 4@70; N: 1@77", "1-3").play("4E1").plain
    with recording(s) as reports:
        rules.play(s, p.game.actions.ids["3N3"])
    assert [tuple(report) for report in reports] == [
        (ROW_PAID, (0, 0, pack_cells(18, 0, 3), 3, 1, 0)),
        (TURN_SCORED, (0, 1, 1)),
    ]


def test_looking_ahead_reports_nothing():
    """The judge and the checks ask on the state itself what the turn could bring; nothing of that has happened."""
    p = at("U: 1@22 2@23 3@54 4@70; N: 1@71", "1-3").play("4E1")
    s, rules = p.plain, runtimes.interpreted(p.game)
    with recording(s) as reports:
        assert rules.legal(s)
        assert turn(s, Facts(), 0) == 1000
    assert reports == []


def test_every_kind_of_event_is_reported():
    played = [
        at("U: 1@22N 2@23N 3@54E 5@71N D20; N: D07", "1-3", level=3).play("3N3", "5E1"),
        at("U: x1 2@66; N: H22", "2-2").play("?1", "*22"),
        at("U: 1@33 2@34; N: 1@11", "5-6").play("--"),
        perihelion.new("solari", rand="O").play(*range(21), *range(21)),
    ]
    assert {key for p in played for key in keys(p)} == {kind.key for kind in EVENTS}


@pytest.mark.parametrize(
    ("first", "axis", "length", "cells"),
    [(18, 0, 3, "22 23 24"), (0, 1, 6, "00 10 20 30 40 50"), (7, 3, 3, "07 16 25"), (36, 4, 4, "44 43 33 34")],
)
def test_the_cells_of_a_structure_are_packed_into_one_number(first, axis, length, cells):
    assert write_cells(pack_cells(first, axis, length)) == cells


@covers("SOLARI-85")
def test_the_sheet_of_the_game():
    p = at("U: 1@33; N: 1@11", "1-2", score=[40, 3], target=0)
    assert [(line.key, line.values) for line in p.scores.sheet] == [
        ("points", [40, 3]),
        ("laps", [1, 0]),
        ("margin", [37, -37]),
    ]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Uranus moves comet 3 north by 3 cells.",
                "Hit on 24: Neptune’s comet 1.",
                "Uranus places Neptune’s comet 1 at 04.",
                "Uranus moves comet 5 east by 1 cell.",
                "Row of 3 on 22 23 24: 2 points, doubled.",
                "Sequence of 3 on 22 23 24: 4 points, doubled.",
                "Uranus scores 6 and now has 6.",
            ],
        ),
        (
            "de",
            [
                "Uranus zieht Komet 3 um 3 Felder nach Norden.",
                "Abschuss auf 24: Komet 1 von Neptun.",
                "Uranus setzt Komet 1 von Neptun auf 04.",
                "Uranus zieht Komet 5 um 1 Feld nach Osten.",
                "3er-Reihe auf 22 23 24: 2 Punkte, verdoppelt.",
                "3er-Sequenz auf 22 23 24: 4 Punkte, verdoppelt.",
                "Uranus bekommt 6 Punkte und hat jetzt 6.",
            ],
        ),
    ],
)
def test_a_turn_in_words(lang, expected):
    p = at("U: 1@22 2@23 3@54 5@71 D20; N: 1@24 D07", "1-3", level=2, lang=lang).play("3N3", "@04", "5E1")
    assert narrate(p.view()) == expected


@pytest.mark.parametrize(("lang", "begins"), [("en", "Neptune begins."), ("de", "Neptun beginnt.")])
def test_the_drawn_player_is_named(lang, begins):
    p = perihelion.new("solari", first=-1, lang=lang).play("N")
    assert narrate(p.view()) == [begins]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "On 45 stands Neptune’s blocker: you cannot knock it out."),
        ("de", "Auf 45 steht der Blocker von Neptun: Den kannst du nicht abschießen."),
    ],
)
@covers("SOLARI-40")
def test_a_refusal_is_a_sentence(lang, sentence):
    refusal = at("U: 1@42 2@66; N: B45", "3-1", lang=lang).why_not("1E3")
    assert (refusal.rule, refusal.sentence) == ("SOLARI-40", sentence)


@pytest.mark.parametrize(
    ("lang", "asked", "button"),
    [
        ("en", "Choose where on the rim the knocked-out comet goes.", "Place Neptune’s comet 1 at 04"),
        ("de", "Wähle, wohin am Rand der abgeschossene Komet kommt.", "Komet 1 von Neptun auf 04 setzen"),
    ],
)
def test_a_comet_that_was_hit_is_a_comet_in_all_words(lang, asked, button):
    """Prompt, button and log of a game without other pieces call it by the same word."""
    p = at("U: 1@22 2@23 3@54 5@71; N: 1@24", "1-3", level=2, lang=lang).play("5E1", "3N3")
    assert prompt(p.view(0)) == asked
    assert choice(p.view(0), p.game.actions.ids["@04"]) == button
