"""The messages of Fluent files, cut apart without parsing them: a message is parsed when it is first needed.

Parsing all files of a game takes half a second, and most messages are never asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message
    from fluent.syntax.ast import EntryType

_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}\[*].*)?)*", re.MULTILINE)
"""A message or term with its continuation lines, which are empty, indented, or begin with a bracket."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""The beginning of a placeable that may refer to another message or term."""


def split_messages(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of every message and term of a file."""
    for found in _MESSAGE.finditer(text):
        yield found[1], found[0]


@lru_cache(maxsize=512)
def parse_all(text: str) -> list[EntryType]:
    """Return all entries of a file, for checks of whole languages. Do not modify them."""
    from fluent.syntax import FluentParser

    return FluentParser().parse(text).body


class MessageBundle:
    """The messages of some files in one language; of messages with the same name, the first one counts."""

    def __init__(self, lang: str, texts: Iterable[str]):
        from fluent.runtime import FluentBundle

        self.parsed: FluentBundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            for name, source in split_messages(text):
                self._sources.setdefault(name, source)

    def get_message(self, name: str) -> Message:
        """Return a message; LookupError if there is none or it cannot be parsed."""
        self._parse(name)
        return self.parsed.get_message(name)

    def _parse(self, name: str) -> None:
        """Parse a message and all messages that it refers to, unless that has been done.

        A source is removed when all that is done: threads that ask for a message at once parse it twice rather than
        miss it.
        """
        from fluent.runtime import FluentResource

        wanted, parsed = [name], set[str]()
        while wanted:
            each = wanted.pop()
            source = self._sources.get(each)
            if source is not None and each not in parsed:
                parsed.add(each)
                self.parsed.add_resource(FluentResource(source))
                wanted += _REFERENCE.findall(source)
        for each in parsed:
            self._sources.pop(each, None)
