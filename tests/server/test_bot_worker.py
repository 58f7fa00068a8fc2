"""The process of the bots: who waits for machine code, who does not, and what is kept between decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.engine import runtimes
from perihelion.errors import RuleTooSlow
from perihelion.fair.deal import SUBSTITUTE
from perihelion.server import bot_worker
from perihelion.server.bot_worker import BotWorker
from perihelion.server.fair_queue import ONLY_BOTS, NotWanted, Requester
from perihelion.thinking.answers import NOT_READY
from perihelion.thinking.decisions import choose_action, keep_bot, suggest_turn
from perihelion.thinking.packed_view import pack_view


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
    for name in ("random", "moon", "greedy"):
        assert choose_action(name, "", 1, pack_view(view)) in view.legal


def test_a_level_plays_when_the_machine_code_is_there(view, no_machine_code, tmp_path: Path):
    (tmp_path / "ready").touch()
    assert choose_action("mercury", "", 1, pack_view(view)) in view.legal


class Answers(BotWorker):
    """A process that answers as given."""

    def __init__(self, *answers: Any):
        super().__init__()
        self.answers, self.asked = list(answers), []

    async def _call(self, requester: Requester, function: Any, *arguments: Any) -> Any:
        self.asked.append(arguments[0])
        return self.answers.pop(0)


def test_who_is_not_ready_is_asked_again(view, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_worker, "RETRY_SECONDS", 0.01)
    process = Answers(NOT_READY, NOT_READY, view.legal[1])
    assert asyncio.run(process.choose("sun", view, Requester(table="t"))) == view.legal[1]
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


@pytest.mark.parametrize(("lang", "wins"), [("en", "% to win."), ("de", "% Gewinnchance.")])
def test_a_hint_says_why_in_the_language_of_who_asks(view, lang: str, wins: str):
    turn = suggest_turn(pack_view(view), {lang: ("Ada", "Ben")})
    assert turn.actions[0] in view.legal
    assert wins in turn.told[lang][1]


def test_a_hint_is_advice_and_does_not_name_its_reader(view):
    turn = suggest_turn(pack_view(view), {"en": ("Ada", "Ben")})
    assert turn.told["en"][0]
    assert "Ben" not in turn.told["en"][0]


def test_a_hint_that_fails_is_still_legal(view):
    turn = asyncio.run(Answers("ValueError: no").suggest(view, {"en": ()}))
    assert turn.actions[0] in view.legal
    assert not turn.told


def test_a_guest_with_many_tables_of_bots_delays_nobody_for_long(view, monkeypatch: pytest.MonkeyPatch):
    """Twenty tables of bots ask for decision after decision; a bot at another guest's table waits for one of them."""

    async def story() -> list[str]:
        worker, done = BotWorker(1), []

        async def call(process: Any, table: str, *rest: Any) -> int:
            await asyncio.sleep(0.001)
            done.append(table)
            return view.legal[0]

        monkeypatch.setattr(worker, "_call_in", call)

        async def flood(table: str) -> None:
            while True:
                await worker.choose("sun", view, Requester("mallory", table, ONLY_BOTS))

        flooding = [asyncio.create_task(flood(f"flood{n}")) for n in range(20)]
        await asyncio.sleep(0.02)
        for _ in range(5):
            before = len(done)
            await worker.choose("greedy", view, Requester("ada", "hers"))
            assert done[before:].index("hers") <= 1, "it waits for the search in progress at most"
        for task in flooding:
            task.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)
        return done

    assert asyncio.run(story()).count("hers") == 5


def test_a_search_that_nobody_waits_for_any_more_is_not_begun(view):
    async def story() -> None:
        worker = BotWorker(1)
        with pytest.raises(NotWanted):
            await worker.choose("greedy", view, Requester("ada", "hers", wanted=lambda: False))
        assert not worker.processes[0].workers._pool._processes

    asyncio.run(story())


def test_a_process_with_too_much_memory_is_replaced(view, monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        worker = BotWorker(1)
        (process,) = worker.processes
        try:
            await worker.choose("greedy", view, Requester("ada", "hers"))
            (first,) = process.workers._pool._processes
            assert process.memory > 1 << 20
            assert list(process.tables) == ["hers"]
            monkeypatch.setattr(bot_worker, "MOST_MEMORY", 1 << 20)
            assert await worker.choose("greedy", view, Requester("ada", "hers")) in view.legal
            assert not process.tables
            monkeypatch.setattr(bot_worker, "MOST_MEMORY", 1 << 40)
            assert await worker.choose("greedy", view, Requester("ada", "hers")) in view.legal
            (second,) = process.workers._pool._processes
            assert first != second
        finally:
            await worker.stop()

    asyncio.run(story())


def test_the_first_process_starts_once_with_the_first_guest(monkeypatch):
    """A server where nobody plays needs no memory for bots."""
    worker, begun = BotWorker(1), []
    monkeypatch.setattr(worker.processes[0].workers, "submit", begun.append)
    assert begun == []
    worker.start()
    worker.start()
    assert len(begun) == 1


def never_end(packed: object) -> None:
    """Stand for machine code of another author's game with an endless rule."""
    while True:
        pass


def test_a_process_that_an_endless_rule_blocks_is_killed_and_replaced(view, monkeypatch):
    monkeypatch.setattr(bot_worker, "foreign_games", lambda: {view.game.key})

    async def story() -> None:
        worker = BotWorker(1)
        monkeypatch.setattr(bot_worker, "STUCK_SECONDS", 0.1)
        with pytest.raises(RuleTooSlow, match="never_end"):
            await worker._call(bot_worker.ANYBODY, never_end, pack_view(view))
        monkeypatch.setattr(bot_worker, "STUCK_SECONDS", 600.0)
        assert await worker.choose("random", view) in view.legal
        await worker.stop()

    asyncio.run(story())
