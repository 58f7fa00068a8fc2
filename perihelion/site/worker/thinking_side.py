"""The worker that thinks: it carries out the functions of `perihelion.thinking`."""

from __future__ import annotations

from typing import Protocol

from ...thinking.calls import answer_call
from ...thinking.needed_files import missing_files


class JavaScriptBytes(Protocol):
    """An array of bytes as JavaScript passes it."""

    def to_py(self) -> memoryview: ...


def prepare() -> None:
    """Import what every call needs: it stays in the memory that the browser keeps."""


def find_missing(name: str, payload: JavaScriptBytes) -> list[str]:
    """Return the names of the files that a call needs besides what is here."""
    return missing_files(name, bytes(payload.to_py()))


def think(name: str, payload: JavaScriptBytes) -> bytes:
    """Return the answer of a function of `perihelion.thinking`."""
    return answer_call(name, bytes(payload.to_py()))
