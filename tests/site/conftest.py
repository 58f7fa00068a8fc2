"""The folder of `perihelion site`, built once, and a bare file server for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from perihelion.core.registry import SHOW_TEST_GAMES
from perihelion.site.build import write_site
from perihelion.site.packs import read_pack
from tests.selection import SOAK


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the folder to `make soak`: it compiles all games for browsers, which takes several minutes."""
    for item in items:
        if not SOAK and item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.skip("the folder is built and tried by make soak"))


SERVER = "https://play.example.org"
BASE = "/club/perihelion"


@pytest.fixture(scope="session", autouse=True)
def _without_games_for_tests() -> Iterator[None]:
    """Lists name the games for people only, as they do for everybody else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(SHOW_TEST_GAMES)
        yield


@pytest.fixture(scope="session")
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web space with the folder below a path; building it compiles all games, unless they are in the cache."""
    space = tmp_path_factory.mktemp("space")
    write_site(space / BASE.strip("/"), SERVER, BASE)
    return space


@pytest.fixture(scope="session")
def folder(web_space: Path) -> Path:
    """The folder itself."""
    return web_space / BASE.strip("/")


@pytest.fixture(scope="session")
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
