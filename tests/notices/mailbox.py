"""A real SMTP server on this machine that keeps what it gets."""

from __future__ import annotations

import email
import time
from email import policy

from aiosmtpd.controller import Controller

from tests.web.server import free_port


class Mailbox:
    """All mails that arrive, as (recipients, message)."""

    def __init__(self):
        self.mails = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self.controller.start()
        self.env = {
            "PERIHELION_SMTP": f"smtp://127.0.0.1:{self.controller.port}",
            "PERIHELION_MAIL_FROM": "Perihelion <play@example.org>",
            "PERIHELION_ADDRESS": "https://play.example.org/",
        }

    async def handle_DATA(self, server, session, envelope):
        message = email.message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append((envelope.rcpt_tos, message))
        return "250 OK"

    def sent_to(self, address):
        """The mails to an address, in the order in which they came. Others may get mails at the same time."""
        return [mail for recipients, mail in self.mails if recipients == [address]]

    def wait_for(self, address, number=1):
        """Wait for N mails to an address; return the text of the last of them."""
        end = time.monotonic() + 60
        while len(found := self.sent_to(address)) < number:
            assert time.monotonic() < end, f"{len(found)} mails came instead of {number}"
            time.sleep(0.02)
        return found[number - 1].get_content()

    def stop(self):
        if self.controller.loop.is_running():
            self.controller.stop()
