"""The chain of hashes over a table's log, and files from the time before it."""

import copy
import hashlib
import json

import pytest

from perihelion.cli import main
from perihelion.fair.draw import compute_commitment
from perihelion.fair.receipt import read_receipt
from perihelion.fair.sealed_file import FORMATS, read_file
from perihelion.fair.verify import verify_sealed_game
from perihelion.play import automatic_steps, commands
from perihelion.play.persistence import replay_log
from perihelion.play.sealed_game import find_chain_head, write_sealed_game
from tests.fair.forging import laid, play, played, where
from tests.fair.sealed_games import objects, rewritten
from tests.fair.second_verifier import SECOND, run_second
from tests.fair.test_verify import first

STORED = SECOND.parents[1] / "tests" / "stored"


def test_the_head_is_that_of_the_file_and_survives_a_restart():
    made = laid()
    seen = [find_chain_head(made)]
    commands.play_action(made, made.seats[made.waits_for].guest, "call", made.count)
    seen.append(find_chain_head(made))
    assert find_chain_head(replay_log(made.head, made.log)) == seen[-1], "read again from its log"
    text, _ = play(made)
    heads = read_file(text.encode()).heads
    assert [heads[n] for n, _ in seen] == [head for _, head in seen]


def test_the_head_does_not_tell_what_was_dealt():
    """Whoever knows the log but for one card, and the head before it, cannot find the card by trial."""
    made = laid()
    text = play(made)[0]
    lines, heads = objects(text), read_file(text.encode()).heads
    at = where(lines, "outcome")
    seal = where(lines, "seal")
    for secret in ("00" * 32, "ff" * 32):
        guess = copy.deepcopy(lines)
        guess[seal]["secret"] = secret
        assert read_file(rewritten(guess).encode()).heads[at] != heads[at]
    for card, _ in lines[at]["odds"]:
        body = json.dumps({**lines[at], "text": card}, sort_keys=True, separators=(",", ":"))
        plain = hashlib.sha256(bytes.fromhex(heads[at - 1]) + body.encode()).hexdigest()
        assert plain != heads[at], "without the salt the hash would tell the card"


def test_a_table_of_version_0_1_0_keeps_its_format(monkeypatch):
    monkeypatch.setattr(automatic_steps, "FORMAT", 1)
    made = laid()
    assert find_chain_head(made) is None
    monkeypatch.undo()
    while not made.over:
        commands.play_action(made, made.seats[made.waits_for].guest, "call", made.count)
    text = write_sealed_game(made)
    assert objects(text)[0]["format"] == FORMATS[1]
    report = verify_sealed_game(text.encode())
    assert not report.findings
    assert report.format == 1


def test_a_new_game_written_in_the_old_format_is_refused():
    """Format 1 asks for less. Whoever kept a receipt is not taken in by it."""
    text, kept = played(contributes=False)
    lines = objects(text)
    lines[0]["format"] = FORMATS[1]
    seal = first(lines, "seal")
    seal["commitment"] = compute_commitment(bytes.fromhex(seal["secret"]))
    forged = rewritten(lines).encode()
    assert not verify_sealed_game(forged).findings, "without a witness nobody can know"
    (finding,) = verify_sealed_game(forged, [read_receipt(json.dumps(kept).encode())]).findings
    assert finding.key == "verify-receipt-seal"


@pytest.mark.parametrize(
    ("name", "code", "says"),
    [("solari", 0, "format of version 0.1.0"), ("solari-checkpoint", 3, "NOT VERIFIABLE")],
)
def test_files_of_version_0_1_0_are_checked_as_before_and_it_is_said_what_they_do_not_prove(name, code, says, capsys):
    file = STORED / f"{name}.sealed"
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--lang", "en"])
    assert end.value.code == code
    said = capsys.readouterr()
    assert says in said.out + said.err
    assert run_second(file)[0] == code
