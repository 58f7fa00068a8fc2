"""Links: the hash chains of the contributors, of which one value comes with every decision that causes a draw.

A contribution is the end of a chain: link 0 is SHA-256 applied LINKS times to a seed that stays in the player's page,
and link j comes before it by j steps. A decision that draw d follows brings link d + 1, which is mixed into that draw
and all later ones until the next link. So nobody knows a draw before the player who causes it decides, and nobody can
choose it, because the chain was fixed before the game. No other decision brings a link: it would be known too early.

A decision that causes a draw without its link ends the chain for good, and so does a decision that a bot makes at the
player's seat. Otherwise a player who knows the server's secret could choose, draw by draw, whether a link is mixed in.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from ..table_log.bodies import ActionPlayed, ActionsUndone, Body, OutcomeDrawn, SeatChanged, TurnConfirmed

LINKED_FORMAT = 4
"""The first format in which commitments cover the seal, their list is closed, and decisions bring links."""

LINKS = 1024
"""The length of a chain. The longest games have some 400 draws; a longer one goes on with the last links."""

Decision = ActionPlayed | TurnConfirmed


class InvalidLink(ValueError):
    """A link that does not belong to the chain, comes at the wrong time, or causes no draw."""


@dataclass
class LinkChain:
    """The chain of one contributor, as far as it is revealed."""

    seats: frozenset[int]
    """The seats that the contributor held when the round was complete."""
    newest: bytes
    index: int = 0
    alive: bool = True
    """Whether all decisions at these seats that caused a draw brought their links so far."""

    def advance(self, link: bytes, draws: int) -> None:
        """Take the link for the next draw; raise InvalidLink if it is another value."""
        steps = draws + 1 - self.index
        if not self.alive or steps <= 0 or draws >= LINKS or hash_repeatedly(link, steps) != self.newest:
            raise InvalidLink
        self.newest, self.index = link, draws + 1


@dataclass
class LinkChains:
    """The chains of all contributors of a complete round, in the order of their commitments."""

    chains: list[LinkChain] = field(default_factory=list)
    last: Decision | None = None
    """The last decision of a person, until a draw follows it."""

    @property
    def newest(self) -> list[bytes]:
        """The values that are mixed into the next draw."""
        return [chain.newest for chain in self.chains]

    def find(self, seat: int) -> LinkChain | None:
        """Return the chain of the contributor who held a seat when the round was complete."""
        return next((chain for chain in self.chains if seat in chain.seats), None)

    def follow(self, body: Body, draws: int) -> None:
        """Carry out an entry after this number of draws; raise InvalidLink if it has a wrong link."""
        if isinstance(body, ActionPlayed | TurnConfirmed):
            if is_forced(body):
                if body.link is not None:
                    raise InvalidLink
                return
            self.check_last()
            self.last = body
            self._decide(body, draws)
        elif isinstance(body, OutcomeDrawn):
            self._draw()
        elif isinstance(body, ActionsUndone):
            self.check_last()
            self.last = None
        elif isinstance(body, SeatChanged) and (chain := self.find(body.seat)):
            chain.alive = False

    def check_last(self) -> None:
        """Raise InvalidLink if the last decision brought a link and caused no draw."""
        if self.last is not None and self.last.link is not None:
            raise InvalidLink

    def _decide(self, body: Decision, draws: int) -> None:
        """Take the link of a decision. A bot that decides at the seat of a contributor ends the chain."""
        chain = self.find(body.seat)
        if body.link is not None:
            if chain is None or not is_of_person(body):
                raise InvalidLink
            chain.advance(bytes.fromhex(body.link), draws)
        elif chain is not None and not is_of_person(body):
            chain.alive = False

    def _draw(self) -> None:
        """End the chain of a player whose decision caused this draw without a link."""
        if self.last is not None and self.last.link is None and (chain := self.find(self.last.seat)):
            chain.alive = False
        self.last = None


def is_forced(body: Decision) -> bool:
    """Return whether the table played an action because there was no choice."""
    return isinstance(body, ActionPlayed) and body.auto


def is_of_person(body: Decision) -> bool:
    """Return whether a person made a decision: not a bot, and not the table because there was no choice."""
    return isinstance(body, TurnConfirmed) or not (body.auto or body.bot or body.late)


def hash_repeatedly(value: bytes, times: int) -> bytes:
    """Return a value after SHA-256 was applied to it this many times."""
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value
