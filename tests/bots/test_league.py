"""The leaderboard: a chapter for each game, rewritten without touching the others."""

from pathlib import Path

from perihelion.bots import arena
from perihelion.bots.arena import Arena
from perihelion.bots.league import write_league
from tests.bots.test_agents import Liar
from tests.bots.test_arena import Here


def test_a_chapter_is_written_and_replaced(tmp_path: Path):
    page = tmp_path / "docs" / "leaderboard.md"
    write_league(arena.play(Arena.of("leduc", {}, ["greedy", "random", Liar()]), 12, workers=Here()), page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Leaderboard\n")
    assert "## Leduc\n" in text
    assert "12 games on " in text
    assert "| 1 | `greedy` |" in text
    assert text.rstrip().endswith("| 8 | 8 |"), "the agent that failed in all its games is the last"
    page.write_text(text + "\n## Chess\n\nkept\n", encoding="utf-8")
    write_league(arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 4, workers=Here()), page)
    again = page.read_text(encoding="utf-8")
    assert "Liar" not in again
    assert again.count("## Leduc") == 1
    assert again.endswith("## Chess\n\nkept\n")
