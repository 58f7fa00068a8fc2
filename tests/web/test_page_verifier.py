"""The page's own check of a sealed game, run by Node: real games are found good, forged ones are refused."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from perihelion.web.pages import STATIC
from perihelion.words import Words
from tests.fair import sealed_games
from tests.fair.forging import played
from tests.fair.sealed_games import objects, rewritten
from tests.fair.test_forged_entries import (
    FORGED,
    entry,
    finished_game_given_up,
    other_phase,
    seen_by_another,
    undo_a_draw,
    winner_who_resigned,
)
from tests.support import ALL_GAMES

NODE = shutil.which("node")
STORED = Path(__file__).parents[1] / "stored"
NOT_SEEN = {finished_game_given_up, other_phase, seen_by_another, winner_who_resigned}
"""The page knows no rules, and says so; nor does docs/verify_draws.py, which accepts the same ones."""

SCRIPT = """
import { readFileSync } from "node:fs";
import { verifySealedGame } from "./static/fair/verify-draws.js";
const found = {};
for (const [name, text] of Object.entries(JSON.parse(readFileSync("files.json", "utf-8"))))
  found[name] = await verifySealedGame(text, JSON.parse(text.split("\\n")[0].slice(17)).table, null);
console.log(JSON.stringify(found));
"""


def verdicts(folder, files):
    """What the page finds in each of these files."""
    shutil.copytree(STATIC / "fair", folder / "static" / "fair")
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "check.js").write_text(SCRIPT)
    (folder / "files.json").write_text(json.dumps(files))
    done = subprocess.run([NODE, "check.js"], cwd=folder, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_page_accepts_real_games_and_refuses_forged_ones(tmp_path):
    real = {game: sealed_games.played(game) for game in ALL_GAMES}
    real |= {"two rounds": played(rounds=2)[0], "server alone": played(contributes=False)[0]}
    real |= {file.stem: file.read_text() for file in STORED.glob("*.sealed")}
    forged = {}
    for forge in FORGED:
        lines = objects(played()[0])
        forge(lines)
        forged[forge.__name__] = rewritten(lines)
    lines = objects(played()[0])
    undo_a_draw(lines, entry("ask", seat=0, to=4), entry("agree", seat=1, to=4), agreed=True)
    real["undone by agreement"] = rewritten(lines)
    found = verdicts(tmp_path, real | forged)
    assert {name for name in real if found[name]["undone"]} == {"undone by agreement"}
    assert not {name: found[name] for name in real if "wrong" in found[name]}
    accepted = {name for name in forged if "wrong" not in found[name]}
    assert accepted == {forge.__name__ for forge in NOT_SEEN}
    for lang in ("en", "de"):
        assert all(Words(lang, "perihelion.web")(verdict["wrong"]) for verdict in found.values() if "wrong" in verdict)
