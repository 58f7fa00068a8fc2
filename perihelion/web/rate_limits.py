"""Rate limits: a token bucket for each client."""

from __future__ import annotations

import time
from collections import OrderedDict

from .errors import TooFast


class RateLimit:
    """Token buckets, one for each client: each holds `burst` tokens and gets `per_second` new ones."""

    def __init__(self, per_second: float, burst: float, most_clients: int = 50_000):
        self.per_second, self.burst, self.most_clients = per_second, burst, most_clients
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> float:
        """Take a token. Returns 0, or the seconds to wait where the bucket is empty."""
        now = time.monotonic()
        left, then = self._buckets.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / self.per_second
        self._buckets[client] = (left - 1 if not wait else left, now)
        if len(self._buckets) > self.most_clients:
            self._buckets.popitem(last=False)
        return wait

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
        self.reads = RateLimit(50, 300)
        self.writes = RateLimit(30, 150)
        self.new_tables = RateLimit(0.5, 30)
        self.chat = RateLimit(1, 10)
        self.hints = RateLimit(0.5, 10)
        self.reports = RateLimit(0.5, 10)
        """Statistics and reports, which are computed when somebody asks for them."""
        self.messages = RateLimit(30, 150)
        """Messages over a WebSocket."""
