"""The pictures of the documentation are up to date, and every guide shows pictures that exist."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from perihelion.languages import packs

ROOT = Path(__file__).parents[2]
GUIDES = sorted((ROOT / "perihelion" / "languages").glob("*/games/*/guide.md"))


def name_of(guide: Path) -> str:
    return f"{guide.parent.name} {guide.parents[2].name}"


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
    others = {made.PICTURES / name for name in ("architecture.svg", "kit.svg")}  # tests/test_architecture.py checks it
    there = {path for folder in {path.parent for path in drawn} for path in folder.glob("*.svg")}
    assert there - others == drawn.keys()
    stale = [path for path, svg in drawn.items() if path.read_text(encoding="utf-8") != svg]
    assert not stale, "run `make pictures`"


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_a_guide_shows_pictures_that_exist_and_says_what_is_on_them(guide: Path):
    shown = re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", guide.read_text(encoding="utf-8"))
    assert shown
    for words, link in shown:
        assert len(words) > 10
        assert (guide.parent / link).is_file()


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_a_guide_has_the_same_sections_in_all_languages(guide: Path):
    english = packs()["en"].folder / "games" / guide.parent.name / "guide.md"
    chapters = [len(re.findall(r"^#+ ", g.read_text(encoding="utf-8"), re.MULTILINE)) for g in (guide, english)]
    assert chapters[0] == chapters[1]
