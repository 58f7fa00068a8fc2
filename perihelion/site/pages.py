"""The pages of the folder: the server's own HTML for each kind of page, game and language, and which address has which.

The pages are written for a base path that no host has; the service worker puts the real one in its place, so that the
same folder works below any path.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape

from starlette.requests import Request

from ..core.registry import listed_games
from ..web.site.pages import render_page
from .shell_files import shell_folder

BASE = "/__base__"
"""The base path in all pages, until the service worker replaces it."""
ROUTES = {
    r"/": "lobby",
    r"/new/(?P<game>\w+)": "start",
    r"/t/(?P<table>[\w-]+)": "table",
    r"/t/(?P<table>[\w-]+)/replay": "replay",
    r"/t/(?P<table>[\w-]+)/report": "report",
    r"/t/(?P<table>[\w-]+)/mistakes/\d+": "exercise",
    r"/t/(?P<table>[\w-]+)/fair": "fair",
    r"/t/(?P<table>[\w-]+)/plan": "plan",
    r"/fair": "fair",
    r"/luck": "luck",
    r"/(?:rules|specification|guide)/(?P<game>\w+)": "book",
    r"/rules/(?P<game>\w+)/\d+": "rule",
    r"/learn/(?P<game>\w+)": "lessons",
    r"/learn/(?P<game>\w+)/[\w-]+": "exercise",
    r"/puzzles/(?P<game>\w+)": "puzzles",
    r"/puzzles/(?P<game>\w+)/(?:mine/)?[\w-]+": "exercise",
    r"/analysis": "analysis",
    r"/analysis/[\w-]+": "analysis",
    r"/companion": "companion",
    r"/companion/(?P<table>[\w-]+)": "companion",
    r"/companion/(?P<table>[\w-]+)/report": "report",
    r"/daily(?:/[\d-]+)?": "daily",
}
"""The page of each address, as regular expressions that Python and JavaScript read alike after `?P<` became `?<`."""
UNKNOWN = "unknown"
PAGES = tuple(dict.fromkeys((*ROUTES.values(), UNKNOWN)))
"""The pages that the folder has."""
ELSEWHERE = (
    "/account",
    "/tournaments",
    "/tournament/{name}",
    "/league/{name}",
    "/duplicate",
    "/duplicate/{name}",
    "/embed/daily",
    "/embed/puzzle/{game}/{puzzle}",
    "/embed/replay/{table}",
    "/friend/{token}",
    "/g/{group}",
    "/imprint",
    "/join/{token}",
    "/notices/{what}/{token}",
    "/me/{token}",
    "/offline",
    "/operator",
    "/operator/link/{token}",
    "/overlay/{table}",
    "/people",
    "/player/{player}",
    "/privacy",
    "/ranking/{game}",
    "/review/{review}",
)
"""The pages of a server that the folder has not: they need other people, an account or the operator of a server."""
POLICY = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'\">"
)
"""What a page may load: nothing from elsewhere. Pictures that the worker draws are blobs."""
PICTURES_FOR_LINKS = re.compile(r'^<meta (?:property="og:|name="twitter:)[^\n]*\n', re.MULTILINE)
"""What only programs read that follow a link; they never see these pages."""


def render_pages(server: str, lang: str) -> str:
    """Return all pages in a language as JSON: their lines, each once, and the numbers of each page ("start solari")."""
    lines: dict[str, int] = {}
    pages = {
        name: [lines.setdefault(line, len(lines)) for line in html.split("\n")]
        for name, html in _rendered_pages(server, lang)
    }
    routes = [[f"^{route.replace('?P<', '?<')}$", page] for route, page in ROUTES.items()]
    return json.dumps({"lines": list(lines), "pages": pages, "routes": routes}, separators=(",", ":"))


def _rendered_pages(server: str, lang: str) -> Iterator[tuple[str, str]]:
    games = list(listed_games())
    for page in PAGES:
        for game in ("", *games):
            yield f"{page} {game}", render_static_page(page, game, lang, server)


def render_static_page(page: str, game: str, lang: str, server: str) -> str:
    """Return the HTML of a page without a table; the service worker writes the table's name into it."""
    request = Request(
        {
            "type": "http",
            "method": "GET",
            "path": "/",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "scheme": "http",
            "server": ("localhost", 80),
            "base_path": BASE,
            "state": {"lang": lang},
        }
    )
    html = bytes(render_page(request, page, game=game).body).decode()
    html = PICTURES_FOR_LINKS.sub("", html)
    html = html.replace(f"{BASE}/static/pictures/icon", f"{BASE}/icons/icon")
    html = html.replace("<html ", f'<html data-alone="{escape(server)}" ', 1)
    html = html.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{POLICY}', 1)
    return html.replace("</head>", f'<script src="{BASE}/{shell_folder()}/page-start.js"></script>\n</head>', 1)
