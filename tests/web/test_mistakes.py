"""Learn from my mistakes: who gets which, what a move is worth, hints, and nothing before the report is complete."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import perihelion
from perihelion.errors import InvalidAction
from perihelion.report.model import Decision, Report
from perihelion.store.reports import DONE, WORKING
from perihelion.table.errors import Conflict, InvalidCommand
from perihelion.thinking.decisions import compare_actions
from perihelion.thinking.packed_view import pack_view
from perihelion.thinking.report_job import Known
from perihelion.wire.errors import IllegalMove, WebError
from perihelion.wire.study.mistakes import MistakeExercise, list_mistakes
from tests.table.tables import ADA, BOB, EVE, Told, play, table, two
from tests.web.channels import shown

CLEAR, UNCLEAR = 0.01, 0.2


@pytest.fixture(scope="module")
def finished():
    """Ada and Bob have played Solari for one turn each: 1-2 for both."""
    made = two("solari", chance=Told(1, 1), options={"max_turns": 1})
    for guest, action in ((ADA, "4W1"), (ADA, "6W2"), (BOB, "5W1"), (BOB, "1E2")):
        play(made, guest, action)
    assert made.over
    return shown(made)


def complete(*decisions):
    """A complete report with these decisions."""
    report = Report("solari", {}, 0, 100, True, [], [], list(decisions), [], [])
    return Known(DONE, report=report)


def mistake(presenter, number, best, loss=0.2, uncertainty=CLEAR):
    """The decision with this number as a mistake."""
    log = presenter.table.position.log
    entry = [k for k, each in enumerate(log) if each.actor >= 0][number]
    return Decision(entry, log[entry].actor, log[entry].text, best, 0.6, loss, uncertainty, 100)


@pytest.fixture
def known(finished):
    return complete(
        mistake(finished, 0, "2S1", 0.1),
        mistake(finished, 1, "2S2", 0.3),
        mistake(finished, 2, "2N1", 0.2),
        mistake(finished, 3, "2N2", 0.2, UNCLEAR),
    )


async def no_search(frame, best, action):
    raise AssertionError("no search is needed")


def tried(presenter, known, action, compare=no_search, lang="en"):
    """What is said after Ada's costliest mistake was tried again."""
    costliest = list_mistakes(presenter, known, ADA)["mistakes"][0]
    exercise = MistakeExercise(presenter, known, ADA, costliest["entry"], lang)
    return asyncio.run(exercise.show([action] if action else [], compare))


def test_everybody_gets_their_own_clear_mistakes_the_costliest_first(finished, known):
    ada, bob, eve = (list_mistakes(finished, known, guest)["mistakes"] for guest in (ADA, BOB, EVE))
    assert [(each["seat"], each["loss"]) for each in ada] == [(0, 0.3), (0, 0.1)]
    assert [each["seat"] for each in bob] == [1], "an unclear one is no mistake"
    assert [each["loss"] for each in eve] == [0.3, 0.2, 0.1], "who had no seat sees those of all persons"
    assert ada[0]["link"] == f"/t/table/mistakes/{ada[0]['entry']}"


@pytest.mark.parametrize(("lang", "said"), [("en", "In the game you chose"), ("de", "In der Partie hast du gewählt")])
def test_a_mistake_is_an_exercise(finished, known, lang, said):
    shown_now = tried(finished, known, "", lang=lang)
    assert (shown_now["number"], shown_now["of"], shown_now["state"]) == (1, 2, "open")
    assert shown_now["text"].startswith(said)
    assert "30 percentage points" in shown_now["text"] or "30 Prozentpunkte" in shown_now["text"]
    assert {choice["action"] for choice in shown_now["choices"]} >= {"6W2", "2S2"}
    assert shown_now["next"]["link"] == list_mistakes(finished, known, ADA)["mistakes"][1]["link"]


def test_a_spectator_plays_the_mistakes_of_one_player_and_is_not_greeted(finished, known):
    listed = list_mistakes(finished, known, EVE)
    assert not listed["own"]
    exercise = MistakeExercise(finished, known, EVE, listed["mistakes"][0]["entry"], "en")
    shown_now = asyncio.run(exercise.show([], no_search))
    assert (shown_now["number"], shown_now["of"]) == (1, 2), "not Bob's"
    assert shown_now["title"] == "Ada to play"
    assert shown_now["text"].startswith("In the game Ada chose")
    assert "you chose" not in asyncio.run(exercise.show(["6W2"], no_search))["says"]
    assert not exercise.is_own, "it does not come again"


def test_a_spectator_is_not_asked_to_mend_the_mistakes_of_bots():
    made = table("solari", ("me", "bot:random"), Told(1, 1), options={"players": 2, "max_turns": 1})
    presenter = shown(made)
    decision = Decision(1, 1, "5W1", "1E2", 0.6, 0.2, CLEAR, 100)
    assert list_mistakes(presenter, complete(decision), EVE)["mistakes"] == []
    assert list_mistakes(presenter, complete(replace(decision, seat=0)), EVE)["mistakes"]


def test_the_best_move_solves_it_and_the_old_one_does_not(finished, known):
    assert tried(finished, known, "2S2")["state"] == "done"
    same = tried(finished, known, "6W2")
    assert same["state"] == "missed"
    assert "30 percentage points" in same["says"]


@pytest.mark.parametrize(("loss", "error", "state"), [(0.15, 0.01, "missed"), (0.15, 0.2, "done"), (0.001, 0, "done")])
def test_any_other_move_is_searched(finished, known, loss, error, state):
    async def compare(frame, best, action):
        assert frame.view.game.actions.texts[best] == "2S2"
        return loss, error

    assert tried(finished, known, "3N2", compare)["state"] == state


def test_a_move_against_the_rules_is_refused(finished, known):
    with pytest.raises(IllegalMove):
        tried(finished, known, "1N6")
    with pytest.raises((InvalidCommand, InvalidAction)):
        tried(finished, known, "nonsense")


def test_the_hint_ladder_leads_to_the_best_move(finished, known):
    entry = list_mistakes(finished, known, ADA)["mistakes"][0]["entry"]
    exercise = MistakeExercise(finished, known, ADA, entry, "de")
    first, second, third = (exercise.hint(step) for step in (1, 2, 3))
    assert first["says"]
    assert len(second["touch"]) == 1
    assert third["action"] == "2S2"


def test_there_is_nothing_before_the_report_is_complete_and_nobody_gets_the_mistakes_of_others(finished, known):
    for unready in (None, Known(WORKING, report=known.report)):
        with pytest.raises(Conflict):
            list_mistakes(finished, unready, ADA)
    bobs = list_mistakes(finished, known, BOB)["mistakes"][0]["entry"]
    with pytest.raises(WebError):
        MistakeExercise(finished, known, ADA, bobs, "en")


def test_two_actions_are_compared_in_a_process_of_the_bots():
    position = perihelion.new("leduc").play("K2", "K1")
    legal = position.legal_ids
    difference, error = compare_actions(pack_view(position.view(0)), legal[-1], legal[0])
    assert -1 <= difference <= 1
    assert error >= 0
