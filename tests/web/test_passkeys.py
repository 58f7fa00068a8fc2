"""Passkeys: their owner comes back on any device, and nobody else does."""

import io
import json
import zipfile

import pytest

from perihelion.web.people.device_names import name_device
from tests.web.authenticator import Authenticator
from tests.web.server import Guest, Server
from tests.web.waiting import ask_until_refused

ACCOUNT = "/api/me/account"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def come(server: Server, name: str = "", **headers: str) -> Guest:
    """A guest who knows the server by a name: passkeys need one."""
    return server.guest(name, Host=f"localhost:{server.port}", **{"User-Agent": FIREFOX, **headers})


def add_passkey(guest: Guest) -> Authenticator:
    key = Authenticator(f"http://localhost:{guest.server.port}")
    made = key.make(guest.post(f"{ACCOUNT}/passkeys/options").json())
    answer = guest.post(f"{ACCOUNT}/passkeys", credential=made)
    assert answer.status_code == 200, answer.text
    return key


def ask(guest: Guest) -> dict:
    return guest.post("/api/sign-in/passkey/options").json()


def sign_in(guest: Guest, credential: dict, **more: bool) -> int:
    return guest.post("/api/sign-in/passkey", credential=credential, **more).status_code


def test_a_passkey_opens_its_guest_on_another_device(server):
    ada = come(server, "Ada")
    key = add_passkey(ada)
    (listed,) = ada.get(ACCOUNT).json()["passkeys"]
    assert (listed["name"], listed["used"]) == ("Firefox, Linux", None)
    other = come(server)
    assert sign_in(other, key.sign(ask(other))) == 200
    assert other.get("/api/me").json()["name"] == "Ada"
    state = other.get(ACCOUNT).json()
    assert [device["here"] for device in state["devices"]] == [True, False]
    assert state["passkeys"][0]["used"]
    assert ada.post(f"{ACCOUNT}/passkeys/remove", id=listed["id"]).json()["passkeys"] == []
    third = come(server)
    assert sign_in(third, key.sign(ask(third))) == 403, "it was removed"
    assert third.get("/api/me").json()["name"] != "Ada"


def test_what_was_signed_once_is_not_taken_again(server):
    key, eve = add_passkey(come(server, "Ada")), come(server)
    signed = key.sign(ask(eve))
    assert sign_in(eve, signed) == 200
    assert sign_in(eve, signed) == 403
    assert sign_in(come(server), signed) == 403


def test_a_challenge_of_another_browser_is_refused(server):
    key = add_passkey(come(server, "Ada"))
    victim, eve = come(server), come(server)
    assert sign_in(eve, key.sign(ask(victim))) == 403


def test_another_origin_is_refused(server):
    ada = come(server, "Ada")
    key = add_passkey(ada)
    eve = come(server)
    for origin in ("https://evil.example", f"http://localhost:{server.port + 1}", "http://localhost"):
        assert sign_in(eve, key.sign(ask(eve), origin)) == 403
    options = ask(eve)
    assert sign_in(eve, key.sign({**options, "rpId": "evil.example"})) == 403
    made = Authenticator("https://evil.example").make(ada.post(f"{ACCOUNT}/passkeys/options").json())
    assert ada.post(f"{ACCOUNT}/passkeys", credential=made).status_code == 403
    elsewhere = server.guest(Host="evil.example")
    assert sign_in(elsewhere, key.sign(ask(elsewhere), "http://evil.example")) == 403, "it is not of that site"


def test_a_copy_with_an_old_counter_is_refused(server):
    key, eve = add_passkey(come(server, "Ada")), come(server)
    assert sign_in(eve, key.sign(ask(eve), step=5)) == 200
    thief = come(server)
    assert sign_in(thief, key.sign(ask(thief), step=-2)) == 403
    assert sign_in(thief, key.sign(ask(thief), step=0)) == 403
    assert sign_in(thief, key.sign(ask(thief), step=10)) == 200


def test_a_forged_signature_is_refused(server):
    key, eve = add_passkey(come(server, "Ada")), come(server)
    forged = Authenticator(key.origin)
    forged.id, forged.handle = key.id, key.handle
    assert sign_in(eve, forged.sign(ask(eve))) == 403
    key.handle = b"somebody else"
    assert sign_in(eve, key.sign(ask(eve))) == 403


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 5}},
        {"id": 7, "response": {"clientDataJSON": "e30"}},
        {"id": "\0", "response": {"clientDataJSON": "W10"}},
    ],
)
def test_what_is_no_passkey_is_refused(server, credential):
    eve = come(server)
    assert sign_in(eve, credential) == 403
    assert eve.post(f"{ACCOUNT}/passkeys", credential=credential).status_code == 403


def test_broken_parts_of_an_answer_are_refused(server):
    ada = come(server, "Ada")
    key = add_passkey(ada)
    for part in ("authenticatorData", "signature", "userHandle"):
        for value in ("AAAA", 5, ["x"], "é"):
            eve = come(server)
            signed = key.sign(ask(eve))
            signed["response"][part] = value
            assert sign_in(eve, signed) == 403
    for value in ("", "oA", "v_8", 5):
        made = Authenticator(key.origin).make(ada.post(f"{ACCOUNT}/passkeys/options").json())
        made["response"]["attestationObject"] = value
        assert ada.post(f"{ACCOUNT}/passkeys", credential=made).status_code == 403


def test_an_address_of_numbers_has_no_passkeys(ada):
    assert ada.get(ACCOUNT).json()["site"] is None
    assert ada.post(f"{ACCOUNT}/passkeys/options").status_code == 403


def test_many_tries_are_too_many(server):
    eve = come(server)
    ask_until_refused(lambda: eve.post("/api/sign-in/passkey/options"))


def test_the_export_has_how_one_signs_in(server):
    ada = come(server, "Ada")
    add_passkey(ada)
    ada.get("/api/me")
    with zipfile.ZipFile(io.BytesIO(ada.get("/api/me/export").content)) as exported:
        (key,) = json.loads(exported.read("passkeys.json"))
        (device,) = json.loads(exported.read("devices.json"))
    assert key["site"] == "localhost"
    assert device["name"] == "Firefox, Linux"


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605.1", "Safari, Mac"),
        ("python-httpx/0.28", ""),
    ],
)  # fmt: skip
def test_a_device_is_named_by_browser_and_system(header, name):
    assert name_device(header) == name
