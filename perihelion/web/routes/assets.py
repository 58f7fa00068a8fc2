"""What pages load besides static files: the stylesheet of all boards, pictures, QR codes, the client's words."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from ...core.registry import game as find_game
from ...documents import find_picture
from ...report.page import report_stylesheet
from ...wire import pictures
from ...wire.errors import WebError
from ...wire.schemas.responses import ClientWords
from ...words import LANGUAGES
from ..http.base_path import find_site
from ..http.static_files import STATIC, caching, more_stylesheet, page_stylesheet
from ..site.pages import describe_words
from ..site.prepared_pictures import find_cover, make_qr_code
from . import ERRORS, PAGE_ERRORS, Responses
from .dependencies import CurrentLang, WatchedTable

router = APIRouter(tags=["pages"], responses=PAGE_ERRORS)

CSS: Responses = {200: {"content": {"text/css": {}}}}
SVG: Responses = {200: {"content": {"image/svg+xml": {}}}}
QR_PATH = r"^/(t/(real\.)?|(me|analysis|join|friend|review|tournament|league)/)[A-Za-z0-9_-]{1,60}$"
"""The addresses on this server that have a QR code."""
PICTURE_POLICY = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}
"""The header of pictures, which bring their own style."""


@router.get("/page.css", response_class=Response, responses=CSS)
def get_page_stylesheet(request: Request, v: str = "") -> Response:
    """Return the stylesheet of every page in one file; v is the version of the client."""
    return _stylesheet(request, page_stylesheet(), v)


@router.get("/more.css", response_class=Response, responses=CSS)
def get_more_stylesheet(request: Request, v: str = "") -> Response:
    """Return the stylesheet of all pages but the lobby in one file; v is the version of the client."""
    return _stylesheet(request, more_stylesheet(), v)


@router.get("/board.css", response_class=Response, responses=CSS)
def get_board_stylesheet(request: Request, v: str = "") -> Response:
    """Return the stylesheet of all boards; v is the version of the client."""
    return _stylesheet(request, pictures.board_stylesheet(), v)


@router.get("/report.css", response_class=Response, responses=CSS)
def get_report_stylesheet(request: Request, v: str = "") -> Response:
    """Return the stylesheet of reports; v is the version of the client."""
    return _stylesheet(request, report_stylesheet(), v)


@router.get("/pictures/{name}.svg", response_class=Response, responses=SVG)
def get_picture(name: str, request: Request, lang: CurrentLang) -> Response:
    """Return the picture of a game."""
    game = find_game(name)
    path = find_cover(STATIC, game.key)
    svg = path.read_text(encoding="utf-8") if path else pictures.draw_preview(game, lang)
    if svg is None:
        raise WebError(404, "unknown")
    return cacheable(request, svg.encode(), "image/svg+xml", PICTURE_POLICY)


@router.get("/pictures/guide/{name}.svg", response_class=Response, responses=SVG)
def get_guide_picture(name: str, request: Request) -> Response:
    """Return a picture of a guide."""
    path = find_picture(name)
    if path is None:
        raise WebError(404, "unknown")
    return cacheable(request, path.read_bytes(), "image/svg+xml", PICTURE_POLICY)


@router.get("/api/qr.svg", response_class=Response, responses=SVG)
async def get_qr_code(
    request: Request,
    path: Annotated[str, Query(pattern=QR_PATH)],
) -> Response:
    """Return a QR code of an address on this server."""
    return Response(make_qr_code(f"{find_site(request)}{path}"), media_type="image/svg+xml", headers=PICTURE_POLICY)


@router.get("/api/tables/{table}/qr.svg", response_class=Response, responses=SVG)
async def get_table_qr_code(request: Request, live: WatchedTable) -> Response:
    """Return a QR code of the table's link."""
    return await get_qr_code(request, f"/t/{live.table.head.table}")


@router.get("/api/words", responses=ERRORS)
def get_words(lang: str, page: Literal["lobby", ""] = "") -> ClientWords:
    """Return the words of the client's scripts, with variables written as {name}: all, or those of the lobby."""
    if lang not in LANGUAGES:
        raise WebError(404, "unknown", "error-lang")
    return describe_words(lang, page)


def cacheable(request: Request, body: bytes, kind: str, more: dict[str, str] | None = None) -> Response:
    """Return a response with an ETag: a browser keeps it and asks whether it changed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language, Cookie"}
    headers |= more or {}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def _stylesheet(request: Request, text: str, version: str) -> Response:
    headers = {"cache-control": caching(version), "vary": "Accept-Encoding"}
    return cacheable(request, text.encode(), "text/css; charset=utf-8", headers)
