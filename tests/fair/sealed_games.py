"""Whole games under a seal, as the server plays them, for tests of files and verifiers."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import perihelion
from perihelion.core.registry import game as find
from perihelion.engine.warmup import smallest_options
from perihelion.fair.sealed_file import HASH_DIGITS, write_objects
from perihelion.table import commands
from perihelion.table.sealed_game import write_sealed_game
from tests.fair.contributor import Contributor, lay_table, seal_together
from tests.table.tables import ADA, BOB, Luck, table

SHORT = {"solari": {"target": 12, "max_turns": 5}, "solaris": {"max_rounds": 1}}


def sealed_table(game):
    """Ada's and Bob's pages, with their parts of the seal; bots at all other seats."""
    options: dict[str, Any] = smallest_options(find(game)) | SHORT.get(game, {})
    seats = perihelion.new(game, **options).seats
    head = table(game, ["bot:random"] * seats, options=options, guests=()).head
    made = lay_table(head, ("me", "open", *["bot:random"] * (seats - 2)), (ADA,))
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    pages = [Contributor(made, guest) for guest in (ADA, BOB)]
    seal_together(pages)
    return made, {page.guest: page for page in pages}


@cache
def play_sealed(game):
    """The file of a whole game with the receipts of Ada and Bob, with an undo on the way if one is possible."""
    (made, pages), luck = sealed_table(game), Luck(1)
    undone = False
    while not made.over:
        seat = made.waits_for
        legal = made.position.legal
        text = legal[luck.draw(0, [1] * len(legal))]
        guest = made.seats[seat].guest
        if not guest:
            commands.play_bot_action(made, seat, made.game.actions.ids[text], "random")
            continue
        pages[guest].play(text)
        if not undone and made.draw_count > 4 and not made.over:
            commands.request_undo(made, ADA, made.count, made.moments[-3])
            commands.answer_undo(made, BOB, True)
            undone = True
    return write_sealed_game(made), {guest: page.receipt for guest, page in pages.items()}


def played(game):
    """The file of a whole game."""
    return play_sealed(game)[0]


def objects(text):
    """The objects of a file."""
    return [json.loads(line[HASH_DIGITS + 1 :]) for line in text.splitlines()]


def rewritten(lines):
    """A file of these objects with the right hashes, as somebody would write it who knows the format."""
    return write_objects(lines)


def first(lines, kind, skip=0):
    """The first entry of a kind, after `skip` others."""
    return [line for line in lines if line.get("kind") == kind][skip]


def linked(lines):
    """The first decision with a link."""
    return next(line for line in lines if "link" in line)


def terms_of(lines, seal):
    """What the server's commitment covers besides its secret."""
    head = {name: lines[0][name] for name in ("table", "game", "options")}
    return {**head, "rules": seal["rules"], "round": seal["round"]}


def keep_receipt(folder, kept):
    """Write a receipt into a folder; return the file."""
    file = folder / "receipt.json"
    file.write_text(json.dumps(kept))
    return file
