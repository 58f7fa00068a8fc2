"""Draw the icons of the installable app from the page's own icon: `python -m tools.icons`. Needs Chromium.

A device cuts a maskable icon to any shape, so its drawing keeps to the middle and the sky fills the rest.
"""

from __future__ import annotations

from pathlib import Path

from perihelion.web.site.offline import ICONS, MASKABLE, NIGHT
from tests.browser.serving import browsing

STATIC = Path(__file__).parents[1] / "perihelion" / "web" / "static"
PAGE = """<!doctype html><style>
body {{ margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center;
border-radius: {corner}px; background: radial-gradient(circle at 70% 20%, #26306b, {night} 75%); }}
svg {{ width: {share}%; height: {share}%; }}</style>{svg}"""


def main() -> None:
    """Draw all icons."""
    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with browsing() as browser:
        for name, sizes, purpose in (*ICONS, MASKABLE):
            size = int(sizes.partition("x")[0])
            cut = purpose == "maskable"
            page = browser.new_page(viewport={"width": size, "height": size})
            corner, share = (0, 58) if cut else (round(size * 0.2), 80)
            page.set_content(PAGE.format(size=size, corner=corner, night=NIGHT, share=share, svg=svg))
            page.screenshot(path=STATIC / "pictures" / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
