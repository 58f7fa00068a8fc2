"""Two browsers at one table: reload, lost connection, undo, bots on seats, spectators."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Hands
from .tables import snapshot, start

BOARD = """[...document.querySelectorAll('[data-layer=groups] > [data-key]')]
  .map((node) => node.dataset.key + node.getAttribute('transform')).join()"""
"""The things on the board and their places."""


def two(visit: Visit, game: str = "solari", **settings: object) -> tuple[Page, Page, str]:
    """Ada starts a table, Ben opens its link and takes the free seat; the draws are sealed, so the game runs."""
    ada = visit(name="Ada")
    link = start(ada, game, ["me", "person"], settings)
    ada.goto(link)
    expect(ada.locator(".sentence")).to_contain_text("still free")
    ben = visit(link, name="Ben")
    ben.get_by_role("button", name="Take this seat").click()
    expect(ben.locator(".seat.mine")).to_contain_text("Ben")
    expect(ada.locator(".seats")).to_contain_text("Ben")
    for page in (ada, ben):
        expect(page.locator(".fair")).to_contain_text("sealed by")
    return ada, ben, link


def whose(*pages: Page) -> Page:
    """The page whose turn it is."""
    for _ in range(1200):
        for page in pages:
            if page.evaluate("document.querySelector('.table-page.yours:not(.busy)') !== null"):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to act")


def same_board(ada: Page, ben: Page) -> None:
    """Both see the same things at the same places, as soon as all has arrived."""
    for _ in range(1200):
        if ada.evaluate(BOARD) == ben.evaluate(BOARD):
            return
        ada.wait_for_timeout(50)
    assert ada.evaluate(BOARD) == ben.evaluate(BOARD)


def test_two_browsers_with_a_reload_and_a_lost_connection(visit: Visit):
    ada, ben, link = two(visit)
    check_chat(ada, ben)
    hands = {page: Hands(page, seed=3) for page in (ada, ben)}
    for k in range(12):
        hands[whose(ada, ben)].step()
        if k == 4:
            ada.reload()
            expect(ada.locator(".seat.mine")).to_contain_text("Ada")
        if k == 6:
            ben.context.set_offline(True)
            expect(ben.locator(".notice.lost")).to_contain_text("The connection is lost")
            ben.context.set_offline(False)
            expect(ben.locator(".notice.lost")).to_have_count(0)
    whose(ada, ben)
    same_board(ada, ben)
    assert snapshot(ada, link)["count"] == snapshot(ben, link)["count"]


def check_chat(ada: Page, ben: Page) -> None:
    """What is written stays text."""
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Write a message").fill("<img src=x onerror=alert(1)> Hallo")
    ada.keyboard.press("Enter")
    expect(ben.locator("#tab-chat .badge")).to_have_text("1")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".chat li")).to_have_text("Ada <img src=x onerror=alert(1)> Hallo")
    assert ben.locator(".chat img").count() == 0


def test_a_move_without_a_connection_a_bot_on_a_seat_and_the_end_of_a_table(visit: Visit):
    ada, ben, link = two(visit)
    check_late_move(ada, ben, link)
    check_bot_on_seat(ada, ben)
    check_end_of_table(ada, ben)


def check_late_move(ada: Page, ben: Page, link: str) -> None:
    """A move made without a connection is played when it is back."""
    page = whose(ada, ben)
    before, addresses = snapshot(page, link)["count"], list[str]()
    page.on("websocket", lambda socket: addresses.append(socket.url))
    page.context.set_offline(True)
    expect(page.locator(".notice.lost")).to_be_visible()
    hands = Hands(page)
    while not page.locator(".table-page.busy").count():
        hands.choose(hands.state())
    expect(page.locator("#toasts")).to_contain_text("Your move is kept")
    page.context.set_offline(False)
    page.wait_for_function("() => document.querySelectorAll('.log > li.action').length > 0")
    assert snapshot(page, link)["count"] > before
    asked = parse_qs(urlsplit(addresses[-1]).query)
    assert asked["have"], "it names what it has"
    assert 0 < int(asked["away"][0]) < 120_000, "and since when it has had no table"


def check_bot_on_seat(ada: Page, ben: Page) -> None:
    """A seat is handed to a bot and taken back."""
    page, other = (ada, ben) if whose(ada, ben) is ada else (ben, ada)
    page.locator(".seat.mine .seat-card").click()
    page.get_by_role("button", name="Let a bot play for you").first.click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("until you take the seat back")
    expect(page.locator(".seat.mine")).to_have_count(1)
    asked.get_by_role("button", name="Let a bot play for you").click()
    expect(page.locator(".seat.mine")).to_have_count(0)
    assert whose(other) is other, "the bot played, the other person is to act"
    page.locator(".seat-card", has_text="Take this seat").or_(page.locator(".seat:not(.free) .seat-card")).first.click()
    page.get_by_role("button", name="Take this seat").click()
    expect(page.locator(".seat.mine")).to_have_count(1)
    Hands(other, seed=2).step()


def check_end_of_table(ada: Page, ben: Page) -> None:
    """The host removes a guest and closes the table."""
    ada.locator(".seat-card", has_text="Ben").click()
    ada.get_by_role("button", name="Remove Ben").click()
    ada.locator("dialog").get_by_role("button", name="Remove Ben").click()
    expect(ben.locator("h1")).to_have_text("You are no longer at this table.")
    expect(ada.locator(".seat-card", has_text="Ben")).to_have_count(0)
    expect(ada.locator(".seat.free")).to_have_count(0)  # a bot plays the seat to the end
    ada.get_by_role("button", name="About this table").click()
    ada.get_by_role("button", name="Close the table").click()
    ada.locator("dialog").get_by_role("button", name="Close the table").click()
    expect(ada.locator("main")).to_contain_text("This table has been closed")


def test_undo_brings_the_board_back_and_a_spectator_sees_and_does_not_play(visit: Visit):
    ada, ben, link = two(visit, confirm=True, public=True)
    check_undo(ada, ben)
    check_spectator(visit("/", name="Cleo"), ada, ben, link)


def check_undo(ada: Page, ben: Page) -> None:
    """Undo brings the board back, and says why it cannot."""
    page = whose(ada, ben)
    undo = page.locator("[data-id=undo]")
    undo.click(force=True)
    expect(page.locator("#toasts p")).not_to_be_empty()
    before = page.evaluate(BOARD)
    moved = False
    hands = Hands(page, seed=1)
    for _ in range(6):
        state = hands.wait()
        hands.choose(state)
        hands.settle(state)
        moved = page.evaluate(BOARD) != before
        if moved:
            break
    assert moved
    while page.evaluate(BOARD) != before:
        expect(undo).to_have_attribute("aria-disabled", "false")
        shown = page.evaluate(BOARD)
        undo.click()
        page.wait_for_function(f"(shown) => {BOARD} !== shown", arg=shown)
    expect(page.locator(".log .undone").first).to_be_attached()


def check_spectator(lobby: Page, ada: Page, ben: Page, link: str) -> None:
    """Who watches sees the same and cannot play."""
    lobby.locator(f'.open-tables .table-line[href="{link}"]').click()
    expect(lobby.locator(".sentence")).not_to_have_text("One moment…")
    assert lobby.url.endswith(link)
    expect(ada.locator(".watching")).to_contain_text("1 person is watching")
    page = whose(ada, ben)
    Hands(page, seed=5).play(3)
    same_board(lobby, page)
    assert snapshot(lobby, link)["choices"] == []
    assert lobby.locator("[data-mark~=touch]").count() == 0
    refused = lobby.request.post(f"/api/tables/{link[3:]}/actions", data={"action": "x", "after": 0})
    assert refused.status in (403, 422)
