"""Undo: without asking while one is still to act and chance brought nothing open; further back only if all agree."""

from __future__ import annotations

from typing import NamedTuple

from .table import NOBODY, Table


class Way(NamedTuple):
    """Whether one may undo: the moment it leads to, or the key of the reason why not."""

    to: int
    why: str = ""

    @property
    def can(self) -> bool:
        """Whether it is possible."""
        return not self.why


def way_back(table: Table, guest: str) -> Way:
    """How far a guest may take back without asking: their own last decision."""
    mine = table.seats_of(guest)
    if not mine:
        return Way(NOBODY, "undo-watching")
    if table.over:
        return Way(NOBODY, "undo-over")
    if not table.running:
        return Way(NOBODY, "undo-nothing")
    if table.waits_for not in mine:
        played = any(entry.data.get("by") == guest for entry in table.line)
        return Way(NOBODY, "undo-passed" if played else "undo-nothing")
    for length in range(len(table.line) - 1, -1, -1):
        entry = table.line[length]
        if entry.kind == "outcome":
            if entry.data["of"] > 1:
                return Way(NOBODY, "undo-dice")
        elif "auto" in entry.data and entry.data["seat"] in mine:
            continue
        elif entry.data["seat"] not in mine or entry.data["by"] != guest:
            return Way(NOBODY, "undo-others")
        elif _revealed(table, length):
            return Way(NOBODY, "undo-revealed")
        else:
            return Way(table.moment(length))
    return Way(NOBODY, "undo-nothing")


def further_back(table: Table, guest: str) -> int | None:
    """The moment before the guest's last own decision, whatever happened since; None where there is none."""
    if not table.running or table.over:
        return None
    for length in range(len(table.line) - 1, -1, -1):
        if table.line[length].data.get("by") == guest:
            return table.moment(length)
    return None


def _revealed(table: Table, length: int) -> bool:
    """Whether something hidden lies open now that did not when the line was so long: that cannot be taken back."""
    fields = {field.unless for field in table.game.rules.State.fields if field.unless}
    if not fields:
        return False
    then = table.position.copy()
    while len(then.log) > length:
        then.undo()
    before, now = then.plain, table.position.plain
    return any(getattr(now, field) and not getattr(before, field) for field in fields)
