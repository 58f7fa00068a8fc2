"""A program of somebody else, checked by `mypy --strict`: the package has types for all that it offers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from perihelion.operating_system import user_folder

PROGRAM = '''
import numpy as np

import perihelion
from perihelion.adapters.gymnasium import VectorEnv
from perihelion.bots.dataset import observations
from perihelion.core.view import View
from perihelion.engine.dlpack import share


class First:
    """Plays the first legal action."""

    name = "first"

    def choose(self, view: View) -> int:
        return view.legal[0]


position: perihelion.Position = perihelion.new("leduc", lang="en")
texts: list[str] = position.legal
refusal: perihelion.Refusal | None = position.why_not(texts[0])
if refusal is not None:
    rule: str = refusal.rule

found = perihelion.evaluate(First(), "leduc", games=2)
low: float = found.share.low

batch = perihelion.batch("leduc", games=4, seed=[1, 2, 3, 4], masks=True)
batch.step(batch.legal[:, 0])
games: int = len(batch.copy())
drawn: perihelion.Position = batch.position(0)
again = np.from_dlpack(share(batch.rewards))
played = perihelion.random_games("leduc", games=3)
mean: float = float(played.decisions.mean())

env = VectorEnv("leduc", 4, opponents=First())
seen, info = env.reset(seed=7)
for game in observations("games.parquet"):
    number: int = game.deal
'''


def test_a_strict_program_finds_its_types_and_its_mistakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    api = pytest.importorskip("mypy.api")
    cache = os.environ.get("MYPY_CACHE_DIR", str(user_folder("cache")))
    monkeypatch.chdir(tmp_path)  # without the settings of this checkout
    (tmp_path / "program.py").write_text(PROGRAM + "wrong: str = len(batch)\nposition.plya()\n", encoding="utf-8")
    said, complained, _ = api.run(["--strict", "--cache-dir", f"{cache}-strict", "--no-error-summary", "program.py"])
    lines = len(PROGRAM.splitlines())
    found = [line for line in said.splitlines() if "error" in line]
    assert not complained
    assert [line.partition(" error: ")[0] for line in found] == [f"program.py:{lines + n}:" for n in (1, 2)], said
