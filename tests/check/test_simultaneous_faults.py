"""Mistakes that authors of simultaneous decisions make: the tests of the contract find each of them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import perihelion
from perihelion.check import test_simultaneous
from perihelion.core.game import Game
from perihelion.core.position import Position

SAMPLE = Path(perihelion.__file__).parent / "test_games" / "tender"

FAULTS: dict[str, tuple[str, str, Any]] = {
    "everybody sees a bid": (
        "return 1 << s.to_act if s.phase == BID else EVERYBODY",
        "return EVERYBODY",
        test_simultaneous.test_nobody_sees_a_choice_before_all_have_chosen,
    ),
    "the field of the bids is public": (
        "SEATS, seen=OWNER, low=NONE, high=CARDS - 1)",
        "SEATS, low=NONE, high=CARDS - 1)",
        test_simultaneous.test_nobody_sees_a_choice_before_all_have_chosen,
    ),
    "an event tells the bid": (
        "    s.bid[s.to_act] = card\n",
        "    s.bid[s.to_act] = card\n    tell(s, REVEALED, s.to_act, card)\n",
        test_simultaneous.test_nobody_sees_a_choice_before_all_have_chosen,
    ),
    "the hand shrinks before the bids are revealed": (
        "    s.bid[s.to_act] = card\n",
        "    s.bid[s.to_act] = card\n    s.hand[s.to_act, card] = 0\n",
        test_simultaneous.test_nobody_sees_a_choice_before_all_have_chosen,
    ),
    "a card that another player has bid is forbidden": (
        "return OK if s.hand[s.to_act, card] else no(4)",
        "return OK if s.hand[s.to_act, card] and s.bid[1 - min(s.to_act, 1)] != card else no(4)",
        test_simultaneous.test_nobody_sees_a_choice_before_all_have_chosen,
    ),
    "the first bid counts more": (
        "    s.chosen[s.to_act] = 1\n",
        "    s.chosen[s.to_act] = 1\n    s.dealt = s.to_act\n",
        test_simultaneous.test_any_order_of_choices_gives_the_same_record,
    ),
    "the next seat acts, not the lowest": (
        "    s.to_act = 0\n    while",
        "    s.to_act = (s.to_act + 1) % s.players if s.chosen[0] == 0 else 0\n    while",
        test_simultaneous.test_a_choice_closes_its_seat_and_the_lowest_open_seat_is_next,
    ),
    "who has not chosen depends on the bids": (
        "            if s.chosen[p] == 0:\n",
        "            if s.bid[p] == NONE:\n",
        test_simultaneous.test_everybody_knows_who_has_not_chosen,
    ),
    "seats choose while chance decides": (
        "    if s.phase == BID:\n        for p in range(s.players):\n            if s.chosen",
        "    if s.phase >= LOT:\n        for p in range(s.players):\n            if s.chosen",
        test_simultaneous.test_no_seat_chooses_while_chance_decides_or_the_game_is_over,
    ),
}


def try_few(test: Any) -> None:
    """Run a test of the contract, and stop at the first example that fails: nobody reads a smaller one."""
    few = settings(phases=(Phase.generate,), max_examples=6, database=None, suppress_health_check=list(HealthCheck))
    few(given(data=st.data())(test.hypothesis.inner_test))(key="faulty")


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Copy the game, replace some text in its rules, and let the tests of the contract find it as `faulty`."""
    name = f"faulty_{tmp_path.name}".replace("-", "_")

    def copy(old: str, new: str) -> None:
        shutil.copytree(SAMPLE, tmp_path / name)
        rules = tmp_path / name / "rules.py"
        text = rules.read_text(encoding="utf-8")
        assert old in text
        rules.write_text(text.replace(old, new), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        options = perihelion.games()["tender"].options
        game = Game(key="faulty", package=name, prefix="TENDER", version=1, options=options)

        def new_game(key: str, lang: str | None = None, **given: object) -> Position:
            chosen = game.read_options(given)
            return Position(game, chosen, game.new_state(chosen), lang)

        monkeypatch.setattr(perihelion, "games", lambda: {"faulty": game})
        monkeypatch.setattr(perihelion, "new", new_game)

    yield copy
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, build: Callable[[str, str], None]) -> None:
    old, new, test = FAULTS[fault]
    build(old, new)
    with pytest.raises(Exception):  # noqa: B017, PT011 (an assertion, or an error of the rules)
        try_few(test)


@pytest.mark.parametrize("test", list(dict.fromkeys(test for _, _, test in FAULTS.values())))
def test_without_a_fault_nothing_is_found(test: Any, build: Callable[[str, str], None]) -> None:
    build("SEATS, LOTS", "SEATS, LOTS")
    try_few(test)
