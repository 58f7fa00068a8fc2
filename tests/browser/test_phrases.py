"""Phrases in the chat: sent in one language, read in the other; a writer can be hidden."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .tables import start


def open_chat(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("tab", name="Chat").click()


def test_each_reader_sees_a_phrase_in_their_language_and_may_hide_its_writer(visit: Visit):
    ada = visit(name="Ada")
    ben = visit(name="Ben", lang="de", width=390, height=844)
    link = start(ada, "solari", ["me", "person"])
    ben.request.post(f"/api/tables/{link.removeprefix('/t/')}/seats", data={})
    open_chat(ada, link)
    open_chat(ben, link)
    ada.get_by_role("button", name="Good luck, have fun!").click()
    expect(ada.locator(".chat li")).to_contain_text("Good luck, have fun!")
    expect(ben.locator(".chat li")).to_contain_text("Viel Glück und viel Spaß!")
    ben.locator(".chat-name").click()
    ben.get_by_role("button", name="Ausblenden").click()
    expect(ben.locator(".chat li")).to_have_count(0)
