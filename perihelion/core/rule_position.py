"""Positions in which a rule matters: it refuses one action there, and another one is legal.

They are stored in `rule_positions.jsonl` of a game; `tools/rule_positions.py` finds them in random games.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files

from .game import Game
from .notation import read_position
from .position import Position

FILE = "rule_positions.jsonl"


@dataclass(frozen=True)
class RulePosition:
    """A position that can be reached in a game, an action that the rule refuses there, and one that is legal."""

    rule: int
    position: str
    """The position in one line."""
    refused: str
    legal: str

    def open(self, game: Game, lang: str | None = None) -> Position:
        """Return the position."""
        options, s = read_position(game, self.position)
        return Position(game, options, s, lang, begun=self.position)

    def line(self) -> str:
        """Return the line of the file."""
        return json.dumps(asdict(self), ensure_ascii=False)


@cache
def rule_positions(game: Game) -> dict[int, RulePosition]:
    """Return the positions of a game by their rules; empty if the game has no such file."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return {}
    found = (RulePosition(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())
    return {each.rule: each for each in found}
