"""Rate limits: a token bucket for each guest, and for each address, since a new cookie costs nothing."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from ...wire.errors import TooFast


class RateLimit:
    """Token buckets, one for each client: each holds `burst` tokens and gets `per_second` new ones."""

    def __init__(self, per_second: float, burst: float, most_clients: int = 50_000):
        self.per_second, self.burst, self.most_clients = per_second, burst, most_clients
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, tokens: float = 1) -> float:
        """Take tokens. Return 0, or the seconds to wait if the bucket has too few."""
        now = time.monotonic()
        left = self._count(client, now)
        wait = max(0.0, tokens - left) / self.per_second
        self._keep(client, left if wait else left - tokens, now)
        return wait

    def charge(self, client: str, tokens: float) -> None:
        """Charge tokens for work already done; the balance may become negative."""
        now = time.monotonic()
        self._keep(client, self._count(client, now) - tokens, now)

    def _count(self, client: str, now: float) -> float:
        """Return the number of tokens that a client has now."""
        left, then = self._buckets.get(client, (self.burst, now))
        return min(self.burst, left + (now - then) * self.per_second)

    def _keep(self, client: str, left: float, now: float) -> None:
        """Store the number of tokens of a client, who becomes the newest."""
        self._buckets.pop(client, None)
        self._buckets[client] = (left, now)
        self._forget_oldest(now)

    def _forget_oldest(self, now: float) -> None:
        """Forget clients whose buckets have refilled, and the oldest if there are too many.

        Checking two for each new client is enough.
        """
        for _ in range(2):
            left, then = next(iter(self._buckets.values()))
            if left + (now - then) * self.per_second > self.burst or len(self._buckets) > self.most_clients:
                self._buckets.popitem(last=False)

    def check(self, client: str, tokens: float = 1) -> None:
        """Take tokens. Raises TooFast if the bucket has too few, or, with 0 tokens, if the balance is negative."""
        wait = self.take(client, tokens)
        if wait:
            raise TooFast(wait)


class RateLimits:
    """The limits of a server. Each allows far more than a player needs."""

    def __init__(self) -> None:
        self.newcomers = RateLimit(20, 400)
        """Requests without a cookie, by address."""
        self.addresses = RateLimit(300, 2000)
        """All requests, by address: a school may share one."""
        self.new_tables_of_address = RateLimit(2, 150)
        self.reads = RateLimit(50, 300)
        self.writes = RateLimit(30, 150)
        self.new_tables = RateLimit(0.5, 30)
        self.chat = RateLimit(1, 10)
        self.hints = RateLimit(0.5, 10)
        self.previews = RateLimit(5, 60)
        """Actions that a player considers: each is played on a copy, and its board is drawn."""
        self.tutorials = RateLimit(3, 40)
        self.lessons = RateLimit(4, 60)
        """Attempts at lessons: the moves are replayed and a board is drawn."""
        self.analyses = RateLimit(4, 60)
        """Positions of an analysis: a line is played and a board is drawn."""
        self.replies = RateLimit(2, 40)
        """Answers of bots on the analysis board."""
        self.playouts = RateLimit(0.5, 30)
        """Positions played out: each request takes seconds."""
        self.saved_analyses = RateLimit(0.5, 20)
        self.reviews = RateLimit(5, 60)
        """Changes of reviews: each is sent to all who look."""
        self.companions = RateLimit(4, 60)
        """Entries of games at real tables."""
        self.reports = RateLimit(0.5, 10)
        """Statistics and reports, which are computed on request."""
        self.recaps = RateLimit(1, 15)
        """What happened since a guest's last turn: up to 80 boards are drawn."""
        self.vacations = RateLimit(0.1, 6)
        """A vacation writes to all tables of a guest."""
        self.notices = RateLimit(0.1, 20)
        """Changes of notice channels."""
        self.mails = RateLimit(1 / 600, 3)
        """Mails that confirm an address, by guest, by network address and by mail address."""
        self.plans = RateLimit(4, 60)
        """Imagined moves: they are played in several sampled worlds, and a board is drawn."""
        self.groups = RateLimit(0.1, 20)
        """New groups, and changes by their heads."""
        self.invitations = RateLimit(1, 60)
        """Links of groups and friends, and names looked for, by address, so nothing is found by trying."""
        self.friends = RateLimit(0.05, 20)
        """Questions to others: to become friends, to come to a table."""
        self.sign_ins = RateLimit(0.2, 30)
        """Attempts to sign in, and new passkeys."""
        self.sign_ins_of_address = RateLimit(5, 200)
        self.sign_in_mails = RateLimit(1 / 1800, 3)
        """Mails with a sign-in link, by mail address, whether it is known or not."""
        self.sign_in_mails_of_address = RateLimit(1 / 60, 20)
        """The same by network address: a club may be behind one."""
        self.complaints = RateLimit(0.02, 5)
        self.exports = RateLimit(0.05, 3)
        """All data of a guest in one file: every finished game is replayed for it."""
        self.computing = RateLimit(0.5, 20)
        """CPU seconds of `computations`; a burst is longer than any request."""
        self.computing_of_address = RateLimit(1, 60)
        self.connections = RateLimit(2, 40)
        """New WebSockets. A page that lost its connection retries every two seconds."""
        self.connections_of_address = RateLimit(20, 300)
        """The same by network address: all players of a school may come back at once."""
        self.messages = RateLimit(30, 150)
        """Messages over a WebSocket."""

    def check_sign_in(self, guest: str, connection: HTTPConnection) -> None:
        """Count an attempt to sign in by guest and by network address. Raises TooFast if there are too many."""
        self.sign_ins.check(guest)
        self.sign_ins_of_address.check(find_address(connection))

    def check_sign_in_mail(self, mail_address: str, connection: HTTPConnection) -> None:
        """Count a sign-in link by mail address and by network address; raises TooFast if there are too many."""
        self.sign_in_mails_of_address.check(find_address(connection))
        self.sign_in_mails.check(mail_address.lower())

    def check_new_table(self, guest: str, connection: HTTPConnection) -> None:
        """Count a new table of a guest and of their address; raises TooFast if there are too many."""
        self.new_tables_of_address.check(find_address(connection))
        self.new_tables.check(guest)

    def allow_connection(self, guest: str | None, connection: HTTPConnection) -> bool:
        """Count a new WebSocket by network address, and by guest if there is one. Return True if it may open."""
        if guest and self.connections.take(guest):
            return False
        return not self.connections_of_address.take(find_address(connection))

    def check_computing(self, guest: str, address: str) -> None:
        """Raises TooFast if a guest or an address has used too much CPU time."""
        self.computing.check(guest, 0)
        self.computing_of_address.check(address, 0)

    def charge_computing(self, guest: str, address: str, seconds: float) -> None:
        """Charge CPU time to a guest and an address."""
        self.computing.charge(guest, seconds)
        self.computing_of_address.charge(address, seconds)


def find_address(connection: HTTPConnection) -> str:
    """Return the address that a request comes from; behind a trusted proxy, the one that the proxy names.

    For IPv6 only the network counts, because one household has billions of addresses.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
