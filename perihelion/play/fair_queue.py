"""A fair queue for a few workers: every guest gets a turn, and of each guest every table.

Whoever asks for a hundred searches delays others by one search at most: the next free worker goes to the guest who has
waited longest since their last turn. Requests that nobody waits for any more are dropped when their turn comes. A table
that waits for a bot comes before a hint, and a hint before tables at which only bots play.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

PRIORITIES = PEOPLE_WAIT, HINT, ONLY_BOTS = range(3)
"""A person waits for a bot; a person wants a hint; no person plays at the table."""


class NotWanted(Exception):
    """What a request ends with that nobody waits for any more."""


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Requester:
    """Who a request is for."""

    guest: str = ""
    table: str = ""
    priority: int = PEOPLE_WAIT
    """PEOPLE_WAIT, HINT or ONLY_BOTS."""
    wanted: Callable[[], bool] = _always
    """Returns whether somebody still waits for the answer. It is asked when the request's turn comes."""


class FairQueue(Generic[T]):
    """Items in the order in which they are served; see the module's docstring."""

    def __init__(self) -> None:
        self._guests: list[OrderedDict[str, OrderedDict[str, deque[T]]]] = [OrderedDict() for _ in PRIORITIES]

    def put(self, requester: Requester, item: T) -> None:
        """Add an item behind those of its guest and table."""
        tables = self._guests[requester.priority].setdefault(requester.guest, OrderedDict())
        tables.setdefault(requester.table, deque()).append(item)

    def get(self) -> T | None:
        """Take the next item: guests take turns, and so do the tables of one guest."""
        guests = next(filter(None, self._guests), None)
        if guests is None:
            return None
        guest, tables = guests.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            guests[guest] = tables
        return item

    @property
    def people_wait(self) -> bool:
        """Whether a person waits for one of the items."""
        return any(self._guests[:ONLY_BOTS])


@dataclass
class _Request(Generic[T]):
    requester: Requester
    granted: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairPool(Generic[T]):
    """Workers that are lent to one request each, in the order of a fair queue."""

    def __init__(self, workers: Iterable[T], prefer: Callable[[T, str], bool] = lambda worker, table: False):
        """`prefer` says whether a worker should serve a table rather than the first free one."""
        self._order = list(workers)
        self._free = list(self._order)
        self._prefer = prefer
        self._queue: FairQueue[_Request[T]] = FairQueue()

    async def acquire(self, requester: Requester) -> T:
        """Wait for a worker; raises NotWanted where nobody waits for the answer when its turn comes."""
        request: _Request[T] = _Request(requester)
        self._queue.put(requester, request)
        self._grant()
        try:
            return await request.granted
        except asyncio.CancelledError:
            if request.granted.done() and not request.granted.cancelled() and request.granted.exception() is None:
                self.release(request.granted.result())  # it was granted at the same moment
            raise

    @property
    def people_wait(self) -> bool:
        """Whether a person waits until a worker is free."""
        return self._queue.people_wait

    def release(self, worker: T) -> None:
        """Give a worker back."""
        self._free.append(worker)
        self._free.sort(key=self._order.index)  # those used first stay in use, so that the others need not start
        self._grant()

    def _grant(self) -> None:
        while self._free:
            request = self._queue.get()
            if request is None:
                return
            if request.granted.done():
                continue  # cancelled
            if not request.requester.wanted():
                request.granted.set_exception(NotWanted())
                continue
            table = request.requester.table
            worker = next((each for each in self._free if self._prefer(each, table)), self._free[0])
            self._free.remove(worker)
            request.granted.set_result(worker)
