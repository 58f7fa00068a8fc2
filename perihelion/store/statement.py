"""A statement as it is passed to the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy.sql import Executable

Parameters = Mapping[str, object]
Statement = tuple[Executable, Parameters | Sequence[Parameters] | None]
"""A statement and its parameters: None, one mapping, or a list of mappings for many rows."""
