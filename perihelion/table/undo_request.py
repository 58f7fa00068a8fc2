"""An undo that needs the agreement of all players, from the request to the answer."""

from __future__ import annotations

from typing import NamedTuple

from ..table_log.bodies import UndoAgreed, UndoRefused, UndoRequested


class UndoRequest(NamedTuple):
    """A requested undo: the guest, their seat, the moment to go back to, and the guests who agreed."""

    by: str
    seat: int
    to: int
    agreed: frozenset[str]


def follow_request(open_request: UndoRequest | None, body: UndoRequested) -> UndoRequest | None:
    """Return the open request after an entry that asks, agrees or refuses."""
    if isinstance(body, UndoRefused):
        return None
    if isinstance(body, UndoAgreed):
        return open_request and open_request._replace(agreed=open_request.agreed | {body.by})
    return UndoRequest(body.by, body.seat, body.to, frozenset({body.by}))
