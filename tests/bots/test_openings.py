"""The opening index: what bots played is found again by the key of the position, in a small file."""

from __future__ import annotations

from pathlib import Path

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.bots import arena, openings
from perihelion.bots.arena import Arena
from perihelion.bots.openings import write_openings
from perihelion.core.opening_index import FILE, Played, index_of, read_index, write_index
from perihelion.core.position_keys import DECISIONS, KINDS, KNOWN, OWN, keys_now
from tests.bots.test_arena import Here

GAMES = 40
LEDUC = perihelion.games()["leduc"]


@pytest.fixture
def index(tmp_path: Path):
    file = tmp_path / FILE
    kept = write_openings(LEDUC, [{}], ["greedy", "random"], GAMES, 4, file, workers=Here())
    found = read_index(file.read_bytes())
    assert len(found) == kept > 10
    return found


def test_the_first_decision_of_all_games_is_counted(index):
    played = arena.play(Arena.of("leduc", {}, ["greedy", "random"], 4), GAMES, workers=Here()).rows
    first = keys_now(perihelion.new("leduc").play("~K2", "~K1"))
    rows = list(index.find(first[DECISIONS]))
    assert sum(row.n for row in rows) == GAMES
    assert {row.who for row in rows} == {"greedy", "random"}
    assert sum(row.wins for row in rows) == sum(row.played.shares[0] for row in played)
    assert sum(row.points for row in rows) == sum(row.played.points[0] for row in played)
    assert {(row.action, row.who, row.n) for row in rows} == {
        (row.action, row.who, row.n) for row in index.find(first[OWN])
    }


def test_a_position_with_another_card_in_hand_is_another_one(index):
    king, jack = (keys_now(perihelion.new("leduc").play(card, "~Q1")) for card in ("~K2", "~J2"))
    found = [sum(row.n for row in index.find(keys[KNOWN])) for keys in (king, jack)]
    assert 0 < sum(found) < GAMES
    assert king[KNOWN] != jack[KNOWN]


def test_the_same_command_writes_the_same_file(tmp_path: Path):
    files = [tmp_path / name for name in ("one", "two")]
    for file in files:
        write_openings(LEDUC, [{}], ["greedy"], 9, 1, file, workers=Here())
    assert files[0].read_bytes() == files[1].read_bytes()


def test_the_file_keeps_what_came_most_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(openings, "MOST_BYTES", 600)
    file = tmp_path / FILE
    write_openings(LEDUC, [{}], ["greedy"], GAMES, 4, file, workers=Here())
    assert file.stat().st_size <= 600
    first = keys_now(perihelion.new("leduc").play("~K2", "~K1"))
    assert sum(row.n for row in read_index(file.read_bytes()).find(first[DECISIONS])) == GAMES


def test_a_file_is_read_as_it_was_written():
    rows = {-5: [Played(3, "sun", 9, 4.5, -20)], 7: [Played(1, "greedy", 2, 1 / 3, 30), Played(1, "sun", 1, 1, 8)]}
    index = read_index(write_index({"game": "leduc"}, rows))
    assert {key: list(index.find(key)) for key in rows} == rows
    assert list(index.find(6)) == []


@pytest.mark.parametrize("data", [b"", b"{}\n", b"no json\nx", b'{"format": "perihelion openings 1", "keys": 1}\nx'])
def test_another_file_is_refused(data: bytes):
    with pytest.raises(InvalidOptions):
        read_index(data)


def test_an_index_is_played_by_our_bots(tmp_path: Path):
    with pytest.raises(InvalidOptions, match="greedy"):
        write_openings(LEDUC, [{}], ["somebody"], 1, 0, tmp_path / FILE, workers=Here())


@pytest.mark.parametrize("key", ["solari", "solaris", "solenia", "solarius"])
def test_the_index_that_a_game_ships_belongs_to_its_rules(key: str):
    """If this fails after a change of the rules: perihelion explorer GAME --out perihelion/games/GAME/openings.bin"""
    game = perihelion.games()[key]
    index = index_of(game)
    assert index is not None
    assert len(index) > 20
    assert (Path(perihelion.__file__).parent / "games" / key / FILE).stat().st_size <= openings.MOST_BYTES
    assert len(KINDS) == 3
