"""The pictures of the documentation are up to date, and every guide shows pictures that exist."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
GUIDES = sorted((ROOT / "docs" / "play").glob("*.md"))


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "tools" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_are_what_the_boards_draw_today():
    made = tool()
    drawn = made.pictures()
    others = {"architecture.svg", "kit.svg"}  # tests/test_architecture.py checks it
    assert {path.name for path in made.PICTURES.glob("*.svg")} - others == drawn.keys()
    stale = [name for name, svg in drawn.items() if (made.PICTURES / name).read_text(encoding="utf-8") != svg]
    assert not stale, "run `make pictures`"


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_a_guide_shows_pictures_that_exist_and_says_what_is_on_them(guide: Path):
    shown = re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", guide.read_text(encoding="utf-8"))
    assert shown
    for words, link in shown:
        assert len(words) > 10
        assert (guide.parent / link).is_file()


@pytest.mark.parametrize("guide", [g for g in GUIDES if g.name.endswith(".en.md")], ids=lambda path: path.name)
def test_a_guide_has_the_same_sections_in_both_languages(guide: Path):
    german = guide.with_name(guide.name.replace(".en.", ".de."))
    chapters = [len(re.findall(r"^#+ ", g.read_text(encoding="utf-8"), re.MULTILINE)) for g in (guide, german)]
    assert chapters[0] == chapters[1]
