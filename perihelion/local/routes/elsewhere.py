"""Addresses of the web server that a device alone does not have: each answers with a sentence."""

from __future__ import annotations

from typing import Any

from ..device import Device
from ..elsewhere import NeedsOthers, NeedsServer
from ..request import Request
from ..routing import Function, Route


def refuse(make: type[NeedsServer], *keys: str) -> Function:
    """Return a route that says what it needs."""

    async def route(device: Device, request: Request) -> Any:
        raise make(*keys)

    return route


NEEDS_OTHERS = (
    ("POST", "/api/tables/{table}/chat"),
    ("POST", "/api/tables/{table}/complaint"),
    ("POST", "/api/tables/{table}/block"),
    ("POST", "/api/tables/{table}/remove"),
    ("GET", "/api/ranking/{game}"),
    ("GET", "/api/players/{player}"),
    ("GET", "/api/groups"),
    ("POST", "/api/groups"),
    ("GET", "/api/groups/{group}"),
    ("GET", "/api/invitations/{token}"),
    ("POST", "/api/invitations/{token}"),
    ("GET", "/api/tournaments"),
    ("POST", "/api/tournaments"),
    ("GET", "/api/tournaments/{name}"),
    ("POST", "/api/leagues"),
    ("GET", "/api/leagues/{name}"),
    ("GET", "/api/people"),
    ("GET", "/api/people/{what}"),
    ("POST", "/api/people/{what}"),
    ("POST", "/api/tables/{table}/invite"),
    ("GET", "/api/pairing"),
    ("POST", "/api/pairing"),
    ("POST", "/api/pairing/{what}"),
    ("GET", "/api/wishes"),
    ("POST", "/api/wishes"),
    ("POST", "/api/wishes/{what}"),
    ("POST", "/api/duplicates"),
    ("GET", "/api/duplicates/{name}"),
    ("GET", "/api/duplicates/{name}/deals"),
    ("POST", "/api/reviews"),
    ("GET", "/api/reviews/{review}"),
    ("POST", "/api/reviews/{review}/{what}"),
)
NEEDS_ACCOUNT = (
    ("GET", "/api/me/account"),
    ("POST", "/api/me/account/{what}"),
    ("POST", "/api/me/account/{what}/{how}"),
    ("POST", "/api/me/link"),
    ("GET", "/api/me/link/{token}"),
    ("POST", "/api/me/link/{token}"),
    ("POST", "/api/sign-in/{how}"),
    ("POST", "/api/sign-in/{how}/{what}"),
)
NEEDS_SERVER = (
    ("GET", "/api/me/notices"),
    ("POST", "/api/me/notices/{what}"),
    ("POST", "/api/me/notices/{what}/{how}"),
    ("GET", "/api/me/vacation"),
    ("POST", "/api/me/vacation"),
    ("GET", "/api/qr.svg"),
    ("POST", "/api/tables/{table}/plans"),
    ("POST", "/api/tables/{table}/plans/{what}"),
    ("GET", "/api/operator"),
    ("POST", "/api/analysis/explorer"),
    ("GET", "/api/tables/{table}/overlay"),
)

ROUTES = (
    *(Route(method, pattern, refuse(NeedsOthers)) for method, pattern in NEEDS_OTHERS),
    *(Route(method, pattern, refuse(NeedsServer, "error-needs-account")) for method, pattern in NEEDS_ACCOUNT),
    *(Route(method, pattern, refuse(NeedsServer)) for method, pattern in NEEDS_SERVER),
)
