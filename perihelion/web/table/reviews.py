"""Reviews: guests look at a finished game together, at any process of the server.

The database has the state of each review. A process stores a change, tells the others, and sends its own guests what is
stored then. So all see the same, and one who comes late or again sees the present state.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from typing import Protocol

from fastapi import WebSocket
from pydantic import TypeAdapter
from pydantic_core import to_json
from starlette.websockets import WebSocketDisconnect

from ...errors import PerihelionError
from ...server.deals import Deals
from ...store import guests, reviews
from ...store.database import Database
from ...store.guests import Guest
from ...table import review as changes
from ...table.errors import Conflict, Forbidden, InvalidCommand
from ...table.replay import require_over
from ...table.review import Review
from ...wire.errors import WebError
from ...wire.schemas.close_codes import CloseCode
from ...wire.schemas.live import ServerMessage
from ...wire.schemas.reviews import ReviewGuest, ReviewState, ReviewSuggestion, ReviewView, SuggestionRequest
from ..http.origins import is_same_origin
from ..http.rate_limits import RateLimits
from .viewers import LiveTable

MOST_GUESTS = 100
"""Limit of the connections to a review at one process."""
MOST_OF_GUEST = 8
"""Limit of the connections of one guest to a review."""
MOST_WAITING = 64
"""Limit of messages that wait for a slow client."""
MOST_ATTEMPTS = 8
"""How often a change is tried again because another one came first."""

VIEW: TypeAdapter[ReviewView] = TypeAdapter(ReviewView)
SUGGESTION: TypeAdapter[SuggestionRequest] = TypeAdapter(SuggestionRequest)


@dataclass(eq=False)
class ReviewViewer:
    """One WebSocket of a guest who looks at a review."""

    review: str
    guest: str
    device: str
    number: int = -1
    """The number of the last state that was sent."""
    outbox: asyncio.Queue[ReviewState | ServerMessage | CloseCode] = field(
        default_factory=lambda: asyncio.Queue(MOST_WAITING)
    )

    def send(self, message: ReviewState | ServerMessage | CloseCode) -> None:
        """Put a message or a close code into the outbox. Disconnects a client that is too slow."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            message = CloseCode.TOO_SLOW
        self.outbox.put_nowait(message)


class Tables(Protocol):
    """The live tables of a server, as far as reviews use them."""

    limits: RateLimits
    deals: Deals

    async def open(self, table: str) -> LiveTable:
        """Return a table. Raises UnknownTable if there is none."""


class Reviews:
    """All reviews that guests of this process look at."""

    def __init__(self, database: Database, live_tables: Tables, key: bytes):
        """`key` makes the pseudonyms of guests."""
        self.database, self.live_tables, self.key = database, live_tables, key
        self.process = 0
        """The number of this process in the cluster."""
        self._viewers: dict[str, list[ReviewViewer]] = {}

    def __iter__(self) -> Iterator[ReviewViewer]:
        """Iterate over the connections; they may come and go meanwhile."""
        return iter([viewer for viewers in self._viewers.values() for viewer in viewers])

    async def start(self) -> None:
        """Forget the guests of processes that have ended."""
        await reviews.forget_dead_processes(self.database)

    # what a guest does

    async def create(self, live: LiveTable, guest: str, at: int) -> str:
        """Store a new review of a finished game, led by this guest."""
        require_over(live.table)
        return await reviews.add(self.database, live.table.head.table, guest, asdict(ReviewView(at=at)))

    async def find(self, review: str, guest: str) -> tuple[Review, list[str]]:
        """Return a review and who looks at it. Raises if there is none, or this guest may not see its table."""
        found = await reviews.find(self.database, review) if "\0" not in review else None
        if found is None:
            raise WebError(404, "unknown", "error-unknown-review")
        live = await self.live_tables.open(found[0].table)
        if guest in live.table.removed:
            raise Forbidden("removed")
        await self.live_tables.deals.check_visible(live.table, guest)
        require_over(live.table)
        return found

    async def describe(self, review: str, guest: str) -> ReviewState:
        """Return a review as one guest sees it."""
        found, here = await self.find(review, guest)
        return self._describe(found, here, await self._names(found, here), guest)

    async def show(self, review: str, guest: str, view: ReviewView) -> None:
        """Show everybody something else."""

        async def change(now: Review, here: list[str]) -> Review:
            await self._check_numbers(now, view)
            return changes.show(now, guest, asdict(view))

        await self._change(review, guest, change)

    async def suggest(self, review: str, guest: str, wanted: SuggestionRequest) -> None:
        """Suggest moves and marks to the leader."""

        async def change(now: Review, here: list[str]) -> Review:
            return changes.suggest(now, guest, asdict(wanted))

        await self._change(review, guest, change)

    async def dismiss(self, review: str, guest: str, number: int) -> None:
        """Remove a suggestion."""

        async def change(now: Review, here: list[str]) -> Review:
            return changes.dismiss(now, guest, number)

        await self._change(review, guest, change)

    async def lead(self, review: str, guest: str, to: str | None) -> None:
        """Let another guest lead, named by a pseudonym; or without one lead myself, if the leader has left."""

        async def change(now: Review, here: list[str]) -> Review:
            if to is None:
                return changes.take_lead(now, guest, here)
            heir = next((each for each in here if self._pseudonym(review, each) == to), "")
            return changes.hand_over(now, guest, heir, here)

        await self._change(review, guest, change)

    async def _change(self, review: str, guest: str, change: Callable[[Review, list[str]], Awaitable[Review]]) -> None:
        """Store what a change makes of a review, and show it. It is made again if another one came first."""
        for _ in range(MOST_ATTEMPTS):
            now, here = await self.find(review, guest)
            if await reviews.store(self.database, await change(now, here)):
                await self.hear(review)
                return
        raise Conflict("stale")

    async def _check_numbers(self, review: Review, view: ReviewView) -> None:
        """Raises InvalidCommand if a move follows one that does not exist, or such a one is to be shown."""
        live = await self.live_tables.open(review.table)
        played = len(live.table.line)
        parents = (node.parent < played + n for n, node in enumerate(view.nodes))
        if view.at >= played + len(view.nodes) or not all(parents):
            raise InvalidCommand("unreadable")

    # connections

    async def hear(self, review: str) -> None:
        """Send the present state to the guests of this process who look at a review."""
        viewers = self._viewers.get(review)
        found = await reviews.find(self.database, review) if viewers else None
        if found is None:
            return
        now, here = found
        names = await self._names(now, here)
        for viewer in list(self._viewers.get(review, ())):
            if viewer.number <= now.number:  # a later state may have been read faster
                viewer.number = now.number
                viewer.send(self._describe(now, here, names, viewer.guest))

    async def refresh(self) -> None:
        """Send all states again, and store again who is here: messages were missed."""
        for review, viewers in list(self._viewers.items()):
            found = await reviews.find(self.database, review)
            for guest in {viewer.guest for viewer in viewers} if found else ():
                await reviews.note(self.database, found[0], guest, self.process, here=True)  # type: ignore[index]
            await self.hear(review)

    async def serve(self, websocket: WebSocket, review: str) -> None:
        """Serve the WebSocket of a guest, from its opening to its end."""
        await websocket.accept()
        guest: Guest = websocket.state.guest
        code = await self._find_refusal(websocket, review, guest.id)
        if code is not None:
            await websocket.close(code)
            return
        await guests.save(self.database, guest)  # the others see the name
        viewer = ReviewViewer(review, guest.id, websocket.state.device)
        async with self._enter(viewer):
            websocket.state.arrival.end()
            sending = asyncio.create_task(self._send_messages(websocket, viewer))
            try:
                await self._receive_messages(websocket, viewer)
            finally:
                sending.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await sending

    async def _find_refusal(self, websocket: WebSocket, review: str, guest: str) -> CloseCode | None:
        """Return the code to close with if the guest may not look at the review."""
        if not is_same_origin(websocket):
            return CloseCode.REMOVED
        if not websocket.state.known:
            return CloseCode.NO_GUEST
        viewers = self._viewers.get(review, ())
        if len(viewers) >= MOST_GUESTS or sum(each.guest == guest for each in viewers) >= MOST_OF_GUEST:
            return CloseCode.TOO_MANY
        try:
            await self.find(review, guest)
        except Forbidden:
            return CloseCode.REMOVED
        except PerihelionError:
            return CloseCode.NO_TABLE
        return None

    @asynccontextmanager
    async def _enter(self, viewer: ReviewViewer) -> AsyncIterator[None]:
        """Count a connection while the block runs, and show all who is here."""
        self._viewers.setdefault(viewer.review, []).append(viewer)
        await self._note(viewer)
        try:
            yield
        finally:
            self._viewers[viewer.review].remove(viewer)
            if not self._viewers[viewer.review]:
                del self._viewers[viewer.review]
            await asyncio.shield(self._note(viewer))

    async def _note(self, viewer: ReviewViewer) -> None:
        """Store whether a guest is here, and show it. A guest may have several connections."""
        found = await reviews.find(self.database, viewer.review)
        if found is None:
            return
        here = any(each.guest == viewer.guest for each in self._viewers.get(viewer.review, ()))
        await reviews.note(self.database, found[0], viewer.guest, self.process, here)
        await self.hear(viewer.review)

    async def _send_messages(self, websocket: WebSocket, viewer: ReviewViewer) -> None:
        while True:
            message = await viewer.outbox.get()
            if isinstance(message, int):
                await websocket.close(message)
                return
            await websocket.send_text(to_json(message).decode())

    async def _receive_messages(self, websocket: WebSocket, viewer: ReviewViewer) -> None:
        """Answer signs of life until the client is gone; each is also an occasion to look who else is here."""
        while True:
            received = await websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if self.live_tables.limits.messages.take(viewer.guest):
                continue
            viewer.send({"type": "pong"})
            await self.hear(viewer.review)

    # what guests are sent

    def _pseudonym(self, review: str, guest: str) -> str:
        """Return an id for a guest that cannot be linked to the guest's id elsewhere."""
        return hmac.digest(self.key, f"{review} {guest}".encode(), "sha256").hex()[:20]

    async def _names(self, review: Review, here: list[str]) -> dict[str, str]:
        """Return the name of each guest of a review."""
        everybody = {review.leader, *here, *(each["guest"] for each in review.suggestions)}
        return await guests.find_names(self.database, sorted(everybody))

    def _describe(self, review: Review, here: list[str], names: dict[str, str], guest: str) -> ReviewState:
        return ReviewState(
            type="review",
            table=review.table,
            number=review.number,
            leads=guest == review.leader,
            leader=names[review.leader],
            leaderHere=review.leader in here,
            guests=[
                ReviewGuest(
                    guest=self._pseudonym(review.id, each),
                    name=names[each],
                    leads=each == review.leader,
                    mine=each == guest,
                )
                for each in here
            ],
            view=VIEW.validate_python(review.view),
            suggestions=[_describe_suggestion(each, names, guest) for each in review.suggestions],
        )


def _describe_suggestion(stored: dict[str, object], names: dict[str, str], guest: str) -> ReviewSuggestion:
    made = SUGGESTION.validate_python({name: stored[name] for name in ("at", "moves", "marks")})
    return ReviewSuggestion(
        number=int(str(stored["number"])),
        name=names[str(stored["guest"])],
        mine=stored["guest"] == guest,
        at=made.at,
        moves=made.moves,
        marks=made.marks,
    )
