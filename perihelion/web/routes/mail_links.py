"""The links in mails: an address is confirmed, for notices or for sign-in links, or gets no more notices.

Opening a page changes nothing by itself.
"""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import HTMLResponse

from ...notices.mail import CONFIRM, KEY, MAIL, SIGN_IN, UNSUBSCRIBE, MailLinks, find_mail_server
from ...store import guests, notice_settings, sign_in_addresses
from ...store.notice_settings import Channel
from ...wire.errors import WebError
from ...wire.schemas.responses import Empty
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .account import check_addresses
from .dependencies import CurrentLang, CurrentServices
from .notices import check_channels

router = APIRouter(tags=["guests"])
Token = Annotated[str, Path(min_length=1, max_length=700)]


@router.get("/notices/{what}/{token}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_mail_link(
    what: Literal["confirm", "unsubscribe", "sign-in"], token: Token, request: Request, services: CurrentServices
) -> Response:
    """Show the page of a link in a mail."""
    await _read(services, what, token)
    return render_page(request, "mail-link")


@router.post("/api/notices/confirm/{token}", responses=ERRORS)
async def confirm_address(token: Token, lang: CurrentLang, services: CurrentServices) -> Empty:
    """Send notices of the guest who asked for it to this address from now on."""
    guest, address = await _read(services, CONFIRM, token)
    server, known = find_mail_server(), await guests.find(services.database, guest)
    if server is None or known is None:  # the guest has deleted everything meanwhile
        raise WebError(404, "unknown", "error-link")
    channel = Channel(guest, MAIL, address, server.site, known.lang or lang)
    await check_channels(services, channel)
    await notice_settings.add_channel(services.database, channel)
    return Empty()


@router.post("/api/notices/sign-in/{token}", responses=ERRORS)
async def confirm_sign_in_address(token: Token, services: CurrentServices) -> Empty:
    """Let sign-in links of the guest who asked for it go to this address from now on."""
    guest, address = await _read(services, SIGN_IN, token)
    if await guests.find(services.database, guest) is None:  # the guest has deleted everything meanwhile
        raise WebError(404, "unknown", "error-link")
    await check_addresses(services, guest, address)
    await sign_in_addresses.add(services.database, guest, address)
    return Empty()


@router.post("/api/notices/unsubscribe/{token}", responses=ERRORS)
async def unsubscribe_address(token: Token, services: CurrentServices) -> Empty:
    """Send no more notices to this address. Mail programs call this with one click (RFC 8058)."""
    guest, address = await _read(services, UNSUBSCRIBE, token)
    for channel in await notice_settings.list_channels(services.database, guest):
        if (channel.kind, channel.address) == (MAIL, address):
            await notice_settings.remove_channel(services.database, guest, channel.id)
    return Empty()


async def _read(services: Services, what: str, token: str) -> tuple[str, str]:
    """Return the guest and the address that a token names."""
    found = MailLinks(await guests.load_key(services.database, KEY)).read(what, token)
    if found is None:
        raise WebError(404, "unknown", "error-link")
    return found
