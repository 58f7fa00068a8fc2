"""A request of a page, and its answer."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from ..core.vocabulary import SPECTATOR
from ..wire.body_limits import most_bytes
from ..wire.errors import WebError
from ..wire.reading import InvalidValue, read_value
from ..wire.schemas.requests import MOST_NUMBER

JSON, TEXT, SVG, HTML = (
    "application/json",
    "text/plain; charset=utf-8",
    "image/svg+xml",
    "text/html; charset=utf-8",
)
"""Media types of answers."""
HIGHEST_SEAT = 15

B = TypeVar("B")


class Answer(NamedTuple):
    """Status, media type and body."""

    status: int
    kind: str
    body: str


@dataclass
class Request:
    """One request. `found` are the parts of the path that its pattern names."""

    method: str
    path: str
    query: dict[str, str]
    text: str | None
    lang: str
    found: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, method: str, address: str, text: str | None, lang: str) -> Request:
        """Return a request for an address with its query."""
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()}
        return cls(method.upper(), unquote(parts.path), query, text, lang)

    def body(self, kind: type[B]) -> B:
        """Return the body as an object of a class. Raises an error if it does not fit, or is too large."""
        text = self.text or ""
        if len(text.encode()) > most_bytes(self.path):
            raise WebError(413, "too-large")
        try:
            return read_value(kind, json.loads(text))
        except (ValueError, RecursionError):
            raise InvalidValue from None

    def optional_body(self, kind: type[B]) -> B | None:
        """The same for a body that may be missing."""
        return self.body(kind) if (self.text or "").strip() not in ("", "null") else None

    def number(self, name: str, least: int = 0, most: int = MOST_NUMBER) -> int:
        """Return a number in the path or the query."""
        return _number(self.found.get(name, self.query.get(name, "")), least, most)

    def optional_number(self, name: str, least: int = 0, most: int = MOST_NUMBER) -> int | None:
        """Return a number in the query; None if it is missing."""
        return self.number(name, least, most) if name in self.query else None

    @property
    def seat(self) -> int | None:
        """The seat in the query."""
        return self.optional_number("seat", SPECTATOR, HIGHEST_SEAT)

    def flag(self, name: str, default: bool) -> bool:
        """Return true or false in the query."""
        given = self.query.get(name, str(default)).lower()
        if given not in ("true", "false", "1", "0"):
            raise InvalidValue
        return given in ("true", "1")


def _number(text: str, least: int, most: int) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 12 and least <= int(text) <= most):
        raise InvalidValue
    return int(text)


def write_json(value: Any) -> str:
    """Return a message as JSON, in the form that the web server sends."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=vars)
