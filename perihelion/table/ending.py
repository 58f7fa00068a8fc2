"""An end before the rules end the game, as the log of a table tells it: who resigned, and which offer is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..table_log.bodies import Body, EndAccepted, EndDeclined, EndOffered, GameEnded, PlayerResigned
from ..table_log.entries import LogEntry

ENDING_BODIES: tuple[type[Body], ...] = (PlayerResigned, EndOffered, EndAccepted, EndDeclined, GameEnded)
"""The entries that are about it."""


class EndOffer(NamedTuple):
    """An offer to end the game now: its number in the log, who made it, from which seat, and who accepted."""

    n: int
    by: str
    seat: int
    accepted: frozenset[str]


@dataclass
class Ending:
    """What the log says about an early end."""

    resigned: dict[int, str] = field(default_factory=dict)
    """The seats whose players resigned, and their names."""
    offer: EndOffer | None = None
    why: str = ""
    """Why the game ended early: `resigned` or `agreed`; empty if it did not."""

    def apply(self, entry: LogEntry) -> None:
        """Carry out one of the ENDING_BODIES."""
        body, offer = entry.body, self.offer
        if isinstance(body, PlayerResigned):
            self.resigned[body.seat] = body.name
        elif isinstance(body, GameEnded):
            self.why, self.offer = body.why, None
        elif isinstance(body, EndDeclined):
            self.offer = None
        elif isinstance(body, EndAccepted):
            self.offer = offer and offer._replace(accepted=offer.accepted | {body.by})
        elif isinstance(body, EndOffered):
            self.offer = EndOffer(entry.n, body.by, body.seat, frozenset({body.by}))

    def asks(self, guest: str) -> bool:
        """Return whether an offer waits for the answer of a guest with a seat."""
        return self.offer is not None and guest not in self.offer.accepted
