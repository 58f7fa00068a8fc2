"""What somebody needs who forges sealed files: whole games, and the tools to write them again with right hashes."""

import secrets
from functools import cache
from typing import NamedTuple
from unittest.mock import patch

import perihelion
from perihelion.core.early_end import find_winners
from perihelion.fair.draw import (
    compute_closing,
    compute_commitment,
    compute_contribution_commitment,
    compute_seal_commitment,
    derive_key,
    draw_index,
)
from perihelion.fair.links import LinkChain, LinkChains
from perihelion.fair.sealed_file import find_format
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands, forced_steps, seal_commands
from perihelion.table.forced_steps import play_forced_steps, start_seal_round
from perihelion.table.sealed_game import find_chain_head, write_sealed_game
from perihelion.table.seats import read_wishes
from perihelion.table.table import Table
from perihelion.table_log.bodies import PERSON, ContributionCommitted, SeatChanged, SeatsAssigned
from tests.fair.contributor import Chain, Contributor, lay_table
from tests.fair.sealed_games import first, terms_of
from tests.table.tables import ADA, BOB, LEVELS, table

VALUES = {ADA: secrets.token_bytes(32), BOB: secrets.token_bytes(32)}
"""The contributions in formats 1 and 2."""

PERSONS = {ADA: 0, BOB: 1}
"""The numbers of the persons, which are those of their seats, too."""


class SealedTable(NamedTuple):
    """A table whose seal is complete, and the pages of its players (format 4)."""

    table: Table
    pages: dict[str, Contributor]

    def play(self, text="call"):
        """Play one action for the player whose turn it is."""
        guest = self.table.seats[self.table.waits_for].guest
        if guest in self.pages:
            self.pages[guest].play(text)
        else:
            commands.play_action(self.table, guest, text, self.table.count)


def chain_of(guest, number=1):
    """The hash chain of a player in a round, the same one in all games."""
    return _make_chain(guest, number)


@cache
def _make_chain(guest, number):
    return Chain()


def known_chain(value):
    """The chain that a contribution is the end of; None for one that was invented."""
    chains = (chain_of(guest, number) for guest in (ADA, BOB) for number in (1, 2, 3))
    return next((chain for chain in chains if chain.contribution == value), None)


def begin(contributes=True, rounds=1, number=4):
    """Ada and Bob at a new table. In every round but the last one Bob commits and does not reveal."""
    return begin_linked(contributes, rounds) if number == 4 else begin_old(number, contributes, rounds)


def begin_linked(contributes, rounds):
    sealed = commit_both(contributes, rounds)
    made, pages = sealed
    for number in range(1, rounds):
        pages[ADA].reveal()
        seal_commands.end_wait(made, number, "reveal")
        for guest in (ADA,) if made.seal.is_left_out(1) else (BOB, ADA):
            pages[guest].commit()
    for guest in list(made.seal.commitments):
        pages[guest].reveal()
    for page in pages.values():
        page.look()
    return sealed


def commit_both(contributes=True, rounds=1):
    """Ada and Bob sit at a table of today and have committed; the list is closed."""
    made = lay_table(table(guests=()).head, ("me", "open"), (ADA,) if contributes else ())
    pages = {guest: Contributor(made, guest) for guest in (ADA, BOB)}
    for guest, page in pages.items():
        page.chains = {number: chain_of(guest, number) for number in range(1, rounds + 1)}
    if contributes:
        pages[ADA].commit()
    commands.take_seat(made, BOB, "Bob", 1, contributes)
    if contributes:
        pages[BOB].commit()
    return SealedTable(made, pages)


def begin_old(number, contributes, rounds):
    """The same at a table of format 1 or 2. The entries are added as the server of that time did."""
    made = Table(table(guests=()).head, SYSTEM_TIME)
    made.add(SeatsAssigned(seats=tuple(read_wishes(["me", "open"], 2, ADA, "Ada", LEVELS))))
    with patch.object(forced_steps, "FORMAT", number):
        start_seal_round(made)
    commit_old(made, ADA, contributes)
    made.add(SeatChanged(1, PERSON, BOB, "Bob", "", "", "take", BOB, "Bob"))
    commit_old(made, BOB, contributes)
    play_forced_steps(made)
    for present in range(1, rounds):
        seal_commands.reveal(made, ADA, VALUES[ADA].hex())
        seal_commands.end_wait(made, present, "reveal")
        for guest in (ADA,) if made.seal.is_left_out(1) else (BOB, ADA):
            commit_old(made, guest, contributes)
    for guest in (ADA, BOB):
        if guest in made.seal.commitments:
            seal_commands.reveal(made, guest, VALUES[guest].hex())
    return SealedTable(made, {})


def commit_old(made, guest, contributes):
    seal = made.seal
    if contributes:
        commitment = compute_commitment(VALUES[guest])
        made.add(ContributionCommitted(seal.round, seal.commitments_made, guest, PERSONS[guest], commitment))


def play(sealed):
    """Play to the end, and return the file with the receipts of Ada and Bob."""
    made, seen = sealed.table, [find_chain_head(sealed.table)]
    while not made.over:
        sealed.play()
        seen.append(find_chain_head(made))
    for page in sealed.pages.values():
        page.look()
    heads = {str(head[0]): head[1] for head in seen if head}
    receipts = {guest: page.receipt for guest, page in sealed.pages.items()}
    return write_sealed_game(made), receipts or {guest: old_receipt(made, guest, heads) for guest in PERSONS}


def old_receipt(made, guest, heads):
    """What the page of a player kept at a table of format 1 or 2."""
    seat, bodies = PERSONS[guest], [entry.body for entry in made.log]
    return {
        "format": "perihelion receipt 1",
        "table": made.head.table,
        "seat": seat,
        "seals": {str(body.round): body.commitment for body in bodies if body.KIND == "seal"},
        "contributions": {
            str(body.round): body.value for body in bodies if body.KIND == "reveal" and body.seat == seat
        },
        "heads": heads,
    }


@cache
def played_by_both(contributes=True, rounds=1, number=4):
    """The file of a whole game, and the receipts of Ada and Bob."""
    return play(begin(contributes, rounds, number))


def played(contributes=True, rounds=1, number=4):
    """The file of a whole game, and Ada's receipt."""
    text, receipts = played_by_both(contributes, rounds, number)
    return text, receipts[ADA]


def renumber(lines):
    for n, line in enumerate(lines[1:-1]):
        line["n"] = n
    lines[-1]["entries"] = len(lines) - 2


def where(lines, kind, skip=0):
    return lines.index(first(lines, kind, skip))


def entry(kind, **values):
    return {"kind": kind, "n": 0, "time": 1.0, **values}


def rewrite_seal(lines, seal, **changes):
    """Change a seal, and compute the server's commitment again."""
    seal.update(changes)
    secret, number = bytes.fromhex(seal["secret"]), find_format(lines[0])
    if number == 1:
        seal["commitment"] = compute_commitment(secret)
    else:
        seal["commitment"] = compute_seal_commitment(secret, terms_of(lines, seal), number)


def recommit(lines):
    """Compute all seals, all commitments that are revealed, and all closed lists again."""
    number, made = find_format(lines[0]), {}
    revealed = {(line["round"], line["k"]): line["value"] for line in lines if line.get("kind") == "reveal"}
    for line in lines:
        kind = line.get("kind")
        if kind == "seal":
            rewrite_seal(lines, line)
            seal, made = line["commitment"], {}
        elif kind == "commit":
            value = revealed.get((line["round"], line["k"]))
            if value is not None:
                line["commitment"] = commitment_to(lines, number, bytes.fromhex(value), seal, line["round"])
            made[line["k"]] = (line["k"], line["seat"], line["commitment"])
        elif kind == "seat":
            made = {k: one for k, one in made.items() if one[1] != line["seat"]}
        elif kind == "commitments":
            line["hash"] = compute_closing(made.values(), seal, lines[0]["table"], line["round"])
    renumber(lines)


def commitment_to(lines, number, value, seal, round_number):
    """Return the commitment that a contribution needs in this format."""
    if number < 4:
        return compute_commitment(value)
    return compute_contribution_commitment(value, seal, lines[0]["table"], round_number)


def key_at(lines, at):
    """Return the key of a draw that stands at a line: the secret, and all contributions or their newest links."""
    seal = [line for line in lines[:at] if line.get("kind") == "seal"][-1]
    parts, seats = {}, {}
    for line in lines[:at]:
        if line.get("kind") == "commit" and line["round"] == seal["round"]:
            seats[line["seat"]] = line["k"]
        elif line.get("kind") == "reveal" and line["round"] == seal["round"]:
            parts[line["k"]] = line["value"]
        elif "link" in line:
            parts[seats[line["seat"]]] = line["link"]
    return derive_key(bytes.fromhex(seal["secret"]), [bytes.fromhex(parts[k]) for k in sorted(parts)])


def chains_of(lines):
    """The hash chains in a file before their first links, and what is known of them by the contribution."""
    last = [line for line in lines if line.get("kind") == "seal"][-1]["round"]
    now = {line["k"]: line for line in lines if line.get("kind") == "reveal" and line["round"] == last}
    values = {k: bytes.fromhex(line["value"]) for k, line in sorted(now.items())}
    chains = [LinkChain(frozenset({now[k]["seat"]}), value) for k, value in values.items()]
    return LinkChains(chains), {now[k]["seat"]: known_chain(value) for k, value in values.items()}


def due_link(chains, known, seat, draws):
    """Return the link for the draw that a decision at a seat causes, as a part of its entry."""
    chain = chains.find(seat)
    if chain is None or known[seat] is None or not chain.alive:
        return {}
    link = known[seat].links[draws + 1]
    chain.advance(link, draws)
    return {"link": link.hex()}


def relink(lines):
    """Give every decision of a person that causes a draw its link, and take all others away (format 4)."""
    if find_format(lines[0]) != 4:
        return
    chains, known = chains_of(lines)
    draws, sealed = 0, False
    for at, line in enumerate(lines):
        kind, chain = line.get("kind"), chains.find(line.get("seat"))
        draws, sealed = draws + (kind == "outcome"), sealed or kind == "sealed"
        if kind in ("action", "confirm"):
            line.pop("link", None)
            if line.get("bot") and chain is not None:
                chain.alive = False
            elif not line.get("auto") and causes_draw(lines, at):
                line |= due_link(chains, known, line["seat"], draws)
        elif kind == "seat" and sealed and chain is not None:
            chain.alive = False


def causes_draw(lines, at):
    """Return whether a draw follows a decision before the next decision."""
    for line in lines[at + 1 :]:
        if line.get("kind") == "outcome":
            return True
        if line.get("kind") in ("action", "confirm", "undo") and not line.get("auto"):
            return False
    return False


def draw_again(lines, bobs_action=None):
    """Play the game of a file again from its seal on, so that draws, links, odds and result fit the seal as it is now.

    `bobs_action`: other values for Bob's first decision, which causes a draw. It has no link then.
    """
    end = lines[-1]
    del lines[where(lines, "sealed") + 1 :]
    linked = find_format(lines[0]) == 4
    chains, known = chains_of(lines) if linked else (LinkChains(), {})
    position, draw = perihelion.new(lines[0]["game"], **lines[0]["options"]), 0
    while position.actor != perihelion.OVER:
        if position.actor == perihelion.CHANCE:
            line = draw_line(position, key_at(lines, len(lines)), lines[0]["table"], draw)
            draw += 1
            position.play(line["text"])
        else:
            line = {"kind": "action", "seat": position.actor, "text": "call"}
            position.play("call")
            if position.actor == perihelion.CHANCE:
                line |= due_link(chains, known, line["seat"], draw) if bobs_action is None else bobs_action
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


# draws that are taken back, and games that are ended


def position_at(lines, at):
    """Return the position before a line."""
    position = perihelion.new(lines[0]["game"], **lines[0]["options"])
    for line in lines[:at]:
        if line.get("kind") in ("outcome", "action"):
            position.play(line["text"])
    return position


def undo_a_draw(lines, *before, **changes):
    """The third draw is undone after some entries, and the same card is drawn again with the next number."""
    at = where(lines, "outcome", 2)
    position = position_at(lines, at)
    again = {"n": 0, "time": 1.0, **draw_line(position, key_at(lines, at), lines[0]["table"], 3)}
    lines[at + 1 : at + 1] = [*before, entry("undo", to=4, **{"seat": 0, **changes}), again]
    position.play(again["text"])
    for _ in range(2):
        position.play("call")
    scores = position.scores
    lines[-1].update(points=list(scores.points), winners=list(scores.winners))
    relink(lines)
    renumber(lines)


def end_early(lines, *ending):
    """The game stops before the fourth action."""
    at = where(lines, "action", 3)
    position = position_at(lines, at)
    points = position.scores.points
    lines[at:-1] = ending
    lines[-1].update(points=list(points), winners=list(find_winners(position, points, set(), True)))
    renumber(lines)


def ask(seat=0, to=4):
    return entry("ask", seat=seat, to=to, person=seat)


def agree(seat=1, to=4):
    return entry("agree", seat=seat, to=to, person=seat)


def offer(seat=0):
    return entry("offer", seat=seat, person=seat)
