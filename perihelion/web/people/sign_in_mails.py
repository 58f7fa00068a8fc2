"""Mails with sign-in links.

They are sent after the response, so the response does not reveal whether an address is known.
"""

from __future__ import annotations

import asyncio
import logging
from smtplib import SMTPException

from sqlalchemy.exc import SQLAlchemyError

from ...notices.mail import MailServer, send_mail, sign_in_mail
from ...store import guests, sign_in_addresses
from ...store.database import Database

LINK_SECONDS = 15 * 60.0

logger = logging.getLogger("perihelion.web")


class SignInMails:
    """Sends sign-in links to the guests of an address."""

    def __init__(self, database: Database):
        self.database = database
        self._tasks: set[asyncio.Task[None]] = set()

    def send_soon(self, server: MailServer, address: str, lang: str) -> None:
        """Send a mail if a guest confirmed this address. Strangers get none."""
        task = asyncio.create_task(self._send(server, address, lang), name="sign-in mail")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, server: MailServer, address: str, lang: str) -> None:
        try:
            found = await sign_in_addresses.find_guests(self.database, address)
            if not found:
                return
            links = [(row.name, await guests.make_link(self.database, row.id, LINK_SECONDS)) for row in found]
            await send_mail(server, sign_in_mail(server, found[0].address, links, found[0].lang or lang))
        except (OSError, SMTPException, SQLAlchemyError) as error:  # its text may contain the address
            logger.warning("a mail with a sign-in link was not sent: %s", type(error).__name__)

    async def stop(self) -> None:
        """Wait for the mails that are being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
