"""Sealed games: a whole game is found good, and whatever is changed in it is found and named."""

import json
import random
import sys

import pytest

from perihelion.cli import main
from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.table.errors import Conflict
from perihelion.table.sealed_game import write_sealed_game
from perihelion.words import Words
from tests.fair.forging import recommit, renumber, rewrite_seal
from tests.fair.sealed_games import (
    first,
    keep_receipt,
    linked,
    objects,
    play_sealed,
    played,
    rewritten,
    sealed_table,
)
from tests.fair.second_verifier import SECOND, run_second, start_second
from tests.support import ALL_GAMES
from tests.table.tables import ADA, BOB


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_whole_game_is_as_sealed(game, tmp_path):
    text, receipts = play_sealed(game)
    report = verify_sealed_game(text.encode(), [read_receipt(json.dumps(kept).encode()) for kept in receipts.values()])
    assert not report.findings
    assert report.proven
    assert [proof.last_link for proof in report.proofs] == [None, None], "every decision brought a link"
    assert report.game == game
    kinds = [line.get("kind") for line in objects(text)]
    assert report.actions == kinds.count("action")
    assert report.draws == kinds.count("outcome")
    assert not report.unsealed
    assert "undo" in kinds or game == "leduc"
    file = tmp_path / "game.sealed"
    file.write_text(text)
    for guest in (ADA, BOB):
        code, said = run_second(file, "--receipt", keep_receipt(tmp_path, receipts[guest]))
        assert (code, said.splitlines()[0]) == (0, f"{report.draws} draws are as sealed"), "both verifiers agree"
    assert not verify_sealed_game(text.encode()).proven
    code, said = run_second(file)
    assert (code, said.splitlines()[0]) == (3, f"{report.draws} draws are as sealed"), "without a receipt"


def test_a_file_names_no_guest():
    text = played("leduc")
    assert "guest-" not in text
    assert '"by"' not in text


def test_a_running_game_is_not_opened():
    with pytest.raises(Conflict, match="running"):
        write_sealed_game(sealed_table("leduc")[0])


def test_every_single_byte_counts():
    """Each byte of a file, changed: found, with the line it stands in."""
    data, chance = played("leduc").encode(), random.Random(1)
    line = 1
    for i, byte in enumerate(data):
        changed = bytearray(data)
        changed[i] = byte ^ (1 << chance.randrange(8))
        findings = verify_sealed_game(bytes(changed)).findings
        assert findings, f"byte {i} of line {line}"
        assert findings[0].line in ((line, line + 1) if byte == 10 else (line,))
        assert Words("de", "perihelion.fair")(findings[0].key, **findings[0].values)
        line += byte == 10


@pytest.mark.parametrize("game", [key for key in ALL_GAMES if key != "leduc"])
def test_bytes_anywhere_in_a_long_file(game):
    data, chance = played(game).encode(), random.Random(2)
    for _ in range(60):
        i = chance.randrange(len(data))
        changed = data[:i] + bytes([data[i] ^ (1 << chance.randrange(8))]) + data[i + 1 :]
        assert verify_sealed_game(changed).findings[0].line >= data[:i].count(b"\n") + 1


def test_lines_that_are_missing_or_added():
    lines = played("leduc").splitlines(keepends=True)
    for k in range(len(lines)):
        assert verify_sealed_game("".join(lines[:k] + lines[k + 1 :]).encode()).findings
        assert verify_sealed_game("".join(lines[: k + 1] + lines[k:]).encode()).findings
    assert verify_sealed_game(b"").findings
    assert verify_sealed_game(played("leduc").encode() + b"\n").findings
    assert verify_sealed_game(b"\xff\x00" * 30).findings


def change_outcome(lines):
    line = next(line for line in lines if line.get("kind") == "outcome" and line["of"] > 1)
    line["text"] = next(text for text, _ in line["odds"] if text != line["text"])


def change_odds(lines):
    line = next(line for line in lines if line.get("kind") == "outcome" and line["of"] > 1)
    line["odds"][0][1] += 1


def change_number(lines):
    first(lines, "outcome", 1)["draw"] = 0


def change_action(lines):
    first(lines, "action")["text"] = "fold"


def change_seat(lines):
    line = first(lines, "action")
    line["seat"] = 1 - line["seat"]


def change_points(lines):
    lines[-1]["points"][0] += 1


def change_winners(lines):
    lines[-1]["winners"] = [7]


def change_over(lines):
    lines[-1]["over"] = not lines[-1]["over"]


def change_secret(lines):
    first(lines, "seal")["secret"] = "00" * 32


def other_secret(lines):
    """The server changes its mind after the fact: the commitments of the players cover the seal."""
    rewrite_seal(lines, first(lines, "seal"), secret="00" * 32)


def other_secret_and_commitments(lines):
    """The same, commitments and all: the draws betray it."""
    other_secret(lines)
    recommit(lines)


def other_closing(lines):
    first(lines, "commitments")["hash"] = "00" * 32


def leave_closing_out(lines):
    lines.remove(first(lines, "commitments"))
    renumber(lines)


def close_twice(lines):
    closing = first(lines, "commitments")
    lines.insert(lines.index(closing), dict(closing))
    renumber(lines)


def change_link(lines):
    linked(lines)["link"] = "11" * 32


def move_link(lines):
    """To a decision that causes no draw."""
    first(lines, "action")["link"] = linked(lines).pop("link")


def change_person(lines):
    """Bob's commitment is said to be Ada's."""
    first(lines, "commit", 1)["person"] = 0


def change_reveal(lines):
    first(lines, "reveal")["value"] = "11" * 32


def leave_reveal_out(lines):
    lines.remove(first(lines, "reveal"))
    renumber(lines)


def promise_late(lines):
    commit = first(lines, "commit", 1)
    lines.remove(commit)
    lines.insert(lines.index(first(lines, "reveal")) + 1, commit)
    recommit(lines)


def other_table(lines):
    lines[0]["table"] = "another"


def change_order(lines):
    lines[3]["n"] = 9


def unknown_kind(lines):
    first(lines, "start")["kind"] = "miracle"


def other_format(lines):
    lines[0]["format"] = "perihelion sealed game 9"


def unknown_game(lines):
    lines[0]["game"] = "chess"


def no_data(lines):
    del first(lines, "action")["text"]


FORGED = {
    change_outcome: "verify-draw",
    change_odds: "verify-odds",
    change_number: "verify-number",
    change_action: "verify-wrong",
    change_seat: "verify-seat",
    change_points: "verify-result",
    change_winners: "verify-result",
    change_over: "verify-result",
    change_secret: "verify-secret",
    other_secret: "verify-closing",
    other_secret_and_commitments: "verify-draw",
    other_closing: "verify-closing",
    leave_closing_out: "verify-unclosed",
    close_twice: "verify-closing",
    change_link: "verify-link",
    move_link: "verify-link",
    change_person: "verify-people",
    change_reveal: "verify-reveal",
    leave_reveal_out: "verify-missing",
    promise_late: "verify-late",
    other_table: "verify-secret",
    change_order: "verify-order",
    unknown_kind: "verify-kind",
    other_format: "verify-format",
    unknown_game: "verify-wrong",
    no_data: "verify-wrong",
}
ABOUT_DRAWS = {
    change_outcome, change_number, change_secret, other_secret, other_secret_and_commitments, other_closing,
    leave_closing_out, close_twice, change_link, move_link, change_person, change_reveal, leave_reveal_out,
    promise_late, other_table,
}  # fmt: skip
"""What the second verifier must find, too; it knows no rules."""


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_what_is_forged_with_right_hashes_is_found_by_what_it_says(forge, tmp_path):
    lines = objects(played("leduc"))
    forge(lines)
    text = rewritten(lines)
    found = verify_sealed_game(text.encode()).findings
    assert [finding.key for finding in found] == [FORGED[forge]]
    if forge in ABOUT_DRAWS:
        file = tmp_path / "forged.sealed"
        file.write_text(text)
        code, said = run_second(file)
        assert code == 1
        assert f"line {found[0].line}:" in said


def test_a_forced_action_must_be_marked():
    """Otherwise it would need a link, and the chain would end without it."""
    found = set()
    for game in ALL_GAMES:
        lines = objects(played(game))
        if forced := next((line for line in lines if line.get("auto")), None):
            del forced["auto"]
            (finding,) = verify_sealed_game(rewritten(lines).encode()).findings
            found.add(finding.key)
    assert "verify-forced" in found
    assert found <= {"verify-forced", "verify-link"}, "or the link before it seems to come too early"


def test_a_game_that_went_on_from_another_says_which_draws_are_not_its_own():
    lines = objects(played("leduc"))
    seal = first(lines, "seal")
    of_seal = ("seal", "commit", "commitments", "reveal", "sealed")
    cut = [line for line in lines[1:-1] if line["kind"] not in of_seal]
    for line in cut:
        line.pop("link", None)
    whole = {**first(lines, "sealed"), "seats": []}
    text = rewritten([lines[0], *({**line, "n": n} for n, line in enumerate([*cut, seal, whole])), _end(lines, cut)])
    report = verify_sealed_game(text.encode())
    assert not report.findings
    assert not report.complete
    assert report.unsealed > 0
    assert report.draws == 0


def _end(lines, cut):
    return {**lines[-1], "entries": len(cut) + 2}


def test_the_second_verifier_is_one_small_file_and_needs_nothing():
    source = SECOND.read_text(encoding="utf-8")
    assert source.count("\n") < 800
    imported = {line.split()[1].split(".")[0] for line in source.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names
    code, said = start_second("--vectors", SECOND.with_name("fair_vectors.json"))
    assert code == 0, said


def test_the_command_says_what_it_found(tmp_path, capsys):
    file = tmp_path / "leduc.sealed"
    file.write_text(played("leduc"))
    kept = keep_receipt(tmp_path, play_sealed("leduc")[1][ADA])
    for receipt, code in (([], 3), (["--receipt", str(kept)], 0)):
        with pytest.raises(SystemExit) as end:
            main(["verify", str(file), *receipt, "--lang", "en"])
        assert end.value.code == code
        assert "are as sealed" in capsys.readouterr().out
    file.write_text(played("leduc").replace("call", "cell", 1))
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--lang", "de"])
    assert end.value.code == 1
    assert "diese Zeile wurde verändert" in capsys.readouterr().err
    with pytest.raises(SystemExit) as end:
        main(["verify", str(tmp_path / "none"), "--lang", "en"])
    assert end.value.code == 2
