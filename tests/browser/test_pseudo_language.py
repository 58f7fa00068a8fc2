"""No visible text is written outside the words files: in a language of accents, whatever is plain stands out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from perihelion.core.registry import SHOW_TEST_GAMES
from tests.pseudo import CODE, plain_words, write_language

from .serving import serving
from .tables import SHORT, against_bots, start

TEXTS = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('script, noscript');
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() && shown(node.parentElement) && !node.parentElement.closest('select.language'))
      found.push(node.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (shown(node)) found.push(node.getAttribute(name));
  return found;
}"""
"""Every text that can be seen or is read out."""
NAMES = {"Perihelion", "Ada", "Chrome", "Linux"}
"""Names are the same in every language."""
NOTATION = {"ED", "HQ", "BT", "SP", "CT", "EC", "II", "III", "IV"}
"""What is printed on the components in every language: codes of stations, Roman numerals."""
BY_BROWSER = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "or", "and"}
"""The browser writes dates and lists itself, and does not know this language."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in which the language is installed."""
    space, folder = tmp_path_factory.mktemp("packages"), tmp_path_factory.mktemp("tables")
    write_language(space)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(SHOW_TEST_GAMES, raising=False)  # they have no words in this language
        patch.setenv("PYTHONPATH", os.pathsep.join([str(space), *filter(None, [os.environ.get("PYTHONPATH")])]))
        with serving(Path(folder)) as running:
            yield running


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, locale=CODE, service_workers="block")
    page = context.new_page()
    page.request.post("/api/me", data={"name": "Ada", "lang": CODE}, headers={"Origin": address})
    yield page
    context.close()


def plain_texts(page: Page) -> list[str]:
    """Return the texts of a page that come from no file."""
    texts: list[str] = page.evaluate(TEXTS)
    assert any("⟦" in text for text in texts)
    return [text for text in texts if set(plain_words(text)) - NAMES - NOTATION - BY_BROWSER]


def test_the_lobby_and_its_dialogs_have_no_text_of_their_own(page: Page):
    page.goto("/")
    page.wait_for_selector("main h2")
    assert page.evaluate("document.documentElement.lang") == CODE
    assert "\n".join(plain_texts(page)) == ""
    page.locator("header .me").click()
    page.wait_for_selector("dialog[open]")
    assert "\n".join(plain_texts(page)) == ""


@pytest.mark.parametrize(
    "path", ["/new/solari", "/learn/solenia", "/daily", "/fair", "/analysis", "/companion", "/account"]
)
def test_a_page_has_no_text_of_its_own(page: Page, path: str):
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert "\n".join(plain_texts(page)) == ""


@pytest.mark.parametrize("game", SHORT)
def test_a_table_has_no_text_of_its_own(page: Page, game: str):
    page.goto(start(page, game, against_bots(game)))
    page.wait_for_selector(".board svg")
    page.wait_for_selector(".sentence:not(:empty)")
    assert "\n".join(plain_texts(page)) == ""
