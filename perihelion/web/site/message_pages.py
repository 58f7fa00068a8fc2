"""Tell a translator the file of a message, who uses it, and the page that shows it.

The pages say themselves which words their scripts use. Everything else follows from the file that a message is in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from ...core.registry import game as find_game
from ...languages import DEFAULT, packs
from ...languages.messages import split_messages
from .pages import client_words
from .scripts import MAIN, find_used_words, page_modules


class User(StrEnum):
    """Who writes a message for people to read."""

    PAGE = "page"
    """The scripts of the pages."""
    SERVER = "server"
    """The server, which sends it to the pages."""
    TERMINAL = "terminal"
    MAIL = "mail"
    FOLDER = "folder"
    """The static folder, which plays without a server."""


ADDRESSES = {
    "lobby": "/",
    "start": "/new/solari",
    "exercise": "/learn/solari/two-moves",
    "lessons": "/learn/solari",
    "puzzles": "/puzzles/solari",
    "book": "/guide/solari",
    "rule": "/rules/solari/20",
    "analysis": "/analysis",
    "companion": "/companion",
    "daily": "/daily",
    "duplicate": "/duplicate",
    "fair": "/fair",
    "luck": "/luck",
    "player": "/player/me",
    "ranking": "/ranking/solari",
    "people": "/people",
    "account": "/account",
    "tournaments": "/tournaments",
    "offline": "/offline",
    "unknown": "/nowhere",
    "table": "/t/TABLE",
    "plan": "/t/TABLE/plan",
    "replay": "/t/TABLE/replay",
    "report": "/t/TABLE/report",
    "group": "/g/GROUP",
    "invitation": "/join/TOKEN",
    "friend": "/friend/TOKEN",
    "review": "/review/REVIEW",
    "tournament": "/tournament/NAME",
    "league": "/league/NAME",
    "link": "/me/TOKEN",
    "mail-link": "/notices/confirm/TOKEN",
    "operator": "/operator",
    "operator-link": "/operator/link/TOKEN",
    "legal": "/privacy",
}
"""An address of each page but that of maintenance. A word in capitals stands for something that not every server has.

If several pages use a word, the first one here shows it.
"""
TABLE = ADDRESSES["table"]
PLACES: tuple[tuple[str, tuple[User, ...], str], ...] = (
    (r"web/site/", (User.SERVER,), ADDRESSES["legal"]),
    (r"web/embed\.ftl: embed-puzzle", (User.SERVER,), "/embed/puzzle/solari/PUZZLE"),
    (r"web/embed\.ftl: embed-daily", (User.SERVER,), "/embed/daily"),
    (r"web/embed\.ftl: embed-", (User.SERVER,), "/embed/replay/TABLE"),
    (r"web/web\.ftl: noscript", (User.SERVER,), ADDRESSES["lobby"]),
    (r"web/\w+\.ftl: (late|level)-", (User.PAGE,), ADDRESSES["start"]),
    (r"web/friends\.ftl: pairing-", (User.PAGE,), ADDRESSES["people"]),
    (r"web/", (User.PAGE,), ""),
    (r"games/(?P<game>\w+)/lessons/.*: lesson-(?P<lesson>.+?)(-(text|goal|hint|done|missed))?$", (User.SERVER,),
     "/learn/{game}/{lesson}"),
    (r"games/(?P<game>\w+)/questions\.", (User.SERVER, User.TERMINAL), "/rules/{game}"),
    (r"games/\w+/companion\.", (User.SERVER,), ADDRESSES["companion"]),
    (r"games/\w+/tour\.", (User.SERVER,), TABLE),
    (r"games/\w+/words\.ftl: draws-", (User.SERVER,), ADDRESSES["luck"]),
    (r"games/(?P<game>\w+)/words\.ftl: (game|option)", (User.SERVER, User.TERMINAL), "/new/{game}"),
    (r"games/(?P<game>\w+)/words\.ftl: [A-Z]+-(?P<rule>\d+)$", (User.SERVER, User.TERMINAL), "/rules/{game}/{rule}"),
    (r"games/(?P<game>\w+)/about\.", (User.SERVER,), "/learn/{game}/{lesson}"),
    (r"games/(?P<game>\w+)/", (User.SERVER, User.TERMINAL), "/learn/{game}/{lesson}"),
    (r"words\.ftl: report-", (User.SERVER, User.TERMINAL), ADDRESSES["report"]),
    (r"words\.ftl: (hint|story|measure|more|less|gain|luck|list|log|spectator)", (User.SERVER, User.TERMINAL),
     ADDRESSES["puzzles"]),
    (r"table/table\.ftl: (bot|option|yes-no)-", (User.SERVER, User.TERMINAL), ADDRESSES["start"]),
    (r"table/table\.ftl: draws-", (User.SERVER,), ADDRESSES["luck"]),
    (r"table/friends\.", (User.SERVER,), ADDRESSES["people"]),
    (r"table/deals\.", (User.SERVER,), ADDRESSES["daily"]),
    (r"table/tournaments\.", (User.SERVER,), ADDRESSES["tournaments"]),
    (r"table/", (User.SERVER,), TABLE),
    (r"wire/study/learning\.ftl: lesson-", (User.SERVER,), ADDRESSES["exercise"]),
    (r"wire/study/learning\.ftl: (puzzle|difficulty|practice)", (User.SERVER,), ADDRESSES["puzzles"]),
    (r"wire/study/learning\.ftl: mistake", (User.SERVER,), "/t/TABLE/mistakes/ENTRY"),
    (r"wire/study/", (User.SERVER,), ADDRESSES["analysis"]),
    (r"(wire/device|site/)", (User.FOLDER,), ADDRESSES["lobby"]),
    (r"companion/", (User.SERVER,), ADDRESSES["companion"]),
    (r"ask/", (User.SERVER, User.TERMINAL), ADDRESSES["book"]),
    (r"notices/", (User.MAIL,), ""),
    (r"", (User.TERMINAL,), ""),
)  # fmt: skip
"""For messages by file and name, as a regular expression: who uses them, and the page that shows them ("" for none).

A page of a game without a lesson of its own is that of the first lesson: it has a board, and nobody has to play before.
"""
PLACEHOLDER = re.compile(r"/[A-Z]+\b")


@dataclass(frozen=True)
class FoundMessage:
    """A message, as translators ask for it."""

    file: str
    """The file in the folder of each language."""
    key: str
    users: tuple[User, ...]
    address: str
    """The page that shows it; "" if none does."""

    @property
    def name(self) -> str:
        """File and name, as `language check` writes them."""
        return f"{self.file}: {self.key}"

    @property
    def fixed(self) -> bool:
        """True if every server has a page at the address."""
        return bool(self.address) and not PLACEHOLDER.search(self.address)

    def text(self, lang: str) -> str:
        """Return what the language says, as its file has it; "" if the language lacks the message."""
        return _texts(lang, self.file).get(self.key, "")


def find_messages(wanted: str) -> list[FoundMessage]:
    """Return the messages with a name, or the one that a file and a name stand for: `web/web.ftl: close`."""
    file, _, key = wanted.rpartition(":")
    return [each for each in all_messages() if each.key == key.strip() and each.file.endswith(file.strip())]


def all_messages() -> Iterator[FoundMessage]:
    """Yield every English message."""
    folder = packs()[DEFAULT].folder
    for path in sorted(folder.rglob("*.ftl")):
        file = path.relative_to(folder).as_posix()
        for key in _texts(DEFAULT, file):
            yield FoundMessage(file, key, *_place(file, key))


def _place(file: str, key: str) -> tuple[tuple[User, ...], str]:
    """Return who uses a message, and the address that shows it."""
    place = f"{file}: {key}"
    pattern, users, address = next(rule for rule in PLACES if re.match(rule[0], place))
    found = re.match(pattern, place)
    assert found is not None
    values = found.groupdict()
    if "{lesson}" in address and values.get("lesson") is None:
        values["lesson"] = find_game(values["game"]).lessons[0].key
    if users == (User.PAGE,) and not address:
        address = _addresses_of_words().get(key, "")
    return users, address.format(**values)


@cache
def _texts(lang: str, file: str) -> dict[str, str]:
    """Return the messages of a file as they are written there."""
    path = packs()[lang].folder / file
    found = split_messages(path.read_text(encoding="utf-8")) if path.is_file() else ()
    return {key: source.partition("=")[2].strip() for key, source in found}


@cache
def _addresses_of_words() -> dict[str, str]:
    """Return the page that shows each word of the client's scripts. What every page has is in the lobby, too."""
    known, modules = list(client_words(DEFAULT)), page_modules()
    found = dict.fromkeys(find_used_words((MAIN,), known), ADDRESSES["lobby"])
    for page, address in ADDRESSES.items():
        found = dict.fromkeys(find_used_words((modules[page],), known), address) | found
    return found
