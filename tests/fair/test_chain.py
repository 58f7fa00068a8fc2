"""The chain of hashes over a table's log, and files from the time before it."""

import copy
import hashlib
import json

import pytest

from perihelion.cli import main
from perihelion.fair.receipt import read_receipt
from perihelion.fair.sealed_file import FORMATS, read_file
from perihelion.fair.verify import verify_sealed_game
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table.replay import replay_log
from perihelion.table.sealed_game import find_chain_head, write_sealed_game
from tests.fair.forging import begin, play, played, recommit, where
from tests.fair.sealed_games import first, objects, rewritten
from tests.fair.second_verifier import SECOND, run_second

STORED = SECOND.parents[1] / "tests" / "stored"


def test_the_head_is_that_of_the_file_and_survives_a_restart():
    sealed = begin()
    made = sealed.table
    seen = [find_chain_head(made)]
    sealed.play()
    seen.append(find_chain_head(made))
    assert find_chain_head(replay_log(made.head, SYSTEM_TIME, made.log)) == seen[-1], "read again from its log"
    text, _ = play(sealed)
    heads = read_file(text.encode()).heads
    assert [heads[n] for n, _ in seen] == [head for _, head in seen]


def test_the_head_does_not_tell_what_was_dealt():
    """An attacker who knows the log but for one card, and the head before it, cannot find the card by trial."""
    text = played()[0]
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


@pytest.mark.parametrize("number", [1, 2])
def test_a_table_of_an_earlier_version_keeps_its_format(number):
    sealed = begin(number=number)
    made = sealed.table
    assert (find_chain_head(made) is None) == (number == 1)
    while not made.over:
        sealed.play()
    text = write_sealed_game(made)
    assert objects(text)[0]["format"] == FORMATS[number]
    report = verify_sealed_game(text.encode())
    assert not report.findings
    assert report.format == number


@pytest.mark.parametrize("number", [1, 2])
def test_a_new_game_written_in_an_old_format_is_refused(number):
    """Earlier formats ask for less. A player with a receipt is not taken in by it."""
    text, kept = played(contributes=False)
    lines = objects(text)
    lines[0]["format"] = FORMATS[number]
    first(lines, "seal")["format"] = number
    recommit(lines)
    forged = rewritten(lines).encode()
    report = verify_sealed_game(forged)
    assert not report.findings, "without a witness nobody can know"
    assert not report.proven
    (finding,) = verify_sealed_game(forged, [read_receipt(json.dumps(kept).encode())]).findings
    assert finding.key == "verify-receipt-seal"


@pytest.mark.parametrize(
    ("name", "code", "says"),
    [("solari", 3, "format of version 0.1.0"), ("solari-checkpoint", 3, "NOT VERIFIABLE")],
)
def test_files_of_version_0_1_0_are_checked_as_before_and_it_is_said_what_they_do_not_prove(name, code, says, capsys):
    file = STORED / f"{name}.sealed"
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--lang", "en"])
    assert end.value.code == code
    said = capsys.readouterr()
    assert says in said.out + said.err
    assert run_second(file)[0] == code
