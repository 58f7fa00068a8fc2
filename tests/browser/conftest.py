"""A real server and a real browser: one of each for all tests, a fresh guest for every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]

from tests.web.daily import lay_daily
from tests.web.prepared_server import PreparedServer, prepare

from .contexts import Contexts
from .late_tables import WholeGame, play_whole_games
from .serving import browsing

ONE_SERVER = tuple(f"tests/browser/test_{name}.py" for name in ("device", "dishonest_server", "pseudo_language"))
"""The tests of such a file share a server of their own. One worker runs them, so that it is started once."""
PATIENCE = 60_000
"""Milliseconds a page may take for one thing."""

expect.set_options(timeout=PATIENCE)


class FileScheduler(LoadGroupScheduling):
    """Distributes tests one by one, but those of a file with a server of its own together.

    A group of xdist would be written into the ids of the tests, by which tools/retry.py runs them again.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((file for file in ONE_SERVER if nodeid.startswith(file)), super()._split_scope(nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadGroupScheduling | None:
    """Return the scheduler for `--dist loadgroup`."""
    return FileScheduler(config, log) if config.getoption("dist") == "loadgroup" else None


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables; the daily deal is one of a small game."""
    made = tmp_path_factory.mktemp("data")
    lay_daily(made)
    return made


@pytest.fixture(scope="session")
def whole_games(folder: Path) -> dict[str, WholeGame]:
    """A game of each kind that is over."""
    prepare()  # the process behind the server loads everything meanwhile
    return play_whole_games(folder)


@pytest.fixture(scope="session")
def server(folder: Path, whole_games: dict[str, WholeGame]) -> Iterator[str]:
    """The address of a server with a store of its own."""
    running = PreparedServer(folder, {"PERIHELION_RUNTIME": "interpreted"}).start()  # no compiler beside the browser
    yield running.address
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it."""
    with browsing() as chromium:
        yield chromium


@pytest.fixture(scope="session")
def client(browser: Browser, server: str) -> Iterator[Page]:
    """One page for all tests that only call functions of the client's scripts."""
    context = browser.new_context(base_url=server, locale="en")
    page = context.new_page()
    page.goto("/fair")  # it has all stylesheets, the lobby has not
    yield page
    context.close()


Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    """The contexts of all guests."""
    return Contexts(browser, PATIENCE)


@pytest.fixture
def visit(contexts: Contexts, server: str) -> Iterator[Visit]:
    """Open a page as a new guest: visit("/", name="Ada", lang="de", width=390). A page that complains is a failure.

    Without a path the guest has a name and no page yet: who goes to a table need not load the lobby first. A page
    that a test alters for good, by DevTools, by listening or by answering instead of a WebSocket, is `altered`.
    """
    complaints: list[str] = []
    ears: list[tuple[Page, Any, Callable[[Any], None]]] = []

    def open_page(
        path: str = "",
        *,
        name: str = "",
        lang: str = "en",
        width: int = 1280,
        height: int = 860,
        color_scheme: str = "light",
        altered: bool = False,
        **more: object,
    ) -> Page:
        settings = {
            "base_url": server,
            "viewport": {"width": width, "height": height},
            "locale": "en" if name else lang,  # all guests with a name share the contexts of one locale
            "service_workers": "block",
        } | more
        page = contexts.open_page(settings, {"reduced_motion": "reduce", "color_scheme": color_scheme}, altered)
        hears: dict[Any, Callable[[Any], None]] = {
            "pageerror": lambda error: complaints.append(f"{page.url}: {error}"),
            "console": lambda message: _heard(complaints, message),
        }
        for event, hear in hears.items():
            page.on(event, hear)
            ears.append((page, event, hear))
        if name:
            # The server closes idle connections; one that it closes at this moment is tried again.
            about = {"name": name, "lang": lang}
            page.request.post("/api/me", data=about, headers={"Origin": server}, max_retries=3)
        if path:
            page.goto(path)
        return page

    yield open_page
    for page, event, hear in ears:
        page.remove_listener(event, hear)
    contexts.close_pages()
    assert not complaints, "\n".join(complaints)


def _heard(complaints: list[str], message: ConsoleMessage) -> None:
    """Errors of scripts and of the Content-Security-Policy count; a refused order or a lost connection does not."""
    quiet = ("Failed to load resource", "WebSocket connection", "net::ERR_")
    if message.type == "error" and not any(word in message.text for word in quiet):
        complaints.append(message.text)
