"""Requests to addresses that guests choose: only HTTPS, only to the public internet, and no redirects.

The name is resolved once, every address it has is checked, and the connection goes to the address that was checked: a
name that resolves to something else a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlsplit

SECONDS, MOST_SECONDS = 10.0, 15.0
"""Time limits of each step of a request, and of the whole: a server may answer one byte at a time."""
MOST_REQUESTS = 8
"""Number of requests at a time, in threads of their own, so slow ones do not block players."""
MOST_LENGTH = 1000
_threads = ThreadPoolExecutor(MOST_REQUESTS, thread_name_prefix="outgoing")
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""All public IPv6 addresses. Those outside of it are special; many stand for an IPv4 address."""
SPECIAL = [
    ipaddress.ip_network(each)
    for each in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
"""Ranges among them for tunnels (6to4, Teredo), protocols and examples."""
ISATAP = (0x00005EFE, 0x02005EFE)
"""What stands before the IPv4 address in the last half of a tunnel's address (RFC 5214)."""


class Target(NamedTuple):
    """The target of a request."""

    host: str
    port: int
    path: str


class RefusedAddress(ValueError):
    """The address is not public, so nothing is sent there."""


def read_target(url: str) -> Target:
    """Return the parts of an address. Raises RefusedAddress if its form is never allowed."""
    if len(url) > MOST_LENGTH or not url.isascii() or any(char <= " " or char == "\x7f" for char in url):
        raise RefusedAddress(url)
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise RefusedAddress(url) from None
    if parts.scheme != "https" or not host or parts.username is not None or parts.password is not None or port == 0:
        raise RefusedAddress(url)
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        if "." not in host.strip("."):
            raise RefusedAddress(url) from None
    else:
        if not is_public(str(literal)):
            raise RefusedAddress(url)
    query = f"?{parts.query}" if parts.query else ""
    return Target(host, port or 443, (parts.path or "/") + query)


def is_public(address: str) -> bool:
    """Return True if an IP address belongs to the public internet.

    An IPv6 address that stands for an IPv4 address may lead to this machine or its network, so only those of the form
    ::ffff:a.b.c.d are considered: as the IPv4 address itself.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # with a zone: fe80::1%eth0
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in GLOBAL_UNICAST or int(found) >> 32 & 0xFFFFFFFF in ISATAP:
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in SPECIAL)


def resolve(target: Target) -> str:
    """Return the address to connect to. Raises RefusedAddress if one of the addresses of this name is not public."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(map(is_public, addresses)):
        raise RefusedAddress(target.host)
    return addresses[0]


@lru_cache(maxsize=1)
def certificates() -> ssl.SSLContext:
    """Return the certificates to trust, which take a while to read."""
    return ssl.create_default_context()


class CheckedConnection(http.client.HTTPSConnection):
    """A connection to one address; the certificate must be that of the name."""

    def __init__(self, target: Target):
        super().__init__(target.host, target.port, timeout=SECONDS, context=certificates())
        self._target = target

    def connect(self) -> None:
        """Connect to the address that was checked."""
        plain = socket.create_connection((resolve(self._target), self._target.port), SECONDS)
        safe = certificates().wrap_socket(plain, server_hostname=self._target.host, do_handshake_on_connect=False)
        self.sock = safe
        safe.do_handshake()

    def abort(self) -> None:
        """End the connection, even while another thread waits on it."""
        if self.sock is not None:
            with suppress(OSError):
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)  # TLS is not ended: that other thread uses it


def _post(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    target = read_target(url)
    connection = CheckedConnection(target)
    watchdog = threading.Timer(MOST_SECONDS, connection.abort)
    watchdog.start()
    try:
        connection.request("POST", target.path, body, dict(headers))
        return connection.getresponse().status
    finally:
        watchdog.cancel()
        connection.close()


async def post(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Send a request and return the status of the answer; nothing else of the answer is read.

    Raises RefusedAddress, OSError (also for names that do not resolve) or HTTPException if there is none.
    """
    return await asyncio.get_running_loop().run_in_executor(_threads, _post, url, body, headers)
