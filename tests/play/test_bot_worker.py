"""The process of the bots: who waits for machine code, who does not, and what is kept between decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.engine import runtimes
from perihelion.play import bot_worker
from perihelion.play.bot_worker import (
    NOT_READY,
    SUBSTITUTE,
    BotWorker,
    choose_action,
    keep_bot,
    pack_view,
    suggest_action,
)


@pytest.fixture
def view():
    return perihelion.new("leduc").play("Q1", "J1", "raise").view(1)


@pytest.fixture
def no_machine_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[Any]]:
    """Nothing is compiled, and nothing will be; what somebody wanted compiled is listed."""
    begun: list[Any] = []
    monkeypatch.setattr(runtimes, "is_ready", lambda game: (tmp_path / "ready").exists())
    monkeypatch.setattr(runtimes, "best", lambda game: begun.append(game) or runtimes.interpreted(game))
    with runtimes.force_runtime(""):
        yield begun


def test_a_level_waits_for_machine_code_and_begins_to_compile(view, no_machine_code):
    assert choose_action("sun", "", 1, pack_view(view)) == NOT_READY
    assert no_machine_code == [view.game]


def test_the_others_do_not_wait(view, no_machine_code):
    for name in ("random", "greedy"):
        assert choose_action(name, "", 1, pack_view(view)) in view.legal


def test_a_level_plays_when_the_machine_code_is_there(view, no_machine_code, tmp_path: Path):
    (tmp_path / "ready").touch()
    assert choose_action("mercury", "", 1, pack_view(view)) in view.legal


class Answers(BotWorker):
    """A process that answers as given."""

    def __init__(self, *answers: Any):
        super().__init__()
        self.answers, self.asked = list(answers), []

    async def _call(self, function: Any, *arguments: Any) -> Any:
        self.asked.append(arguments[0])
        return self.answers.pop(0)


def test_who_is_not_ready_is_asked_again(view, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_worker, "RETRY_SECONDS", 0.01)
    process = Answers(NOT_READY, NOT_READY, view.legal[1])
    assert asyncio.run(process.choose("sun", view, "t")) == view.legal[1]
    assert process.asked == ["sun"] * 3


def test_patience_ends_and_somebody_stands_in(view, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_worker, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(bot_worker, "COMPILE_SECONDS", 0.015)
    process = Answers(NOT_READY, NOT_READY, view.legal[0])
    assert asyncio.run(process.choose("sun", view)) == view.legal[0]
    assert process.asked == ["sun", "sun", SUBSTITUTE]


def test_a_bot_stays_alive_at_its_seat():
    keep_bot.cache_clear()
    assert keep_bot("sun", "leduc", "a", 0) is keep_bot("sun", "leduc", "a", 0)
    assert keep_bot("sun", "leduc", "a", 0) is not keep_bot("sun", "leduc", "b", 0)


@pytest.mark.parametrize(("lang", "wins"), [("en", "Wins "), ("de", "Gewinnt ")])
def test_a_hint_says_why_in_the_language_of_who_asks(view, lang: str, wins: str):
    action, why = suggest_action(pack_view(view), lang)
    assert action in view.legal
    assert why.startswith(wins)


def test_a_hint_that_fails_is_still_legal(view):
    action, why = asyncio.run(Answers("ValueError: no").suggest(view, "en"))
    assert action in view.legal
    assert why == ""
