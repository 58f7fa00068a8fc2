"""A player's page as the tests need it: its hash chain, its commitments, and the receipt that it keeps."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

from perihelion.fair.draw import compute_closing, compute_contribution_commitment
from perihelion.fair.links import LINKS
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands, seal_commands
from perihelion.table.errors import LinkNeeded
from perihelion.table.forced_steps import play_forced_steps, start_seal_round
from perihelion.table.sealed_game import find_chain_head
from perihelion.table.seats import number_persons, read_wishes
from perihelion.table.table import Table, TableHead
from perihelion.table_log.bodies import SeatsAssigned
from tests.table.tables import ADA, LEVELS


class Chain:
    """A hash chain: link 0 is the contribution, and link j leads to it by j hashes."""

    def __init__(self) -> None:
        value = secrets.token_bytes(32)
        self.links = [value]
        for _ in range(LINKS):
            value = hashlib.sha256(value).digest()
            self.links.append(value)
        self.links.reverse()

    @property
    def contribution(self) -> bytes:
        return self.links[0]

    def commit(self, seal: str, table: str, number: int) -> str:
        return compute_contribution_commitment(self.contribution, seal, table, number)


class Contributor:
    """The page of a guest at a table: it commits, reveals and plays as the real one does, and keeps a receipt."""

    def __init__(self, table: Table, guest: str):
        self.table, self.guest, self.chains = table, guest, dict[int, Chain]()
        self.receipt: dict[str, Any] = {
            "format": "perihelion receipt 2",
            "table": table.head.table,
            "seats": [],
            "seals": {},
            "closings": {},
            "contributions": {},
            "links": {},
            "heads": {},
        }

    def commit(self) -> None:
        seal = self.table.seal
        if seal.round not in self.chains:
            self.chains[seal.round] = Chain()
        self.look()
        seal_commands.commit(self.table, self.guest, self.chains[seal.round].commit(*self._terms))

    @property
    def _terms(self) -> tuple[str, str, int]:
        seal = self.table.seal
        return seal.commitment, self.table.head.table, seal.round

    def reveal(self) -> None:
        seal, number = self.table.seal, str(self.table.seal.round)
        assert self.receipt["seals"][number] == seal.commitment
        assert seal.closing == compute_closing(seal.commitments.values(), *self._terms)
        chain = self.chains[seal.round]
        assert [made.commitment for made in seal.commitments.values()].count(chain.commit(*self._terms)) == 1
        assert self.receipt["closings"].setdefault(number, seal.closing) == seal.closing
        seal_commands.reveal(self.table, self.guest, chain.contribution.hex())
        self.receipt["contributions"][number] = chain.contribution.hex()

    def _decide(self, send: Callable[[str | None], object]) -> None:
        """Send a decision; if the table asks for a link, send it again with the link, noted in the receipt."""
        try:
            send(None)
        except LinkNeeded as asked:
            number = asked.details["number"]
            self.receipt["links"][str(number)] = self.table.count
            send(self.chains[self.table.seal.round].links[number].hex())
        self.look()

    def play(self, text: str) -> None:
        self._decide(lambda link: commands.play_action(self.table, self.guest, text, self.table.count, link=link))

    def confirm(self) -> None:
        self._decide(lambda link: commands.confirm_turn(self.table, self.guest, self.table.count, link))

    def look(self) -> None:
        """Keep the seal, the hash of the log so far, and the seats that this guest has."""
        self.receipt["seals"].setdefault(str(self.table.seal.round), self.table.seal.commitment)
        n, head = find_chain_head(self.table) or (0, "")
        self.receipt["heads"][str(n)] = head
        self.receipt["seats"] = sorted({*self.receipt["seats"], *self.table.seats_of(self.guest)})


def lay_table(head: TableHead, wishes: tuple[str, ...], expected: tuple[str, ...] = ()) -> Table:
    """A new table as the server makes it: the seats as Ada wishes them, and a seal."""
    made = Table(head, SYSTEM_TIME)
    seats = read_wishes(wishes, made.position.seats, ADA, "Ada", LEVELS)
    made.add(SeatsAssigned(seats=number_persons(seats, ())))
    start_seal_round(made, expected)
    play_forced_steps(made)
    return made


def seal_together(pages: list[Contributor]) -> None:
    """All commit, and all reveal."""
    for page in pages:
        page.commit()
    for page in pages:
        page.reveal()
        page.look()
