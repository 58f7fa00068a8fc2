"""The server in this process, and a client who came by: for tests that change what the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from fastapi import FastAPI

from perihelion.web.app import create_app
from perihelion.web.http.rate_limits import RateLimit
from perihelion.web.services import Services

NO_LIMIT = RateLimit(10**9, 10**9)


class Client(httpx.AsyncClient):
    """A guest with a cookie; `services` are the parts of the server."""

    services: Services
    app: FastAPI


@asynccontextmanager
async def serving(folder: Path, lang: str = "en") -> AsyncIterator[Client]:
    """A client of a server on a folder; nobody counts its requests."""
    app = create_app(folder)
    door = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        Client(transport=door, base_url="http://localhost", headers={"accept-language": lang}) as client,
    ):
        client.services, client.app = app.state.services, app
        for name in ("addresses", "analyses", "companions", "lessons", "reads", "saved_analyses", "writes"):
            setattr(client.services.limits, name, NO_LIMIT)
        assert (await client.get("/api/me")).status_code == 200, "the server started"
        yield client
