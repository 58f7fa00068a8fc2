"""The leaderboard: a chapter for each game, rewritten without touching the others."""

import json
from datetime import date
from pathlib import Path

from perihelion.bots import arena
from perihelion.bots.arena import Arena
from perihelion.bots.league import NO_MODEL, write_league
from tests.bots.test_agents import Liar
from tests.bots.test_arena import Here


def test_a_chapter_is_written_and_replaced(tmp_path: Path):
    page = tmp_path / "docs" / "leaderboard.md"
    write_league(arena.play(Arena.of("leduc", {}, ["greedy", "random", Liar()]), 12, workers=Here()), page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Leaderboard\n")
    assert "## Leduc\n" in text
    assert f"12 games, begun on {date.today().isoformat()} with Perihelion " in text
    assert "`perihelion arena leduc --bots greedy,random,Liar --games 12 --seed 0 " in text
    assert "An agent may take 10 s for a decision." in text
    assert NO_MODEL in text.partition("## ")[0]
    assert "| 1 | `greedy` |" in text
    assert "| 8 | 8 |\n\nAn agent" in text, "the agent that failed in all its games is the last"
    page.write_text(text + "\n## Chess\n\nkept\n", encoding="utf-8")
    write_league(arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 4, workers=Here()), page)
    again = page.read_text(encoding="utf-8")
    assert "Liar" not in again
    assert again.count("## Leduc") == 1
    assert again.endswith("## Chess\n\nkept\n")


def test_a_chapter_from_a_log_says_when_it_was_played(tmp_path: Path):
    log, page = tmp_path / "games.csv", tmp_path / "leaderboard.md"
    of = Arena.of("leduc", {}, ["greedy", "random"])
    arena.play(of, 4, log, Here())
    first, _, games = log.read_text(encoding="utf-8").partition("\n")
    head = json.loads(first.removeprefix("# "))
    log.write_text(f"# {json.dumps(head | {'began': '2025-02-03', 'release': '0.1.2'})}\n{games}", encoding="utf-8")
    write_league(arena.play(of, 4, log, Here()), page)
    assert "4 games, begun on 2025-02-03 with Perihelion 0.1.2, rules 1" in page.read_text(encoding="utf-8")
    del head["began"], head["release"]
    log.write_text(f"# {json.dumps(head)}\n{games}", encoding="utf-8")
    write_league(arena.play(of, 4, log, Here()), page)
    assert "4 games, on an unknown day, rules 1" in page.read_text(encoding="utf-8")
