"""The page about the architecture names every part of the package and files that exist."""

import re
from pathlib import Path

from tools import kit
from tools.architecture import FLOORS, PICTURE, WAY, draw

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "perihelion"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

PARTS = {
    path.name.removesuffix(".py")
    for path in PACKAGE.iterdir()
    if (path.is_dir() and (path / "__init__.py").exists()) or path.suffix == ".py"
} - {"__init__", "__main__"}


def test_the_picture_shows_every_part_and_nothing_else():
    shown = {part for _, *parts in FLOORS for part, _ in parts}
    assert shown == PARTS
    assert set(WAY) <= shown


def test_the_picture_is_up_to_date():
    assert PICTURE.read_text(encoding="utf-8") == draw(), "run make pictures"


def test_the_picture_of_the_drawing_kit_is_up_to_date():
    assert kit.PICTURE.read_text(encoding="utf-8") == kit.draw(), "run make pictures"


def test_the_page_names_every_part():
    for part in PARTS:
        assert f"`{part}/`" in PAGE or f"`{part}.py`" in PAGE, part


def test_the_page_names_files_that_exist():
    for name in re.findall(r"`([\w/]+/[\w/]+\.(?:py|js))`", PAGE):
        found = [*PACKAGE.glob(name), *ROOT.glob(name), *(PACKAGE / "web" / "static").glob(name)]
        assert found, f"docs/architecture.md names {name}"
