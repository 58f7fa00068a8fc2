"""The files of the client: addresses with a version are cached by browsers, all others are revalidated.

A page names one version for all files (`/static/v-1f0c…/main.js`), and scripts import each other by relative
addresses, so a page loads files of one version. A browser that has them requests none of them again.
"""

from __future__ import annotations

import hashlib
import re
import time
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ...report.page import report_stylesheet
from ...wire.pictures import board_stylesheet

STATIC = Path(str(files("perihelion.web"))) / "static"
CHECKED = "no-cache"
"""A browser caches the file, but revalidates it each time."""
KEPT = "public, max-age=31536000, immutable"
"""A browser caches the file for a year without revalidating it."""
IMPORT = re.compile(r'^@import "([^"]+)";$', re.MULTILINE)
VERSION = re.compile(r"v-[0-9a-f]{16}")


def client_version(static: Path = STATIC) -> str:
    """Return a version that changes with every file of the client, even while the server runs."""
    return _version_at(static, int(time.monotonic()))


@lru_cache(maxsize=4)
def _version_at(static: Path, second: int) -> str:
    """Check for changed files at most once a second: a page loads a hundred files."""
    found = sorted(path for path in static.rglob("*") if path.is_file())
    return _hash_files(static, tuple((path, path.stat().st_mtime_ns) for path in found))


@lru_cache(maxsize=4)
def _hash_files(static: Path, found: tuple[tuple[Path, int], ...]) -> str:
    digest = hashlib.sha256((board_stylesheet() + report_stylesheet()).encode())
    for path, _ in found:
        digest.update(path.relative_to(static).as_posix().encode() + b"\0" + path.read_bytes())
    return f"v-{digest.hexdigest()[:16]}"


def page_stylesheet() -> str:
    """Return the stylesheet of every page: the boards' own, and those that `styles/page.css` imports."""
    return "\n".join([board_stylesheet(), *_imported_sheets("page.css")])


def more_stylesheet() -> str:
    """Return what all pages but the lobby need besides: what `styles/more.css` imports, and the reports' own."""
    return "\n".join([*_imported_sheets("more.css"), report_stylesheet()])


def _imported_sheets(name: str) -> list[str]:
    """Return the stylesheets that one of `styles/` imports."""
    imported = IMPORT.findall((STATIC / "styles" / name).read_text(encoding="utf-8"))
    return [(STATIC / "styles" / each).read_text(encoding="utf-8") for each in imported]


def caching(version: str) -> str:
    """Return the caching header for a file requested with this version; an old page may request an old one."""
    return KEPT if version == client_version() else CHECKED


class ClientFiles(StaticFiles):
    """Static files, with or without a version before their path."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return one file."""
        version, _, rest = path.partition("/")
        response = await super().get_response(rest if VERSION.fullmatch(version) else path, scope)
        response.headers["cache-control"] = caching(version)
        return response
