"""E-mail through the operator's SMTP server, and the signed links in it.

PERIHELION_SMTP names the server (smtp://user:password@host:587, or smtps:// for TLS from the start),
PERIHELION_MAIL_FROM the sender, PERIHELION_ADDRESS the target of links. Without all three no mail is sent.
"""

from __future__ import annotations

import asyncio
import os
import re
import smtplib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from itsdangerous import BadSignature, URLSafeTimedSerializer

from ..words import Words
from .safe_http import SECONDS, certificates
from .text import PACKAGE, Message

MAIL = "mail"
"""The kind of a channel that is an e-mail address."""
KEY = "mail-links"
"""The name of the key that signs links in mails."""
CONFIRM, UNSUBSCRIBE, SIGN_IN = "confirm", "unsubscribe", "sign-in"
CONFIRM_SECONDS = 24 * 3600
UNFOLDED = policy.default.clone(max_line_length=998)
"""Lines as long as RFC 5322 allows: a longer one without a space, such as a link, would be encoded, and mail programs
do not decode `List-Unsubscribe`."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


@dataclass(frozen=True)
class MailServer:
    """The operator's SMTP server, the sender, and our own address."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str
    site: str


def find_mail_server(environ: Mapping[str, str] = os.environ) -> MailServer | None:
    """Return the mail server that the operator configured, or None."""
    sender, site = environ.get("PERIHELION_MAIL_FROM", ""), environ.get("PERIHELION_ADDRESS", "").rstrip("/")
    try:
        parts = urlsplit(environ.get("PERIHELION_SMTP", ""))
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not sender or not site:
        return None
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or (465 if tls else 587), tls, user, password, sender, site)


def is_mail_address(text: str) -> bool:
    """Return True if mail may be sent to this address."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


class MailLinks:
    """Makes and reads the signed tokens in links, which name a guest and an address."""

    def __init__(self, key: bytes):
        self._key = key

    def make(self, what: str, guest: str, address: str) -> str:
        """Return a token to confirm an address, for notices or for sign-in links, or to unsubscribe it."""
        return str(URLSafeTimedSerializer(self._key, salt=what).dumps([guest, address]))

    def read(self, what: str, token: str) -> tuple[str, str] | None:
        """Return guest and address; None for a forged or expired token. Tokens to unsubscribe never expire."""
        age = None if what == UNSUBSCRIBE else CONFIRM_SECONDS
        try:
            guest, address = URLSafeTimedSerializer(self._key, salt=what).loads(token, max_age=age)
        except (BadSignature, ValueError):
            return None
        return guest, address


def _new_mail(server: MailServer, to: str, subject: str, *lines: str) -> EmailMessage:
    mail = EmailMessage(policy=UNFOLDED)
    mail["From"], mail["To"], mail["Subject"] = server.sender, to, subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(server.site).hostname)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join(lines) + "\n")
    return mail


def confirmation_mail(server: MailServer, to: str, what: str, token: str, name: str, lang: str) -> EmailMessage:
    """Return the mail that asks a guest to confirm an address: for notices (CONFIRM), or for SIGN_IN."""
    words = Words(lang, PACKAGE)
    link = f"{server.site}/notices/{what}/{token}"
    title, text = words(f"mail-{what}-title"), words(f"mail-{what}", name=name)
    return _new_mail(server, to, title, text, link, words("mail-confirm-not"))


def sign_in_mail(server: MailServer, to: str, links: Sequence[tuple[str, str]], lang: str) -> EmailMessage:
    """Return the mail with sign-in links: for each guest of this address the name and a token."""
    words = Words(lang, PACKAGE)
    lines = [f"{name}\n{server.site}/me/{token}" for name, token in links]
    return _new_mail(server, to, words("mail-link-title"), words("mail-link"), *lines, words("mail-link-not"))


def notice_mail(server: MailServer, to: str, token: str, message: Message) -> EmailMessage:
    """Return a notice as a mail, with its links to unsubscribe: for people, and for their mail programs (RFC 8058)."""
    words = Words(message.lang, PACKAGE)
    leave = f"{server.site}/notices/{UNSUBSCRIBE}/{token}"
    text = f"{message.text}\n{server.site}{message.path}"
    mail = _new_mail(server, to, message.title, text, f"{words('mail-unsubscribe')}\n{leave}")
    mail["List-Unsubscribe"] = f"<{server.site}/api/notices/{UNSUBSCRIBE}/{token}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def _send(server: MailServer, mail: EmailMessage) -> None:
    if server.tls:
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=certificates())
    else:
        smtp = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with smtp:
        smtp.ehlo()
        safe = server.tls
        if not safe and smtp.has_extn("starttls"):
            smtp.starttls(context=certificates())
            safe = True
        if server.user:
            if not safe:
                raise smtplib.SMTPException("the password is not sent over a connection without TLS")
            smtp.login(server.user, server.password)
        smtp.send_message(mail)


async def send_mail(server: MailServer, mail: EmailMessage) -> None:
    """Send a mail. Raises SMTPException or OSError if the server refuses it."""
    await asyncio.to_thread(_send, server, mail)
