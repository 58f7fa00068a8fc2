"""The seal of the dice in a real browser: sealed by itself, explained, checked; and a forged file is found out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .tables import snapshot

SEALED = "**/sealed"


def sealed_table(page: Page) -> str:
    """A table of two that this page lays as its own buttons do, with its part of the seal."""
    return str(
        page.evaluate("""async () => {
            const { withCommitment } = await import("/static/fair/commitment.js");
            const { post } = await import("/static/lib/http.js");
            const order = await withCommitment({ game: "leduc", seats: ["me", "person"] });
            return (await post("/api/tables", order)).link;
        }""")
    )


def to_the_end(pages: list[Page], link: str) -> None:
    """Everybody calls until the game is over."""
    table = link.rsplit("/", 1)[-1]
    while not (now := snapshot(pages[0], link))["over"]:
        who = next(page for page in pages if snapshot(page, link)["yours"])
        who.request.post(f"/api/tables/{table}/actions", data={"action": "call", "after": now["count"]})


def test_two_browsers_seal_the_dice_and_check_them_in_the_end(visit: Visit):
    ada, ben = visit("/", name="Ada"), visit("/", name="Ben", lang="de")
    link = sealed_table(ada)
    for page in (ada, ben):
        page.goto(link)
    ben.get_by_role("button", name="nehmen").first.click()
    expect(ada.locator(".fair")).to_contain_text("sealed before the game by the server and First and Second")
    expect(ben.locator(".fair")).to_contain_text("von Server und Erster und Zweiter versiegelt")
    assert snapshot(ada, link)["fair"]["seats"] == [0, 1]

    ben.goto(f"{link}/fair")
    expect(ben.get_by_text("Solange das Spiel läuft")).to_be_visible()
    to_the_end([ada, ben], link)

    ada.goto(f"{link}/fair")
    ada.get_by_role("button", name="Check all draws now").click()
    expect(ada.get_by_text("All 3 draws are as sealed before the game.")).to_be_visible()
    expect(ada.get_by_text("The seal is the one this browser saw before the game.")).to_be_visible()

    ada.route(SEALED, lambda route: forge(route))
    ada.get_by_role("button", name="Check all draws now").click()
    expect(ada.get_by_text("the line was changed")).to_be_visible()

    ada.goto("/luck")
    expect(ada.get_by_text("1 game")).to_be_visible()
    expect(ada.locator("table.draws").first).to_contain_text("expected")


def forge(route) -> None:  # type: ignore[no-untyped-def]
    text = route.fetch().text()
    route.fulfill(body=text.replace('"draw":1', '"draw":7', 1), content_type="text/plain")


def test_a_quick_game_is_sealed_by_this_browser(visit: Visit):
    page = visit("/", name="Ada")
    page.locator(".shelf button").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".fair")).to_contain_text("sealed before the game by the server and")
    assert snapshot(page, page.url)["fair"]["seats"] == [0]
