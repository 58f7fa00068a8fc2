"""Sealed files for the table of forged files: honest ones, incomplete ones, and those of attacks on the seal.

All are written by a forger who knows the format and, after the game, all secrets: hashes, commitments, links, draws and
results fit together as far as the attack allows. The receipts have no hashes of the log, which would find every change:
a server that attacks while the game runs shows only hashes of the log that it will publish.
"""

import copy
from collections.abc import Callable
from typing import Any, NamedTuple

from perihelion.table import commands
from perihelion.table.sealed_game import write_sealed_game
from tests.fair.forging import SealedTable, draw_line, key_at, played_by_both, position_at, renumber, where
from tests.fair.sealed_games import objects, rewritten
from tests.table.tables import ADA

PROVEN, WRONG, NOT_PROVEN = 0, 1, 3
"""Exit codes."""

Lines = list[dict[str, Any]]
File = tuple[Lines | str, dict[str, Any]]


class Case(NamedTuple):
    """A file with the receipt of the honest player, and the exit codes of all three verifiers."""

    build: Callable[[], File]
    alone: int
    """Without the receipt."""
    kept: int
    """With the receipt."""
    because: str
    """What `perihelion verify` finds wrong, if anything."""

    def make(self) -> tuple[str, dict[str, Any]]:
        """The text of the file, and the receipt."""
        lines, receipt = self.build()
        return lines if isinstance(lines, str) else rewritten(lines), receipt


CASES: dict[str, Case] = {}


def case(alone: int, kept: int, because: str = "") -> Callable[[Callable[[], File]], Callable[[], File]]:
    """Add a file to the table."""

    def add(build: Callable[[], File]) -> Callable[[], File]:
        CASES[build.__name__] = Case(build, alone, kept, because)
        return build

    return add


def game(guest: str = ADA, contributes: bool = True, rounds: int = 1, number: int = 4) -> tuple[Lines, dict[str, Any]]:
    """A whole game, and the receipt of a player without the hashes of the log."""
    text, receipts = played_by_both(contributes, rounds, number)
    return objects(text), {**copy.deepcopy(receipts[guest]), "heads": {}}


def whole_game(**how: Any) -> File:
    """A whole game, and the whole receipt of Ada."""
    text, receipts = played_by_both(**how)
    return text, receipts[ADA]


def finish(sealed: SealedTable, guest: str = ADA) -> File:
    """Play a table to its end, bots included. Return the file, and the whole receipt of a player."""
    made = sealed.table
    while not made.over:
        if made.seats[made.waits_for].guest:
            sealed.play()
        else:
            commands.play_bot_action(made, made.waits_for, made.game.actions.ids["call"], "random")
    for page in sealed.pages.values():
        page.look()
    return write_sealed_game(made), sealed.pages[guest].receipt


def old_receipt_of(lines: Lines, seat: int = 0) -> dict[str, Any]:
    """What the page of format 2 kept if the server showed it what the file says."""
    return {
        "format": "perihelion receipt 1",
        "table": lines[0]["table"],
        "seat": seat,
        "seals": {str(line["round"]): line["commitment"] for line in lines if line.get("kind") == "seal"},
        "contributions": {
            str(line["round"]): line["value"] for line in lines if line.get("kind") == "reveal" and line["seat"] == seat
        },
        "heads": {},
    }


def strip_links(lines: Lines, seat: int) -> None:
    """Take the links of a seat out. What was drawn depends on them."""
    for line in lines:
        if line.get("kind") == "action" and line["seat"] == seat:
            line.pop("link", None)


def redraw_board(lines: Lines) -> None:
    """The third draw and the result as the key gives them now; the actions stay."""
    at = where(lines, "outcome", 2)
    lines[at] |= draw_line(position_at(lines, at), key_at(lines, at), lines[0]["table"], 2)
    scores = position_at(lines, len(lines)).scores
    lines[-1].update(points=list(scores.points), winners=list(scores.winners))
    renumber(lines)
