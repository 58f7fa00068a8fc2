"""Limits and defaults of fields. Pydantic takes them from here; `wire.reading` checks them without pydantic.

Pydantic describes a type as a dictionary, its core schema. An annotation may change it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Handler = Callable[[Any], dict[str, Any]]
"""Returns the core schema of a type."""


@dataclass(frozen=True)
class Limits:
    """The limits of a number, a text or a list. `strict`: no other type is converted to this one."""

    ge: float | None = None
    le: float | None = None
    lt: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    strict: bool | None = None
    strip_whitespace: bool | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> dict[str, Any]:
        """Add the limits to what pydantic makes of the type."""
        return {**handler(source), **{name: value for name, value in vars(self).items() if value is not None}}


@dataclass(frozen=True)
class Default:
    """The value that a missing field of a message stands for."""

    value: bool | None

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> dict[str, Any]:
        """Say so in the schema."""
        return {"type": "default", "schema": handler(source), "default": self.value}


@dataclass(frozen=True)
class EmptyDefault:
    """Says that a missing list or object is empty, for fields with a `default_factory`, which no schema shows."""

    def __get_pydantic_json_schema__(self, core: Any, handler: Handler) -> dict[str, Any]:
        """Add the default to the JSON schema."""
        schema = handler(core)
        return {**schema, "default": [] if schema.get("type") == "array" else {}}
