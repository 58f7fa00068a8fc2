"""My account: passkeys, addresses for sign-in links, and the devices on which I am signed in."""

from __future__ import annotations

import time
from smtplib import SMTPException

from fastapi import APIRouter, Request, Response

from ...json_types import JsonObject
from ...notices.mail import (
    KEY,
    MAIL,
    SIGN_IN,
    MailLinks,
    confirmation_mail,
    find_mail_server,
    is_mail_address,
    send_mail,
)
from ...server.account_merge import count_tables
from ...store import guest_merge, guests, notice_settings, operators, publishing, sign_in_addresses
from ...store import passkeys as stored_passkeys
from ...store.devices import FIRST
from ...store.guests import Guest
from ...table.errors import Conflict, InvalidCommand
from ...wire.game_names import game_name
from ...wire.schemas.account import (
    Account,
    AddressRequest,
    ConductDecision,
    DeviceInfo,
    DeviceRequest,
    NewPasskeyRequest,
    PasskeyIdRequest,
    PasskeyInfo,
    PublishingRequest,
)
from ..http.cookies import GUEST_COOKIE, format_cookie
from ..http.origins import own_origin
from ..http.rate_limits import find_address
from ..people import passkeys
from ..people.sessions import Session
from ..people.signing_in import device_name, note_device, sign_out
from ..services import Services
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/me/account", tags=["guests"], responses=ERRORS)

MOST_ADDRESSES = 3
"""Limit of addresses for sign-in links for each guest."""


@router.get("")
async def get_account(guest: CurrentGuest, services: CurrentServices, request: Request) -> Account:
    """Return my passkeys, addresses and devices."""
    return await _describe(services, guest, request)


@router.get("/conduct")
async def get_conduct(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> list[ConductDecision]:
    """Return what operators decided about reports by me and about me."""
    rows, now = await operators.list_decided(services.database, guest.id), time.time()
    return [
        ConductDecision(
            ago=round(max(0.0, now - row.decided), 1),
            gameName=game_name(row.game, lang),
            mine=row.by == guest.id,
            decision=None if row.by == guest.id else row.decision,
            answer="" if row.by == guest.id else row.answer,
        )
        for row in rows
        if row.by == guest.id or row.decision != "nothing"
    ]


@router.post("/passkeys/options")
async def ask_for_passkey(guest: CurrentGuest, services: CurrentServices, request: Request) -> JsonObject:
    """Return what my browser needs to make a passkey, as WebAuthn defines it."""
    services.limits.check_sign_in(guest.id, request)
    return await passkeys.ask_for_new(services.database, guest, own_origin(request))


@router.post("/passkeys")
async def add_passkey(
    body: NewPasskeyRequest, guest: CurrentGuest, services: CurrentServices, request: Request
) -> Account:
    """Add the passkey that my browser made."""
    services.limits.check_sign_in(guest.id, request)
    await services.sessions.save(guest)
    await note_device(services, request)
    await passkeys.add(services.database, guest, own_origin(request), body.credential, device_name(request))
    return await _describe(services, guest, request)


@router.post("/passkeys/remove")
async def remove_passkey(
    body: PasskeyIdRequest, guest: CurrentGuest, services: CurrentServices, request: Request
) -> Account:
    """Remove one of my passkeys, which then stops working."""
    await stored_passkeys.remove(services.database, guest.id, body.id)
    return await _describe(services, guest, request)


@router.post("/devices/remove")
async def remove_device(
    body: DeviceRequest, guest: CurrentGuest, services: CurrentServices, request: Request, response: Response
) -> Account:
    """Sign me out on a device, at once. On this one the cookie goes, too."""
    await sign_out(services, Session(guest.id, body.id))
    if body.id == request.state.device:
        response.headers.append("set-cookie", format_cookie(GUEST_COOKIE, "", request, http_only=True, max_age=0))
    return await _describe(services, guest, request)


@router.post("/addresses")
async def add_address(
    body: AddressRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, request: Request
) -> Account:
    """Let sign-in links go to an address. One that I have not confirmed for notices gets a mail first."""
    server, database = find_mail_server(), services.database
    if server is None or not is_mail_address(body.address):
        raise InvalidCommand("unreadable", "error-notice-mail")
    await check_addresses(services, guest.id, body.address)
    channels = await notice_settings.list_channels(database, guest.id)
    if any((channel.kind, channel.address) == (MAIL, body.address) for channel in channels):
        await sign_in_addresses.add(database, guest.id, body.address)
        return await _describe(services, guest, request)
    for who in (guest.id, find_address(request), body.address.lower()):
        services.limits.mails.check(who)
    await services.sessions.save(guest)
    await note_device(services, request)
    token = MailLinks(await guests.load_key(database, KEY)).make(SIGN_IN, guest.id, body.address)
    try:
        await send_mail(server, confirmation_mail(server, body.address, SIGN_IN, token, guest.name, lang))
    except (OSError, SMTPException):
        raise Conflict("notice-mail-failed") from None
    return await _describe(services, guest, request)


@router.post("/addresses/remove")
async def remove_address(
    body: AddressRequest, guest: CurrentGuest, services: CurrentServices, request: Request
) -> Account:
    """Send no more sign-in links to an address."""
    await sign_in_addresses.remove(services.database, guest.id, body.address)
    return await _describe(services, guest, request)


@router.post("/publishing")
async def allow_publishing(
    body: PublishingRequest, guest: CurrentGuest, services: CurrentServices, request: Request
) -> Account:
    """Say whether my public games that begin from now on may be published without names once they are finished."""
    await services.sessions.save(guest)
    await publishing.set_consent(services.database, guest.id, body.agreed)
    return await _describe(services, guest, request)


async def check_addresses(services: Services, guest: str, address: str) -> None:
    """Raises if a guest already has the maximum of addresses."""
    known = await sign_in_addresses.list_of_guest(services.database, guest)
    if len(known) >= MOST_ADDRESSES and address not in known:
        raise Conflict("addresses", n=MOST_ADDRESSES)


async def _describe(services: Services, guest: Guest, request: Request) -> Account:
    database, origin, now = services.database, own_origin(request), time.time()
    here, known = request.state.device, await services.sessions.list_devices(guest.id)
    devices = [
        DeviceInfo(id=d.id, name=d.name, seen=max(0.0, now - d.seen), here=d.id == here)
        for d in sorted(known.values(), key=lambda d: d.id != here)
        if not d.removed
    ]
    if here == FIRST and FIRST not in known:  # nothing is stored about guests who have not done anything
        devices.insert(0, DeviceInfo(id=here, name=device_name(request), seen=0.0, here=True))
    return Account(
        site=origin if passkeys.site_of(origin) else None,
        mail=find_mail_server() is not None,
        passkeys=[
            PasskeyInfo(id=p.id, name=p.name, created=p.created, used=p.used)
            for p in await stored_passkeys.list_passkeys(database, guest.id)
        ],
        addresses=await sign_in_addresses.list_of_guest(database, guest.id),
        devices=devices,
        tables=await count_tables(services.registry, guest.id),
        belongings=await guest_merge.has_anything(database, guest.id),
        publishing=await publishing.find_consent(database, guest.id) is not None,
    )
