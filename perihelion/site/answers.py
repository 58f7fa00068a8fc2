"""The answers that never change: words, games, rules and guides in a language, by the address that asks for them.

An answer that depends on the language has it in its address, as `/api/words` always has.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ..core.game import Game
from ..core.registry import listed_games
from ..local.server import LocalServer
from ..local.store import MemoryStore
from ..web.site.pages import LOBBY, client_words, describe_words
from ..wire.catalog import list_games
from ..wire.documents import render_guide, render_rules, render_specification
from ..wire.schemas.responses import Document
from ..words import Words

PACKAGE = "perihelion.site"
PROFILE = "/api/me"
DAILY = "/api/daily"  # no deal is shown before it is known
FIRST = (PROFILE, "/api/tables")
"""What the lobby asks for first, and what depends on the device."""


def lobby_answers(lang: str) -> dict[str, object]:
    """Return what the lobby asks for, and what it is answered before Python runs for the first time."""
    found: dict[str, object] = {f"first{path}?lang={lang}": answer for path, answer in first_answers(lang).items()}
    found |= {f"api/games/broken?lang={lang}": [], f"api/groups?lang={lang}": []}
    found[f"api/words?lang={lang}&page=lobby"] = asdict(describe_words(lang, LOBBY))
    found[f"api/games?lang={lang}"] = list_games(lang, _has_machine_code)
    found[f"shell/words?lang={lang}"] = {"lang": lang, "words": client_words(lang, PACKAGE)}
    return found


def first_answers(lang: str) -> dict[str, object]:
    """Return what a device is answered that has nothing yet."""

    async def ask() -> dict[str, object]:
        server = LocalServer(MemoryStore(), _Nobody(), now=float, random=bytes, monotonic=float)
        await server.start()
        answers = {path: json.loads((await server.request("GET", path, None, lang)).body) for path in FIRST}
        await server.stop()
        return answers

    answers = asyncio.run(ask())
    profile: Any = answers[PROFILE]
    return {**answers, DAILY: None, PROFILE: {**profile, "name": Words(lang, PACKAGE)("shell-guest"), "mark": ""}}


class _Nobody:
    """Thinks about nothing: no game has begun."""

    async def call(self, name: str, payload: bytes) -> bytes:
        """Raise NotImplementedError."""
        raise NotImplementedError(name)


def word_answers(lang: str) -> dict[str, object]:
    """Return the words of all pages."""
    return {f"api/words?lang={lang}": asdict(describe_words(lang, ""))}


def document_answers(lang: str) -> dict[str, object]:
    """Return the rules, guides and specifications of all games."""
    return {
        f"api/games/{key}/{kind}?lang={lang}": {"title": text.title, "html": text.html}
        for key, game in listed_games().items()
        for kind, text in _documents(game, lang)
    }


def as_json(answers: dict[str, object]) -> dict[str, bytes]:
    """Return the answers as the server would send them."""
    return {
        path: json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode() for path, answer in answers.items()
    }


def _documents(game: Game, lang: str) -> Iterator[tuple[str, Document]]:
    kinds = {
        "rules": render_rules(game, lang),
        "guide": render_guide(game, lang),
        "specification": render_specification(game),
    }
    for kind, document in kinds.items():
        if document is not None:
            yield kind, document


def _has_machine_code(game: Game) -> bool:
    """Return True: the folder brings the machine code of every game."""
    return True
