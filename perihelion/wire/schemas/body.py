"""The bases of the objects that are checked when they come in, and of those that are built field by field.

Each subclass is a dataclass. FastAPI reads and writes it as it does a pydantic model; nothing here imports pydantic.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class Fields:
    """A base whose subclasses are dataclasses; all fields are given by name."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        """Make a dataclass of a subclass."""
        super().__init_subclass__()
        dataclass(kw_only=True, unsafe_hash=True)(cls)


class ClosedFields(Fields):
    """An object with no other fields than those of its class."""

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}


class Body(ClosedFields):
    """The body of a request."""


class ResponseBody(ClosedFields):
    """The body of a response: every field is always present."""
