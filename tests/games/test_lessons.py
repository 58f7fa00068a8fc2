"""Lessons: solvable, unsolved at the beginning, with words, hints and rules in both languages."""

from __future__ import annotations

import dataclasses

import pytest

import perihelion
from perihelion.check.lessons import check_lessons
from perihelion.core.lesson_try import TryEnded, try_lesson
from perihelion.core.notation import write_position
from perihelion.documents import find_player_rule, find_rules
from perihelion.words import LANGUAGES, Words
from tests.games.solaris import test_invariants as solaris
from tests.games.solarius import test_invariants as solarius
from tests.games.solenia import test_invariants as solenia
from tests.test_words import messages

GAMES = {key: game for key, game in perihelion.games().items() if game.lessons}
COURSES = {"solari": 6, "solenia": 6, "solaris": 8, "solarius": 10}
LESSONS = [pytest.param(key, lesson, id=f"{key}-{lesson.key}") for key, g in GAMES.items() for lesson in g.lessons]


@pytest.mark.parametrize("key", COURSES)
def test_every_game_has_a_course_that_keeps_the_contract(key: str):
    game = perihelion.games()[key]
    assert len(game.lessons) >= COURSES[key]
    assert check_lessons(game) == []


@pytest.mark.parametrize("key", GAMES)
def test_both_languages_have_the_same_words_and_none_too_many(key: str):
    package = f"{GAMES[key].package}.lessons"
    english, german = messages("en", package), messages("de", package)
    assert set(english) == set(german)
    keys = tuple(f"lesson-{lesson.key}" for lesson in GAMES[key].lessons)
    assert [name for name in english if not name.startswith(keys)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_every_rule_of_a_lesson_is_told_in_the_rules_for_players(key: str, lesson, lang: str):
    game = GAMES[key]
    for number in lesson.rules:
        text = find_player_rule(game, number, lang)
        assert text, f"{game.prefix}-{number}"
        assert text.replace("**", "") in (find_rules(game, lang) or "").replace("**", "")


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_no_move_but_the_right_ones_solves_a_lesson_by_itself(key: str, lesson):
    """A lesson in which any first move would do teaches nothing."""
    game = GAMES[key]
    start = try_lesson(game, lesson)
    firsts = start.position.legal
    assert len(lesson.solution) > 1 or not all(try_lesson(game, lesson, [first]).done for first in firsts)


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_the_position_of_a_lesson_can_be_written_and_read(key: str, lesson):
    game = GAMES[key]
    position = try_lesson(game, lesson).position
    text = write_position(game, position.options, position.plain)
    assert perihelion.position(key, text).legal == position.legal


def packed(s):
    """Return a plain state of Solaris as a record of numbers."""
    state = GAMES["solaris"].rules.state
    return s.pack().view(state.titled_dtype())[0]


INVARIANTS = {
    "solenia": (solenia.check_material, solenia.check_storage, solenia.check_passing_fields, solenia.check_board),
    "solaris": (lambda s: solaris.check(packed(s)),),
    "solarius": (solarius.check,),
}
"""What holds in every position of a game; Solari checks a position when it is read."""


@pytest.mark.parametrize(("key", "lesson"), LESSONS)
def test_the_position_of_a_lesson_could_come_up_in_a_game(key: str, lesson):
    """Not a card, tile, cube or die too many, before the solution and after it."""
    for moves in ((), lesson.solution):
        for check in INVARIANTS.get(key, ()):
            check(try_lesson(GAMES[key], lesson, moves).position.plain)


def test_a_wrong_move_is_legal_and_misses():
    game = GAMES["solari"]
    lesson = next(lesson for lesson in game.lessons if lesson.key == "two-moves")
    learner = try_lesson(game, lesson, ["2E2", "4S3"])
    assert learner.missed
    assert not learner.done
    with pytest.raises(TryEnded):
        learner.play("1N2")


def test_a_move_against_the_rules_is_refused():
    game = GAMES["solari"]
    with pytest.raises(perihelion.IllegalAction, match="SOLARI-"):
        try_lesson(game, game.lessons[0], ["1S3"])


def test_what_is_wrong_with_a_lesson_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch):
    game = GAMES["solari"]
    good = game.lessons[0]
    bad = (
        dataclasses.replace(good, goal=lambda s: True),
        dataclasses.replace(good, solution=("1S3",)),
        dataclasses.replace(good, solution=good.solution[:1]),
        dataclasses.replace(good, state={"pos": [1]}),
        dataclasses.replace(good, key="nowhere", rules=(), script=("6-6",)),
        dataclasses.replace(good, seat=1),
    )
    monkeypatch.setitem(game.__dict__, "lessons", bad)
    said = "\n".join(check_lessons(game))
    for sentence in (
        "two of them have the key 'two-moves'",
        "its goal is true at the beginning",
        "its solution cannot be played",
        "its solution does not reach the goal",
        "its position cannot be made",
        "the words of de lack lesson-nowhere-hint",
        "it names no rule",
        "of its script 0 of 1 entries are used",
        "seat 1 has to decide",
    ):
        assert sentence in said


def test_scripted_chance_comes_in_its_order_and_the_likeliest_outcome_where_it_does_not_fit():
    game = GAMES["solenia"]
    lesson = next(lesson for lesson in game.lessons if lesson.key == "plan")
    learner = try_lesson(game, lesson, lesson.solution[:2])
    assert [entry.text for entry in learner.position.log[2:]] == list(lesson.script)
    other = try_lesson(game, dataclasses.replace(lesson, script=("card 2:*s", *lesson.script[1:])), lesson.solution[:2])
    assert other.position.log[2].actor == perihelion.CHANCE


def test_words_of_lessons_do_not_hide_words_of_the_game():
    for game in GAMES.values():
        own = Words("en", game.package)
        assert not [key for key in messages("en", f"{game.package}.lessons") if own.has(key)]
