"""Send a message to one channel, and return the outcome."""

from __future__ import annotations

from enum import Enum
from http.client import HTTPException
from smtplib import SMTPException

from ..store import guests
from ..store.database import Database
from ..store.notice_settings import PUSH, Channel
from . import safe_http, web_push
from .mail import KEY as LINKS_KEY
from .mail import MAIL, UNSUBSCRIBE, MailLinks, find_mail_server, notice_mail, send_mail
from .text import Message, hook_request, push_body

KEY = "vapid"
"""The name of the key that signs messages to browsers."""


class Outcome(Enum):
    """The outcome of sending a message."""

    SENT = "sent"
    GONE = "gone"
    """The address no longer exists."""
    FAILED = "failed"


async def deliver(database: Database, channel: Channel, message: Message) -> Outcome:
    """Send a message once."""
    if channel.kind == MAIL:
        return await _deliver_mail(database, channel, message)
    if channel.kind == PUSH:
        key = web_push.server_key(await guests.load_key(database, KEY))
        body = web_push.encrypt(push_body(message), channel.keys["p256dh"], channel.keys["auth"])
        headers = web_push.push_headers(key, channel.address, channel.site)
    else:
        body, headers = hook_request(channel.kind, message, channel.site)
    try:
        status = await safe_http.post(channel.address, body, headers)
    except (OSError, HTTPException, ValueError):  # ValueError: an address to which nothing is sent
        return Outcome.FAILED
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.SENT if 200 <= status < 300 else Outcome.FAILED


async def _deliver_mail(database: Database, channel: Channel, message: Message) -> Outcome:
    server = find_mail_server()
    if server is None:
        return Outcome.FAILED
    links = MailLinks(await guests.load_key(database, LINKS_KEY))
    token = links.make(UNSUBSCRIBE, channel.guest, channel.address)
    try:
        await send_mail(server, notice_mail(server, channel.address, token, message))
    except (OSError, SMTPException):
        return Outcome.FAILED
    return Outcome.SENT


async def public_key(database: Database) -> str:
    """Return the public key of this server, which a browser asks for when it subscribes."""
    key = web_push.server_key(await guests.load_key(database, KEY))
    return web_push.encode(web_push.public_bytes(key.public_key()))
