"""Whole games under a seal, as the server plays them, for tests of files and verifiers."""

from __future__ import annotations

import json
import secrets
from functools import cache

import perihelion
from perihelion.core.game import game as find
from perihelion.core.warm import smallest
from perihelion.play import orders, sealed, sealing
from perihelion.play.fair import commitment
from perihelion.play.seats import wished
from perihelion.play.table import Table
from tests.play.tables import ADA, BOB, LEVELS, Luck, table

SHORT = {"solari": {"target": 12, "max_turns": 5}, "solaris": {"max_rounds": 1}}
VALUES = {ADA: secrets.token_bytes(32), BOB: secrets.token_bytes(32)}


def sealed_table(game):
    """Ada and Bob with their parts of the seal; bots at all other seats."""
    options = smallest(find(game)) | SHORT.get(game, {})
    head = table(game, ["bot:random"] * seats_of(game, options), options=options, guests=()).head
    made = Table(head)
    wishes = ["me", "open", *["bot:random"] * (made.position.seats - 2)]
    made.add("seats", seats=[seat.as_dict() for seat in wished(wishes, made.position.seats, ADA, "Ada", LEVELS)])
    made.new_seal()
    sealing.promise(made, ADA, commitment(VALUES[ADA]))
    orders.take(made, BOB, "Bob", 1, commitment(VALUES[BOB]))
    for guest, value in VALUES.items():
        sealing.reveal(made, guest, value.hex())
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
            orders.decide(made, seat, made.game.actions.ids[text], "random")
            continue
        orders.play(made, guest, text, made.count)
        if not undone and made.draws > 4 and not made.over:
            orders.ask_undo(made, ADA, made.count, made.moments[-3])
            orders.answer_undo(made, BOB, True)
            undone = True
    return sealed.write(made)


def objects(text):
    """The objects of a file."""
    return [json.loads(line[sealed.SHOWN + 1 :]) for line in text.splitlines()]


def rewritten(lines):
    """A file of these objects with the right hashes, as somebody would write it who knows the format."""
    return "".join(f"{shown} {line}\n" for shown, line in sealed.chained(map(sealed.as_line, lines)))
