"""A fair queue for a few workers: guests take turns, and so do the tables of a guest.

Work is done in slices. A turn is one slice: after it the worker goes to the guest with the fewest turns so far. A guest
who asks for a hundred searches delays others by one slice at most. A new guest starts with the count of the guest being
served. Tables with only bots come last, and never get the worker reserved for people. Within the requests of one guest,
a table that waits for a bot comes before a hint. Abandoned requests are dropped when their turn comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

PEOPLE_WAIT, HINT, ONLY_BOTS = range(3)
"""A person waits for a bot; a person wants a hint; no person plays at the table."""
MOST_BEGUN = 8
"""Limit of requests that a worker has in progress: each needs memory until it is finished."""


class NotWanted(Exception):
    """Raised for a request that nobody waits for any more."""


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Requester:
    """The client of a request."""

    guest: str = ""
    table: str = ""
    priority: int = PEOPLE_WAIT
    """PEOPLE_WAIT, HINT or ONLY_BOTS."""
    wanted: Callable[[], bool] = _always
    """Returns True if somebody still waits for the answer. Called when the request's turn comes."""

    @property
    def only_bots(self) -> bool:
        """True if no person waits."""
        return self.priority == ONLY_BOTS

    @property
    def lane(self) -> str | None:
        """A worker has one request of each lane in progress. A lane is a guest, or all tables with only bots."""
        return None if self.only_bots else self.guest


@dataclass(eq=False)
class _Request(Generic[T]):
    requester: Requester
    worker: T | None = None
    """The worker that has it in progress."""
    granted: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """The number of turns of each client, and the count that a new client starts with."""

    def __init__(self) -> None:
        self._had: dict[tuple[object, ...], int] = {}
        self._now = 0

    def __getitem__(self, client: tuple[object, ...]) -> int:
        """Return the number of turns of a client. Only clients above the current minimum are remembered."""
        return self._had.get(client, self._now)

    def count(self, client: tuple[object, ...]) -> None:
        """Count a turn of a client."""
        self._now = max(self._now, self[client])
        self._had[client] = self[client] + 1
        self._had = {other: turns for other, turns in self._had.items() if turns > self._now}


class FairQueue(Generic[T]):
    """Items in the order of service; see the module's docstring."""

    def __init__(self) -> None:
        self._waiting: dict[T, Requester] = {}
        self._guests, self._tables = (Turns(), Turns()), Turns()
        """People and tables with only bots are counted apart."""

    def __iter__(self) -> Iterator[T]:
        """Yield all items, the next one first."""
        return iter(sorted(self._waiting, key=lambda item: self._rank(self._waiting[item])))

    def _rank(self, requester: Requester) -> tuple[int, ...]:
        guest, table = requester.guest, requester.table
        turns = self._guests[requester.only_bots][guest,]
        return (requester.only_bots, turns, requester.priority, self._tables[guest, table])

    def put(self, requester: Requester, item: T) -> None:
        """Add an item after those of its guest and table."""
        self._waiting[item] = requester

    def take(self, item: T) -> None:
        """Remove an item that is served now."""
        requester = self._waiting.pop(item)
        self._guests[requester.only_bots].count((requester.guest,))
        self._tables.count((requester.guest, requester.table))

    def drop(self, item: T) -> None:
        """Remove an item that nobody waits for."""
        del self._waiting[item]

    @property
    def people_wait(self) -> bool:
        """True if a person waits for one of the items."""
        return not all(requester.only_bots for requester in self._waiting.values())


class FairPool(Generic[T]):
    """Workers that are lent to one request each, in the order of a fair queue.

    A request may need several turns, always of the same worker. If there are several workers, the first one is reserved
    for people.
    """

    def __init__(
        self,
        workers: Iterable[T],
        prefer: Callable[[T, str], bool] = lambda worker, table: False,
        end_turn: Callable[[T], None] = lambda worker: None,
    ):
        """`prefer` returns True if a worker should serve a table rather than the first free one.

        `end_turn` asks a worker to finish its slice early, because a person waits for it.
        """
        self._order = list(workers)
        self._free = list(self._order)
        self._prefer, self._end_turn = prefer, end_turn
        self._begun: dict[T, set[str | None]] = {worker: set() for worker in self._order}
        """The lanes of the requests that each worker has in progress."""
        self._queue: FairQueue[_Request[T]] = FairQueue()

    async def acquire(self, requester: Requester, worker: T | None = None) -> T:
        """Wait for a worker, or for the one that has this request in progress.

        Raises NotWanted if nobody waits for the answer when its turn comes.
        """
        request: _Request[T] = _Request(requester, worker)
        self._queue.put(requester, request)
        self._grant()
        if worker is None and not (request.granted.done() or requester.only_bots):
            for busy in filter(lambda each: self._may_serve(each, request), self._order):
                self._end_turn(busy)
        try:
            return await request.granted
        except asyncio.CancelledError:
            if not request.granted.done() or request.granted.cancelled():
                raise
            if request.granted.exception() is None:  # it was granted at the same moment
                if worker is None:
                    self.finish(request.granted.result(), requester)
                self.release(request.granted.result())
            raise

    @property
    def people_wait(self) -> bool:
        """True if a person waits for a worker."""
        return self._queue.people_wait

    def release(self, worker: T) -> None:
        """Give a worker back after a turn."""
        self._free.append(worker)
        self._free.sort(key=self._order.index)  # the first ones stay in use, so the others need not start
        self._grant()

    def finish(self, worker: T, requester: Requester) -> None:
        """Record that a request needs no more turns of its worker."""
        self._begun[worker].remove(requester.lane)
        self._grant()

    def _grant(self) -> None:
        while self._free and self._grant_next():
            pass

    def _grant_next(self) -> bool:
        """Give the next request a worker. Return True if there was one."""
        for request in self._queue:
            if request.granted.done():
                self._queue.drop(request)  # cancelled
            elif (worker := self._find_worker(request)) is not None:
                if request.requester.wanted():
                    self._lend(worker, request)
                    return True
                self._queue.drop(request)
                request.granted.set_exception(NotWanted())
        return False

    def _lend(self, worker: T, request: _Request[T]) -> None:
        self._queue.take(request)
        self._free.remove(worker)
        if request.worker is None:
            self._begun[worker].add(request.requester.lane)
        request.granted.set_result(worker)

    def _find_worker(self, request: _Request[T]) -> T | None:
        """Return a free worker for a request, if there is one."""
        free = [worker for worker in self._free if self._may_serve(worker, request)]
        table = request.requester.table
        return next((worker for worker in free if self._prefer(worker, table)), free[0] if free else None)

    def _may_serve(self, worker: T, request: _Request[T]) -> bool:
        if request.worker is not None:
            return worker is request.worker
        begun, kept_for_people = self._begun[worker], len(self._order) > 1 and worker is self._order[0]
        if request.requester.only_bots and kept_for_people:
            return False
        return request.requester.lane not in begun and len(begun) < MOST_BEGUN
