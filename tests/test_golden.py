"""Golden transcripts: whole games that must replay to the last point; a changed rule needs a new rules version."""

from pathlib import Path

import pytest

import perihelion
from tests.support import ALL_GAMES

FILES = sorted((Path(__file__).parent / "golden").glob("*.game"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_last_point(file):
    text = file.read_text(encoding="utf-8")
    position = perihelion.replay(text)
    assert position.actor == perihelion.OVER
    assert position.transcript == text, "the rules changed: raise the game's version and rewrite the transcripts"


@pytest.mark.parametrize("key", [key for key in ALL_GAMES if key != "leduc"])
def test_no_game_lacks_one(key):
    assert [file for file in FILES if file.stem.startswith(f"{key}-")]
