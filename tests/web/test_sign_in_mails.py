"""Sign-in links by e-mail: one click, once, for the reader of the mail. Strangers learn nothing and get nothing."""

import re
import time

from sqlalchemy import select, update

from perihelion.store import schema
from perihelion.store.database import Database
from tests.server.registries import run

ACCOUNT = "/api/me/account"
SITE = r"https://play\.example\.org"


def confirm(guest, mailbox, address):
    """Add an address to an account, through its mail."""
    known = len(mailbox.sent_to(address))
    assert guest.post(f"{ACCOUNT}/addresses", address=address).json()["addresses"] == []
    path = re.search(rf"{SITE}(/notices/sign-in/\S+)", mailbox.wait_for(address, known + 1)).group(1)
    assert guest.get(path).status_code == 200
    assert guest.get(ACCOUNT).json()["addresses"] == [], "a program that opens links confirms nothing"
    assert guest.post(f"/api{path}").status_code == 200
    assert guest.get(ACCOUNT).json()["addresses"] == [address]
    return path


def ask_for_link(guest, mailbox, address, written=""):
    """The addresses of the links that a guest gets by mail; `written` is the address as the guest writes it."""
    known = len(mailbox.sent_to(address))
    assert guest.post("/api/sign-in/mail", address=written or address).json() == {}
    return re.findall(rf"{SITE}/me/(\S+)", mailbox.wait_for(address, known + 1))


def test_a_link_signs_in_once_and_only_by_a_click(mailing, mailbox):
    ada = mailing.guest("Ada", **{"X-Forwarded-For": "203.0.113.1"})
    confirm(ada, mailbox, "agnes@example.org")
    phone = mailing.guest()
    (token,) = ask_for_link(phone, mailbox, "agnes@example.org", written="AGNES@example.org")
    assert mailing.guest().get(f"/me/{token}").status_code == 200
    assert mailing.guest().get(f"/api/me/link/{token}").json() == {"name": "Ada"}, "a mail scanner uses nothing up"
    assert phone.get("/api/me").json()["name"] != "Ada"
    assert phone.post(f"/api/me/link/{token}").json() == {"name": "Ada", "along": 0, "behind": 0}
    assert phone.get("/api/me").json()["name"] == "Ada"
    assert mailing.guest().post(f"/api/me/link/{token}").status_code == 404, "it was used"

    (late,) = ask_for_link(phone, mailbox, "agnes@example.org")

    async def age():
        database = Database(mailing.folder, beside=True)
        await database.open()
        known = schema.guests.links.c
        newest = select(known.hash, known.expires).order_by(known.expires.desc()).limit(1)
        (row,) = await database.read(newest)
        await database.write(
            (update(schema.guests.links).where(known.hash == row.hash).values(expires=time.time() - 1), None)
        )
        await database.close()
        return row

    stored = run(age())
    assert late not in stored.hash, "only its hash is stored"
    assert stored.expires < time.time() + 901, "a quarter of an hour"
    assert mailing.guest().post(f"/api/me/link/{late}").status_code == 404, "it is too late"


def test_nobody_learns_whether_an_address_is_known(mailing, mailbox):
    bob = mailing.guest("Bob", **{"X-Forwarded-For": "203.0.113.2"})
    confirm(bob, mailbox, "bob@example.org")
    answers = []
    for address in ("bob@example.org", "nobody@example.org"):
        for _ in range(4):
            answer = mailing.guest().post("/api/sign-in/mail", address=address)
            answers.append((answer.status_code, answer.json().get("error")))
    assert answers[:4] == answers[4:] == [(200, None)] * 3 + [(429, "too-fast")]
    mailbox.wait_for("bob@example.org", 1 + 3)
    time.sleep(0.2)
    assert len(mailbox.sent_to("bob@example.org")) == 1 + 3
    assert mailbox.sent_to("nobody@example.org") == [], "strangers get no mail"


def test_links_of_who_is_deleted_or_took_the_address_back_open_nothing(mailing, mailbox):
    eve = mailing.guest("Eve", **{"X-Forwarded-For": "203.0.113.3"})
    confirm(eve, mailbox, "erin@example.org")
    (token,) = ask_for_link(mailing.guest(), mailbox, "erin@example.org")
    eve.post(f"{ACCOUNT}/addresses/remove", address="erin@example.org")
    assert mailing.guest().post(f"/api/me/link/{token}").status_code == 404
    again = confirm(eve, mailbox, "erin@example.org")
    (token,) = ask_for_link(mailing.guest(), mailbox, "erin@example.org")
    eve.post("/api/me/delete", name="Eve")
    assert mailing.guest().post(f"/api/me/link/{token}").status_code == 404
    assert mailing.guest().post(f"/api{again}").status_code == 404, "who is deleted gets no address"


def test_an_address_that_gets_notices_needs_no_second_mail(mailing, mailbox):
    dan = mailing.guest("Dan", **{"X-Forwarded-For": "203.0.113.4"})
    dan.post("/api/me/notices/mail", address="dan@example.org")
    token = re.search(rf"{SITE}/notices/confirm/(\S+)", mailbox.wait_for("dan@example.org")).group(1)
    assert dan.post(f"/api/notices/sign-in/{token}").status_code == 404, "a token is for one thing"
    dan.post(f"/api/notices/confirm/{token}")
    assert dan.get(ACCOUNT).json()["addresses"] == [], "notices alone sign nobody in"
    assert dan.post(f"{ACCOUNT}/addresses", address="dan@example.org").json()["addresses"] == ["dan@example.org"]
    assert len(mailbox.sent_to("dan@example.org")) == 1


def test_without_a_mail_server_it_is_not_offered(ada):
    assert ada.get(ACCOUNT).json()["mail"] is False
    assert ada.post("/api/sign-in/mail", address="ada@example.org").status_code == 422
    assert ada.post(f"{ACCOUNT}/addresses", address="ada@example.org").status_code == 422
