"""Every page at every size, in German, and with text twice as large: nothing runs over, nothing is cut off.

`make test` looks at each page on a phone, and with large text also on a wide screen; `make soak` looks at all sizes
with both.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.selection import SOAK

from .conftest import Visit
from .hands import Hands
from .serving import NEXT_FRAME
from .stills import HEIGHTS
from .tables import against_bots, start

PAGES = ("/", "/new/solari", "/guide/solarius", "/fair", "/luck", "/account")
TEXTS = [
    ("100%", "16px", list(HEIGHTS) if SOAK else [390]),
    ("200%", "32px", list(HEIGHTS) if SOAK else [390, 1440]),
]
"""Text sizes, in percent and in pixels, each with the screen widths at which pages are checked."""

OVER = """() => {
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const shown = (query) => [...document.querySelectorAll(query)].filter((node) => node.offsetParent);
  const cut = shown('button, .button, .segment span, .sentence, h1')
    .filter((node) => node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).overflowX === 'visible');
  const small = shown('button:not(.jump, .chat-name), .button')
    .filter((node) => node.offsetHeight < 44 || node.offsetWidth < 44);
  const over = shown('main *, .top *')
    .filter((node) => wide > 0 && node.getBoundingClientRect().right > page.clientWidth + 1);
  return [...over, ...cut, ...small].map((node) => node.outerHTML.slice(0, 120));
}"""
"""What runs over the page or its own box, and what is too small for a finger."""

SHOWN = "([width, size]) => innerWidth === width && getComputedStyle(document.body).fontSize === size"
"""Whether the page has this size."""


def test_nothing_runs_over_and_everything_can_be_touched(visit: Visit):
    page = visit(name="Ada", lang="de", width=390, height=HEIGHTS[390])
    for path in PAGES:
        page.set_viewport_size({"width": 390, "height": HEIGHTS[390]})
        page.goto(path, wait_until="networkidle")
        check_sizes(page)
    page.goto(start(page, "solaris", against_bots("solaris")))
    Hands(page).wait()
    check_sizes(page)
    page.goto(start(page, "solari", ["me", "person"]))
    expect(page.locator(".notice.waiting")).to_be_visible()
    check_sizes(page)


def check_sizes(page: Page) -> None:
    """Nothing of this page runs over or is too small, at any size."""
    assert "‹" not in page.locator("body").inner_text(), "a word is missing"
    for text, size, widths in TEXTS:
        page.evaluate("(text) => { document.documentElement.style.fontSize = text; }", text)
        for width in widths:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            page.wait_for_function(SHOWN, arg=[width, size])
            page.evaluate(NEXT_FRAME)
            assert not page.evaluate(OVER), f"{page.url}, {width} wide with text of {size}"
