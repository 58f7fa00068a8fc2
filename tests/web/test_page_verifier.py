"""The page's own check of a sealed game, run by Node: real games are found good, forged ones are refused."""

import hmac
import json
from hashlib import sha256
from pathlib import Path

import pytest

from perihelion.words import Words
from tests.fair import sealed_games
from tests.fair.forged_forms import choice_said_to_be_forced, other_phase, seen_by_another
from tests.fair.forging import agree, ask, played, undo_a_draw
from tests.fair.page_verifier import NODE, exit_code, run_page
from tests.fair.sealed_games import objects, rewritten
from tests.fair.test_forged_entries import FORGED, finished_game_given_up, winner_who_resigned
from tests.support import ALL_GAMES
from tests.table.tables import ADA

STORED = Path(__file__).parents[1] / "stored"
NOT_SEEN = {choice_said_to_be_forced, finished_game_given_up, other_phase, seen_by_another, winner_who_resigned}
"""The page knows no rules, and says so; nor does docs/verify_draws.py, which accepts the same ones."""


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
    real = {game: (sealed_games.played(game), None) for game in ALL_GAMES}
    real |= {f"{game} with a receipt": (text, kept) for game in ALL_GAMES for text, kept in [with_receipt(game)]}
    real |= {"two rounds": played(rounds=2), "server alone": played(contributes=False)}
    real |= {f"format {number}": played(number=number) for number in (1, 2)}
    real |= {f"stored {file.stem}": (file.read_text(), None) for file in STORED.glob("*.sealed")}
    forged = {}
    for forge in FORGED:
        lines = objects(played()[0])
        forge(lines)
        forged[forge.__name__] = (rewritten(lines), None)
    forged |= {"a key twice": (respell(('"draw":1', '"draw":1,"draw":1')), None)}
    forged |= {"a space": (respell(('"draw":1', '"draw": 1')), None)}
    lines = objects(played()[0])
    undo_a_draw(lines, ask(), agree(), agreed=True)
    real |= {"undone by agreement": (rewritten(lines), None), "spelled as it was": (respell(("draw", "draw")), None)}
    found = run_page(tmp_path, real | forged)
    undone = {"undone by agreement"} | {name for name in real if name.split()[0] in ALL_GAMES and "leduc" not in name}
    assert {name for name in real if found[name].get("undone")} == undone
    assert not {name: found[name] for name in real if "wrong" in found[name]}
    proven = {"two rounds", *(f"{game} with a receipt" for game in ALL_GAMES)}
    assert {name: exit_code(found[name]) for name in real} == {name: 0 if name in proven else 3 for name in real}
    accepted = {name for name in forged if "wrong" not in found[name]}
    assert accepted == {forge.__name__ for forge in NOT_SEEN}
    for lang in ("en", "de"):
        assert all(Words(lang, "perihelion.web")(verdict["wrong"]) for verdict in found.values() if "wrong" in verdict)


def with_receipt(game):
    text, receipts = sealed_games.play_sealed(game)
    return text, receipts[ADA]
