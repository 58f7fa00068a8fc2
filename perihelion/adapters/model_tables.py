"""Tables at which a language model plays one seat and bots the others; every answer is text.

`adapters/mcp.py` offers the methods as tools of the Model Context Protocol.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.agents import close_agent, make_agent
from ..bots.hints import describe_hint, hint
from ..bots.match import seed_of
from ..bots.position_text import describe_position, read_or_refuse
from ..core.chance import FastDraws, resolve_chance
from ..core.position import Position
from ..core.registry import game as find_game
from ..core.registry import listed_games
from ..core.vocabulary import CHANCE, OVER
from ..documents import find_guide, find_rule
from ..errors import InvalidOptions, PerihelionError
from ..words import Words

SEAT = 0
"""The model's seat."""


@dataclass
class _ModelTable:
    position: Position
    bot: str
    """The kind of bot in all seats but the model's."""
    seed: int
    told: int = 0
    """The number of entries of the log that the model has read."""


class ModelTables:
    """The tables of one process. Every method raises PerihelionError with a sentence if something is wrong."""

    def __init__(self, lang: str = "en"):
        self.lang = lang
        self._tables: dict[str, _ModelTable] = {}

    def list_games(self) -> str:
        """Name all games with their options."""
        return "\n\n".join(self._describe_game(key) for key in listed_games())

    def start(self, game: str, options: dict[str, object] | None = None, bot: str = "greedy", seed: int = 0) -> str:
        """Start a table against bots of one kind; the answer begins with its name and shows the position.

        The model has the first seat. The same seed gives the same dice and the same bots.
        """
        found = find_game(game)
        chosen = found.read_options(options or {})
        position = Position(found, chosen, found.new_state(chosen), self.lang)
        close_agent(make_agent(bot))  # raises before the table exists
        name = f"{game}-{len(self._tables) + 1}"
        self._tables[name] = _ModelTable(position, bot, seed)
        return f"Table {name}\n\n{self._play_on(self._tables[name])}"

    def look(self, table: str) -> str:
        """Show the position, as far as the seat knows it, with all legal moves."""
        found = self._find(table)
        return describe_position(found.position.view(SEAT), len(found.position.log))

    def legal_moves(self, table: str) -> list[str]:
        """Return the texts of all legal moves."""
        found = self._find(table)
        view = found.position.view(SEAT)
        return [view.game.actions.texts[number] for number in view.legal]

    def play(self, table: str, move: str) -> str:
        """Play a move by its text; the answer tells what happened until the seat is to act again."""
        found = self._find(table)
        number = self._read(found, move)
        found.position.play(number)
        return self._play_on(found)

    def why_not(self, table: str, move: str) -> str:
        """Say which rule forbids a move, or that it is possible."""
        found = self._find(table)
        answer = read_or_refuse(found.position.view(SEAT), move)
        return answer if isinstance(answer, str) else f"{move} is possible."

    def give_hint(self, table: str) -> str:
        """Say what the strongest bot would do with this turn, and why."""
        found = self._find(table)
        view = found.position.view(SEAT)
        self._expect_turn(found)
        best = hint(view, simplest=True)[0]
        moves = ", ".join(f"`{view.game.actions.texts[number]}`" for number in best.actions)
        return f"{describe_hint(best, view.game, view.words)}\n\n{moves}"

    def explain_rules(self, game: str, rule: str = "") -> str:
        """Return the guide of a game, or one rule by its number."""
        found = find_game(game)
        return find_rule(found, rule) if rule else find_guide(found, self.lang) or ""

    def _describe_game(self, key: str) -> str:
        game = find_game(key)
        words = Words(self.lang, game.package)
        lines = [f"{key}: {words('game')}. {words('game-about')}"]
        lines += [f"- {words(f'option-{each.name}')} ({each.name}): {each.choices()}" for each in game.options]
        return "\n".join(lines)

    def _find(self, table: str) -> _ModelTable:
        if table not in self._tables:
            known = ", ".join(self._tables) or "none yet"
            raise InvalidOptions(f"there is no table {table!r}; tables: {known}")
        return self._tables[table]

    def _expect_turn(self, table: _ModelTable) -> None:
        if table.position.actor == OVER:
            raise InvalidOptions("this game is over")

    def _read(self, table: _ModelTable, move: str) -> int:
        self._expect_turn(table)
        answer = read_or_refuse(table.position.view(SEAT), move)
        if isinstance(answer, str):
            raise PerihelionError(answer)
        return answer

    def _play_on(self, table: _ModelTable) -> str:
        """Let chance and bots play until the model's seat is to act, and describe it."""
        position = table.position
        while position.actor != OVER and SEAT not in position.choosing:
            seed = seed_of(table.seed, len(position.log))
            if position.actor == CHANCE:
                resolve_chance(position, FastDraws(seed))
            else:
                chooser = make_agent(table.bot, seed)
                position.play(chooser.choose(position.view(position.actor)))
                close_agent(chooser)
        view, first = position.view(SEAT), table.told
        table.told = len(position.log)
        told = describe_position(view, first)
        return f"{told}\n\n{self._result(position)}" if position.actor == OVER else told

    def _result(self, position: Position) -> str:
        points = (f"{position.words.seat(seat)} {value}" for seat, value in enumerate(position.scores.points))
        winners = (position.words.seat(seat) for seat in position.scores.winners)
        return f"The game is over: {', '.join(points)}. Winner: {', '.join(winners)}."
