"""Forged files with right hashes, as somebody writes them who knows the format and, after the game, all secrets.

Each is refused by `perihelion verify` and by docs/verify_draws.py, most of them for what they say, all of them where a
player kept a receipt. Some cannot be told from a real game without one; the verifiers then say that they cannot know.
"""

import copy
import json
import secrets

import pytest

from perihelion.cli import main
from perihelion.fair.draw import compute_seal_commitment, draw_index, with_length
from perihelion.fair.receipt import InvalidReceipt, read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.words import Words
from tests.fair.forging import begin, entry, key_at, played, recommit, relink, renumber, rewrite_seal, where
from tests.fair.sealed_games import first, keep_receipt, objects, rewritten, terms_of
from tests.fair.second_verifier import run_second

# forgeries


def changed_action(lines):
    """Another legal action: nothing but a receipt can tell."""
    first(lines, "action", 3)["text"] = "raise"
    last = first(lines, "action", 3)
    end = lines.index(last)
    lines.insert(end + 1, {**last, "seat": 1 - last["seat"], "text": "fold"})
    del lines[end + 2 : -1]
    relink(lines)
    renumber(lines)
    points = [1, -1] if last["seat"] == 0 else [-1, 1]
    lines[-1].update(points=points, winners=[points.index(max(points))])


def changed_outcome(lines):
    line = first(lines, "outcome")
    line["text"] = next(text for text, _ in line["odds"] if text != line["text"])


def inserted_checkpoint(lines):
    """Just before the last action a record is invented in which Ada holds what wins."""
    made = replayed(lines)
    record = made.record()
    record["paid"] = [13, 13]
    at = where(lines, "action", 3)
    lines.insert(at, entry("checkpoint", record=record))
    renumber(lines)
    lines[-1]["points"] = [13 if point > 0 else -13 if point < 0 else 0 for point in lines[-1]["points"]]


def changed_odds(lines):
    """The weights are changed so that another outcome falls on the value of the draw."""
    line = first(lines, "outcome", 2)
    wish = next(text for text, _ in line["odds"] if text != line["text"])
    line["odds"] = [[text, 10**9 if text == wish else 1] for text, _ in line["odds"]]
    line["text"] = wish


def odds_before_a_checkpoint(lines):
    """The same, and a checkpoint after it so that the rules are not asked."""
    made = replayed(lines)
    changed_odds(lines)
    at = where(lines, "action", 3)
    lines.insert(at, entry("checkpoint", record=made.record()))
    renumber(lines)


def ground_contribution(lines):
    """A contribution is added later, chosen so that the next draw comes out as wished."""
    line = first(lines, "outcome", 2)
    weights, texts = [weight for _, weight in line["odds"]], [text for text, _ in line["odds"]]
    while True:
        value = secrets.token_bytes(32)
        key = key_at(lines, lines.index(line)) + with_length(value)
        if texts[draw_index(key, lines[0]["table"], line["draw"], weights)] == line["text"]:
            break
    lines.insert(lines.index(line), entry("contribute", round=1, seat=1, value=value.hex()))
    renumber(lines)


def removed_contribution(lines):
    """Bob's commitment, reveal and links are taken out: the draws do not fit any more."""
    for kind in ("commit", "reveal"):
        lines.remove(next(line for line in lines if line.get("kind") == kind and line["seat"] == 1))
    recommit(lines)
    relink(lines)


def server_alone(lines):
    """Another game of the same table, drawn from the server's secret alone."""
    lines[:] = objects(played(contributes=False)[0])


def reordered(lines):
    a, b = where(lines, "action"), where(lines, "action", 1)
    lines[a], lines[b] = lines[b], lines[a]
    renumber(lines)


def dropped_entry(lines):
    """An entry that moves nothing is missing, such as a seat that changed hands."""
    lines.remove(first(lines, "start"))
    renumber(lines)


def other_tables_seal(lines):
    """The seal of another table, with the secret that belongs to it."""
    seal = first(lines, "seal")
    terms = {**terms_of(lines, seal), "table": "another"}
    seal["commitment"] = compute_seal_commitment(bytes.fromhex(seal["secret"]), terms, seal["format"])


def truncated(lines):
    """The last two actions are missing, and the end says that the game is not over."""
    del lines[where(lines, "action", 2) : -1]
    renumber(lines)
    lines[-1].update(over=False, points=[0, 0], winners=[])


def many_restarts(lines):
    """The server restarted until it liked its secret: nobody had failed to reveal."""
    seal = first(lines, "seal")
    at = lines.index(seal)
    others = []
    for number in range(1, 5):
        other = copy.deepcopy(seal)
        rewrite_seal(lines, other, round=number, secret=secrets.token_hex(32), without=[] if number == 1 else [1])
        others.append(other)
    lines[at:at] = others
    for line in lines[at + len(others) :]:
        if "round" in line:
            line["round"] = 5
    rewrite_seal(lines, seal, without=[1])
    renumber(lines)


def method_as_kind(lines):
    lines.insert(where(lines, "start"), entry("__init__"))
    renumber(lines)


def replayed(lines):
    """The table as it is before the last action of the file."""
    made = begin().table
    text, _ = played()
    wanted = objects(text)
    assert wanted[0]["table"] == lines[0]["table"] == made.head.table
    position = made.position.copy()
    while position._log:
        position.undo()
    for line in lines[1 : where(lines, "action", 3)]:
        if line["kind"] in ("action", "outcome"):
            position.play(line["text"])
    made.position = position
    return made


NOT_VERIFIABLE, ONLY_BY_RECEIPT = "not verifiable", "only by a receipt"
FORGED = {
    changed_action: (ONLY_BY_RECEIPT, ONLY_BY_RECEIPT),
    changed_outcome: ("verify-draw", "the seal gives"),
    inserted_checkpoint: (NOT_VERIFIABLE, NOT_VERIFIABLE),
    changed_odds: ("verify-odds", None),
    odds_before_a_checkpoint: (NOT_VERIFIABLE, None),
    ground_contribution: ("verify-added", "added at the wrong time"),
    removed_contribution: (None, None),
    server_alone: (ONLY_BY_RECEIPT, ONLY_BY_RECEIPT),
    reordered: ("verify-seat", "no draw follows"),
    dropped_entry: (ONLY_BY_RECEIPT, ONLY_BY_RECEIPT),
    other_tables_seal: ("verify-secret", "does not match its commitment"),
    truncated: ("verify-unfinished", "the end of the game is missing"),
    many_restarts: ("verify-restart", "begun anew without a reason"),
    method_as_kind: ("verify-kind", "should stand here"),
}
"""What the two verifiers say without a receipt; None if it depends on the draws."""


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_a_forged_file_is_refused_by_both_verifiers(forge, tmp_path, capsys):
    text, kept = played()
    lines = objects(text)
    forge(lines)
    forged = rewritten(lines)
    assert forged != text
    file, receipt = tmp_path / "forged.sealed", keep_receipt(tmp_path, kept)
    file.write_text(forged)

    key, says = FORGED[forge]
    report = verify_sealed_game(forged.encode())
    if key == NOT_VERIFIABLE:
        assert not report.complete
        assert report.unverifiable
    elif key == ONLY_BY_RECEIPT:
        assert not report.findings
        assert not report.proven
    elif key is not None:
        assert [finding.key for finding in report.findings] == [key]
        assert all(Words(lang, "perihelion.fair")(key, **report.findings[0].values) for lang in ("en", "de"))
    code, said = run_second(file)
    if says == ONLY_BY_RECEIPT:
        assert code == 3
        assert "nothing is proven for anybody without a receipt" in said
    elif says == NOT_VERIFIABLE:
        assert code == 3
        assert "NOT VERIFIABLE" in said
    elif says is not None:
        assert code == 1
        assert says in said

    assert verify_sealed_game(forged.encode(), [read_receipt(receipt.read_bytes())]).findings
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--receipt", str(receipt), "--lang", "en"])
    assert end.value.code == 1
    assert str(file) in capsys.readouterr().err
    assert run_second(file, "--receipt", receipt)[0] == 1


def test_hidden_restarts_are_found_by_the_seal_a_player_saw(tmp_path):
    """The game was begun twice. The forger leaves the first round out and renumbers the second one."""
    text, kept = played(rounds=2)
    assert verify_sealed_game(text.encode(), [read_receipt(json.dumps(kept).encode())]).restarts == 1
    lines = objects(text)
    first_seal, second_seal = (first(lines, "seal", skip) for skip in (0, 1))
    kept_lines = [line for line in lines if line.get("round") != 1 or line is first_seal]
    lines = [second_seal if line is first_seal else line for line in kept_lines if line is not second_seal]
    for line in lines:
        if "round" in line:
            line["round"] = 1
    second_seal["without"] = []
    recommit(lines)
    forged = rewritten(lines).encode()
    assert not verify_sealed_game(forged).findings, "without a witness nobody can know"
    for seal in kept["seals"].values():
        receipt = {**kept, "seals": {"1": seal}, "heads": {}, "closings": {}, "contributions": {}}
        (finding,) = verify_sealed_game(forged, [read_receipt(json.dumps(receipt).encode())]).findings
        assert finding.key == "verify-receipt-seal"
    file = tmp_path / "forged.sealed"
    file.write_bytes(forged)
    assert run_second(file, "--seal", kept["seals"]["2"])[0] == 1


def test_restarts_are_counted_and_shown(tmp_path, capsys):
    text, kept = played(rounds=2)
    file, receipt = tmp_path / "leduc.sealed", keep_receipt(tmp_path, kept)
    file.write_text(text)
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--receipt", str(receipt), "--lang", "en"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert "The start was repeated once" in said
    assert "Ada (1), Bob (2)" in said
    assert "their own contribution is part of every draw" in said
    assert "entries 1 to" in said
    code, said = run_second(file, "--receipt", receipt)
    assert code == 0
    assert "repeated 1 times" in said


def test_seals_and_contributions_can_be_given_one_by_one(tmp_path, capsys):
    text, kept = played()
    alone, _ = played(contributes=False)
    seal, mine = kept["seals"]["1"], kept["contributions"]["1"]
    for name, content, expected in (("real", text, 3), ("alone", alone, 1)):
        file = tmp_path / f"{name}.sealed"
        file.write_text(content)
        for given in (["--seal", seal], ["--contribution", mine], ["--seal", seal, "--contribution", mine]):
            with pytest.raises(SystemExit) as end:
                main(["verify", str(file), *given, "--lang", "de"])
            assert end.value.code == expected
            assert run_second(file, *given)[0] == expected
    capsys.readouterr()
    with pytest.raises(SystemExit) as end:
        main(["verify", str(tmp_path / "alone.sealed"), "--lang", "en"])
    assert end.value.code == 3
    said = capsys.readouterr().out
    assert "Nothing is proven for anybody against the operator of the server" in said
    assert "because no receipt was given" in said


WHOLE = {
    "format": "perihelion receipt 2", "table": "t", "seats": [0], "seals": {}, "closings": {}, "contributions": {},
    "links": {}, "heads": {},
}  # fmt: skip
TORN = [json.dumps({name: value for name, value in WHOLE.items() if name != missing}) for missing in WHOLE]
TORN += [json.dumps(WHOLE | {"links": {"1": count}}) for count in (-1, 1.0, True, "1")]
TORN += [json.dumps(WHOLE | {"seats": seats}) for seats in (None, 0, ["0"], [True], [0.0])]
TORN += [json.dumps(WHOLE | {name: {"1": "xyz"}}) for name in ("seals", "closings", "contributions", "heads")]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", '{"format": "perihelion receipt 1", "table": 3}', "\x00", *TORN]
)
def test_what_is_no_receipt_is_refused(text, tmp_path):
    with pytest.raises(InvalidReceipt):
        read_receipt(text.encode())
    file, receipt = tmp_path / "leduc.sealed", tmp_path / "receipt.json"
    file.write_text(played()[0])
    receipt.write_text(text)
    for given in (["--receipt", str(receipt)], ["--seal", "xyz"]):
        with pytest.raises(SystemExit) as end:
            main(["verify", str(file), *given])
        assert end.value.code == 2


def test_a_receipt_of_another_table_is_refused():
    text, kept = played()
    receipt = read_receipt(json.dumps({**kept, "table": "another"}).encode())
    assert [finding.key for finding in verify_sealed_game(text.encode(), [receipt]).findings] == [
        "verify-receipt-table"
    ]


def test_a_checkpoint_with_the_record_of_the_replay_is_good():
    lines = objects(played()[0])
    at = where(lines, "action", 3)
    lines.insert(at, entry("checkpoint", record=replayed(lines).record()))
    renumber(lines)
    report = verify_sealed_game(rewritten(lines).encode())
    assert not report.findings
    assert report.complete


def test_a_file_that_continues_another_game_is_not_wholly_verifiable(tmp_path):
    """Draws before the first seal could be invented."""
    lines = objects(played(contributes=False)[0])
    seal, sealed = first(lines, "seal"), first(lines, "sealed")
    lines.remove(seal)
    lines.remove(sealed)
    lines[-1:-1] = [seal, sealed]
    renumber(lines)
    file = tmp_path / "continued.sealed"
    file.write_text(rewritten(lines))
    assert not verify_sealed_game(file.read_bytes()).findings
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file)])
    assert end.value.code == 3
    assert run_second(file)[0] == 3
