"""A dishonest server: `perihelion serve`, but it searches for values of its own when it knows a page's contribution.

The name of the host is the attack. Those that choose want the first two cards at a table of Leduc poker to be the first
outcomes of the list.

* `no-seal`: it shows no seal and no hashes before the page has revealed
* `late-seal`: it shows a seal, and puts another secret in its place after the page has revealed
* `late-puppet`: it adds the contribution of an accomplice at the bot's seat after the page has revealed
* `early-links`: it asks for a link of a draw that comes much later
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from perihelion.cli import main
from perihelion.core.rules_version import rules_version
from perihelion.fair.draw import compute_closing, compute_seal_commitment, derive_key, draw_index
from perihelion.table import commands, deadlines, seal_commands
from perihelion.table.errors import LinkNeeded
from perihelion.table.table import Table
from perihelion.table_log.bodies import (
    Body,
    CommitmentsClosed,
    ContributionCommitted,
    ContributionRevealed,
    RoundStarted,
    SeatChanged,
)
from perihelion.table_log.entries import LogEntry
from perihelion.wire.schemas.seal import ChainView, SealView
from perihelion.wire.table import fairness
from perihelion.words import Words

TRIES = 5000
EARLY = 60
"""Which link is asked for too early."""


def search(find_key: Callable[[bytes], bytes], table: Table) -> bytes:
    """Try values until the first two cards are as wished."""
    for _ in range(TRIES):
        value = secrets.token_bytes(32)
        position, wished = table.position.copy(), True
        for draw in range(2):
            outcomes = list(position.outcomes.items())
            drawn = draw_index(find_key(value), table.head.table, draw, [weight for _, weight in outcomes])
            wished = wished and drawn == 0
            position.play(outcomes[0][0])
        if wished:
            return value
    raise AssertionError("no luck")


def change_log(table: Table, change: Callable[[Body], Body]) -> None:
    """Replace the entries that were shown by others."""
    table.log[:] = [LogEntry(entry.n, change(entry.body), entry.time) for entry in table.log]
    table.line_chain = None


def late_seal(table: Table, contribution: bytes) -> None:
    """Choose the secret now, and write the log as if it had been chosen before."""
    secret = search(lambda value: derive_key(value, [contribution]), table)
    head, rules = table.head, rules_version(table.game)
    terms = {"table": head.table, "game": head.game, "options": head.options, "rules": rules, "round": 1}
    commitment = compute_seal_commitment(secret, terms, table.seal.format)

    def change(body: Body) -> Body:
        if isinstance(body, RoundStarted):
            return replace(body, secret=secret.hex(), commitment=commitment)
        return body

    change_log(table, change)
    table.seal.secret = secret


def late_puppet(table: Table, contribution: bytes) -> None:
    """Let an accomplice sit at the bot's seat for the seal, with a contribution that is chosen now."""
    seal, place = table.seal, table.head.table
    chosen = search(lambda value: derive_key(seal.secret, [contribution, value]), table)
    commitment = seal.compute_commitment(chosen)
    (mine,) = seal.commitments.values()
    closing = compute_closing([mine, (1, 1, commitment)], seal.commitment, place, 1)
    sits = SeatChanged(1, "person", "puppet", "Puppet", "", "", "take", "puppet", "Puppet", person=1)
    added = [sits, ContributionCommitted(1, 1, "puppet", 1, commitment, person=1)]
    at = next(n for n, entry in enumerate(table.log) if isinstance(entry.body, CommitmentsClosed))
    bodies = [entry.body for entry in table.log]
    bodies[at : at + 1] = [*added, CommitmentsClosed(1, closing)]
    bodies.append(ContributionRevealed(1, 1, "puppet", 1, chosen.hex()))
    table.log[:] = [LogEntry(n, body, table.log[0].time) for n, body in enumerate(bodies)]
    table.line_chain = None
    seal.commitments["puppet"] = type(mine)(1, 1, commitment)
    seal.revealed["puppet"] = chosen
    seal.closing = closing


def attack_at(table: Table) -> str:
    """Return the attack at a table."""
    return table.seats[0].name


def install() -> None:
    """Change the server's own functions."""
    honest_reveal, honest_seal, honest_chain = seal_commands.reveal, fairness.describe_seal, fairness.describe_chain
    honest_link, honest_deadline = commands.check_link, deadlines.seal_deadline

    def reveal(table: Table, guest: str, value: str) -> None:
        attack = {"late-seal": late_seal, "late-puppet": late_puppet}.get(attack_at(table))
        if attack is not None:
            attack(table, bytes.fromhex(value))
        honest_reveal(table, guest, value)

    def hides_seal(table: Table) -> bool:
        return attack_at(table) == "no-seal" and not table.seal.complete

    def describe_seal(table: Table, words: Words) -> SealView:
        shown = honest_seal(table, words)
        return {**shown, "seal": ""} if hides_seal(table) else shown

    def describe_chain(table: Table) -> ChainView | None:
        return None if hides_seal(table) else honest_chain(table)

    def check_link(table: Table, seat: int, link: str | None, action: int | None) -> str | None:
        """Ask for a link of a later draw, and take the decision without it."""
        if attack_at(table) != "early-links" or table.seal.links.find(seat) is None:
            return honest_link(table, seat, link, action)
        if link is None:
            raise LinkNeeded(EARLY)
        return None

    def seal_deadline(table: Table, times: deadlines.RunningTimes) -> float | None:
        """Wait for a second only if nobody will commit."""
        due = honest_deadline(table, times)
        return due and due - 19 * (attack_at(table) == "no-seal")

    seal_commands.reveal = reveal
    fairness.describe_seal = describe_seal
    fairness.describe_chain = describe_chain
    commands.check_link = check_link
    deadlines.seal_deadline = seal_deadline


if __name__ == "__main__":
    install()
    main()
