"""Pages of the browser that guests take over from each other.

Each guest has the cookies and the storage of a newcomer, but what another one has loaded is in the cache, and the
scripts are compiled: a table opens with half of the work then.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page

Settings = dict[str, Any]
STORED = "local_storage,indexeddb,cache_storage"
QUIET = "/static/icon.svg"
"""What a page shows between two guests. It comes from the same server, because Chromium would end the process of a page
that is sent elsewhere, and with it everything compiled."""


class Contexts:
    """The contexts of a browser: free ones by their settings, and those that are in use."""

    def __init__(self, browser: Browser, patience: int):
        self.browser, self.patience = browser, patience
        self.free: dict[str, list[BrowserContext]] = {}
        self.used: list[tuple[BrowserContext, list[BrowserContext] | None, bool]] = []
        """Each with the list it comes back to, and whether its page does. One with a service worker has no list,
        because the worker would stay."""
        self.origins: set[str] = set()
        """Where pages have been: what they have stored there is deleted before the next guest."""

    def open_page(self, settings: Settings, media: Settings, altered: bool = False) -> Page:
        """Return an empty page of a new visitor. An altered page is closed in the end."""
        key = repr(sorted((name, value) for name, value in settings.items() if name != "viewport" and value))
        free = self.free.setdefault(key, [])
        if free:
            context = free.pop()
            page = context.pages[0] if context.pages else context.new_page()
            page.set_viewport_size(settings["viewport"])
            devtools = context.new_cdp_session(page)
            for origin in self.origins:
                devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": STORED})
            devtools.detach()
        else:
            context = self.browser.new_context(**settings)
            context.set_default_timeout(self.patience)
            page = context.new_page()
        self.used.append((context, free if settings["service_workers"] == "block" else None, not altered))
        page.emulate_media(**media)
        return page

    def close_pages(self) -> None:
        """Leave all pages, and let others have their contexts."""
        for context, free, kept in self.used:
            self.origins |= {
                f"{url.scheme}://{url.netloc}" for page in context.pages if (url := urlsplit(page.url)).netloc
            }
            if free is None:
                context.close()
                continue
            context.set_offline(False)
            for page in context.pages[1:] if kept else context.pages:
                page.close()
            for page in context.pages:
                _leave(page)
            context.clear_cookies()
            free.append(context)
        self.used.clear()


def _leave(page: Page) -> None:
    """Leave what a page shows, with all that belongs to it alone; close it if that fails."""
    try:
        page.unroute_all()
        with suppress(Error):  # a page that says that there is no network has no storage
            page.evaluate("sessionStorage.clear()")
        page.mouse.move(0, 0)
        page.goto(QUIET)
    except Error:
        page.close()
