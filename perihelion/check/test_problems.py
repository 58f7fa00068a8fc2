"""Every check that `perihelion check` reports in sentences finds nothing wrong."""

from __future__ import annotations

import pytest

import perihelion

from .problems import STEPS, Find, find_some, strict_and_interpreted
from .source import read_source
from .trial import watch_games

FINDS = [find for finds in STEPS.values() for find in finds if find not in (read_source, watch_games)]
"""All checks but those whose work the other tests do, too."""


@pytest.mark.parametrize("find", FINDS, ids=lambda find: find.__name__)
def test_a_check_finds_nothing(key: str, find: Find) -> None:
    with strict_and_interpreted():
        assert list(find_some(find, perihelion.games()[key], 3)) == []
