"""Signing in as a guest of another device: with a passkey, or with a link by e-mail."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ...json_types import JsonObject
from ...notices.mail import find_mail_server, is_mail_address
from ...store import guests
from ...table.errors import InvalidCommand
from ...wire.errors import WebError
from ...wire.schemas.account import AddressRequest, PasskeyRequest, SignedIn
from ...wire.schemas.responses import Empty
from ..http.origins import own_origin
from ..people import passkeys
from ..people.signing_in import sign_in
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/sign-in", tags=["guests"], responses=ERRORS)


@router.post("/passkey/options")
async def ask_for_signature(guest: CurrentGuest, services: CurrentServices, request: Request) -> JsonObject:
    """Return what a browser needs to sign in with a passkey, as WebAuthn defines it."""
    services.limits.check_sign_in(guest.id, request)
    return await passkeys.ask_to_sign_in(services.database, guest.id, own_origin(request))


@router.post("/passkey")
async def use_passkey(
    body: PasskeyRequest, guest: CurrentGuest, services: CurrentServices, request: Request, response: Response
) -> SignedIn:
    """Sign in with what a passkey signed."""
    services.limits.check_sign_in(guest.id, request)
    found = await passkeys.check(services.database, guest.id, own_origin(request), body.credential)
    owner = await guests.find(services.database, found)
    if owner is None:
        raise WebError(403, "passkey")
    moved = await sign_in(services, request, response, owner, body.take)
    return SignedIn(name=owner.name, along=moved.along, behind=moved.behind)


@router.post("/mail")
async def ask_for_link(
    body: AddressRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, request: Request
) -> Empty:
    """Send a sign-in link to an address that a guest confirmed. The answer is the same for every address."""
    server = find_mail_server()
    if server is None or not is_mail_address(body.address):
        raise InvalidCommand("unreadable", "error-notice-mail")
    services.limits.check_sign_in(guest.id, request)
    services.limits.check_sign_in_mail(body.address, request)
    services.sign_in_mails.send_soon(server, body.address, lang)
    return Empty()
