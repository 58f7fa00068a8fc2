"""Rate limits: a token bucket for each guest, and for each address, since a new cookie costs nothing."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from .errors import TooFast


class RateLimit:
    """Token buckets, one for each client: each holds `burst` tokens and gets `per_second` new ones."""

    def __init__(self, per_second: float, burst: float, most_clients: int = 50_000):
        self.per_second, self.burst, self.most_clients = per_second, burst, most_clients
        self._seconds_to_fill = burst / per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> float:
        """Take a token. Returns 0, or the seconds to wait where the bucket is empty."""
        now = time.monotonic()
        left, then = self._buckets.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / self.per_second
        self._buckets[client] = (left - 1 if not wait else left, now)
        self._forget_oldest(now)
        return wait

    def _forget_oldest(self, now: float) -> None:
        """Forget clients who were away until their buckets were full again, and the oldest where there are too many.

        Two for each new one are enough.
        """
        for _ in range(2):
            oldest = next(iter(self._buckets.values()))
            if oldest[1] + self._seconds_to_fill < now or len(self._buckets) > self.most_clients:
                self._buckets.popitem(last=False)

    def check(self, client: str) -> None:
        """Take a token; raises TooFast where the bucket is empty."""
        wait = self.take(client)
        if wait:
            raise TooFast(wait)


class RateLimits:
    """The limits of a server. Each allows far more than a person who plays needs."""

    def __init__(self) -> None:
        self.newcomers = RateLimit(20, 400)
        """Requests without a cookie, by address."""
        self.addresses = RateLimit(300, 2000)
        """All requests, by address: a school may be behind one."""
        self.new_tables_of_address = RateLimit(2, 150)
        self.reads = RateLimit(50, 300)
        self.writes = RateLimit(30, 150)
        self.new_tables = RateLimit(0.5, 30)
        self.chat = RateLimit(1, 10)
        self.hints = RateLimit(0.5, 10)
        self.tutorials = RateLimit(3, 40)
        self.lessons = RateLimit(4, 60)
        """Tries at lessons: the moves are played again and a board is drawn."""
        self.analyses = RateLimit(4, 60)
        """Positions of an analysis: a line is played and a board is drawn."""
        self.replies = RateLimit(2, 40)
        """Answers of bots on the analysis board."""
        self.playouts = RateLimit(0.5, 30)
        """Positions played out: each request takes seconds."""
        self.saved_analyses = RateLimit(0.5, 20)
        self.companions = RateLimit(4, 60)
        """Entries of games at real tables."""
        self.reports = RateLimit(0.5, 10)
        """Statistics and reports, which are computed when somebody asks for them."""
        self.recaps = RateLimit(1, 15)
        """What happened since a guest's last turn: up to 80 boards are drawn."""
        self.vacations = RateLimit(0.1, 6)
        """A vacation writes to all tables of a guest."""
        self.notices = RateLimit(0.1, 20)
        """Changes to where notices go."""
        self.mails = RateLimit(1 / 600, 3)
        """Mails that ask whether an address is right, by guest, by network address and by mail address."""
        self.plans = RateLimit(4, 60)
        """Moves that somebody imagines: they are played in some guesses, and a board is drawn."""
        self.groups = RateLimit(0.1, 20)
        """New groups, and what their heads change."""
        self.invitations = RateLimit(1, 60)
        """Links of groups, by address: nobody tries them out."""
        self.sign_ins = RateLimit(0.2, 30)
        """Tries to sign in, and new passkeys."""
        self.sign_ins_of_address = RateLimit(5, 200)
        self.sign_in_mails = RateLimit(1 / 1800, 3)
        """Mails with a sign-in link, by mail address, whether it is known or not."""
        self.sign_in_mails_of_address = RateLimit(1 / 60, 20)
        """The same by network address: a club may be behind one."""
        self.complaints = RateLimit(0.02, 5)
        self.exports = RateLimit(0.05, 3)
        """All data of a guest in one file: every finished game is replayed for it."""
        self.messages = RateLimit(30, 150)
        """Messages over a WebSocket."""

    def check_sign_in(self, guest: str, connection: HTTPConnection) -> None:
        """Count a try to sign in by guest and by network address; raises TooFast where there are too many."""
        self.sign_ins.check(guest)
        self.sign_ins_of_address.check(find_address(connection))

    def check_sign_in_mail(self, mail_address: str, connection: HTTPConnection) -> None:
        """Count a sign-in link by mail address and by network address; raises TooFast where there are too many."""
        self.sign_in_mails_of_address.check(find_address(connection))
        self.sign_in_mails.check(mail_address.lower())

    def check_new_table(self, guest: str, connection: HTTPConnection) -> None:
        """Count a new table of a guest and of their address; raises TooFast where there are too many."""
        self.new_tables_of_address.check(find_address(connection))
        self.new_tables.check(guest)


def find_address(connection: HTTPConnection) -> str:
    """Return the address that a request comes from; behind a trusted proxy, the one that the proxy names.

    Of an IPv6 address only the network counts, because one household has billions of them.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
