"""What all parts of the schema share."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
