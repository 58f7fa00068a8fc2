"""The seal over the API: commit, open, begin; and what each viewer sees of it."""

import json
import subprocess
import sys

import pytest

from perihelion.fair.draw import compute_closing, compute_seal_commitment
from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from tests.fair.contributor import Chain
from tests.fair.sealed_games import keep_receipt


class Part:
    """What the client of a guest does for the seal of a table, and the receipt that it keeps."""

    def __init__(self, who, table):
        self.who, self.table, self.chain = who, table, Chain()
        self.receipt = {
            "format": "perihelion receipt 2", "table": table, "seats": [], "seals": {}, "closings": {},
            "contributions": {}, "links": {}, "heads": {},
        }  # fmt: skip

    @property
    def value(self):
        return self.chain.contribution

    def at(self):
        """The snapshot, noted in the receipt."""
        now = self.who.at(self.table)
        self.receipt["seats"] = sorted({*self.receipt["seats"], *now["mine"]})
        self.receipt["seals"].setdefault(str(now["fair"]["round"]), now["fair"]["seal"])
        if now["chain"]:
            self.receipt["heads"][str(now["chain"]["n"])] = now["chain"]["head"]
        return now

    @property
    def fair(self):
        return self.at()["fair"]

    @property
    def commitment(self):
        fair = self.fair
        return self.chain.commit(fair["seal"], self.table, fair["round"])

    def commit(self):
        assert self.fair["do"] == "commit"
        assert self.who.order(self.table, "seal", commit=self.commitment).status_code == 200

    def reveal(self):
        fair = self.fair
        assert fair["do"] == "reveal"
        listed = [commitment for _, seat, commitment in fair["commitments"] if seat in self.receipt["seats"]]
        assert listed == [self.commitment]
        assert compute_closing(fair["commitments"], fair["seal"], self.table, fair["round"]) == fair["closing"]
        self.receipt["closings"][str(fair["round"])] = fair["closing"]
        assert self.who.order(self.table, "seal", reveal=self.value.hex()).json() == {}
        self.receipt["contributions"][str(fair["round"])] = self.value.hex()

    def play(self, action):
        """Play, and bring the link if the server asks for it."""
        order = {"action": action, "after": self.at()["count"]}
        answer = self.who.order(self.table, "actions", **order)
        if answer.json().get("error") == "needs-link":
            number = answer.json()["number"]
            self.receipt["links"][str(number)] = order["after"]
            answer = self.who.order(self.table, "actions", **order, link=self.chain.links[number].hex())
        assert answer.status_code == 201, answer.text
        return answer


@pytest.fixture
def sealed(ada, bob):
    """Ada and Bob, both with a part in the seal, before they open it."""
    table = ada.post("/api/tables", game="leduc", seats=["me", "open"], contributes=True).json()["table"]
    parts = Part(ada, table), Part(bob, table)
    parts[0].commit()
    assert bob.order(table, "seats/1", take=True, contributes=True).status_code == 200
    parts[1].commit()
    return table, parts


def reveal_all(parts):
    for part in parts:
        part.reveal()


def test_a_client_commits_before_the_start_and_sees_the_list_only_when_it_is_closed(ada, bob):
    table = ada.post("/api/tables", game="leduc", seats=["me", "open"], contributes=True).json()["table"]
    mine = Part(ada, table)
    fair = mine.fair
    assert (fair["do"], fair["format"], fair["round"]) == ("commit", 4, 1)
    mine.commit()
    fair = mine.fair
    assert fair["do"] is None
    assert fair["commit"] == mine.commitment
    assert (fair["commitments"], fair["closing"]) == ([], None)
    assert bob.order(table, "seats", contributes=True).status_code == 200
    assert mine.fair["phase"] == "commit"
    his = Part(bob, table)
    his.commit()
    for part in (mine, his):
        fair = part.fair
        assert fair["commitments"] == [[0, 0, mine.commitment], [1, 1, his.commitment]]
        assert fair["do"] == fair["phase"] == "reveal"
        assert fair["closing"] == compute_closing(fair["commitments"], fair["seal"], table, 1)
    assert his.who.order(table, "seal", commit="ab" * 32).status_code == 409, "once"


def test_the_game_begins_when_both_have_opened(ada, bob, sealed):
    table, parts = sealed
    before = ada.at(table)
    assert before["fair"]["phase"] == "reveal"
    assert before["fair"]["do"] == "reveal"
    assert before["fair"]["commit"] == parts[0].commitment
    assert before["prompt"] == "One moment: waiting for Bob.", "not for the reader"
    assert before["count"] == 0
    assert not before["yours"]
    with bob.live(table) as his:
        his.hear("snapshot")
        parts[0].reveal()
        assert his.hear("update")["prompt"] == "One moment: the game is being prepared.", "nobody else is missing"
        parts[1].reveal()
        update = his.hear("update")
    assert update["fair"]["phase"] == "sealed"
    assert update["fair"]["seats"] == update["fair"]["fresh"] == [0, 1]
    assert update["fair"]["seal"] == before["fair"]["seal"]
    assert update["log"][0]["says"] == "The cards are sealed. Besides the server, Ada and Bob added a part."
    assert update["count"] == 2


def test_the_secret_stays_until_the_end_and_then_everything_can_be_checked(ada, bob, sealed, tmp_path):
    table, parts = sealed
    reveal_all(parts)
    refused = ada.get(f"/api/tables/{table}/sealed")
    assert (refused.status_code, refused.json()["error"]) == (409, "running")
    for part in (*parts, *parts):
        part.play("call")
    end = parts[0].fair
    assert end["phase"] == "open"
    file = ada.get(f"/api/tables/{table}/sealed")
    assert file.headers["content-disposition"].endswith('.sealed"')
    report = verify_sealed_game(file.content, [read_receipt(json.dumps(part.receipt).encode()) for part in parts])
    assert not report.findings
    assert report.proven
    assert [proof.last_link for proof in report.proofs] == [None, None]
    assert report.draws == 3
    seal = next(json.loads(line[17:]) for line in file.text.splitlines() if '"kind":"seal"' in line)
    assert seal["commitment"] == end["seal"]
    terms = {**json.loads(file.text.splitlines()[0][17:]), "rules": seal["rules"], "round": 1}
    del terms["format"]
    assert compute_seal_commitment(bytes.fromhex(seal["secret"]), terms, 4) == end["seal"]
    assert parts[0].value.hex() in file.text
    path = tmp_path / "leduc.sealed"
    path.write_bytes(file.content)
    for receipt, code in (([], 3), (["--receipt", str(keep_receipt(tmp_path, parts[0].receipt))], 0)):
        check = [sys.executable, "docs/verify_draws.py", str(path), *receipt]
        done = subprocess.run(check, capture_output=True, text=True)
        assert done.stdout.splitlines()[0] == "3 draws are as sealed", done.stderr
        assert done.returncode == code


def test_a_decision_that_causes_a_draw_is_asked_for_its_link(ada, bob, sealed):
    table, parts = sealed
    reveal_all(parts)
    links = parts[1].chain.links
    assert ada.order(table, "actions", action="call", after=2, link=links[3].hex()).status_code == 422, (
        "no draw follows"
    )
    assert ada.order(table, "actions", action="call", after=2).json() == {"count": 3}
    asked = bob.order(table, "actions", action="call", after=3)
    assert asked.status_code == 409
    assert asked.json() == {
        "error": "needs-link",
        "sentence": "This move causes a draw, so your device adds a fresh number to it first.",
        "number": 3,
    }
    for link in (links[2], links[4], bytes(32)):
        answer = bob.order(table, "actions", action="call", after=3, link=link.hex())
        assert answer.status_code == 422
        assert answer.json()["sentence"] == "This is not your device’s fresh number for the next draw."
    for text in (links[3].hex().upper(), "", "null", "xyz"):
        assert bob.order(table, "actions", action="call", after=3, link=text).status_code == 422
    assert bob.at(table)["count"] == 3
    order = {"action": "call", "after": 3, "link": links[3].hex()}
    assert bob.order(table, "actions", **order).json() == {"count": 4}
    assert bob.order(table, "actions", **order).json() == {"count": 4}, "the same again, after a lost answer"
    assert ada.at(table)["fair"]["fresh"] == [0, 1]


def test_the_live_table_asks_for_the_link_too_and_a_client_without_one_says_so(ada, bob, sealed):
    table, parts = sealed
    reveal_all(parts)
    parts[0].play("call")
    with bob.live(table) as his:
        his.hear("snapshot")
        his.send(type="play", action="call", after=3)
        refused = his.hear("refused")
        assert (refused["error"], refused["number"], refused["after"]) == ("needs-link", 3, 3)
        his.send(type="play", action="call", after=3, link="none")
        assert his.hear("played")["count"] == 4
    fair = ada.at(table)["fair"]
    assert fair["fresh"] == [0], "a decision that caused a draw without its link ended his chain"
    assert fair["seats"] == [0, 1]


def test_a_confirmation_that_causes_a_draw_is_asked_for_its_link(ada):
    order = {"game": "leduc", "seats": ["me", "me"], "contributes": True, "settings": {"confirm": True}}
    part = Part(ada, ada.post("/api/tables", **order).json()["table"])
    part.commit()
    part.reveal()
    for action in ("call", "call"):
        part.play(action)
        count = part.at()["count"]
        answer = ada.order(part.table, "confirm", after=count)
    assert (answer.status_code, answer.json()["error"], answer.json()["number"]) == (409, "needs-link", 3)
    assert ada.order(part.table, "confirm", after=count, link=part.chain.links[4].hex()).status_code == 422
    assert ada.order(part.table, "confirm", after=count, link=part.chain.links[3].hex()).status_code == 201
    assert part.fair["fresh"] == [0, 1]
    assert part.receipt["links"] == {}, "the actions needed none"


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
        "no seat to commit for": (eve, {"commit": "ab" * 32}, 403),
        "no bytes": (ada, {"reveal": "xyz"}, 422),
        "too few": (ada, {"reveal": "00"}, 422),
        "large letters": (ada, {"reveal": parts[0].value.hex().upper() + "A"}, 422),
        "both": (ada, {"reveal": "00" * 32, "commit": "00" * 32}, 422),
        "nothing": (ada, {}, 422),
        "another commitment": (ada, {"commit": "ab" * 32}, 409),
    }
    for name, (who, body, status) in wrong.items():
        assert who.order(table, "seal", **body).status_code == status, name
    assert ada.at(table)["fair"]["phase"] == "reveal"
    assert ada.play(table, "call", 0).json()["error"] == "waiting"
    assert bob.order(table, "seats/1", leave=True, contributes=True).status_code == 422
    assert bob.order(table, "seats/1", take=True, commit="00" * 32).status_code == 422, "as clients of 0.2 did"


def test_a_client_without_a_part_plays_at_once_and_cannot_add_one_later(ada, bob, table):
    assert ada.at(table)["fair"] | {"seal": ""} == {
        "phase": "sealed",
        "format": 4,
        "round": 1,
        "seal": "",
        "says": "The server decides these cards alone: no player’s device has a part in them.",
        "seats": [],
        "fresh": [],
        "commitments": [],
        "closing": None,
        "complete": True,
        "commit": None,
        "do": None,
        "deal": None,
    }
    assert bob.order(table, "seal", reveal="ab" * 32).json()["error"] == "seal"
    late = bob.order(table, "seal", commit="ab" * 32)
    assert (late.status_code, late.json()["error"]) == (409, "seal")
    assert ada.at(table)["fair"]["seats"] == []


def test_a_player_who_leaves_while_contributions_are_revealed_restarts_the_round(ada, bob, sealed):
    table, parts = sealed
    parts[0].reveal()
    assert bob.order(table, "seats/1", bot="random").status_code == 200
    fair = ada.at(table)["fair"]
    assert (fair["round"], fair["do"], fair["closing"], fair["commitments"]) == (2, "commit", None, [])
    again = Part(ada, table)
    again.commit()
    again.reveal()
    assert ada.at(table)["fair"]["phase"] == "sealed"
    assert ada.at(table)["fair"]["seats"] == [0]


def test_a_client_keeps_the_head_of_the_chain_as_a_receipt(ada, bob, sealed):
    table, parts = sealed
    heads = {}
    with bob.live(table) as his:
        chain = his.hear("snapshot")["chain"]
        heads[chain["n"]] = chain["head"]
        for part in parts:
            part.reveal()
            chain = his.hear("update")["chain"]
            heads[chain["n"]] = chain["head"]
        parts[0].play("raise")
        chain = his.hear("update")["chain"]
        heads[chain["n"]] = chain["head"]
    assert len(heads) == 4
    parts[1].play("fold")
    file = bob.get(f"/api/tables/{table}/sealed").content
    kept = parts[1].receipt | {"heads": {str(n): head for n, head in heads.items()}}
    report = verify_sealed_game(file, [read_receipt(json.dumps(kept).encode())])
    assert not report.findings
    assert [(proof.in_draws, proof.chosen_by_nobody) for proof in report.proofs] == [(True, True)]
    assert [who.name for who in report.contributors] == ["Ada", "Bob"]


def test_a_rematch_is_sealed_anew(ada, bob, sealed):
    table, parts = sealed
    reveal_all(parts)
    parts[0].play("raise")
    parts[1].play("fold")
    again = ada.order(table, "rematch", contributes=True).json()["table"]
    assert bob.order(table, "rematch").json()["table"] == again
    new = Part(ada, again), Part(bob, again)
    for part in new:
        part.commit()
    assert new[0].fair["do"] == "reveal"
    reveal_all(new)
    assert ada.at(again)["count"] == 2
    assert ada.at(again)["fair"]["seal"] != ada.at(table)["fair"]["seal"]


def test_going_on_from_a_moment_has_a_seal_of_its_own(ada, bob, table):
    for who, action in ((ada, "raise"), (bob, "call"), (ada, "call"), (bob, "call")):
        assert who.play(table, action).status_code == 201
    again = ada.order(table, "branch", n=2, seats=["me", "me"], contributes=True).json()["table"]
    part = Part(ada, again)
    part.commit()
    assert ada.at(again)["count"] == 2
    part.reveal()
    for _ in range(4):
        part.play("call")
    receipt = read_receipt(json.dumps(part.receipt).encode())
    report = verify_sealed_game(ada.get(f"/api/tables/{again}/sealed").content, [receipt])
    assert not report.findings
    assert (report.unsealed, report.draws) == (2, 1)
    assert not report.proven, "the draws of the other game are not under this seal"


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
