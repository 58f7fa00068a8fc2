"""A language model as an agent: `llm:MODEL`, behind any server with OpenAI's interface for chats.

The environment says where: OPENAI_BASE_URL, and OPENAI_API_KEY if the server asks for one. Each decision is a new chat
with the guide of the game and the position as text. An illegal answer is refused with its rule, and the model may try
again; after TRIES answers the agent has failed. With PERIHELION_CHATS every chat is written to a file.
"""

from __future__ import annotations

import json
import os
import re
import time
import urllib.request
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TypedDict

from ..core.game import Game
from ..core.view import View
from ..documents import find_guide
from ..errors import AgentFailed, InvalidOptions
from .position_text import describe_position, read_or_refuse

PREFIX = "llm:"
"""The prefix of an agent that is a language model."""
TRIES = 3
"""The number of answers to one decision before the agent has failed."""
MOVE = re.compile(r"^[\s*`#>]*move[\s*`]*:[\s*`]*(.+?)[\s*`]*$", re.IGNORECASE | re.MULTILINE)
"""The line of an answer that names the move."""
INSTRUCTIONS = (
    "You play the board game {game} and want to win. You are {seat}. Here is how to play it:\n\n{guide}\n\n"
    "You will see the position as far as you may know it, what you have to do, and the legal moves, each as `TEXT` and "
    "what it means. Think briefly. End your answer with one line: MOVE: TEXT"
)


class Message(TypedDict):
    """A message of a chat, as OpenAI's interface has it."""

    role: str
    content: str


@dataclass
class Usage:
    """What the decisions of an agent have cost so far."""

    chats: int = 0
    refused: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0

    def add(self, other: Usage) -> None:
        """Add what other decisions have cost."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def read_usage(file: Path, game: str) -> dict[str, Usage]:
    """Return what the decisions of each model have cost in a game, by the chats in a file."""
    found: dict[str, Usage] = {}
    for text in file.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if line["game"] == game and "decision" in line:
            found.setdefault(line["agent"], Usage()).add(Usage(**line["decision"]))
    return found


class LanguageModel:
    """Asks the model at each decision."""

    def __init__(self, name: str, seconds: float):
        self.name, self._seconds = name, seconds
        self._model = self.read_model(name)
        self.usage = Usage()
        self._decision = Usage()

    @staticmethod
    def read_model(name: str) -> str:
        """Return the model's name. Raises InvalidOptions if there is none, or no server is set."""
        model = name.removeprefix(PREFIX)
        if not model:
            raise InvalidOptions(f"the agent {name!r} names no model: {PREFIX}MODEL")
        if not os.environ.get("OPENAI_BASE_URL", "").startswith(("http://", "https://")):
            raise InvalidOptions(f"the agent {name!r} needs OPENAI_BASE_URL, such as http://localhost:11434/v1")
        return model

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the model's choice. Raises AgentFailed after too many illegal answers, or if the server fails."""
        chat = [
            Message(role="system", content=instructions(view)),
            Message(role="user", content=describe_position(view)),
        ]
        deadline = time.monotonic() + self._seconds
        said, self._decision = "", Usage()
        for _ in range(TRIES):
            answer = self._ask(chat, deadline)
            said = read_move(answer)
            chosen = read_or_refuse(view, said)
            if isinstance(chosen, int):
                self._write(view.game, chat, answer)
                return chosen
            self._count(Usage(refused=1))
            told = f"{chosen} Choose one of the legal moves, and end with MOVE: TEXT"
            chat += [Message(role="assistant", content=answer), Message(role="user", content=told)]
        self._write(view.game, chat, "")
        raise AgentFailed(self.name, f"gave {TRIES} answers that are not legal, the last one {said!r}")

    def _ask(self, chat: list[Message], deadline: float) -> str:
        left = deadline - time.monotonic()
        if left <= 0:
            raise AgentFailed(self.name, f"took longer than {self._seconds:g} s")
        address = os.environ["OPENAI_BASE_URL"].rstrip("/") + "/chat/completions"
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get("OPENAI_API_KEY"):
            headers["Authorization"] = f"Bearer {key}"
        body = json.dumps({"model": self._model, "messages": chat}).encode()
        began = time.monotonic()
        try:
            with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=left) as response:
                answer = json.load(response)
            text = str(answer["choices"][0]["message"]["content"] or "")
        except (OSError, ValueError, LookupError, TypeError) as error:
            raise AgentFailed(self.name, f"got no answer from {address}: {error}") from error
        used = answer.get("usage") or {}
        read, written = int(used.get("prompt_tokens", 0)), int(used.get("completion_tokens", 0))
        self._count(Usage(1, 0, read, written, time.monotonic() - began))
        return text

    def _count(self, used: Usage) -> None:
        self.usage.add(used)
        self._decision.add(used)

    def _write(self, game: Game, chat: list[Message], answer: str) -> None:
        """Append a chat, its cost and that of the game so far to the file that PERIHELION_CHATS names."""
        if path := os.environ.get("PERIHELION_CHATS"):
            used = {"usage": asdict(self.usage), "decision": asdict(self._decision)}
            line = {"agent": self.name, "game": game.key, "chat": chat, "answer": answer, **used}
            with Path(path).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")


def instructions(view: View) -> str:
    """Return the instructions: the guide of the game, the seat and the form of an answer."""
    guide = find_guide(view.game, view.lang) or ""
    return INSTRUCTIONS.format(game=view.words("game"), seat=view.words.seat(view.seat), guide=guide)


def read_move(answer: str) -> str:
    """Return the move that an answer names: the text after the last MOVE:, or else its last line."""
    if found := MOVE.findall(answer):
        return str(found[-1]).strip()
    lines = answer.strip().splitlines()
    return lines[-1].strip("` ") if lines else ""
