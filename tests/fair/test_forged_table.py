"""The table of forged files: what each of the three verifiers says, without and with the honest player's receipt.

`perihelion verify`, docs/verify_draws.py and the page (run by Node) must have the same exit code: 0 if it is proven for
the player that nobody chose the draws, 1 if something is wrong, 3 if nothing is wrong, but something not proven.
"""

import json
from pathlib import Path

import pytest

from perihelion.cli import main
from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.words import Words
from tests.fair import forged_old_files, forged_play_files, forged_seal_files
from tests.fair.forged_files import CASES, PROVEN
from tests.fair.page_verifier import NODE, exit_code, run_page
from tests.fair.sealed_games import keep_receipt
from tests.fair.second_verifier import run_second

MODULES = (forged_old_files, forged_seal_files, forged_play_files)
"""They fill the table."""


@pytest.fixture(scope="module")
def files():
    """Name -> the text of a file, and the receipt."""
    return {name: case.make() for name, case in CASES.items()}


@pytest.fixture(scope="module")
def page(files, tmp_path_factory):
    """What the page finds in all files, by name and whether it has the receipt."""
    given = {f"{name}/alone": (text, None) for name, (text, _) in files.items()}
    given |= {f"{name}/kept": file for name, file in files.items()}
    return run_page(tmp_path_factory.mktemp("page"), given) if NODE else {}


def test_every_file_has_a_name_of_its_own():
    decorated = sum(Path(str(module.__file__)).read_text().count("\n@case(") for module in MODULES)
    assert decorated == len(CASES)


def test_the_table_has_at_least_forty_files_and_only_honest_ones_are_proven():
    assert sum(case.kept != PROVEN for case in CASES.values()) >= 40
    assert all(name.startswith("honest") for name, case in CASES.items() if case.kept == PROVEN)
    assert all(case.alone != PROVEN for case in CASES.values()), "nothing is proven without a receipt"


@pytest.mark.parametrize("name", CASES)
def test_perihelion_verify(name, files, tmp_path, capsys):
    (text, kept), case = files[name], CASES[name]
    file, receipt = tmp_path / "game.sealed", keep_receipt(tmp_path, kept)
    file.write_text(text)
    for arguments, code in (((), case.alone), (("--receipt", str(receipt)), case.kept)):
        with pytest.raises(SystemExit) as end:
            main(["verify", str(file), *arguments, "--lang", "en"])
        said = capsys.readouterr()
        assert end.value.code == code, said
    report = verify_sealed_game(text.encode(), [read_receipt(receipt.read_bytes())])
    assert [finding.key for finding in report.findings] == ([case.because] if case.because else [])
    for lang in ("en", "de"):
        assert all(Words(lang, "perihelion.fair")(key, **values) for _, key, values in report.findings)


@pytest.mark.parametrize("name", CASES)
def test_the_second_verifier(name, files, tmp_path):
    (text, kept), case = files[name], CASES[name]
    file, receipt = tmp_path / "game.sealed", keep_receipt(tmp_path, kept)
    file.write_text(text)
    for arguments, code in (((), case.alone), (("--receipt", receipt), case.kept)):
        found, said = run_second(file, *arguments)
        assert found == code, said
        assert "Traceback" not in said


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
@pytest.mark.parametrize("name", CASES)
def test_the_page(name, page):
    case = CASES[name]
    alone, kept = page[f"{name}/alone"], page[f"{name}/kept"]
    assert (exit_code(alone), exit_code(kept)) == (case.alone, case.kept), (alone, kept)
    for found in (alone, kept):
        assert found.get("wrong") != "fair-wrong-unreadable", "the page has a sentence for it"


def test_receipts_are_read_as_they_are_written(files):
    for _, kept in files.values():
        read_receipt(json.dumps(kept).encode())
