"""Whole games under a seal, as the server plays them, for tests of files and verifiers."""

from __future__ import annotations

import json
import secrets
from functools import cache

import perihelion
from perihelion.core.registry import game as find
from perihelion.engine.warmup import smallest_options
from perihelion.fair.draw import compute_commitment
from perihelion.fair.sealed_file import HASH_DIGITS, write_objects
from perihelion.play import commands, seal_commands
from perihelion.play.automatic_steps import start_seal_round
from perihelion.play.sealed_game import write_sealed_game
from perihelion.play.seats import read_wishes
from perihelion.play.table import Table
from perihelion.table_log.bodies import SeatsAssigned
from tests.play.tables import ADA, BOB, LEVELS, Luck, table

SHORT = {"solari": {"target": 12, "max_turns": 5}, "solaris": {"max_rounds": 1}}
VALUES = {ADA: secrets.token_bytes(32), BOB: secrets.token_bytes(32)}


def sealed_table(game):
    """Ada and Bob with their parts of the seal; bots at all other seats."""
    options = smallest_options(find(game)) | SHORT.get(game, {})
    head = table(game, ["bot:random"] * seats_of(game, options), options=options, guests=()).head
    made = Table(head)
    wishes = ["me", "open", *["bot:random"] * (made.position.seats - 2)]
    made.add(SeatsAssigned(seats=tuple(read_wishes(wishes, made.position.seats, ADA, "Ada", LEVELS))))
    start_seal_round(made)
    seal_commands.add_commitment(made, ADA, compute_commitment(VALUES[ADA]))
    commands.take_seat(made, BOB, "Bob", 1, compute_commitment(VALUES[BOB]))
    for guest, value in VALUES.items():
        seal_commands.reveal(made, guest, value.hex())
    return made


def seats_of(game, options):
    return perihelion.new(game, **options).seats


@cache
def played(game, seed=1):
    """The file of a whole game, with an undo on the way where one is possible."""
    made, luck = sealed_table(game), Luck(seed)
    undone = False
    while not made.over:
        seat = made.waits_for
        legal = made.position.legal
        text = legal[luck.draw(0, [1] * len(legal))]
        guest = made.seats[seat].guest
        if not guest:
            commands.play_bot_action(made, seat, made.game.actions.ids[text], "random")
            continue
        commands.play_action(made, guest, text, made.count)
        if not undone and made.draw_count > 4 and not made.over:
            commands.request_undo(made, ADA, made.count, made.moments[-3])
            commands.answer_undo(made, BOB, True)
            undone = True
    return write_sealed_game(made)


def objects(text):
    """The objects of a file."""
    return [json.loads(line[HASH_DIGITS + 1 :]) for line in text.splitlines()]


def rewritten(lines):
    """A file of these objects with the right hashes, as somebody would write it who knows the format."""
    return write_objects(lines)
