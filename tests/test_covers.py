"""The pictures of the lobby are those that `tools/covers` draws."""

from __future__ import annotations

import pytest

from tools.covers.__main__ import FOLDER, SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_cover_is_drawn_by_its_command(name):
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == SCENES[name].draw()
