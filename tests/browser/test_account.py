"""The account in a browser: a passkey (Chromium's virtual authenticator), two devices, and one of them signed out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from .conftest import Visit
from .test_axe import audited

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give the browser of a page a device for passkeys."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    return devtools, devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def start_table(page: Page, site: str) -> str:
    order: Any = {"game": "solari", "options": {"players": 2}, "seats": ["me", "person"], "settings": {}}
    return f"{site}{page.request.post(f'{site}/api/tables', data=order).json()['link']}"


def test_a_passkey_brings_me_and_my_seats_to_another_device_which_is_signed_out_again(visit: Visit, server: str):
    site = server.replace("127.0.0.1", "localhost")  # passkeys need a name
    home = visit(width=390, height=844, altered=True)
    home.goto(site)
    home.request.post(f"{site}/api/me", data={"name": "Ada"})
    home.reload()
    home.locator(".me").click()
    home.get_by_role("link", name="Your account").click()
    keys, device = with_authenticator(home)
    home.get_by_role("button", name="Add a passkey").click()
    expect(home.get_by_text("Made with Chrome")).to_be_visible()
    home.get_by_role("button", name="Close").click()  # what was said about it
    assert home.evaluate("document.documentElement.scrollWidth") == 390
    audited(home)
    (synced,) = keys.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert synced["isResidentCredential"]

    phone = visit(altered=True)
    phone.goto(site)
    table = start_table(phone, site)
    phone.goto(f"{site}/account")
    other, copy = with_authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": copy, "credential": synced})
    phone.get_by_role("button", name="Sign in with a passkey").click()
    phone.get_by_role("button", name="Bring them along").click()
    expect(phone.get_by_role("heading", name="Hello Ada")).to_be_visible()
    expect(phone.get_by_text("Your seat at one table came along.")).to_be_visible()
    phone.goto(table)
    expect(phone.locator(".seats")).to_contain_text("Ada")

    phone.evaluate("caches.open('perihelion-tables').then((cache) => cache.put('/saved/x', Response.json({})))")

    home.reload()
    expect(home.get_by_text("this device", exact=True)).to_be_visible()
    home.get_by_role("button", name="Sign out there").click()
    home.get_by_role("dialog").get_by_role("button", name="Sign out there").click()
    expect(home.get_by_role("button", name="Sign out there")).to_have_count(0)
    expect(phone.get_by_role("heading", name="You were signed out on this device.")).to_be_visible()
    phone.goto(site)
    expect(phone.locator(".me")).not_to_contain_text("Ada")
    assert not phone.evaluate("caches.has('perihelion-tables')"), "nobody else sees them here"

    home.get_by_role("button", name="Remove", exact=True).click()
    home.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(home.get_by_text("Made with Chrome")).to_have_count(0)
