"""Pages for frames of other sites, such as blogs: a replay, a puzzle, today's deal.

They may stand in any frame, and only they: their policy allows every `frame-ancestors`, but no script, no form and no
request besides their own picture and stylesheet. They set no cookie and show nothing about the reader or the players.
The overlay for streams is no such page: it has a script and the policy of all other pages.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from string import Template

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..http.base_path import find_base_path, find_site
from ..http.static_files import STATIC, client_version

TEMPLATE, OVERLAY = "embed.html", "overlay.html"
POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *"
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-resource-policy": "cross-origin",
    "cross-origin-opener-policy": "unsafe-none",
    "referrer-policy": "no-referrer",
}
FILM = '<details><summary>{says}</summary><img src="{film}" alt="" loading="lazy"></details>\n'
SECONDS = 300
"""How long a browser may keep a page."""


@lru_cache(maxsize=1)
def _template() -> Template:
    return Template((STATIC.parent / TEMPLATE).read_text(encoding="utf-8"))


def render_embed(
    request: Request,
    lang: str,
    *,
    title: str,
    says: str,
    picture: str,
    alt: str,
    link: str,
    invites: str,
    film: str = "",
    plays: str = "",
) -> Response:
    """Return a page for a frame. `picture`, `film` and `link` are addresses of this server; every value is escaped.

    A `film` begins when the reader opens it, and is not loaded before.
    """
    base = find_base_path(request)
    values = {
        "lang": lang,
        "base": base,
        "version": client_version(),
        "title": title,
        "says": says,
        "picture": base + picture,
        "alt": alt,
        "link": find_site(request) + link,
        "invites": invites,
    }
    escaped = {name: escape(value) for name, value in values.items()}
    more = FILM.format(says=escape(plays), film=escape(base + film)) if film else ""
    html = _template().substitute(escaped, more=more)
    return HTMLResponse(html, headers={**HEADERS, "cache-control": f"public, max-age={SECONDS}"})


@lru_cache(maxsize=1)
def _overlay_template() -> Template:
    return Template((STATIC.parent / OVERLAY).read_text(encoding="utf-8"))


def render_overlay(request: Request, lang: str, table: str, delay: int) -> Response:
    """Return the page that a streaming program lays over its picture. It has the policy of all other pages."""
    values = {
        "lang": lang,
        "base": find_base_path(request),
        "version": client_version(),
        "title": "Perihelion",
        "table": table,
        "delay": str(delay),
    }
    return HTMLResponse(_overlay_template().substitute({name: escape(value) for name, value in values.items()}))
