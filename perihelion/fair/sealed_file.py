"""Sealed games: the log of a finished table as a file that anyone can check. docs/fair.md describes the format.

Every line is a hash and a JSON object. The hash covers the line and, through the hash before it, all lines above. So a
changed byte is found, and its line named. In format 2 players get these hashes while the game runs, as a receipt.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable
from typing import NamedTuple

from ..json_types import JsonObject

FORMATS = {number: f"perihelion sealed game {number}" for number in (1, 2, 3, 4)}
"""The names of the formats. A table keeps the format it was created with; format 3 is that of deals."""

ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
"""Made once, because every entry of every log is encoded."""

HASH_DIGITS = 16
"""How many digits of a hash a line shows."""

SALT_DOMAIN = b"perihelion line 2"
"""Domain of salts, apart from everything else that is authenticated with a secret."""

SEAL = "seal"
"""The kind of the entries that hold a secret."""


class DamagedFile(Exception):
    """A file was changed after it was written: the line, and the key and values of the sentence."""

    def __init__(self, line: int, key: str, **values: object):
        super().__init__(key)
        self.line, self.key, self.values = line, key, values


class SealedFile(NamedTuple):
    """A file that was read: its format, its objects (head, entries, result), and the hash of each line."""

    format: int
    objects: list[JsonObject]
    heads: list[str]


class LineChain:
    """The hash chain over the lines of a file.

    From format 2 on, every hash is salted with the secret of the round: players see the hashes during the game, and
    must not find out by trial what a hidden entry says.
    """

    def __init__(self, file_format: int):
        self.format = file_format
        self.lines = 0
        self.secret = b""
        self.digest = hashlib.sha256(FORMATS[file_format].encode()).digest()

    def add(self, value: object, text: str) -> str:
        """Add the next line, an object and its text. Return its hash."""
        self.lines += 1
        if self.format > 1 and isinstance(value, dict) and value.get("kind") == SEAL:
            self.secret = _read_secret(value)
        self.digest = hashlib.sha256(self.digest + self._salt() + text.encode()).digest()
        return self.digest.hex()

    def _salt(self) -> bytes:
        """Return the salt of the present line; lines before the first seal have none."""
        if not self.secret:
            return b""
        return hmac.digest(self.secret, SALT_DOMAIN + self.lines.to_bytes(8, "big"), "sha256")


def _read_secret(value: JsonObject) -> bytes:
    try:
        return bytes.fromhex(value["secret"])
    except (KeyError, TypeError, ValueError):
        return b""


def write_objects(objects: Iterable[JsonObject]) -> str:
    """Return the text of a file with these objects. The first one names the format."""
    values = list(objects)
    chain = LineChain(find_format(values[0]) or max(FORMATS))
    lines = [(chain.add(value, text), text) for value in values for text in [encode_object(value)]]
    return "".join(f"{head[:HASH_DIGITS]} {text}\n" for head, text in lines)


def find_format(head: object) -> int | None:
    """Return the format that the first object of a file names, or None."""
    named = head.get("format") if isinstance(head, dict) else None
    return next((number for number, name in FORMATS.items() if name == named), None)


def encode_object(value: JsonObject) -> str:
    """Return an object in the only way it is written: keys in order, no spaces, ASCII."""
    return ENCODER.encode(value)


def read_objects(data: bytes) -> list[JsonObject]:
    """Return the objects of a file: head, entries, result. Raises DamagedFile at the first line that is not right."""
    return read_file(data).objects


def read_file(data: bytes) -> SealedFile:
    """Read a file. Raises DamagedFile at the first line that is not right."""
    lines = data.split(b"\n")
    if lines.pop() != b"":
        raise DamagedFile(len(lines) + 1, "verify-torn")
    texts = [line.decode("latin-1") for line in lines]
    values = [_read_object(text[HASH_DIGITS + 1 :]) for text in texts]
    number = find_format(values[0]) if values else None
    if number is None:
        raise DamagedFile(1, "verify-format", format=FORMATS[max(FORMATS)])
    chain, heads = LineChain(number), []
    for line, (text, value) in enumerate(zip(texts, values, strict=True), 1):
        body = text[HASH_DIGITS + 1 :]
        heads.append(chain.add(value, body))
        if value is None or text != f"{heads[-1][:HASH_DIGITS]} {body}" or encode_object(value) != body:
            raise DamagedFile(line, "verify-changed")
    objects = [value for value in values if value is not None]
    if len(objects) < 2 or objects[-1].get("kind") != "end" or objects[-1].get("entries") != len(objects) - 2:
        raise DamagedFile(len(objects), "verify-torn")
    return SealedFile(number, objects, heads)


def _read_object(text: str) -> JsonObject | None:
    """Return the object of a line, or None if it has none."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
