"""Links: the hash chains of the contributors, of which one value is revealed with every decision.

A contribution is the end of a chain: link 0 is SHA-256 applied LINKS times to a seed that stays in the player's page,
and link j comes before it by j steps. Link d + 1 is revealed with the decision that draw d follows, and is mixed into that
draw and all later ones until the next link. So nobody knows a draw before the player who causes it decides, and nobody
can choose it, because the chain was fixed before the game.

A decision without its link ends the chain for good. Otherwise a player who knows the server's secret could choose, draw
by draw, whether the link is mixed in.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from ..table_log.bodies import ActionPlayed, Body, SeatChanged, TurnConfirmed

LINKS = 1024
"""The length of a chain. The longest games have some 400 draws; a longer one goes on with the last links."""


class InvalidLink(ValueError):
    """A link that does not belong to the chain, or comes at the wrong time."""


@dataclass
class LinkChain:
    """The chain of one contributor, as far as it is revealed."""

    seats: frozenset[int]
    """The seats that the contributor held when the round was complete."""
    newest: bytes
    index: int = 0
    alive: bool = True
    """Whether all decisions at these seats came with their links so far."""

    def needs_link(self, draws: int) -> bool:
        """Return whether the next decision must bring a link, after this number of draws."""
        return self.alive and self.index != draws + 1

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

    @property
    def newest(self) -> list[bytes]:
        """The values that are mixed into the next draw."""
        return [chain.newest for chain in self.chains]

    def find(self, seat: int) -> LinkChain | None:
        """Return the chain of the contributor who held a seat when the round was complete."""
        return next((chain for chain in self.chains if seat in chain.seats), None)

    def follow(self, body: Body, draws: int) -> None:
        """Carry out an entry after this number of draws; raise InvalidLink if it has a wrong link."""
        if isinstance(body, SeatChanged):
            if chain := self.find(body.seat):
                chain.alive = False
        elif isinstance(body, ActionPlayed | TurnConfirmed):
            self._decide(body, draws)

    def _decide(self, body: ActionPlayed | TurnConfirmed, draws: int) -> None:
        """Take the link of a decision, or end the chain if it is missing. A forced action needs none."""
        chain = self.find(body.seat)
        forced = isinstance(body, ActionPlayed) and body.auto
        if body.link is not None:
            if chain is None or not is_of_person(body):
                raise InvalidLink
            chain.advance(bytes.fromhex(body.link), draws)
        elif chain is not None and not forced and chain.needs_link(draws):
            chain.alive = False


def is_of_person(body: ActionPlayed | TurnConfirmed) -> bool:
    """Return whether a person made a decision: not a bot, and not the table because there was no choice."""
    return isinstance(body, TurnConfirmed) or not (body.auto or body.bot or body.late)


def hash_repeatedly(value: bytes, times: int) -> bytes:
    """Return a value after SHA-256 was applied to it this many times."""
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value
