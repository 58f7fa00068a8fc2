"""A view as JSON, for a device that thinks for its player: exactly what the seat may know."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from ..core.events import Event
from ..core.log import Entry
from ..core.memory import packed_records
from ..core.registry import game as find_game
from ..json_types import JsonObject
from .packed_view import PackedView


def write_view(packed: PackedView) -> JsonObject:
    """Return a packed view as JSON. The state is its packed bytes, as every runtime reads them."""
    return packed._asdict() | {
        "state": base64.b64encode(packed.state.pack().tobytes()).decode(),
        "log": [_write_entry(entry) for entry in packed.log],
    }


def read_view(data: JsonObject) -> PackedView:
    """Return the packed view that `write_view` has written."""
    kind = find_game(data["game"]).rules.state
    state = kind.unpack(packed_records(kind, bytearray(base64.b64decode(data["state"]))))
    return PackedView(**data | {"state": state, "log": [_read_entry(entry) for entry in data["log"]]})


def _write_entry(entry: Entry) -> list[object]:
    events = None if entry.events is None else [[event.key, event.values, event.seen] for event in entry.events]
    return list(entry._replace(events=events))  # type: ignore[arg-type]  # JSON has lists


def _read_entry(data: Sequence[object]) -> Entry:
    entry = Entry(*data)  # type: ignore[arg-type]
    return entry if entry.events is None else entry._replace(events=tuple(Event(*event) for event in entry.events))  # type: ignore[misc]
