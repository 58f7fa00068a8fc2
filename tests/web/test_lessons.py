"""Lessons over HTTP: the list, a try, the hint ladder, and why something does nothing."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.wire.study.lessons import find_lesson, give_hint, show_try
from perihelion.words import LANGUAGES

GAMES = {key: game for key, game in perihelion.games().items() if game.lessons}
LESSONS = [pytest.param(key, lesson, id=f"{key}-{lesson.key}") for key, g in GAMES.items() for lesson in g.lessons]


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_every_lesson_can_be_shown_and_every_step_has_its_hints(key: str, lesson):
    """With words in both languages; the last hint is a move that is offered, and it can be touched."""
    game = GAMES[key]
    lang = LANGUAGES[game.lessons.index(lesson) % 2]
    shown = show_try(game, lesson, [], lang)
    assert shown["state"] == "open"
    assert all(rule["html"] for rule in shown["rules"])
    for made, action in enumerate(lesson.solution):
        moves = lesson.solution[:made]
        hints = [give_hint(game, lesson, moves, step, lang) for step in (1, 2, 3)]
        assert all(hint["says"] and not hint["astray"] for hint in hints)
        assert hints[2]["action"] == action
        assert set(hints[1]["touch"]) <= set(hints[2]["touch"])
    last = show_try(game, lesson, lesson.solution, lang)
    assert (last["state"], last["choices"]) == ("done", [])
    assert last["says"]


def test_who_left_the_way_of_the_solution_is_told_to_go_back():
    game = GAMES["solari"]
    hint = give_hint(game, find_lesson(game, "two-moves"), ["2E2"], 1, "de")
    assert hint["astray"]
    assert "zurück" in hint["says"]


def test_the_api_of_a_lesson(ada):
    listed = ada.get("/api/games/solari/lessons").json()
    assert [lesson["key"] for lesson in listed["lessons"]][:2] == ["two-moves", "row"]
    path = "/api/games/solari/lessons/two-moves"
    assert ada.post(path).json()["state"] == "open"
    missed = ada.post(path, moves=["2E2", "4S3"]).json()
    assert (missed["state"], missed["choices"]) == ("missed", [])
    assert missed["says"]
    refused = ada.post(path, moves=["1S3"])
    assert refused.status_code == 409
    assert refused.json()["rule"].startswith("SOLARI-")
    for moves in (["1N3", "1E2", "1E2"], ["nonsense"], ["1N3"] * 61):
        assert ada.post(path, moves=moves).status_code == 422
    assert ada.post(f"{path}/hint", step=5).status_code == 422
    why = ada.post(f"{path}/why", touch=["u1", "c61"]).json()
    assert why["name"]
    assert why["sentence"] or why["now"]
    assert ada.post("/api/games/solari/lessons/none").status_code == 404
    assert ada.get("/api/games/leduc/lessons").json()["lessons"] == []


def test_the_pages_of_lessons_are_there(ada):
    for path in ("/learn/solari", "/learn/solari/two-moves"):
        assert 'data-game="solari"' in ada.get(path).text
    assert ada.get("/learn/solari/none").status_code == 404
