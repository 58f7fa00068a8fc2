"""The text of a notice: the games that wait for a guest, and a link. It contains nothing of a position."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

from ..core.registry import game as find_game
from ..server.tournament_notices import Place, Season
from ..words import Words

PACKAGE = "perihelion.notices"
PATHS = {"conduct": "/account"}
"""Where notices of a kind lead that are not about a table."""


@dataclass(frozen=True)
class Message:
    """A notice in words. `path` leads to the table, or to the lobby if there are several."""

    title: str
    text: str
    path: str
    lang: str


class Told(NamedTuple):
    """What a message says about a table: its game, the seconds left for the turn, the place in its tournament, or the
    season that begins with it.
    """

    table: str
    game: str
    left: float | None
    place: Place | None = None
    season: Season | None = None


def write_message(kind: str, about: Sequence[Told], lang: str) -> Message:
    """Return the message of a kind about these tables."""
    words = Words(lang, PACKAGE)
    games = ", ".join(dict.fromkeys(Words(lang, find_game(one.game).package)("game") for one in about))
    hours = min((one.left for one in about if one.left is not None), default=0.0) // 3600
    place = about[0].place
    reached: dict[str, str | int] = {"place": place.place, "entrants": place.entrants} if place else {}
    season = about[0].season
    if season:
        reached = {"season": season.season, "name": season.league, "division": season.division}
    text = words(_name_text(kind, season), n=len(about), games=games, hours=int(hours), **reached)
    path = PATHS.get(kind) or (f"/t/{about[0].table}" if len(about) == 1 else "/")
    path = f"/tournament/{place.tournament}" if place else path
    return Message(words(f"notice-{kind}-title"), text, path, lang)


def _name_text(kind: str, season: Season | None) -> str:
    """Return the name of the sentence: a season has others for those who went up or down."""
    if season is None or season.before in (0, season.division):
        return f"notice-{kind}"
    return f"notice-{kind}-up" if season.division < season.before else f"notice-{kind}-down"


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
