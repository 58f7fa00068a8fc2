"""The seal over the API: commit, open, begin; and what each viewer is told of it."""

import hashlib
import json
import secrets
import subprocess
import sys

import pytest

from perihelion.fair.draw import compute_seal_commitment
from perihelion.fair.receipt import Receipt
from perihelion.fair.verify import verify_sealed_game


class Part:
    """The bytes of one client."""

    def __init__(self):
        self.value = secrets.token_bytes(32)
        self.commit = hashlib.sha256(self.value).hexdigest()


@pytest.fixture
def sealed(ada, bob):
    """Ada and Bob, both with a part in the seal, before they open it."""
    parts = Part(), Part()
    answer = ada.post("/api/tables", game="leduc", seats=["me", "open"], commit=parts[0].commit)
    table = answer.json()["table"]
    assert bob.order(table, "seats/1", take=True, commit=parts[1].commit).status_code == 200
    return table, parts


def test_the_game_begins_when_both_have_opened(ada, bob, sealed):
    table, parts = sealed
    before = ada.at(table)
    assert before["fair"]["phase"] == "reveal"
    assert before["fair"]["do"] == "reveal"
    assert before["fair"]["commit"] == parts[0].commit
    assert before["prompt"] == "The dice are being sealed. We wait for First and Second."
    assert before["count"] == 0
    assert not before["yours"]
    with bob.live(table) as his:
        his.hear("snapshot")
        assert ada.order(table, "seal", reveal=parts[0].value.hex()).json() == {}
        assert "Second" in his.hear("update")["prompt"]
        assert bob.order(table, "seal", reveal=parts[1].value.hex()).status_code == 200
        update = his.hear("update")
    assert update["fair"]["phase"] == "sealed"
    assert update["fair"]["seats"] == [0, 1]
    assert update["fair"]["seal"] == before["fair"]["seal"]
    assert update["log"][0]["says"] == "The dice are sealed: the server and First and Second each added a part."
    assert update["count"] == 2


def test_the_secret_stays_until_the_end_and_then_everything_can_be_checked(ada, bob, sealed, tmp_path):
    table, parts = sealed
    for who, part in zip((ada, bob), parts, strict=True):
        who.order(table, "seal", reveal=part.value.hex())
    refused = ada.get(f"/api/tables/{table}/sealed")
    assert (refused.status_code, refused.json()["error"]) == (409, "running")
    for who, action in ((ada, "call"), (bob, "call"), (ada, "call"), (bob, "call")):
        assert who.play(table, action).status_code == 201
    end = ada.at(table)["fair"]
    assert end["phase"] == "open"
    file = ada.get(f"/api/tables/{table}/sealed")
    assert file.headers["content-disposition"].endswith('.sealed"')
    report = verify_sealed_game(file.content)
    assert not report.findings
    assert report.draws == 3
    seal = next(json.loads(line[17:]) for line in file.text.splitlines() if '"kind":"seal"' in line)
    assert seal["commitment"] == end["seal"]
    terms = {**json.loads(file.text.splitlines()[0][17:]), "rules": seal["rules"], "round": 1}
    del terms["format"]
    assert compute_seal_commitment(bytes.fromhex(seal["secret"]), terms) == end["seal"]
    assert parts[0].value.hex() in file.text
    path = tmp_path / "leduc.sealed"
    path.write_bytes(file.content)
    done = subprocess.run([sys.executable, "docs/verify_draws.py", str(path)], capture_output=True, text=True)
    assert done.stdout.splitlines()[0] == "3 draws are as sealed", done.stderr
    assert done.returncode == 0


def test_a_table_given_up_is_opened_too(ada, bob, sealed):
    table, _ = sealed
    ada.order(table, "close")
    assert ada.at(table)["fair"]["phase"] == "open"
    assert not verify_sealed_game(bob.get(f"/api/tables/{table}/sealed").content).findings


def test_orders_that_do_not_fit(server, ada, bob, sealed):
    table, parts = sealed
    eve = server.guest("Eve")
    wrong = {
        "not what was promised": (ada, {"reveal": parts[1].value.hex()}, 422),
        "no seat": (eve, {"reveal": parts[0].value.hex()}, 403),
        "no bytes": (ada, {"reveal": "xyz"}, 422),
        "too few": (ada, {"reveal": "00"}, 422),
        "large letters": (ada, {"reveal": parts[0].value.hex().upper() + "A"}, 422),
        "both": (ada, {"reveal": "00" * 32, "commit": "00" * 32}, 422),
        "nothing": (ada, {}, 422),
    }
    for name, (who, body, status) in wrong.items():
        assert who.order(table, "seal", **body).status_code == status, name
    assert ada.at(table)["fair"]["phase"] == "reveal"
    assert ada.play(table, "call", 0).json()["error"] == "waiting"
    assert bob.order(table, "seats/1", leave=True, commit="00" * 32).status_code == 422


def test_a_client_without_a_part_plays_at_once_and_cannot_add_one_later(ada, bob, table):
    assert ada.at(table)["fair"] | {"seal": ""} == {
        "phase": "sealed",
        "round": 1,
        "seal": "",
        "says": "The dice were sealed before the game; at the end anybody can check them.",
        "seats": [],
        "commit": None,
        "do": None,
        "deal": None,
    }
    assert bob.order(table, "seal", reveal="ab" * 32).json()["error"] == "seal"
    assert bob.order(table, "seal", commit="ab" * 32).status_code == 200, "without an effect"
    assert ada.at(table)["fair"]["seats"] == []


def test_a_client_keeps_the_head_of_the_chain_as_a_receipt(ada, bob, sealed):
    table, parts = sealed
    heads = {}
    with bob.live(table) as his:
        chain = his.hear("snapshot")["chain"]
        heads[chain["n"]] = chain["head"]
        for who, part in zip((ada, bob), parts, strict=True):
            who.order(table, "seal", reveal=part.value.hex())
            chain = his.hear("update")["chain"]
            heads[chain["n"]] = chain["head"]
        ada.play(table, "raise")
        chain = his.hear("update")["chain"]
        heads[chain["n"]] = chain["head"]
    assert len(heads) == 4
    seal = ada.at(table)["fair"]["seal"]
    bob.play(table, "fold")
    file = bob.get(f"/api/tables/{table}/sealed").content
    kept = Receipt(table, 1, ((1, seal),), ((1, parts[1].value.hex()),), tuple(heads.items()))
    report = verify_sealed_game(file, [kept])
    assert not report.findings
    assert [proof.in_draws for proof in report.proofs] == [True]
    assert [who.name for who in report.contributors] == ["Ada", "Bob"]


def test_a_rematch_is_sealed_anew(ada, bob, sealed):
    table, parts = sealed
    for who, part in zip((ada, bob), parts, strict=True):
        who.order(table, "seal", reveal=part.value.hex())
    ada.play(table, "raise")
    bob.play(table, "fold")
    new = Part(), Part()
    again = ada.order(table, "rematch", commit=new[0].commit).json()["table"]
    assert bob.order(table, "rematch").json()["table"] == again
    assert bob.at(again)["fair"]["do"] == "commit"
    assert ada.at(again)["fair"]["do"] is None
    assert bob.order(again, "seal", commit=new[1].commit).status_code == 200
    for who, part in zip((ada, bob), new, strict=True):
        assert who.at(again)["fair"]["do"] == "reveal"
        who.order(again, "seal", reveal=part.value.hex())
    assert ada.at(again)["count"] == 2
    assert ada.at(again)["fair"]["seal"] != ada.at(table)["fair"]["seal"]


def test_going_on_from_a_moment_has_a_seal_of_its_own(ada, bob, table):
    for who, action in ((ada, "raise"), (bob, "call"), (ada, "call"), (bob, "call")):
        assert who.play(table, action).status_code == 201
    part = Part()
    again = ada.order(table, "branch", n=2, seats=["me", "me"], commit=part.commit).json()["table"]
    assert ada.at(again)["fair"]["do"] == "reveal"
    assert ada.at(again)["count"] == 2
    ada.order(again, "seal", reveal=part.value.hex())
    for _ in range(4):
        assert ada.play(again, "call").status_code == 201
    report = verify_sealed_game(ada.get(f"/api/tables/{again}/sealed").content)
    assert not report.findings
    assert (report.unsealed, report.draws) == (2, 1)


def test_statistics_of_a_table_and_of_a_guest(ada, bob, table):
    running = ada.get(f"/api/tables/{table}/draws").json()
    assert not running["full"]
    assert [group["draws"] for group in running["groups"]] == [1], "her own card, drawn from a full deck"
    assert bob.get(f"/api/tables/{table}/draws").json()["groups"] == [], "his odds would tell what she holds"
    for who, action in ((ada, "raise"), (bob, "call"), (ada, "call"), (bob, "call")):
        assert who.play(table, action).status_code == 201
    full = bob.get(f"/api/tables/{table}/draws").json()
    assert full["full"]
    (group,) = full["groups"]
    assert group["draws"] == 3
    assert sum(face["drawn"] for face in group["faces"]) == 3
    assert round(sum(face["expected"] for face in group["faces"]), 1) == 3
    assert group["says"] == "Too few draws to tell."
    (mine,) = ada.get("/api/me/draws").json()
    assert (mine["game"], mine["games"]) == ("leduc", 1)
    assert mine["all"] == full["groups"]
    assert mine["mine"][0]["draws"] < 3
