"""The page's own check of a sealed game, run by Node: real games are found good, forged ones are refused."""

import hmac
import json
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from perihelion.web.static_files import STATIC
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


def respell(change):
    """A real game in which something is spelled as no server does, with right hashes."""
    text, secret, spelled = played()[0], b"", []
    bodies = [line[17:].replace(*change) for line in text.splitlines()]
    chain = sha256(json.loads(bodies[0])["format"].encode()).digest()
    for number, body in enumerate(bodies, 1):
        secret = bytes.fromhex(json.loads(body).get("secret", secret.hex()))
        salt = hmac.digest(secret, b"perihelion line 2" + number.to_bytes(8), "sha256") if secret else b""
        chain = sha256(chain + salt + body.encode()).digest()
        spelled.append(f"{chain.hex()[:16]} {body}\n")
    return "".join(spelled)


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
    forged |= {"a key twice": respell(('"draw":1', '"draw":1,"draw":1')), "a space": respell(('"draw":1', '"draw": 1'))}
    lines = objects(played()[0])
    undo_a_draw(lines, entry("ask", seat=0, to=4), entry("agree", seat=1, to=4), agreed=True)
    real |= {"undone by agreement": rewritten(lines), "spelled as it was": respell(("draw", "draw"))}
    found = verdicts(tmp_path, real | forged)
    assert {name for name in real if found[name]["undone"]} == {"undone by agreement"}
    assert not {name: found[name] for name in real if "wrong" in found[name]}
    accepted = {name for name in forged if "wrong" not in found[name]}
    assert accepted == {forge.__name__ for forge in NOT_SEEN}
    for lang in ("en", "de"):
        assert all(Words(lang, "perihelion.web")(verdict["wrong"]) for verdict in found.values() if "wrong" in verdict)
