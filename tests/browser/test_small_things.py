"""Small things that mislead when they are wrong: answers, options, addresses.

`make soak` adds the answer to a player whose undo was refused.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.selection import SOAK

from .conftest import Visit
from .hands import Hands
from .tables import against_bots, snapshot, start
from .test_together import two


@pytest.mark.skipif(not SOAK, reason="played in make soak")
def test_who_asked_for_an_undo_is_told_that_it_was_refused(visit: Visit):
    ada, ben, link = two(visit)
    pages = [ada, ben]
    for _ in range(1200):
        now = snapshot(ada, link)
        if now["undo"]["further"] is not None and not now["yours"]:
            break
        actor = pages[0] if now["yours"] else pages[1]
        mine = snapshot(actor, link)
        if not mine["choices"]:
            ada.wait_for_timeout(50)  # the dice are still being opened
            continue
        order = {"action": mine["choices"][0]["action"], "after": mine["count"]}
        assert actor.request.post(f"/api/tables/{now['table']}/actions", data=order).ok
    asked = {"after": now["count"], "to": now["undo"]["further"]}
    assert ada.request.post(f"/api/tables/{now['table']}/undo", data=asked).status == 202
    ben.get_by_role("button", name="Decline").click()
    expect(ada.locator("#toasts")).to_contain_text("does not agree, so nothing is undone")


def test_a_page_shows_the_language_of_its_address_until_another_one_is_chosen(visit: Visit):
    page = visit("/rules/solari?lang=pl")
    expect(page.get_by_role("heading", name="Solari: zasady")).to_be_visible()
    expect(page.locator("select.language")).to_have_value("pl")
    assert not [cookie for cookie in page.context.cookies() if cookie["name"] == "lang"]
    page.locator("select.language").select_option("de")
    expect(page.get_by_role("heading", name="Solari: die Regeln")).to_be_visible()
    assert page.url.endswith("/rules/solari")
    page.goto("/rules/solari?lang=pl")
    expect(page.get_by_role("heading", name="Solari: zasady")).to_be_visible()
    page.goto("/rules/solari")
    expect(page.get_by_role("heading", name="Solari: die Regeln")).to_be_visible()


def players(page: Page) -> list[str]:
    return page.get_by_role("radiogroup", name="Players").locator("label").all_inner_texts()


def test_options_that_exclude_each_other_are_not_offered(visit: Visit):
    page = visit("/new/solari")
    expect(page.get_by_role("radiogroup", name="Players")).to_be_visible()
    page.get_by_text("More options").click()
    teams = page.get_by_label("Teams", exact=True)
    expect(teams).to_have_count(0)
    page.get_by_role("radio", name="4", exact=True).first.click()
    expect(teams).to_have_count(1)
    teams.check()
    page.get_by_role("radio", name="2", exact=True).first.click()
    expect(teams).to_have_count(0)
    page.get_by_role("button", name="Start a table").click()
    expect(page.locator(".table-page")).to_be_visible()
    page.goto("/new/solaris")
    expect(page.get_by_role("radiogroup", name="Players")).to_be_visible()
    assert players(page) == ["3", "4", "5"]


def test_an_unknown_address_says_so(visit: Visit):
    page = visit("/nowhere")
    expect(page.locator("h1")).to_have_text("There is no page at this address.")
    expect(page.locator("main").get_by_role("link", name="All games")).to_be_visible()


def test_what_a_move_changes_on_the_board_is_drawn_into_the_same_elements(visit: Visit):
    """A new element would need the focus again, and the browser would lay out the page in the middle of a move."""
    page = visit(name="Ada")
    page.goto(start(page, "solenia", against_bots("solenia")))
    hands = Hands(page)
    hands.wait()
    page.evaluate("""() => {
      const groups = () => document.querySelectorAll('.board [data-layer=groups] > [data-key]');
      window.before = new Map([...groups()].map((node) => [node.dataset.key, [node, node.innerHTML]]));
      window.compared = () => [...groups()].filter(({ dataset }) => window.before.has(dataset.key)).map((node) => {
        const [other, drawing] = window.before.get(node.dataset.key);
        return { same: node === other, changed: node.innerHTML !== drawing };
      });
    }""")
    for _ in range(6):
        hands.step()
    hands.wait()
    compared = page.evaluate("compared()")
    assert any(group["changed"] for group in compared)
    assert all(group["same"] for group in compared)
