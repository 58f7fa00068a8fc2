"""Pages: one shell for all, and what it loads."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse

from ...core.game import game as find
from ...errors import PerihelionError
from ...store import guests
from ...words import LANGUAGES, Words, sources
from .. import documents, pictures
from ..answers import WordsAnswer
from ..errors import WebError
from ..guard import cookie
from ..tour import Tour, tour
from ..visitors import COOKIE, Lang, Visitor, table_words
from . import PAGE_PROBLEMS, PROBLEMS
from .context import Here, OpenTable

router = APIRouter(tags=["pages"], responses=PAGE_PROBLEMS)
STATIC = Path(str(files("perihelion.web"))) / "static"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
HTML = HTMLResponse


@lru_cache(maxsize=1)
def _shell() -> Template:
    return Template((STATIC.parent / "shell.html").read_text(encoding="utf-8"))


def page(request: HTTPConnection, name: str, *, game: str = "", table: str = "", status: int = 200) -> Response:
    """A page: the shell with its values, each escaped; everything else is the client's."""
    lang = request.state.lang
    words = table_words(lang, find(game).package) if game else Words(lang, "perihelion.web")
    title = f"{words('game')} – Perihelion" if game else "Perihelion"
    about = words("game-about") if game else words("hero-about")
    theme = request.cookies.get("theme", "")
    values = {
        "lang": lang,
        "title": title,
        "description": about,
        "page": name,
        "table": table,
        "game": game,
        "picture": _preview(request, game),
    }
    dressed = f' data-theme="{theme}"' if theme in ("dark", "light") else ""
    html = _shell().substitute({key: escape(value) for key, value in values.items()}, theme=dressed)
    return HTMLResponse(html, status, headers={"vary": "Cookie, Accept-Language"})


def _preview(request: HTTPConnection, game: str) -> str:
    """The whole address of what a messenger shows beside a link: a game from elsewhere shows the picture of all."""
    name = game if (STATIC / "pictures" / f"{game}.jpg").is_file() else "perihelion"
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}/static/pictures/{name}.jpg"


def lost(request: HTTPConnection, status: int) -> Response:
    """For people who followed a link that leads nowhere: the page of that table, which says so, or the lobby."""
    kind, _, rest = request.url.path.lstrip("/").partition("/")
    if kind == "t":
        return page(request, "table", table=rest.partition("/")[0], status=status)
    return page(request, "lobby", status=status)


@router.get("/", response_class=HTML)
async def lobby(request: Request) -> Response:
    """The lobby."""
    return page(request, "lobby")


@router.get("/new/{game}", response_class=HTML)
async def start(game: str, request: Request) -> Response:
    """A new table of a game."""
    return page(request, "start", game=find(game).key)


@router.get("/t/{table}", response_class=HTML)
async def at_table(shown: OpenTable, request: Request) -> Response:
    """A table."""
    return page(request, "table", game=shown.table.game.key, table=shown.table.head.table)


@router.get("/t/{table}/replay", response_class=HTML)
async def replay(shown: OpenTable, request: Request) -> Response:
    """A finished game, from the beginning."""
    return page(request, "replay", game=shown.table.game.key, table=shown.table.head.table)


@router.get("/t/{table}/fair", response_class=HTML)
async def fair_table(shown: OpenTable, request: Request) -> Response:
    """The seal of a table's dice, explained and checked."""
    return page(request, "fair", game=shown.table.game.key, table=shown.table.head.table)


@router.get("/fair", response_class=HTML)
async def fair(request: Request) -> Response:
    """The seal of the dice, explained."""
    return page(request, "fair")


@router.get("/luck", response_class=HTML)
async def luck(request: Request) -> Response:
    """The draws of all my games."""
    return page(request, "luck")


@router.get("/rules/{game}", response_class=HTML)
async def rules(game: str, request: Request) -> Response:
    """The rules of a game."""
    return page(request, "book", game=find(game).key)


@router.get("/guide/{game}", response_class=HTML)
async def guide(game: str, request: Request) -> Response:
    """The guide of a game."""
    return page(request, "book", game=find(game).key)


@router.get("/me/{token}", response_class=RedirectResponse, status_code=303)
async def personal(token: str, request: Request, here: Here) -> Response:
    """A personal link: this device is that guest from now on."""
    guest = await guests.use_link(here.database, token)
    if guest is None:
        raise WebError(404, "unknown", "error-link")
    secure = "; Secure" if request.url.scheme == "https" else ""
    answer = RedirectResponse("/", 303)
    answer.headers.append("set-cookie", cookie(COOKIE, here.visitors.sign(guest.id), http_only=True, secure=secure))
    return answer


@router.get("/board.css", response_class=Response, responses={200: {"content": {"text/css": {}}}})
def board_style(request: Request) -> Response:
    """The stylesheet of all boards."""
    return cached(request, pictures.board_style().encode(), "text/css; charset=utf-8")


@router.get("/pictures/{name}.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
def picture(name: str, request: Request, lang: Lang) -> Response:
    """The picture of a game."""
    game = find(name)
    path = pictures.drawn(STATIC, game.key)
    svg = path.read_text(encoding="utf-8") if path else pictures.picture(game, lang)
    if svg is None:
        raise WebError(404, "unknown")
    answer = cached(request, svg.encode(), "image/svg+xml")
    answer.headers["content-security-policy"] = PICTURE_POLICY
    return answer


@router.get("/pictures/guide/{name}.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
def guide_picture(name: str, request: Request) -> Response:
    """A picture of a guide."""
    path = documents.guide_picture(name)
    if path is None:
        raise WebError(404, "unknown")
    answer = cached(request, path.read_bytes(), "image/svg+xml")
    answer.headers["content-security-policy"] = PICTURE_POLICY
    return answer


@router.get("/api/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(request: Request, path: Annotated[str, Query(pattern=r"^/(t|me)/[A-Za-z0-9_-]{1,60}$")]) -> Response:
    """A QR code of an address on this server."""
    link = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}{path}"
    return Response(pictures.qr(link), media_type="image/svg+xml", headers={"content-security-policy": PICTURE_POLICY})


@router.get("/api/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def table_qr(request: Request, shown: OpenTable) -> Response:
    """A QR code of the table's link."""
    return await qr(request, f"/t/{shown.table.head.table}")


@router.get("/api/tables/{table}/tour", responses=PROBLEMS)
async def first_turn(shown: OpenTable, who: Visitor, lang: Lang) -> Tour:
    """What a newcomer is told at this moment of the first turn; 404 where the game has no tour."""
    found = tour(shown, who.id, lang)
    if found is None:
        raise WebError(404, "unknown")
    return found


@router.get("/api/words", responses=PROBLEMS)
def words(lang: str) -> WordsAnswer:
    """The words of the pages, variables written as {name}."""
    if lang not in LANGUAGES:
        raise WebError(404, "unknown", "error-lang")
    return WordsAnswer(lang=lang, words=page_words(lang))


@lru_cache(maxsize=4)
def page_words(lang: str) -> dict[str, str]:
    """Every message of the pages' own words files."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, str] = {}
    for _, text in sources(lang, "perihelion.web"):
        for message in FluentParser().parse(text).body:
            if isinstance(message, ast.Message) and message.value is not None:
                found[message.id.name] = "".join(_part(part) for part in message.value.elements)
    return found


def _part(part: object) -> str:
    from fluent.syntax import ast

    if isinstance(part, ast.TextElement):
        return str(part.value)
    expression = getattr(part, "expression", None)
    if isinstance(expression, ast.VariableReference):
        return f"{{{expression.id.name}}}"
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    raise PerihelionError("the words of the pages have variables, but no selectors")


def cached(request: Request, body: bytes, kind: str) -> Response:
    """An answer that a browser keeps and asks about."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language, Cookie"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)
