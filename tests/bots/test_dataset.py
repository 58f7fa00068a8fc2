"""Data sets: the file has every choice and every draw, and the same command writes the same file."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest

import perihelion
from examples import read_dataset
from perihelion import InvalidOptions
from perihelion.bots import arena, dataset
from perihelion.bots.arena import Arena
from perihelion.bots.dataset import read_head, write_dataset
from perihelion.engine.observation import Layout
from tests.bots.test_arena import Here

parquet: Any = pytest.importorskip("pyarrow.parquet")

LEDUC = Arena.of("leduc", {}, ["greedy", "random", "moon"], seed=4)


def rows_of(file: Path) -> list[dict[str, Any]]:
    return parquet.read_table(file).to_pylist()  # type: ignore[no-any-return]


def test_every_game_can_be_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "new" / "leduc.parquet"
    write_dataset(LEDUC, 14, file, workers=Here())
    played = arena.play(LEDUC, 14, workers=Here()).rows
    rows = rows_of(file)
    assert [(row["game"], row["deal"], tuple(row["bots"])) for row in rows] == [row[:3] for row in played]
    assert [(tuple(row["points"]), tuple(row["shares"])) for row in rows] == [row.played[:2] for row in played]
    assert read_dataset.main(file) == sum(sum(row.played.decisions) for row in played)
    assert "14 games of greedy, random, moon" in capsys.readouterr().out
    for row in rows:
        position = perihelion.new("leduc")
        for actor, number in zip(row["actors"], row["ids"], strict=True):
            assert position.actor == actor
            position.play(number)
        assert position.actor == perihelion.OVER


def test_the_observations_of_a_file_are_those_of_its_positions(tmp_path: Path):
    file = tmp_path / "leduc.parquet"
    write_dataset(LEDUC, 6, file, workers=Here())
    games = list(dataset.observations(file))
    assert [game.game for game in games] == list(range(6))
    for game, row in zip(games, rows_of(file), strict=True):
        position, decisions = perihelion.new("leduc"), 0
        for actor, number in zip(row["actors"], row["ids"], strict=True):
            if actor >= 0:
                assert (game.observations[decisions] == perihelion.observe(position)).all()
                assert (game.seats[decisions], game.actions[decisions]) == (actor, number)
                decisions += 1
            position.play(number)
        assert decisions == len(game.observations)
        assert game.shares.tolist() == row["shares"]


def test_the_loader_of_the_card_splits_by_deals(tmp_path: Path):
    file = tmp_path / "leduc.parquet"
    write_dataset(Arena.of("leduc", {}, ["random"]), 24, file, workers=Here())  # each game is a deal
    card = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    (loader,) = re.findall(r"^```python\n(.*?)^```", card, re.MULTILINE | re.DOTALL)
    made: dict[str, Any] = {}
    exec(loader, made)
    parts = {part: list(made["load"](file, part)) for part in ("train", "validation", "test")}
    games = list(dataset.observations(file))
    assert sum(map(len, parts.values())) == sum(len(game.actions) for game in games)
    train = [game for game in games if made["split"](game.deal) == "train"]
    assert [action for _, action, _ in parts["train"]] == [action for game in train for action in game.actions]
    assert len(train) < len(games)


def test_observations_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "leduc.parquet"
    write_dataset(LEDUC, 1, file, workers=Here())
    monkeypatch.setattr(dataset, "rules_version", lambda game: {"version": 99})
    with pytest.raises(InvalidOptions, match="the rules of leduc have changed"):
        next(dataset.observations(file))


def test_the_head_has_versions_and_hashes(tmp_path: Path):
    file = tmp_path / "solenia.parquet"
    solenia = Arena.of("solenia", {"players": 3}, ["mercury"], seed=7)
    head = dataset.head_of(solenia, 5)
    write_dataset(LEDUC, 1, file, workers=Here())
    assert read_head(file) == dataset.head_of(LEDUC, 1)
    game = solenia.game
    assert head["game"] == "solenia"
    assert head["options"]["players"] == 3
    assert head["bots"] == ["mercury"] * 3
    assert head["levels"]["mercury"][0] >= 16, "simulations, and the error temperature"
    assert head["rules"]["version"] == game.version
    assert head["rules"]["sources"]
    assert head["actions"] == {"version": game.action_version, "hash": game.actions.hash}
    assert head["observations"]["hash"] == Layout(game, {"players": 3}).hash
    assert (head["format"], head["seed"], head["games"]) == (1, 7, 5)


def test_the_same_command_writes_the_same_bytes_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dataset, "GROUP", 4)
    files = [tmp_path / name for name in ("one", "two")]
    for file in files:
        write_dataset(LEDUC, 10, file, workers=Here())
    one, two = (hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    assert one == two
    assert parquet.ParquetFile(files[0]).metadata.num_row_groups == 3
    assert [row["game"] for row in rows_of(files[0])] == list(range(10))
    assert read_dataset.main(files[0]) > 0, "a reader reads group by group"


def test_an_interrupted_run_leaves_the_old_file_and_nothing_else(tmp_path: Path):
    file = tmp_path / "leduc.parquet"
    file.write_text("old")

    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(LEDUC, 5, file, workers=Here(), tell=stop)
    assert [path.name for path in tmp_path.iterdir()] == ["leduc.parquet"]
    assert file.read_text() == "old"


def test_wrong_input_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stranger = Arena.of("leduc", {}, ["examples.agents.most_points:MostPoints", "random"])
    with pytest.raises(InvalidOptions, match=r"bots of known strength, not by examples.*; possible: random, moon"):
        write_dataset(stranger, 1, tmp_path / "x")
    other = tmp_path / "text"
    other.write_text("no games here")
    with pytest.raises(InvalidOptions, match="cannot be read as a data set"):
        read_head(other)
    table = parquet.read_table  # a Parquet file from elsewhere
    write_dataset(LEDUC, 1, tmp_path / "ours", workers=Here())
    parquet.write_table(table(tmp_path / "ours").replace_schema_metadata(None), tmp_path / "theirs")
    with pytest.raises(InvalidOptions, match="theirs is not a data set of Perihelion"):
        read_head(tmp_path / "theirs")
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(InvalidOptions, match=r"needs pyarrow; pip install 'perihelion\[data\]' brings it"):
        write_dataset(LEDUC, 1, tmp_path / "x")
