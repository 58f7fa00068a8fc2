"""What somebody needs who forges sealed files: whole games, and the tools to write them anew with right hashes."""

import secrets
from functools import cache

import perihelion
from perihelion.fair.draw import compute_commitment, compute_seal_commitment, derive_key, draw_index
from perihelion.play import commands, seal_commands
from perihelion.play.automatic_steps import start_seal_round
from perihelion.play.sealed_game import find_chain_head, write_sealed_game
from perihelion.play.seats import read_wishes
from perihelion.play.table import Table
from perihelion.table_log.bodies import SeatsAssigned
from tests.fair.test_verify import first, terms_of
from tests.play.tables import ADA, BOB, LEVELS, table

VALUES = [secrets.token_bytes(32) for _ in range(4)]


def laid(contributes=True, rounds=1):
    """Ada and Bob at a new table. In every round but the last one Bob commits and does not reveal."""
    made = Table(table(guests=()).head)
    made.add(SeatsAssigned(seats=tuple(read_wishes(["me", "open"], 2, ADA, "Ada", LEVELS))))
    start_seal_round(made)
    part = compute_commitment(VALUES[0]) if contributes else None
    seal_commands.add_commitment(made, ADA, part)
    commands.take_seat(made, BOB, "Bob", 1, compute_commitment(VALUES[1]) if contributes else None)
    for number in range(2, rounds + 1):
        seal_commands.reveal(made, ADA, VALUES[0].hex())
        seal_commands.end_wait(made, number - 1, "reveal")
        for guest, value in ((BOB, VALUES[1]), (ADA, VALUES[0])):
            seal_commands.commit(made, guest, compute_commitment(value))
    if contributes:
        seal_commands.reveal(made, ADA, VALUES[0].hex())
        seal_commands.reveal(made, BOB, VALUES[1].hex())
    return made


def play(made):
    """Play to the end, and return the file with Ada's receipt."""
    kept = {
        "format": "perihelion receipt 1",
        "table": made.head.table,
        "seat": 0,
        "seals": {str(e.body.round): e.body.commitment for e in made.log if e.kind == "seal"},
        "contributions": {str(e.body.round): e.body.value for e in made.log if e.kind == "reveal" and e.body.seat == 0},
        "heads": {},
    }
    while True:
        n, head = find_chain_head(made)
        kept["heads"][str(n)] = head
        if made.over:
            break
        commands.play_action(made, made.seats[made.waits_for].guest, "call", made.count)
    return write_sealed_game(made), kept


@cache
def played(contributes=True, rounds=1):
    return play(laid(contributes, rounds))


def renumber(lines):
    for n, line in enumerate(lines[1:-1]):
        line["n"] = n
    lines[-1]["entries"] = len(lines) - 2


def where(lines, kind, skip=0):
    return lines.index(first(lines, kind, skip))


def rewrite_seal(lines, seal, **changes):
    """Change a seal, and compute the server's commitment anew."""
    seal.update(changes)
    seal["commitment"] = compute_seal_commitment(bytes.fromhex(seal["secret"]), terms_of(lines, seal))


def draw_again(lines):
    """Play the game of a file anew from its seal on, so that draws, odds and result fit the seal as it is now."""
    end = lines[-1]
    del lines[where(lines, "sealed") + 1 :]
    seal = [line for line in lines if line.get("kind") == "seal"][-1]
    now = [line for line in lines if line.get("kind") == "reveal" and line["round"] == seal["round"]]
    parts = [bytes.fromhex(line["value"]) for line in sorted(now, key=lambda line: line["k"])]
    key = derive_key(bytes.fromhex(seal["secret"]), parts)
    position, draw = perihelion.new(lines[0]["game"], **lines[0]["options"]), 0
    while position.actor != perihelion.OVER:
        if position.actor == perihelion.CHANCE:
            line = draw_line(position, key, lines[0]["table"], draw)
            draw += 1
        else:
            line = {"kind": "action", "seat": position.actor, "text": "call"}
        position.play(line["text"])
        lines.append({"n": 0, "time": 1.0, **line})
    scores = position.scores
    lines.append({**end, "over": True, "points": list(scores.points), "winners": list(scores.winners)})
    renumber(lines)


def draw_line(position, key, table_id, draw):
    """Return the entry of the draw that comes next at a position."""
    odds = list(position.outcomes.items())
    line = {"kind": "outcome", "draw": draw, "of": len(odds), "phase": position.phase}
    seen = position.seen
    line |= {"to": seen.bit_length() - 1} if seen.bit_count() == 1 else {}
    if len(odds) == 1:
        return {**line, "text": odds[0][0]}
    chosen = odds[draw_index(key, table_id, draw, [weight for _, weight in odds])][0]
    return {**line, "odds": [list(pair) for pair in odds], "text": chosen}
