"""Everything that a device keeps as one file, and reading such a file on another device.

What is damaged is written as it is, so nothing is lost. Reading a file never changes what is here already.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from ..table.errors import InvalidCommand, NotStored
from .device import Device
from .guest import GUEST
from .local_table import read_row, read_table
from .store import TABLE

FORMAT = "perihelion device 1"
"""Names the format of the file."""


class Imported(NamedTuple):
    """How many tables and other things were taken over."""

    tables: int
    documents: int


async def write_everything(device: Device) -> str:
    """Return everything as one file."""
    try:
        values = await device.store.load()
        tables = [name.removeprefix(TABLE) for name in values if name.startswith(TABLE)]
        stored = {table: await device.store.read_table(table) for table in tables}
    except Exception as error:
        raise NotStored("full") from error
    values |= {TABLE + table: row for table, (row, _) in stored.items() if row is not None}  # those of their logs
    logs = {table: log for table, (_, log) in stored.items()}
    return json.dumps({"format": FORMAT, "values": values, "logs": logs}, ensure_ascii=False)


async def read_everything(device: Device, text: str) -> Imported:
    """Take over what a file has and this device does not. The guest of the file becomes that of this device.

    Raises InvalidCommand if the file is damaged, before anything is stored.
    """
    values, logs = _read_file(text)
    known = await device.store.load()
    new = {name: value for name, value in values.items() if name not in known and name != GUEST}
    fresh = not any(name.startswith(TABLE) for name in known)
    if fresh and GUEST in values:  # otherwise the tables here would lose their player
        new[GUEST] = values[GUEST]
    if not new:
        raise InvalidCommand("unreadable", "error-local-known")
    tables = 0
    try:
        for name in [name for name in new if name.startswith(TABLE)]:
            table = name.removeprefix(TABLE)
            await device.store.append(table, 0, logs[table], {name: new.pop(name)})
            tables += 1
        await device.store.put(new)
    except Exception as error:
        raise NotStored("full") from error
    finally:
        await device.read_again()
    return Imported(tables, len(new))


def _read_file(text: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return the values and logs of a file. Raises InvalidCommand if it is damaged."""
    try:
        data = json.loads(text)
        values, logs = data["values"], data["logs"]
        if data["format"] != FORMAT or not all(isinstance(value, str) for value in values.values()):
            raise ValueError("this is another file")
        for name in values:
            if name.startswith(TABLE):
                read_table(values[name])
                rows = [read_row(row) for row in logs[name.removeprefix(TABLE)]]
                if not rows or [row.n for row in rows] != list(range(len(rows))):
                    raise ValueError("a log has gaps")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise InvalidCommand("unreadable", "error-local-file") from None
    return values, logs
