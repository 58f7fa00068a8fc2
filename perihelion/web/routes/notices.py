"""Notices: their channels, quiet hours and muted tables."""

from __future__ import annotations

from dataclasses import replace
from smtplib import SMTPException
from typing import Annotated

from fastapi import APIRouter, Query, Request

from ...notices.delivery import public_key
from ...notices.mail import CONFIRM, KEY, MailLinks, confirmation_mail, find_mail_server, is_mail_address, send_mail
from ...notices.quiet_hours import find_zone
from ...notices.safe_http import RefusedAddress, read_target
from ...notices.web_push import read_browser_keys
from ...store import guests, notice_settings
from ...store.guests import Guest
from ...store.notice_settings import PUSH, Channel
from ...table.errors import Conflict, InvalidCommand
from ...wire.schemas.requests import (
    ChannelRequest,
    DigestRequest,
    HookRequest,
    MailRequest,
    MuteRequest,
    PushRequest,
    QuietRequest,
)
from ...wire.schemas.responses import NoticeChannel, NoticeQuiet, NoticeState
from ..http.base_path import find_site
from ..http.rate_limits import find_address
from ..services import Services
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/me/notices", tags=["guests"], responses=ERRORS)

MOST_CHANNELS = 8
"""Limit of channels for each guest: all of them must be served within one lease."""


@router.get("")
async def get_notices(
    guest: CurrentGuest, services: CurrentServices, table: Annotated[str, Query(max_length=40)] = ""
) -> NoticeState:
    """Return my channels, my quiet hours, and whether I muted this table."""
    return await _describe(services, guest, table)


@router.post("/push")
async def add_browser(
    body: PushRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, request: Request
) -> NoticeState:
    """Send my notices to this browser, too."""
    try:
        read_browser_keys(body.p256dh, body.auth)
    except ValueError:
        raise InvalidCommand("unreadable", "error-notice-keys") from None
    keys, device = {"p256dh": body.p256dh, "auth": body.auth}, request.state.device
    channel = Channel(guest.id, PUSH, body.endpoint, find_site(request), lang, keys, device=device)
    return await _add(services, guest, channel)


@router.post("/hook")
async def add_hook(
    body: HookRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, request: Request
) -> NoticeState:
    """Send my notices to a web hook, too."""
    return await _add(services, guest, Channel(guest.id, body.kind, body.address, find_site(request), lang))


@router.post("/mail")
async def ask_for_mail(
    body: MailRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, request: Request
) -> NoticeState:
    """Send a link to an address; once it was opened and confirmed, my notices go there, too."""
    server = find_mail_server()
    if server is None or not is_mail_address(body.address):
        raise InvalidCommand("unreadable", "error-notice-mail")
    for who in (guest.id, find_address(request), body.address.lower()):
        services.limits.mails.check(who)
    await services.sessions.save(guest)
    token = MailLinks(await guests.load_key(services.database, KEY)).make(CONFIRM, guest.id, body.address)
    try:
        await send_mail(server, confirmation_mail(server, body.address, CONFIRM, token, guest.name, lang))
    except (OSError, SMTPException):
        raise Conflict("notice-mail-failed") from None
    return await _describe(services, guest)


@router.post("/remove")
async def remove_channel(body: ChannelRequest, guest: CurrentGuest, services: CurrentServices) -> NoticeState:
    """Send no more notices there."""
    await notice_settings.remove_channel(services.database, guest.id, body.id)
    return await _describe(services, guest)


@router.post("/quiet")
async def set_quiet_hours(body: QuietRequest, guest: CurrentGuest, services: CurrentServices) -> NoticeState:
    """Choose when I want no notices."""
    services.limits.notices.check(guest.id)
    if find_zone(body.zone) is None:
        raise InvalidCommand("unreadable", "error-notice-zone")
    await services.sessions.save(guest)
    times = await notice_settings.load_times(services.database, guest.id)
    times = replace(times, zone=body.zone, begin=body.begin, end=body.end)
    await notice_settings.save_times(services.database, guest.id, times)
    return await _describe(services, guest)


@router.post("/digest")
async def set_digest(body: DigestRequest, guest: CurrentGuest, services: CurrentServices) -> NoticeState:
    """Choose one message a day with all tables that wait for me, or notices one by one."""
    services.limits.notices.check(guest.id)
    if find_zone(body.zone) is None:
        raise InvalidCommand("unreadable", "error-notice-zone")
    await services.sessions.save(guest)
    times = await notice_settings.load_times(services.database, guest.id)
    await notice_settings.save_times(services.database, guest.id, replace(times, zone=body.zone, digest=body.at))
    await services.notifier.follow_digest(guest.id)
    return await _describe(services, guest)


@router.post("/mute")
async def mute_table(body: MuteRequest, guest: CurrentGuest, services: CurrentServices) -> NoticeState:
    """Choose whether I want notices of a table."""
    services.limits.notices.check(guest.id)
    await services.registry.open(body.table)  # raises if there is none
    await services.sessions.save(guest)
    await notice_settings.mute(services.database, guest.id, body.table, body.muted)
    return await _describe(services, guest, body.table)


async def _add(services: Services, guest: Guest, channel: Channel) -> NoticeState:
    """Store a channel, unless its address is refused or there are too many."""
    services.limits.notices.check(guest.id)
    try:
        read_target(channel.address)
    except RefusedAddress:
        raise InvalidCommand("unreadable", "error-notice-address") from None
    await check_channels(services, channel)
    await services.sessions.save(guest)
    await notice_settings.add_channel(services.database, channel)
    return await _describe(services, guest)


async def check_channels(services: Services, channel: Channel) -> None:
    """Raises if a guest already has the maximum of channels."""
    known = await notice_settings.list_channels(services.database, channel.guest)
    if len(known) >= MOST_CHANNELS and channel.address not in {other.address for other in known}:
        raise Conflict("notice-channels", n=MOST_CHANNELS)


async def _describe(services: Services, guest: Guest, table: str = "") -> NoticeState:
    database = services.database
    times = await notice_settings.load_times(database, guest.id)
    return NoticeState(
        key=await public_key(database),
        channels=[
            NoticeChannel(id=c.id, kind=c.kind, address=c.address, created=c.created)
            for c in await notice_settings.list_channels(database, guest.id)
        ],
        mail=find_mail_server() is not None,
        quiet=NoticeQuiet(zone=times.zone, begin=times.begin, end=times.end),
        digest=times.digest,
        muted=table in await notice_settings.list_muted(database, guest.id),
    )
