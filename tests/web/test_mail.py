"""E-mail addresses for notices: confirmed before anything is sent, and gone with one click."""

import re

import httpx
from sqlalchemy import select

from perihelion.notices.mail import KEY, UNSUBSCRIBE, MailLinks
from perihelion.store import guests, schema
from perihelion.store.database import Database
from tests.server.registries import run


def kinds(guest):
    return [(channel["kind"], channel["address"]) for channel in guest.get("/api/me/notices").json()["channels"]]


def test_an_address_is_confirmed_and_unsubscribed(mailing, mailbox):
    ada = mailing.guest("Ada")
    state = ada.post("/api/me/notices/mail", address="ada@example.org").json()
    assert state["mail"]
    assert kinds(ada) == [], "nothing is stored before it is confirmed"
    mail = mailbox.wait_for("ada@example.org")
    link = re.search(r"https://play\.example\.org(/notices/confirm/\S+)", mail).group(1)
    elsewhere = mailing.guest()
    assert elsewhere.get(link).status_code == 200
    assert kinds(ada) == [], "looking at the page confirms nothing"
    token = link.rpartition("/")[2]
    assert elsewhere.post(f"/api/notices/confirm/{token}").status_code == 200
    assert kinds(ada) == [("mail", "ada@example.org")]
    assert kinds(elsewhere) == []
    assert ada.post(f"/api/notices/unsubscribe/{token}").status_code == 404, "the token to confirm is no other"

    async def make_token():
        database = Database(mailing.folder, beside=True)
        await database.open()
        key = await guests.load_key(database, KEY)
        c = schema.notices.notice_channels.c
        channels = await database.read(select(c.guest).where(c.address == "ada@example.org"))
        await database.close()
        return MailLinks(key).make(UNSUBSCRIBE, channels[0].guest, "ada@example.org")

    leave = run(make_token())
    assert ada.get(f"/notices/unsubscribe/{leave}").status_code == 200
    assert kinds(ada), "a program that looks at links changes nothing"
    address = f"{mailing.address}/api/notices/unsubscribe/{leave}"
    assert httpx.post(address, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert kinds(ada) == []

    ada.post("/api/me/delete", name="Ada")
    assert elsewhere.post(f"/api/notices/confirm/{token}").status_code == 404, "who is deleted gets no mail"


def test_nobody_is_flooded(mailing, mailbox):
    answers = [
        mailing.guest().post("/api/me/notices/mail", address=address).status_code
        for address in ("eve@example.org", "EVE@example.org", "eve@example.org", "eve@example.org")
    ]
    assert answers[-1] == 429
    assert len(mailbox.sent_to("eve@example.org") + mailbox.sent_to("EVE@example.org")) <= 3


def test_what_is_no_address_is_refused(mailing):
    refused = mailing.guest("Bob").post("/api/me/notices/mail", address="eve@example.org\nBcc: x@example.org")
    assert refused.status_code == 422
    assert mailing.guest().get("/notices/confirm/x").status_code == 404


def test_without_a_mail_server_it_is_not_offered(ada):
    assert ada.get("/api/me/notices").json()["mail"] is False
    assert ada.post("/api/me/notices/mail", address="ada@example.org").status_code == 422
