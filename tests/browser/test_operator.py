"""The operators' page on a phone, and a guest who deletes everything."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.web.prepared_server import ForkedProcess

from .conftest import Visit
from .tables import start
from .test_axe import audited


def test_an_operator_on_a_phone(visit: Visit, server: str, folder: Path):
    ada = visit(name="Schimpfwort")
    table = start(ada, "solari", ["me", "person"], {"public": True})
    ada.goto(table)
    command = ForkedProcess(["operator", "link", "--data", str(folder), "--address", server], {**os.environ})
    page = visit(command.communicate(60)[0].split()[0], name="Olga", width=390)
    page.get_by_role("button", name="Become an operator").click()
    expect(page.get_by_role("heading", name="Operator")).to_be_visible()
    page.get_by_label("Message").fill("Tea at five")
    page.get_by_role("button", name="Post it").click()
    expect(ada.locator(".announcement")).to_contain_text("Tea at five")
    page.get_by_label("Look up by name or id").fill("Schimpfwort")
    guests = page.locator("section", has=page.get_by_role("heading", name="Guests")).locator("li")
    expect(guests).to_have_count(1)
    guests.get_by_role("button", name="Rename").click()
    page.get_by_label("New name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(ada.locator("#main")).to_contain_text("Ada")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    audited(page)
    body = {"seat": 0, "text": "calls me names"}
    page.request.post(f"/api/tables/{table.rpartition('/')[2]}/complaint", data=body, headers={"origin": server})
    page.reload()
    page.get_by_role("button", name="Decide").click()
    page.get_by_label("A warning").check()
    page.get_by_label("What the reported player reads").fill("Please be friendly.")
    audited(page)
    page.get_by_role("dialog").get_by_role("button", name="Decide").click()
    expect(page.locator("#main")).to_contain_text("Olga warned Ada after a report.")
    page.get_by_role("button", name="Remove it").click()
    expect(ada.locator(".announcement")).to_have_count(0)
    ada.goto("/account")
    expect(ada.locator("#main")).to_contain_text("Please be friendly.")


def test_a_guest_deletes_everything_about_themselves(visit: Visit):
    page = visit("/account", name="Evangeline", width=390)
    expect(page.get_by_role("link", name="Download my data")).to_have_attribute("href", "/api/me/export")
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.locator(".me")).not_to_contain_text("Evangeline")
