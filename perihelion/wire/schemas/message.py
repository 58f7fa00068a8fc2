"""The base of every message that the server's functions build: a plain dictionary with typed fields.

FastAPI makes the OpenAPI description from these classes. `make reference` makes the tables of `docs/api.md` and the
client's `static/types.d.ts` from them; there, the docstring of a field is its description.
"""

from __future__ import annotations

from typing_extensions import TypedDict


class Message(TypedDict):
    """Has no other fields than those of its class. Fields that may be missing are marked `NotRequired`."""


Message.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]  # as pydantic's `with_config` sets it
