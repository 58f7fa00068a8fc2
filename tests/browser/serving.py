"""A server in a process of its own, and Chromium as the system has it; for the tests and for `tools/screenshots.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.server import free_port
from tests.web.waiting import wait_for

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Chromium without a window, its menus and its settings: a page opens with a third less work."""
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding,HttpsUpgrades,LensOverlay,"
    "MediaRouter,OptimizationHints,AimEnabled,PreconnectToSearch",
]
"""The list of features takes the place of Playwright's own. The first three are the address bar's, which nobody sees
without a screen: each new window would load its pages, half of the work of a short test."""
SECONDS = 60
"""How long a server may take to stand on a busy machine."""


def client_module(path: str) -> str:
    """Return the expression that imports a script of the client as the page itself has it, with its version."""
    return f"await import(new URL('{path}', document.querySelector('script[type=module]').src))"


@contextmanager
def serving(folder: Path, module: str = "perihelion") -> Iterator[str]:
    """A server that keeps its tables in the folder; its address. `module` is the program that is started."""
    port = str(free_port())
    words = ["-m", module, "serve", "--port", port, "--no-browser", "--data", str(folder)]
    env = {**os.environ, "PERIHELION_RUNTIME": "interpreted"}  # no compiler beside the browser
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen([sys.executable, *words], stdout=log, stderr=subprocess.STDOUT, env=env)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(address, process, folder / "server.log")
            yield address
        finally:
            process.terminate()
            process.wait(SECONDS)


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/api/words?lang=en", timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"the server does not answer:\n{log.read_text()}")


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium."""
    assert CHROMIUM, "this needs Chromium: install it (apt-get install chromium) or name it in CHROMIUM"
    with sync_playwright() as tool:
        chromium = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


SHOW_MESSAGE = (
    """async (words) => {
  const { showMessage } = """
    + client_module("widgets/toast.js")
    + """;
  showMessage(words);
}"""
)
"""Show a message as the page does."""

NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Wait until the next frame is drawn, so that everything has its place and scripts have answered."""
WORKER = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def wait_for_promise(page: Page, expression: str, arg: object = None) -> Any:
    """Wait until a promise resolves to something true; `wait_for_function` takes the promise itself for an answer."""
    return wait_for(lambda: page.evaluate(expression, arg))


def wait_for_worker(page: Page) -> None:
    """Wait until the service worker answers the requests of this page."""
    wait_for_promise(page, WORKER)
