"""Contexts of the browser that pages take over from each other.

Each page has the cookies and the storage of a newcomer, but what another one has loaded is in its cache: a table opens
with half of the work then.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

Settings = dict[str, Any]
STORED = "local_storage,indexeddb,cache_storage"


class Contexts:
    """The contexts of a browser: free ones by their settings, and those that are in use."""

    def __init__(self, browser: Browser, patience: int):
        self.browser, self.patience = browser, patience
        self.free: dict[str, list[BrowserContext]] = {}
        self.used: list[tuple[BrowserContext, list[BrowserContext] | None]] = []
        """Each with the list it comes back to. One with a service worker has none, because the worker would stay."""
        self.origins: set[str] = set()
        """Where pages have been that are closed: what they have stored is deleted before the next one."""

    def open_page(self, settings: Settings, media: Settings) -> Page:
        """Return an empty page of somebody who was never here."""
        key = repr(sorted((name, value) for name, value in settings.items() if name != "viewport" and value))
        free = self.free.setdefault(key, [])
        if free:
            context = free.pop()
            page = context.new_page()
            page.set_viewport_size(settings["viewport"])
            devtools = context.new_cdp_session(page)
            for origin in self.origins:
                devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": STORED})
            devtools.detach()
        else:
            context = self.browser.new_context(**settings)
            context.set_default_timeout(self.patience)
            page = context.new_page()
        self.used.append((context, free if settings["service_workers"] == "block" else None))
        page.emulate_media(**media)
        return page

    def close_pages(self) -> None:
        """Close all pages, and let others have their contexts."""
        for context, free in self.used:
            self.origins |= {
                f"{url.scheme}://{url.netloc}" for page in context.pages if (url := urlsplit(page.url)).netloc
            }
            if free is None:
                context.close()
                continue
            for page in context.pages:
                page.close()
            context.set_offline(False)
            context.clear_cookies()
            free.append(context)
        self.used.clear()
