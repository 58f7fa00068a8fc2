"""The result of a game: said once, one row of buttons, the whole sheet, names in full, the whole board beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .late_tables import WholeGame, begin_late
from .tables import is_over, play_until

WholeGames = dict[str, WholeGame]

LAPTOP, PHONE = (1366, 768), (390, 844)
NINE_LINES = """() => {
  const names = ['Besiedelte Planeten', 'Unbezahlte Planeten', 'Farbsätze', 'Raumstationen', 'Missionen',
    'Technologiewürfel', 'Volle Lager', 'Treibstoff und SpaceBucks', 'Abfall neben dem Tableau'];
  const body = document.querySelector('.over tbody');
  const columns = document.querySelectorAll('.over thead th').length;
  body.replaceChildren(...names.map((name) => {
    const row = document.createElement('tr');
    row.innerHTML = `<th scope="row"></th>${'<td>1</td>'.repeat(columns - 1)}`;
    row.cells[0].textContent = name;
    return row;
  }));
}"""
"""Give the sheet the lines of a game of Solarius Mission."""
HIDDEN = """() => {
  const over = document.querySelector('.over');
  return over.scrollHeight - over.clientHeight;
}"""
"""Pixels of the result that have to be scrolled into view."""
CUT = """() => [...document.querySelectorAll('.seat-name > *, .sheet thead th + th span, .over-tools span')]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth && node.clientWidth > 0)
  .map((node) => node.textContent)"""
"""Names and words that are cut off."""
LONGER_NAMES = """() => {
  for (const head of document.querySelectorAll('.over thead th + th')) head.firstChild.data = 'Lehrling';
}"""
"""Give each player a name of eight letters."""
BROKEN = """() => {
  const lines = (node, text) => {
    const range = document.createRange();
    range.setStart(node, node.data.indexOf(text));
    range.setEnd(node, node.data.indexOf(text) + text.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  const cells = [...document.querySelectorAll('.over th')].filter((cell) => cell.firstChild?.data);
  const words = cells.flatMap(({ firstChild }) => firstChild.data.split(/[ -]+/).map((word) => [firstChild, word]));
  const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent);
  return [...cut, ...words.filter(([node, word]) => word && lines(node, word) > 1).map(([, word]) => word)].join();
}"""
"""Words of the sheet that go on in a second line, and names that end with dots."""
ROWS = """() => new Set([...document.querySelectorAll('.over-tools > *')].filter((node) => node.checkVisibility())
  .map((node) => node.getBoundingClientRect().top)).size"""


def finish(visit: Visit, played: WholeGame, size: tuple[int, int], lang: str, **more: bool) -> Page:
    """Open a table whose game has just ended."""
    page = visit(name="Jonas", lang=lang, width=size[0], height=size[1], **more)
    link = begin_late(page, played, 2)
    play_until(page, link, is_over)
    page.goto(link)
    expect(page.locator(".over .sheet")).to_be_visible()
    return page


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
def test_the_result_is_said_once_and_shown_whole(visit: Visit, whole_games: WholeGames, size: tuple[int, int]):
    page = finish(visit, whole_games["solaris"], size, "de")
    says = page.locator(".sentence").inner_text()
    assert says not in page.locator(".over").inner_text()
    page.wait_for_function(f"() => ({ROWS})() === 1")  # the layout follows a moment later
    page.wait_for_function(f"() => ({HIDDEN})() <= 0")
    for node in page.locator(".seat-name b").all():
        node.evaluate("(node) => { node.textContent = 'Mond 2'; }")
    page.wait_for_function(f"() => !({CUT})().length")  # a name of six letters is not cut
    if size == LAPTOP:
        page.evaluate(NINE_LINES)
        page.wait_for_function(f"() => ({HIDDEN})() <= 0")  # nine lines fit, with those of a tie-break below
        page.evaluate(LONGER_NAMES)
        assert not page.evaluate(BROKEN), "a name or a word is broken or cut"


def test_the_whole_board_of_solari_is_above_the_result_on_a_phone(visit: Visit, whole_games: WholeGames):
    page = finish(visit, whole_games["solari"], PHONE, "de", has_touch=True, is_mobile=True)
    frame = page.locator(".board-frame")
    assert frame.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")
    page.get_by_role("button", name="Ausblenden, um den Spielplan zu sehen").click()
    expect(page.locator(".over .sheet")).to_be_hidden()


def test_nothing_of_the_last_touch_stays_below_the_result(visit: Visit, whole_games: WholeGames):
    page = visit(name="Jonas", width=1366, height=768)
    link = begin_late(page, whole_games["solari"], 1)
    page.goto(link)
    expect(page.locator(".table-page.yours")).to_be_visible()
    page.locator(".board [data-mark~=touch]").first.click(force=True)
    play_until(page, link, is_over)
    expect(page.locator(".over .sheet")).to_be_visible()
    expect(page.locator(".says")).to_be_empty()
