"""A visitor of the folder: a browser with one window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from .framed import FramedPage

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en",
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en"}
PATIENCE = 180_000
"""Milliseconds for the first start of Python on a busy machine."""
expect.set_options(timeout=PATIENCE)
QUIET = ("Failed to load resource", "net::ERR_")


class Visitor:
    """Somebody at a browser."""

    def __init__(self, context: BrowserContext, address: str):
        self.context, self.address, self.complaints = context, address, list[str]()
        context.set_default_timeout(PATIENCE)
        self.window = self.open_window()
        self.page = FramedPage(self.window)

    def open_window(self) -> Page:
        """Return a new window. Whatever a page complains about is noted."""
        window = self.context.new_page()
        window.on("pageerror", lambda error: self.complaints.append(str(error)))
        window.on("console", self._hear)
        return window

    def go(self, path: str) -> None:
        """Go to a page, as if its address were typed."""
        self.window.goto(self.address + path.lstrip("/"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in QUIET):
            self.complaints.append(message.text)
