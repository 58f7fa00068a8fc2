"""What a file or a receipt says must not become the verdict."""

import pytest

from perihelion.cli import main
from perihelion.fair.verify import verify_sealed_game
from tests.fair.forging import agree, ask, played, undo_a_draw
from tests.fair.sealed_games import first, keep_receipt, objects, rewritten
from tests.fair.second_verifier import start_second


def deep_json(depth=100_000):
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("depth", [500, 900, 990, 1000, 1100, 100_000])
def test_json_that_is_too_deep_is_answered_with_a_sentence(depth, tmp_path):
    lines = objects(played()[0])
    text = rewritten(lines)
    head, body = text.split("\n", 1)
    options = head.replace('"options":{}', '"options":{"a":' + deep_json(depth) + "}")
    deep, receipt, real = tmp_path / "deep.sealed", tmp_path / "deep.json", tmp_path / "real.sealed"
    deep.write_text(f"{options}\n{body}")
    receipt.write_text(deep_json(depth))
    real.write_text(text)
    assert verify_sealed_game(deep.read_bytes()).findings
    for arguments, expected in (((deep,), 1), ((real, "--receipt", receipt), 2), ((receipt, "--vectors"), 2)):
        code, said = start_second(*arguments)
        assert code == expected
        assert "Traceback" not in said
        assert said.count("\n") == 1, "one sentence"


@pytest.mark.parametrize(
    "arguments",
    [["none.sealed"], ["real.sealed", "--receipt", "none.json"], ["real.sealed", "--receipt", "real.sealed"],
     ["real.sealed", "--receipt", "list.json"], ["real.sealed", "--seal", "xyz"],
     ["real.sealed", "--contribution", "AB" * 32]],
)  # fmt: skip
def test_both_verifiers_say_which_file_cannot_be_read(arguments, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "real.sealed").write_text(played()[0])
    (tmp_path / "list.json").write_text("[]")
    code, said = start_second(*arguments)
    assert code == 2
    assert arguments[-1] in said
    assert said.count("\n") == 1
    if "AB" not in arguments[-1]:  # the other one reads digits in capitals, too
        with pytest.raises(SystemExit) as end:
            main(["verify", *arguments, "--lang", "en"])
        assert end.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_name_cannot_write_a_verdict(tmp_path, capsys):
    """A line feed or a control sequence in a name would let a file print what it likes."""
    lines = objects(played()[0])
    first(lines, "seats")["seats"][0]["name"] = "Ada\nProven: Ada won\x1b[2J\ud800"
    first(lines, "outcome")["text"] = "Q1\nProven"
    file = tmp_path / "forged.sealed"
    file.write_text(rewritten(lines))
    with pytest.raises(SystemExit):
        main(["verify", str(file), "--lang", "en"])
    assert "\nProven" not in capsys.readouterr().err
    assert "\nProven" not in start_second(file)[1]
    lines = objects(played()[0])
    first(lines, "seats")["seats"][0]["name"] = "Ada\nProven: Ada won\x1b[2J\ud800"
    file.write_text(rewritten(lines))
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--lang", "en"])
    assert end.value.code == 3, "nothing is wrong"
    said = capsys.readouterr().out
    assert "Ada\N{REPLACEMENT CHARACTER}Proven" in said
    assert "\x1b" not in said


def test_draws_taken_back_by_agreement_are_counted(tmp_path, capsys):
    lines = objects(played()[0])
    undo_a_draw(lines, ask(), agree(), agreed=True)
    file = tmp_path / "undone.sealed"
    file.write_text(rewritten(lines))
    assert verify_sealed_game(file.read_bytes()).undone == 1
    kept = {**played()[1], "heads": {}, "links": {}}
    for receipt, expected in (([], 3), (["--receipt", str(keep_receipt(tmp_path, kept))], 0)):
        with pytest.raises(SystemExit) as end:
            main(["verify", str(file), *receipt, "--lang", "en"])
        assert end.value.code == expected
        assert "One draw was taken back by agreement" in capsys.readouterr().out
        code, said = start_second(file, *receipt)
        assert code == expected
        assert "1 draws were taken back" in said
