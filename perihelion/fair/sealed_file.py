"""Sealed games: the log of a finished table as a file that anybody can check. docs/fair.md describes the format.

Every line is a hash and a JSON object. The hash covers the line and, through the hash before it, all lines above. So a
changed byte is found, and its line named.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

FORMAT = "perihelion sealed game 1"
HASH_DIGITS = 16
"""How many digits of a hash a line shows."""


class DamagedFile(Exception):
    """A file whose bytes are not those that were written: the line, and the key and values of the sentence."""

    def __init__(self, line: int, key: str, **values: Any):
        super().__init__(key)
        self.line, self.key, self.values = line, key, values


def write_objects(objects: Iterable[dict[str, Any]]) -> str:
    """Return the text of a file with these objects."""
    return "".join(f"{digits} {line}\n" for digits, line in chain_lines(map(encode_object, objects)))


def encode_object(value: dict[str, Any]) -> str:
    """Return an object in the only way it is written: keys in order, no spaces, ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def chain_lines(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each line with the digits that stand before it."""
    chain = hashlib.sha256(FORMAT.encode()).digest()
    for line in lines:
        chain = hashlib.sha256(chain + line.encode()).digest()
        yield chain.hex()[:HASH_DIGITS], line


def read_objects(data: bytes) -> list[dict[str, Any]]:
    """Return the objects of a file: head, entries, result. Raises DamagedFile at the first line that is not right."""
    lines = data.split(b"\n")
    if lines.pop() != b"":
        raise DamagedFile(len(lines) + 1, "verify-torn")
    texts = [line.decode("latin-1") for line in lines]
    bodies = [text[HASH_DIGITS + 1 :] for text in texts]
    for number, (text, (digits, body)) in enumerate(zip(texts, chain_lines(bodies), strict=True), 1):
        if text != f"{digits} {body}":
            raise DamagedFile(number, "verify-changed")
    try:
        objects = [json.loads(body) for body in bodies]
    except ValueError:
        raise DamagedFile(1, "verify-format", format=FORMAT) from None
    if len(objects) < 2 or not all(isinstance(o, dict) for o in objects) or objects[0].get("format") != FORMAT:
        raise DamagedFile(1, "verify-format", format=FORMAT)
    if objects[-1].get("kind") != "end" or objects[-1].get("entries") != len(objects) - 2:
        raise DamagedFile(len(objects), "verify-torn")
    return objects
