"""axe-core looks at every kind of page, by day and by night: nothing serious may be found.

`make test` looks at two tables, and at a few rows of each list. Pages that other tests open with `audited` are checked
by night only. `make soak` looks at tables of all games, on a phone and a desktop, at lessons, at all rows, and at all
pages by day, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page, expect

from tests.selection import SOAK, selection

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, against_bots, is_over, play_until, start

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer depends on the theme."""
ALL, WITHOUT, ALONE = "all", "without", "alone"
"""Whether colours are checked, too, or not, or nothing else."""
RUN = """async ([where, colours, which_rules]) => {
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  if (which_rules === 'without') for (const id of colours) rules[id] = { enabled: false };
  const which = which_rules === 'alone' ? { runOnly: colours } : { rules };
  const { violations } = await axe.run(where, { resultTypes: ['violations'], ...which });
  const named = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(named).join(' | ')}`);
}"""
CLEAR = "document.querySelectorAll('.board').forEach((board) => board.replaceChildren())"


LONG = ".prose" if SOAK else ".prose, tbody"
"""Parts of a page of which only the first few are checked."""
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"
THIN = """(query) => {
  for (const list of document.querySelectorAll(query)) {
    const kept = {};
    for (const part of [...list.children]) {
      kept[part.tagName] = (kept[part.tagName] ?? 0) + 1;
      if (kept[part.tagName] > 4) part.remove();
    }
  }
}"""


def audited(page: Page, where: str = "html", board: bool = False, long: str = "", by_day: bool = SOAK) -> None:
    """Nothing serious, and colours that can be read by night and `by_day`; what moves has come to rest.

    The board takes most of the time. If another page has the same, it is emptied first. It is always empty when
    colours are checked, because axe cannot judge them there: it reads `color`, but drawn letters have `fill`.
    tests/draw/test_theme.py computes their contrast. Of something `long`, a few parts of each kind are checked.
    """
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE)
    if long:
        page.evaluate(THIN, long)
    found = page.evaluate(RUN, [where, COLOURS, WITHOUT]) if board else []
    page.evaluate(CLEAR)
    for theme, rules in (("dark", ALONE if board else ALL), ("light", ALONE))[: 1 + by_day]:
        page.evaluate(THEME, theme)
        found += [f"{theme}: {line}" for line in page.evaluate(RUN, [where, COLOURS, rules])]
    assert not found, f"{page.url}: " + "\n".join(found)


Audits = Iterator[str]
"""The part of the page that is checked, each time that something new is open."""


def lobby(page: Page) -> Audits:
    start(page, "solari", ["me", "person"], {"public": True})
    page.goto("/")
    expect(page.locator(".table-line").first).to_be_visible()  # others of this server may stand there, too
    yield "html"


def new_table(page: Page) -> Audits:
    page.goto("/new/solari")
    page.get_by_text("Table settings").click()
    page.get_by_text("More options").click()
    yield "html"


def unknown(page: Page) -> Audits:
    page.goto("/t/there-is-none")
    expect(page.locator(".card.alone h1")).to_be_visible()
    yield "html"


def waiting(page: Page) -> Audits:
    """A table with a free seat; then the invitation, and the menu."""
    page.goto(start(page, "solaris", ["me", "person", "bot:random"]))
    expect(page.locator(".notice.waiting")).to_be_visible()
    yield "html"
    page.locator(".notice").get_by_role("button", name="Invite").click()
    yield "dialog[open]"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="About this table").click()
    yield "dialog[open]"


def documents(page: Page) -> Audits:
    """A guide and rules."""
    page.goto("/guide/solenia")
    expect(page.locator("h1")).to_contain_text("Solenia")
    yield "html"
    page.goto("/rules/solari")
    expect(page.locator("h1")).to_be_visible()
    yield "html"


def lessons(page: Page) -> Audits:
    """The list, and a miss with a hint and the rules open."""
    page.goto("/learn/solenia")
    expect(page.locator(".lesson-line").first).to_be_visible()
    yield "html"
    page.goto("/learn/solari/two-moves")
    page.locator("[data-id=hint]").click()
    page.locator(".lesson-rules summary").click()
    page.locator("[data-id=list]").click()
    page.locator("[data-id='2E2']").click()
    page.wait_for_function("() => history.state?.moves?.length === 1")
    page.locator("[data-id=list]").click()  # it closes after each move
    page.locator("[data-id='4S3']").click()
    expect(page.locator(".lesson-result.missed")).to_be_visible()
    yield "html"


def tour(page: Page) -> Audits:
    page.goto(start(page, "solari", against_bots("solari"), {"hints": True}) + "#tour")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".tour .do")).to_contain_text(re.compile("Tap [^“]"))
    expect(page.locator(".hint.card")).to_be_hidden()  # the tour tells the hint itself
    yield "html"


def finished(page: Page) -> Audits:
    """The end of a game, its replay, the check of its draws, and the luck of the guest."""
    link = start(page, "solari", ["bot:random", "me"], max_turns=1)
    play_until(page, link, is_over)
    page.goto(link)
    expect(page.locator(".over")).to_be_visible()
    yield "html"
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".transport output")).to_contain_text("0 /")
    yield "html"
    for path in (f"{link}/fair", "/luck"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield "html"


BEN = {"name": "Ben", "bot": False, "player": "b3n"}
SUN = {"name": "Sun", "bot": True, "player": None}
GAME = {"game": "solari", "gameName": "Solari"}
RECORD = {
    "name": "Ada", "own": True, "left": 1, "of": 4, "standing": "reliable",
    "ratings": [{**GAME, "seats": 2, "games": 2, "curve": [{"points": 1500, "margin": 400}] * 2}],
    "games": [{
        **GAME, "table": "t", "ago": 60.0, "rated": True, "place": 1, "left": False,
        "seats": [{**BEN, "points": 3, "place": 2, "self": False}, {**SUN, "points": 9, "place": 1, "self": True}],
    }],
    "against": [{**BEN, "won": 2, "even": 0, "lost": 1}],
    "openings": [{**GAME, "moves": [{"says": "Uranus moves.", "games": 2, "of": 3}]}],
    "analysed": [{**GAME, "decisions": 30, "mistakes": 3, "luck": 0.02, "rates": [0.1, 0.05]}],
}  # fmt: skip


def records(page: Page) -> Audits:
    """The record of a player, and a ranking."""
    page.route("**/api/players/me", lambda route: route.fulfill(json=RECORD))
    page.goto("/player/me")
    expect(page.locator(".curve")).to_have_count(2)
    yield "html"
    players = [{**one, "points": 1500, "margin": 300, "games": 4, "mine": one is BEN} for one in (BEN, SUN)]
    answer = {**GAME, "lists": [{"seats": 2, "players": players}]}
    page.route("**/api/ranking/solari", lambda route: route.fulfill(json=answer))
    page.goto("/ranking/solari")
    expect(page.locator(".ranking tbody tr")).to_have_count(2)
    yield "html"


def group(page: Page) -> Audits:
    seats = [
        {"name": "Ada", "points": 9, "place": 1, "self": True},
        {"name": "Ben", "points": 3, "place": 2, "self": False},
    ]
    ranked = [{"name": name, "points": 1.5, "games": 3, "won": 1, "self": name == "Ada"} for name in ("Ada", "Ben")]
    answer = {
        "group": "g", "name": "Club", "link": "/join/x", "head": True, "tables": [], "ranking": ranked,
        "members": [{"member": name, "name": name, "self": name == "Ada"} for name in ("Ada", "Ben")],
        "results": [{"gameName": "Solari", "table": "t", "ago": 60.0, "seats": seats}],
    }  # fmt: skip
    made = page.request.post("/api/groups", data={"name": "Club"}).json()
    page.route("**/api/groups/*", lambda route: route.fulfill(json=answer))
    page.goto(f"/g/{made['group']}")
    expect(page.locator(".members li")).to_have_count(2)
    yield "html"


def notices(page: Page) -> Audits:
    page.goto("/luck")
    page.get_by_role("button", name="Ada").click()
    page.get_by_role("button", name="Notifications").click()
    dialog = page.get_by_role("dialog", name="Notifications")
    dialog.get_by_text("Add a webhook").click()
    expect(dialog.get_by_label("Type")).to_be_visible()
    yield "html"


PAGES = [lobby, new_table, unknown, waiting, documents, tour, finished, records, group, notices]
if SOAK:
    PAGES.append(lessons)  # in make test, test_puzzles.py checks a page of the same kind


@pytest.mark.parametrize("open_pages", PAGES, ids=lambda one: one.__name__)
def test_nothing_serious_on_a_page(visit: Visit, open_pages: Callable[[Page], Audits]):
    page = visit(name="Ada")
    for where in open_pages(page):
        page.wait_for_selector(where)
        audited(page, where, long=LONG, by_day=True)


@pytest.mark.parametrize(
    ("game", "width"), selection(SHORT, [390, 1280]) if SOAK else [("solaris", 1280), ("solarius", 390)]
)
def test_nothing_serious_at_a_table(visit: Visit, game: str, width: int):
    page = visit(name="Ada", width=width)
    page.goto(start(page, game, against_bots(game)))
    Hands(page, seed=1).play(2)
    Hands(page).wait()
    audited(page, board=True, by_day=True)
    if not SOAK and game != "solaris":
        return  # the tabs of all games are made by the same scripts
    for name in ("Log", "As text", "Guide"):
        page.get_by_role("tab", name=name).click()
    expect(page.locator(".document h1")).to_be_visible()
    audited(page, ".tab-row, .pages", long=".document, .document .prose, .log", by_day=True)
