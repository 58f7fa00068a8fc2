"""The folder of `perihelion site`, built once, and a bare file server for it.

`make soak` builds the whole folder. `make test` leaves out the machine code, which takes minutes to compile: bots think
with the interpreted rules.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from perihelion.core.registry import SHOW_TEST_GAMES
from perihelion.site import build
from perihelion.site import packs as packs_of_files
from perihelion.site.packs import read_pack
from tests.browser.serving import browsing
from tests.selection import SOAK

from .visitor import PHONE, Visitor

whole_folder = pytest.mark.skipif(not SOAK, reason="the machine code of all games is compiled by make soak")
"""Marks tests that need machine code, or take long."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests of the folder in one process, so that it is built once."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group("site"))


SERVER = "https://play.example.org"
BASE = "/club/perihelion"


@pytest.fixture(scope="package", autouse=True)
def _without_games_for_tests() -> Iterator[None]:
    """Lists name the games for people only, as they do for everybody else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(SHOW_TEST_GAMES)
        yield


@pytest.fixture(scope="package")
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web space with the folder below a path."""
    space = tmp_path_factory.mktemp("space")
    with pytest.MonkeyPatch.context() as patch:
        if not SOAK:
            patch.setattr(build, "write_files", lambda game, folder: [])
            patch.setattr(packs_of_files, "LEVEL", 1)
        build.write_site(space / BASE.strip("/"), SERVER, BASE)
    return space


@pytest.fixture(scope="package")
def folder(web_space: Path) -> Path:
    """The folder itself."""
    return web_space / BASE.strip("/")


@pytest.fixture(scope="package")
def packs(folder: Path) -> dict[str, dict[str, bytes]]:
    """The files of all packs, by the pack's name."""
    found = {}
    for path in sorted((folder / "packs").iterdir()):
        found[path.name.rpartition("-")[0]] = read_pack(path.read_bytes())
    return found


class _Quiet(SimpleHTTPRequestHandler):
    """A file server that writes no log. It compresses nothing and sends no special headers."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def serving_files(space: Path) -> Iterator[str]:
    """Serve a folder as the simplest web space does; its address. It is gone after the block."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(space)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="module")
def browser(web_space: Path) -> Iterator[Browser]:
    with browsing() as chromium:  # after the folder is built: that needs an event loop of its own
        yield chromium


@contextmanager
def visiting(browser: Browser, space: Path, device: dict[str, Any]) -> Iterator[tuple[Visitor, ExitStack]]:
    """A device whose first visit is over: the lobby was there at once, and a moment later everything is on the device.

    The second value serves the folder; closing it is flight mode.
    """
    with ExitStack() as network:
        address = network.enter_context(serving_files(space))
        visitor = Visitor(browser.new_context(**device, reduced_motion="reduce"), f"{address}{BASE}/")
        visitor.window.goto(visitor.address)
        expect(visitor.page.locator(".game.card")).to_have_count(4)
        assert visitor.window.locator("#state").is_visible(), "the lobby waited for Python"
        visitor.window.wait_for_selector("html[data-kept=all]", state="attached")
        yield visitor, network
        visitor.context.close()


@pytest.fixture(scope="module")
def phone(browser: Browser, web_space: Path) -> Iterator[tuple[Visitor, ExitStack]]:
    """A phone after its first visit, and what serves the folder."""
    with visiting(browser, web_space, PHONE) as found:
        yield found


@pytest.fixture(scope="module")
def visitor(phone: tuple[Visitor, ExitStack]) -> Visitor:
    """A phone after its first visit."""
    return phone[0]
