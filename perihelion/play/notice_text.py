"""What a notice says: the games in which it is a guest's turn, and where to click. Nothing of a position is in it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from ..core.registry import game as find_game
from ..words import Words
from .table import TableHead

PACKAGE = "perihelion.play"


@dataclass(frozen=True)
class Message:
    """A notice in words. `path` leads to the table, or to the lobby where there are several."""

    title: str
    text: str
    path: str
    lang: str


def turn_message(heads: Sequence[TableHead], lang: str) -> Message:
    """Return the message that it is a guest's turn at these tables."""
    words = Words(lang, PACKAGE)
    names = dict.fromkeys(Words(lang, find_game(head.game).package)("game") for head in heads)
    games = ", ".join(names)
    if len(heads) == 1:
        return Message(words("notice-title"), words("notice-turn", games=games), f"/t/{heads[0].table}", lang)
    return Message(words("notice-title"), words("notice-turns", n=len(heads), games=games), "/", lang)


def push_body(message: Message) -> bytes:
    """Return a message as our service worker reads it."""
    return json.dumps(asdict(message), ensure_ascii=False).encode()


def hook_request(kind: str, message: Message, site: str) -> tuple[bytes, dict[str, str]]:
    """Return body and headers of a message to a web hook of this kind."""
    link = f"{site}{message.path}"
    if kind == "ntfy":
        return message.text.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": link}
    line = f"{message.text} {link}"
    bodies: dict[str, dict[str, object]] = {
        "discord": {"content": line, "allowed_mentions": {"parse": []}},
        "slack": {"text": line},
        "json": {"title": message.title, "text": message.text, "link": link},
    }
    return json.dumps(bodies[kind], ensure_ascii=False).encode(), {"Content-Type": "application/json"}
