"""Packs: many files in one compressed file, so that a host without compression sends no more bytes than one with it.

A pack is gzip of a JSON line, `[[path, media type, size], ...]`, and after it the files one after the other. The name
contains a hash of the content, so a browser that has a pack never loads it again. `shell/packs.js` reads them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict

MEDIA_TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "zip": "application/zip",
}
OTHER = "application/octet-stream"
LEVEL = 9
"""How well packs are compressed; tests of other things need it less."""


class PackEntry(TypedDict):
    """A pack as the browser knows it before it loads it."""

    file: str
    size: int
    whole: bool
    lang: str


@dataclass(frozen=True)
class Pack:
    """A compressed pack and its name."""

    name: str
    data: bytes
    paths: tuple[str, ...]
    whole: bool = False
    """Whether a browser keeps it packed, because its workers unpack it."""
    lang: str = ""
    """The language that it is for; only visitors who read it load it. Other packs are for everybody."""

    @property
    def file(self) -> str:
        """Return the name of the file, with a hash of the content."""
        return f"packs/{self.name}-{hashlib.sha256(self.data).hexdigest()[:16]}.pack"

    def describe(self) -> PackEntry:
        """Return what the browser needs to load it."""
        return {"file": self.file, "size": len(self.data), "whole": self.whole, "lang": self.lang}


def make_pack(name: str, files: Mapping[str, bytes], *, whole: bool = False, lang: str = "") -> Pack:
    """Return a pack of these files, those of a kind together. The same files give the same bytes.

    The name of a pack for a language ends with its code.
    """
    listed = sorted(files, key=lambda path: (path.rpartition(".")[2], path))
    index = [[path, media_type(path), len(files[path])] for path in listed]
    text = json.dumps(index, separators=(",", ":")).encode() + b"\n" + b"".join(files[path] for path in listed)
    return Pack(f"{name}-{lang}" if lang else name, gzip.compress(text, LEVEL, mtime=0), tuple(listed), whole, lang)


def read_pack(data: bytes) -> dict[str, bytes]:
    """Return the files of a pack."""
    line, _, rest = gzip.decompress(data).partition(b"\n")
    files, start = {}, 0
    for path, _, size in json.loads(line):
        files[path] = rest[start : start + size]
        start += size
    return files


def media_type(path: str) -> str:
    """Return the media type of a file by its ending."""
    return MEDIA_TYPES.get(path.rpartition(".")[2], OTHER)
