"""The type of JSON data whose keys depend on what it describes."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]
"""A JSON object. Functions that read one check what they find."""
