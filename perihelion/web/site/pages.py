"""The HTML pages: one template for all of them, and the words of the client's scripts."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from string import Template

from fluent.syntax import FluentParser, ast
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from ...core.registry import game as find_game
from ...errors import PerihelionError
from ...languages import DEFAULT, packs
from ...languages.messages import split_messages
from ...wire.schemas.responses import ClientWords
from ...wire.table_words import table_words
from ...words import Words, count_missing, sources
from ..http.base_path import find_base_path, find_site
from ..http.static_files import STATIC, client_version
from .legal import write_footer
from .scripts import MAIN, find_used_words

PACKAGE = "perihelion.web"
TEMPLATE = "page.html"
THEMES = ("dark", "light")
LOADING = '<p class="loading" role="status"><span class="rise"></span> <span class="quiet">Perihelion</span></p>'
"""What a page shows until its script draws it."""
LOBBY = "lobby"
"""The first page of most visitors: it gets the stylesheets and words that it needs itself, and no others."""


@lru_cache(maxsize=1)
def _template() -> Template:
    return Template((STATIC.parent / TEMPLATE).read_text(encoding="utf-8"))


def render_page(
    connection: HTTPConnection, name: str, *, game: str = "", table: str = "", status: int = 200, content: str = LOADING
) -> Response:
    """Return a page: the template with the page's name, game and table. Every value but `content` is escaped."""
    lang = connection.state.lang
    words = table_words(lang, find_game(game).package) if game else Words(lang, PACKAGE)
    values = {
        "lang": lang,
        "title": f"{words('game')} – Perihelion" if game else "Perihelion",
        "description": words("game-about") if game else words("hero-about"),
        "page": name,
        "table": table,
        "game": game,
        "picture": _preview_address(connection, game),
        "base": find_base_path(connection),
        "version": client_version(),
        "noscript": Words(lang, PACKAGE)("noscript"),
    }
    theme = connection.cookies.get("theme", "")
    attribute = f' data-theme="{theme}"' if theme in THEMES else ""
    links = stylesheet_links(name, values["version"])
    sheets = "\n".join(f'<link rel="stylesheet" href="{escape(values["base"] + link)}">' for link in links)
    escaped = {key: escape(value) for key, value in values.items()}
    legal = write_footer(lang, values["base"])
    html = _template().substitute(escaped, theme=attribute, stylesheets=sheets, content=content, legal=legal)
    return HTMLResponse(html, status, headers={"vary": "Cookie, Accept-Language"})


def stylesheet_links(page: str, version: str) -> list[str]:
    """Return the addresses of a page's stylesheets."""
    names = ["page.css"] if page == LOBBY else ["page.css", "more.css"]
    return [f"/{name}?v={version}" for name in names]


def render_error_page(connection: HTTPConnection, status: int) -> Response:
    """Return the error page for a dead link, with the reason; for a table's link, the page of a table."""
    if status == 503:
        return render_page(connection, "maintenance", status=status)
    kind, _, rest = connection.url.path.lstrip("/").partition("/")
    if kind == "t":
        return render_page(connection, "table", table=rest.partition("/")[0], status=status)
    return render_page(connection, "unknown", status=status)


def _preview_address(connection: HTTPConnection, game: str) -> str:
    """Return the full address of the preview picture of this page."""
    name = game if (STATIC / "pictures" / f"{game}.jpg").is_file() else "perihelion"
    return f"{find_site(connection)}/static/pictures/{name}.jpg"


@lru_cache(maxsize=64)
def client_words(lang: str, package: str = PACKAGE) -> dict[str, str]:
    """Return every message of the client's own words files, with variables written as {name}; or of another package.

    A message that the language lacks is the English one.
    """
    found: dict[str, str] = {}
    for _, text in sources(lang, package):
        for name, source in split_messages(text):
            written = _client_text(source)
            if written is not None:
                found[name] = written
    if lang == DEFAULT:
        return found
    english = client_words(DEFAULT, package)
    for key in english.keys() - found.keys():
        count_missing(lang, key)
    return english | found


def words_of_lobby(lang: str) -> dict[str, str]:
    """Return the words that the scripts of the lobby use."""
    words = client_words(lang)
    return {name: words[name] for name in find_used_words((MAIN, f"pages/{LOBBY}.js"), words)}


def describe_words(lang: str, page: str) -> ClientWords:
    """Return the words of all pages, or of the lobby, and the languages that a visitor can choose."""
    words = words_of_lobby(lang) if page == LOBBY else client_words(lang)
    return ClientWords(lang=lang, languages={code: pack.name for code, pack in packs().items()}, words=words)


_VARIABLE = re.compile(r"\{ \$([\w-]+) \}")
_ONE_LINE = re.compile(rf"[\w-]+ *= *((?:[^{{}}\n]|{_VARIABLE.pattern})+?)\s*")
"""A message on one line with nothing but variables, as most are. Parsing all messages takes a second."""


def _client_text(source: str) -> str | None:
    """Return the text of a message, with variables written as {name}; None if it cannot be parsed."""
    if found := _ONE_LINE.fullmatch(source):
        return _VARIABLE.sub(r"{\1}", found[1])
    message = FluentParser().parse_entry(source)
    if not isinstance(message, ast.Message) or message.value is None:
        return None
    return "".join(map(_element_text, message.value.elements))


def _element_text(element: object) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = getattr(element, "expression", None)
    if isinstance(expression, ast.VariableReference):
        return f"{{{expression.id.name}}}"
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    raise PerihelionError("the words of the pages have variables, but no selectors")
