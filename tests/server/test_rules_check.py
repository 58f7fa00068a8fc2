"""Running tables are replayed under another version: what would differ is named, and nothing is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import perihelion
from perihelion.cli.app import main
from perihelion.server.rules_check import NoVersion, _find_difference, start_version
from perihelion.store import tables
from tests.server.registries import new_folder, open_registry, run
from tests.server.test_table_moving import begin

PACKAGE = Path(perihelion.__file__).parent


def make_version(folder: Path, old: str, new: str) -> Path:
    """Return a folder with this version, in which one text of Leduc poker's rules is another."""
    leduc = folder / "perihelion" / "test_games" / "leduc"
    leduc.mkdir(parents=True)
    for here, there in (
        (PACKAGE, folder / "perihelion"),
        (PACKAGE / "test_games", leduc.parent),
        (PACKAGE / "test_games" / "leduc", leduc),
    ):
        for path in here.iterdir():
            if not (there / path.name).exists():
                (there / path.name).symlink_to(path)
    rules = leduc / "rules.py"
    text = rules.read_text()
    assert text.count(old) == 1
    rules.unlink()
    rules.write_text(text.replace(old, new))
    return folder


def check(folder: Path, against: Path) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["table", "check", "--against", str(against), "--data", str(folder), "--lang", "en"])
    return int(ended.value.code or 0)


def test_another_version_is_compared_with_every_running_table(tmp_path, capsys):
    async def prepare():
        async with open_registry(folder) as opened:
            table = await begin(opened)
            return table, await tables.load(opened.database, table)

    async def load():
        async with open_registry(folder) as opened:
            return await tables.load(opened.database, table)

    folder = new_folder(tmp_path / "data")
    table, stored = run(prepare())
    assert check(folder, PACKAGE.parent) == 0
    assert "One running table checked; none would differ" in capsys.readouterr().out
    other = make_version(tmp_path / "other", "= 6, 2, 1, 2, -1", "= 6, 2, 1, 0, -1")
    assert check(folder, other) == 1
    said = capsys.readouterr().out
    assert str(other) in said
    assert f"{table}  leduc       before move 2: no longer possible raise; newly possible -" in said
    assert "one would differ. Nothing was changed." in said
    assert run(load()) == stored


def test_what_is_no_version_is_refused(tmp_path):
    (tmp_path / "a.whl").write_text("no archive")
    for path, said in ((tmp_path, "neither a wheel"), (tmp_path / "a.whl", "unpacked")):
        with pytest.raises(NoVersion, match=said), start_version(path):
            pass


STEP = [0, ["call", "raise"], "x"]
HERE = {"steps": [STEP, STEP], "text": "a:1 b:2", "points": [1, 2], "error": ""}


@pytest.mark.parametrize(
    ("there", "found"),
    [
        ({}, None),
        ({"steps": [STEP, [0, ["call", "fold"], "x"]]}, ("choices", {"n": 1, "gone": "raise", "new": "fold"})),
        ({"steps": [STEP, [0, ["call", "raise"], "y"]]}, ("chance", {"n": 1})),
        ({"steps": [[1, ["call", "raise"], "x"], STEP]}, ("turn", {"n": 0})),
        ({"steps": [STEP], "error": "No"}, ("refused", {"n": 1, "move": "call", "why": "No"})),
        ({"points": [1, 3]}, ("points", {"here": "1, 2", "there": "1, 3"})),
        ({"text": "a:1 b:3"}, ("position", {"here": "b:2", "there": "b:3"})),
    ],
)
def test_the_first_difference_is_named(there, found):
    assert _find_difference(HERE, {**HERE, **there}, ["call"]) == found
