"""Notices by e-mail: what a mail says, and who can make its links."""

import time

import pytest

from perihelion.notices import mail
from perihelion.notices.delivery import Outcome, deliver
from perihelion.notices.mail import (
    CONFIRM,
    MAIL,
    UNSUBSCRIBE,
    MailLinks,
    MailServer,
    find_mail_server,
    is_mail_address,
)
from perihelion.notices.text import Message
from perihelion.store import guests
from perihelion.store.notice_settings import Channel
from tests.notices.mailbox import Mailbox
from tests.server.registries import open_registry, run

MESSAGE = Message("Du bist am Zug", "Du bist am Zug: Solarius Mission – ☀.", "/t/abc", "de")
CHANNEL = Channel("ada", MAIL, "ada@example.org", "https://play.example.org", "de")


@pytest.fixture
def mailbox(monkeypatch):
    mailbox = Mailbox()
    for name, value in mailbox.env.items():
        monkeypatch.setenv(name, value)
    yield mailbox
    mailbox.stop()


def send(folder):
    """Deliver the message; returns what came of it and the links of this server."""

    async def test():
        async with open_registry(folder) as opened:
            links = MailLinks(await guests.load_key(opened.database, mail.KEY))
            return await deliver(opened.database, CHANNEL, MESSAGE), links

    return run(test())


def test_a_mail_says_what_waits_and_how_to_end_it(tmp_path, mailbox):
    outcome, links = send(tmp_path)
    assert outcome is Outcome.SENT
    (((to,), got),) = mailbox.mails
    assert to == got["To"] == "ada@example.org"
    assert (got["From"], got["Subject"]) == ("Perihelion <play@example.org>", "Du bist am Zug")
    text = got.get_content()
    assert MESSAGE.text in text
    assert "https://play.example.org/t/abc" in text
    assert got["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    token = got["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    assert f"https://play.example.org/notices/unsubscribe/{token}" in text
    assert links.read(UNSUBSCRIBE, token) == ("ada", "ada@example.org")


def test_the_link_to_unsubscribe_is_sent_as_plain_ascii():
    server = MailServer("localhost", 25, False, "", "", "Perihelion <play@example.org>", "https://play.example.org")
    token = MailLinks(b"key").make(UNSUBSCRIBE, "a-guest-with-a-long-id", "somebody.with.a.long.name@example.org")
    made = mail.notice_mail(server, "ada@example.org", token, MESSAGE)
    headers = made.as_bytes(policy=made.policy.clone(linesep="\r\n")).partition(b"\r\n\r\n")[0].split(b"\r\n")
    link = f"List-Unsubscribe: <https://play.example.org/api/notices/unsubscribe/{token}>"
    assert link.encode("ascii") in headers


def test_without_settings_or_server_it_fails(tmp_path, monkeypatch, mailbox):
    mailbox.stop()
    assert send(tmp_path)[0] is Outcome.FAILED
    monkeypatch.delenv("PERIHELION_SMTP")
    assert send(tmp_path)[0] is Outcome.FAILED


def test_a_password_is_never_sent_without_tls(tmp_path, monkeypatch, mailbox):
    address = mailbox.env["PERIHELION_SMTP"].replace("smtp://", "smtp://ada:secret@")
    monkeypatch.setenv("PERIHELION_SMTP", address)
    assert send(tmp_path)[0] is Outcome.FAILED
    assert not mailbox.mails


def test_settings_are_read(mailbox):
    env = mailbox.env | {"PERIHELION_SMTP": "smtps://a%40b:c%2Fd@mail.example.org"}
    server = find_mail_server(env)
    assert (server.host, server.port, server.tls) == ("mail.example.org", 465, True)
    assert (server.user, server.password, server.site) == ("a@b", "c/d", "https://play.example.org")
    assert find_mail_server(env | {"PERIHELION_SMTP": "smtp://mail.example.org:x"}) is None
    for name in env:
        assert find_mail_server(env | {name: ""}) is None


def test_a_link_is_for_one_thing_and_to_confirm_for_a_day(monkeypatch):
    links, now = MailLinks(b"key"), time.time()
    confirm, leave = (links.make(what, "ada", "ada@example.org") for what in (CONFIRM, UNSUBSCRIBE))
    assert links.read(CONFIRM, confirm) == ("ada", "ada@example.org")
    assert links.read(UNSUBSCRIBE, confirm) is None
    assert links.read(CONFIRM, leave) is None
    assert MailLinks(b"other").read(CONFIRM, confirm) is None
    assert links.read(CONFIRM, "x") is None
    monkeypatch.setattr(time, "time", lambda: now + 25 * 3600)
    assert links.read(CONFIRM, confirm) is None
    assert links.read(UNSUBSCRIBE, leave), "whoever finds an old mail can still unsubscribe"


@pytest.mark.parametrize("address", ["ada@example.org", "a.b+c@mail.example.co.uk", "o'neil@example.org"])
def test_an_address(address):
    assert is_mail_address(address)


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@localhost", "@example.org", "a b@example.org", "ada@example.org\nBcc: eve@example.org",
     "a,b@example.org", "ada@example.org, eve@example.org", "<ada@example.org>", "a" * 65 + "@example.org"],
)  # fmt: skip
def test_no_address(address):
    assert not is_mail_address(address)
