"""A language model plays as an agent: its instructions, the answers it may give, and how it can fail."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.bots import arena
from perihelion.bots.agents import make_agent
from perihelion.bots.arena import Arena
from perihelion.bots.language_model import TRIES, LanguageModel, read_move
from perihelion.bots.league import NO_MODEL, write_league
from perihelion.bots.match import Match
from perihelion.bots.position_text import describe_position, read_or_refuse
from perihelion.errors import AgentFailed
from tests.bots.test_arena import Here

Answer = Callable[[list[dict[str, str]]], str]


class Server:
    """A stub with OpenAI's interface for chats. `answer` gets the messages; `asked` keeps every request."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.answer: Answer = lambda messages: "MOVE: call"
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                server.asked.append(body | {"path": self.path})
                server.keys.append(self.headers["Authorization"])
                text = server.answer(body["messages"])
                usage = {"prompt_tokens": 100, "completion_tokens": 7}
                said = json.dumps({"choices": [{"message": {"content": text}}], "usage": usage}).encode()
                self.send_response(200)
                self.end_headers()
                self.wfile.write(said)

            def log_message(self, *args: object) -> None:
                """Write nothing."""

        self.http = HTTPServer(("localhost", 0), Handler)
        self.address = f"http://localhost:{self.http.server_address[1]}/v1"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    made = Server()
    thread = threading.Thread(target=made.http.serve_forever, daemon=True)
    thread.start()
    monkeypatch.setenv("OPENAI_BASE_URL", made.address)
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("PERIHELION_CHATS", raising=False)
    yield made
    made.http.shutdown()
    made.http.server_close()
    thread.join()


def leduc(*played: str) -> Any:
    position = perihelion.new("leduc").play("K1", "Q1", *played)
    return position.view(position.actor)


def test_the_model_gets_guide_position_and_legal_moves_but_nothing_hidden(server, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    view = leduc()
    assert make_agent("llm:small").choose(view) == view.game.actions.ids["call"]
    asked = server.asked[0]
    assert (asked["path"], asked["model"], server.keys) == ("/v1/chat/completions", "small", ["Bearer secret"])
    instructions, position = (message["content"] for message in asked["messages"])
    assert "Leduc poker" in instructions
    assert "You are First" in instructions
    assert "`call`" in position
    assert "`raise`" in position
    assert "`fold`" not in position
    assert "king" in position
    assert "queen" not in position


def test_an_illegal_answer_is_refused_with_its_rule_and_the_model_may_try_again(server, tmp_path, monkeypatch):
    chats = tmp_path / "chats.jsonl"
    monkeypatch.setenv("PERIHELION_CHATS", str(chats))
    server.answer = lambda messages: "MOVE: `raise`" if len(messages) > 2 else "I give up.\nMOVE: fold"
    view, agent = leduc(), make_agent("llm:small")
    assert agent.choose(view) == view.game.actions.ids["raise"]
    told = server.asked[1]["messages"][-1]["content"]
    assert told.startswith("LEDUC-")
    assert read_or_refuse(view, "fold") in told
    line = json.loads(chats.read_text())
    assert line["usage"] | {"seconds": 0} == {
        "chats": 2,
        "refused": 1,
        "prompt_tokens": 200,
        "completion_tokens": 14,
        "seconds": 0,
    }
    assert line["answer"] == "MOVE: `raise`"


def test_a_text_that_is_no_move_is_answered_with_examples(server):
    server.answer = lambda messages: "raise" if len(messages) > 2 else "Let me think about it"
    make_agent("llm:small").choose(leduc())
    assert "cannot read 'Let me think about it'" in server.asked[1]["messages"][-1]["content"]


def test_a_model_without_a_legal_answer_loses_its_game(server):
    server.answer = lambda messages: "MOVE: fold everything"
    played = Match(perihelion.games()["leduc"], {}).play([make_agent("llm:small"), make_agent("random", 1)], 5)
    assert played.shares == (0.0, 1.0)
    assert f"llm:small gave {TRIES} answers that are not legal" in played.failure
    assert len(server.asked) == TRIES


def test_a_whole_game_is_played(server):
    server.answer = lambda messages: f"MOVE: {messages[1]['content'].rpartition('- `')[2].partition('`')[0]}"
    agent = make_agent("llm:small")
    assert isinstance(agent, LanguageModel)
    played = Match(perihelion.games()["solenia"], {"players": 2}).play([agent, make_agent("random", 1)], 5)
    assert played.failure == ""
    assert agent.usage.chats == played.decisions[0] > 20


def test_a_server_that_fails_is_named(server, monkeypatch):
    server.http.shutdown()
    server.http.server_close()
    with pytest.raises(AgentFailed, match=f"got no answer from {server.address}/chat/completions"):
        make_agent("llm:small").choose(leduc())


@pytest.mark.parametrize(("agent", "said"), [("llm:", "names no model"), ("llm:small", "needs OPENAI_BASE_URL")])
def test_what_is_missing_is_named_before_a_game(agent, said, monkeypatch):
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    with pytest.raises(InvalidOptions, match=said):
        make_agent(agent)


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("MOVE: play 0:wa", "play 0:wa"),
        ("I would say\n**Move:** `1N2`\n", "1N2"),
        ("move: a\nNo, better\nMOVE: b", "b"),
        ("call", "call"),
        ("", ""),
    ],
)
def test_the_move_is_found_in_an_answer(answer, move):
    assert read_move(answer) == move


def test_the_text_tells_what_happened_and_what_the_board_shows():
    position = perihelion.new("leduc").play("K1", "Q1", "raise")
    text = describe_position(position.view(1), 2)
    assert text.startswith("First raises")
    assert "queen" in text
    assert "king" not in text


def test_the_reason_of_a_refusal_is_the_one_of_the_position():
    for key, players in (("solari", 2), ("solenia", 3), ("solaris", 3)):
        position, generator = perihelion.new(key, players=players), Random(4)
        for _ in range(40):
            position.play(generator.choice(list(position.outcomes) if position.actor < 0 else position.legal))
            if position.actor < 0:
                continue
            view = position.view(position.actor)
            for text in generator.sample(view.game.actions.texts, 3):
                refusal = position.why_not(text)
                expected = view.game.actions.ids[text] if refusal is None else f"{refusal.rule}: {refusal.sentence}"
                assert read_or_refuse(view, text) == expected


def test_what_a_model_needed_is_told_and_what_was_not_recorded_is_not_invented(
    server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    chats, page = tmp_path / "chats.jsonl", tmp_path / "leaderboard.md"
    monkeypatch.setenv("PERIHELION_CHATS", str(chats))
    server.answer = lambda messages: "MOVE: call" if len(messages) > 2 else "MOVE: dance"
    outcome = arena.play(Arena.of("leduc", {}, ["llm:small", "random"], seconds=60), 2, workers=Here())
    write_league(outcome, page)
    text = page.read_text(encoding="utf-8")
    assert "| `llm:small` | not recorded |" in text
    assert "An agent may take 60 s" in text
    assert NO_MODEL not in text
    write_league(outcome, page, chats)
    asked = len(server.asked)
    row = f"| `llm:small` | {asked} | {asked // 2} | {100 * asked:,} | {7 * asked:,} | 0."
    assert row in page.read_text(encoding="utf-8")
    write_league(arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 2, workers=Here()), page)
    assert NO_MODEL in page.read_text(encoding="utf-8")
