"""The board keeps still: nothing that comes and goes around it moves or resizes it; and it is large enough.

`make test` looks at Solaris and one other game; `make soak` looks at all games, each on a phone and a laptop.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.selection import SOAK, selection

from .conftest import Visit
from .hands import BOX, Hands
from .serving import NEXT_FRAME, SHOW_MESSAGE, client_module
from .stills import still
from .tables import SHORT, against_bots, start

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LAPTOP = {"width": 1366, "height": 728}
LONG = "Ein langer Satz, der in drei Zeilen geht, weil er viel zu sagen hat. " * 2


def box(page: Page) -> list[int]:
    return list(page.evaluate(BOX))


@pytest.mark.parametrize(
    ("game", "screen"), selection(SHORT, [PHONE, LAPTOP]) if SOAK else [("solaris", LAPTOP), ("solenia", PHONE)]
)
def test_prompt_choices_toast_and_tutorial_leave_the_board_where_it_is(visit: Visit, game: str, screen: dict[str, Any]):
    page = visit(name="Ada", lang="de", **screen)
    page.goto(start(page, game, against_bots(game), {"hints": True}))
    Hands(page).wait()
    if game == "solaris":
        check_buttons_in_words(page)
    first = before = box(page)
    page.evaluate("(words) => { document.querySelector('.sentence').textContent = words; }", LONG)
    page.evaluate(NEXT_FRAME)
    if screen is PHONE:  # a prompt of five lines makes the board a little smaller, and it stays so
        assert before[1] >= box(page)[1] > 0.9 * before[1]
        before = box(page)
    assert box(page) == before, "a long prompt"
    if page.locator("[data-id=list]").count():
        page.locator("[data-id=list]").click()
        expect(page.locator(".choices.all")).to_be_visible()
        assert box(page) == before, "the list of all moves"
        check_list_closes(page)
    page.evaluate(SHOW_MESSAGE, LONG[:69])
    assert box(page) == before, "a message"
    tray, toast = (page.locator(query).bounding_box() for query in ("section.tray", ".toast"))
    assert tray is not None
    assert toast is not None
    above, below = toast["y"] + toast["height"] <= tray["y"], toast["y"] >= tray["y"] + tray["height"]
    assert above or below, "a message lies away from the tools"
    page.evaluate("location.hash = '#tour'; location.reload()")
    expect(page.locator(".tour")).to_be_visible()
    assert box(page) == first, "the tutorial"


def check_list_closes(page: Page) -> None:
    """The list of all moves is closed by its own button, by the button that opened it, and by Escape."""
    toggle, moves = page.locator("[data-id=list]"), page.locator(".all-moves")
    page.locator("[data-id=close-list]").click()
    expect(moves).to_have_count(0)
    toggle.click()
    toggle.click()
    expect(moves).to_have_count(0)
    toggle.click()
    page.keyboard.press("Escape")
    expect(moves).to_have_count(0)


def check_buttons_in_words(page: Page) -> None:
    """The station is a button in words, and pass comes last."""
    words = page.locator(".choices:not(.all) .choice").all_text_contents()
    assert words[-1] == "Passen"
    assert any("Energie →" in says or "→ Laser" in says for says in words) or len(words) < 3


ABOVE = (
    """async () => {
  const { showMessage } = """
    + client_module("widgets/toast.js")
    + """; const { openDialog } = """
    + client_module("widgets/dialog.js")
    + """;
  showMessage('first');
  const dialog = openDialog('A dialog');
  showMessage('second');
  const { left, top, width, height } = document.querySelector('.toast button').getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.toast') !== null;
  dialog.close();
  document.querySelector('.toast button').click();
  return found;
}"""
)


def test_a_message_is_above_a_dialog(client: Page):
    assert client.evaluate(ABOVE)


REFUSAL = (
    """async (sentence) => {
  const { showRefusal } = """
    + client_module("widgets/toast.js")
    + """;
  showRefusal({ sentence, rule: 'SOLARIUS-100', link: '/rules/solarius#SOLARIUS-100' });
}"""
)
COVERED = """() => {
  const place = document.querySelector('.toast').getBoundingClientRect();
  const seen = document.querySelector('.dock').getBoundingClientRect(); // a message that is longer is scrolled
  const { left, right } = place;
  const toast = { left, right, top: Math.max(place.top, seen.top), bottom: Math.min(place.bottom, seen.bottom) };
  const boxes = [...document.querySelectorAll('.tool, .choice, .stage, .prompt, [data-id=confirm]')]
    .map((node) => [node.textContent, node.getBoundingClientRect()]);
  return boxes.filter(([, box]) => box.width && box.left < toast.right && box.right > toast.left
    && box.top < toast.bottom - 1 && box.bottom > toast.top + 1).map(([name]) => name);
}"""
FINGER, MOUSE = {"has_touch": True, "is_mobile": True}, {"has_touch": False}
SIZES = {(390, 844): FINGER, (844, 390): FINGER, (820, 1180): MOUSE, (1366, 728): MOUSE, (1440, 900): MOUSE}


@pytest.mark.parametrize(
    ("game", "pointer"),
    [("solaris", FINGER), ("solaris", MOUSE), *([("solari", MOUSE), ("solenia", MOUSE)] if SOAK else [])],
)
def test_a_long_message_covers_neither_board_nor_tools_nor_choices(visit: Visit, game: str, pointer: dict[str, bool]):
    page = visit(name="Ada", lang="de", altered=True, **pointer)
    still(page, game, "de")
    for width, height in [size for size, with_ in SIZES.items() if with_ is pointer]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        if game == "solaris" and (width, height) in LEAST:
            check_ring(page, width, LEAST[width, height])
        page.evaluate(REFUSAL, LONG + LONG[:69])  # longer than every sentence there is
        assert page.evaluate(COVERED) == [], (width, height)


SPAN = """(keys) => {
  const boxes = keys.map((key) => document.querySelector(`[data-key="${key}"]`).getBoundingClientRect());
  return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
}"""
STATIONS = ["ED", "HQ", "BT", "SP", "CT", "EC"]


LEAST = {(1440, 900): 640, (1366, 728): 520, (390, 844): 355}
"""How wide the ring of Solaris is at least, by the size of the screen."""


def check_ring(page: Page, width: int, least: int) -> None:
    """The ring of Solaris is large, and what can be touched is."""
    assert page.evaluate(SPAN, STATIONS) >= least
    sizes = page.eval_on_selector_all(
        ".board [data-mark~=touch]", "(nodes) => nodes.map((n) => n.getBoundingClientRect()).map((b) => b.width)"
    )
    assert min(sizes) >= 40
    if width == PHONE["width"]:
        assert page.evaluate(SPAN, ["t0-CT"]) >= 17, "a token"


OUTSIDE = """() => [...document.querySelectorAll('.board [data-key]')].filter((node) => {
  const [box, room] = [node, document.querySelector('.stage')].map((one) => one.getBoundingClientRect());
  return box.width && (box.top < room.top - 4 || box.bottom > room.bottom + 4);
}).map((node) => node.dataset.key)"""


def test_a_laptop_shows_all_of_solarius_at_once(visit: Visit):
    page = visit(name="Ada", altered=True, **LAPTOP)
    still(page, "solarius")
    expect(page.locator(".stage.scrolls")).to_have_count(0)
    assert not page.evaluate(OUTSIDE)
    assert page.evaluate(SPAN, ["player-1", "outpost-5"]) > 0.8 * 994, "most of the width is used"


def test_five_seats_are_visible_on_a_phone(visit: Visit):
    page = visit(name="Ada", **PHONE)
    page.goto(start(page, "solaris", ["me"] + ["bot:random"] * 4, players=5))
    expect(page.locator(".seat")).to_have_count(5)
    points = page.locator(".seat-points:visible")
    expect(points).to_have_count(5)
    ends = points.evaluate_all("all => all.map((each) => each.getBoundingClientRect().right)")  # bots play meanwhile
    assert len(ends) == 5
    assert 0 < min(ends) <= max(ends) <= 390


SHEET = (
    """async (wide) => {
  const { scoreSheet } = """
    + client_module("panels/score-sheet.js")
    + """;
  const names = ['Random bot', 'Greedy bot', 'Ada', 'Ben', 'Moon bot'];
  const seats = names.map((name, seat) => ({ seat, name, title: 'White' }));
  const lines = ['Planets that are not settled', 'Gold', 'Total'].map((label) => (
    { label, values: [12, 3, 4, 5, 6], counts: label !== 'Total' }
  ));
  const place = document.createElement('div');
  place.style.width = `${wide}px`;
  place.append(scoreSheet(lines, seats, { points: [12, 3, 4, 5, 6] }));
  document.body.append(place);
  return [place.querySelector('table').scrollWidth, place.textContent.split('Total').length - 1];
}"""
)


def test_the_score_sheet_has_every_column_in_its_width_and_the_total_once(client: Page):
    assert client.evaluate(SHEET, 320) == [320, 1]
