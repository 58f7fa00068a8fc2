"""Compression of responses, except for the files that lie here compressed."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

COMPRESSED_FILES = "/device/"


class CompressedResponses(GZipMiddleware):
    """Starlette's compression."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "http" and scope["path"].startswith(COMPRESSED_FILES):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
