"""Puzzles for the page: the list of a game, today's puzzle, and a puzzle as an exercise of one turn."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from ...bots.hints import percent
from ...bots.judging import term_name
from ...core.game import Game
from ...core.notation import read_position
from ...core.position import Position
from ...core.puzzle import Puzzle, puzzles_of
from ...core.story import tell_turn
from ...core.turn_spans import first_phases
from ...report.puzzle_turns import (
    differences_of_turns,
    falls_short,
    is_turn_over,
    next_action,
    next_turn_after,
    same_end,
    solves,
    tell_differences,
    turn_of,
    wins,
)
from ...table.errors import InvalidCommand
from ...words import Words
from ..errors import WebError
from ..schemas.exercises import (
    Exercise,
    ExerciseHint,
    ExerciseState,
    LabelledLink,
    PracticeInfo,
    PuzzleInfo,
    PuzzleList,
    PuzzleTry,
    RatingChange,
    SolverRecord,
)
from ..table.frames import Frame
from ..table.refusals import frame_after
from ..table_words import table_words
from .exercise_position import describe_position
from .lessons import climb_ladder, lead_back
from .puzzle_history import PuzzleHistory

SECONDS_A_DAY = 86_400
HARDER_FROM = (700, 850, 1000, 1150)
"""The ratings from which a puzzle is called easy, medium, hard and very hard."""


Ratings = Mapping[str, int]
"""The ratings of puzzles that people tried, by key."""


def list_puzzles(
    game: Game, lang: str, record: PuzzleHistory, practice: PracticeInfo, now: float, ratings: Ratings
) -> PuzzleList:
    """Return the puzzles of a game, the easiest first, today's puzzle, and how a guest did."""
    words = table_words(lang, game.package)
    found = [
        PuzzleInfo(
            key=puzzle.key,
            theme=term_name(puzzle.theme, words),
            rating=puzzle.rating,
            level=words(f"difficulty-{bisect(HARDER_FROM, puzzle.rating)}"),
        )
        for puzzle in _in_order(game, ratings)
    ]
    return PuzzleList(
        game=game.key,
        gameName=words("game"),
        daily=find_daily(game, now),
        puzzles=found,
        record=SolverRecord(
            rating=record.rating,
            streak=record.streak,
            longest=record.longest,
            solved=record.solved,
            tried=record.tried,
            days=record.days_at(day_of(now)),
        ),
        practice=practice,
    )


SOLUTION = 4
"""The step of the hint ladder that tells the whole solution."""


def day_of(now: float) -> int:
    """Return the day (UTC), counted from 1970."""
    return int(now // SECONDS_A_DAY)


def find_daily(game: Game, now: float) -> str | None:
    """Return the key of the puzzle of the day, a whole turn if there are any; None if the game has no puzzles."""
    stored = puzzles_of(game)
    keys = sorted(key for key in stored if is_whole_turn(game, stored[key].position)) or sorted(stored)
    return keys[day_of(now) % len(keys)] if keys else None


def count_try(record: PuzzleHistory, puzzle: Puzzle, game: Game, solved: bool, now: float) -> float:
    """Count a try at a puzzle, which may be today's. Return the change of the puzzle's rating."""
    if solved and puzzle.key == find_daily(game, now):
        record.count_daily(day_of(now))
    return record.count_try(puzzle.key, puzzle.rating, solved)


class Counted(NamedTuple):
    """A try at a puzzle that is counted in the record."""

    shown: PuzzleTry
    first: bool
    """Only a first try moves the ratings."""
    solved: bool
    change: float
    """The change of the puzzle's rating."""


def count_exercise(
    exercise: PuzzleExercise, shown: Exercise, record: PuzzleHistory, hinted: bool, now: float
) -> Counted:
    """Count a whole turn that was tried, and return what is shown. With a hint it counts as missed."""
    puzzle, before = exercise.puzzle, record.rating
    solved, first = shown["state"] == "done" and not hinted, puzzle.key not in record.tried
    change = count_try(record, puzzle, exercise.game, solved, now)
    if not first:
        return Counted({**shown, "solver": None}, first, solved, change)
    if shown["state"] == "done" and hinted:
        shown["says"] = f"{shown['says']} {exercise.words('puzzle-hinted')}"
    moved = RatingChange(rating=record.rating, change=record.rating - before)
    return Counted({**shown, "solver": moved}, first, solved, change)


class PuzzleExercise:
    """A puzzle for one reader."""

    def __init__(self, game: Game, key: str, lang: str, ratings: Ratings = MappingProxyType({})):
        found = next((puzzle for puzzle in _in_order(game, ratings) if puzzle.key == key), None)
        if found is None:
            raise WebError(404, "unknown")
        self.game, self.puzzle, self.lang = game, found, lang
        options, s = read_position(game, self.puzzle.position)
        self.start = Position(game, options, s, lang)
        self.words: Words = table_words(lang, game.package, players=self.start.seats)
        self.seat = self.start.actor

    def frame(self, moves: Sequence[str] = ()) -> Frame:
        """Return the position after the learner's moves, as the seat sees it."""
        return frame_after(self.start, moves, self.seat, self.words)

    def show(self, moves: Sequence[str]) -> Exercise:
        """Return the exercise; at the end of the turn with the verdict."""
        if is_turn_over(self.frame(moves[:-1]).position, self.seat, moves[:-1]):
            raise InvalidCommand("unreadable")
        frame, words, puzzle = self.frame(moves), self.words, self.puzzle
        ordered = _in_order(self.game, {})  # its number stays, whatever others make of its rating
        index = next(i for i, each in enumerate(ordered) if each.key == puzzle.key)
        following = ordered[(index + 1) % len(ordered)]
        state, says = self._judge(moves) if is_turn_over(frame.position, self.seat, moves) else ("open", "")
        whole = is_whole_turn(self.game, puzzle.position)
        text = words("puzzle-text" if whole else "puzzle-text-begun", player=self.seat, orders=int(self._has_orders()))
        return {
            **describe_position(frame, text, words("puzzle-goal"), state, says, rating=puzzle.rating),
            "key": puzzle.key,
            "number": index + 1,
            "of": len(ordered),
            "back": LabelledLink(link=f"/puzzles/{self.game.key}", label=words("puzzles-of", game=words("game"))),
            "next": LabelledLink(link=f"/puzzles/{self.game.key}/{following.key}", label=words("puzzle-next")),
            "title": words("puzzle-title", rating=puzzle.rating),
        }

    def _has_orders(self) -> bool:
        """Return whether another order of the solution's actions leads to the same position."""
        return has_other_order(self.game, self.puzzle.position, tuple(self.puzzle.turn))

    def draw(self, theme: str) -> str | None:
        """Return the board as a picture."""
        scene = self.frame().scene
        return None if scene is None else str(scene.svg(theme=theme))

    def hint(self, moves: Sequence[str], step: int) -> ExerciseHint:
        """Return a step of the hint ladder: the theme, which piece, the next action of the solution, all of it."""
        action = next_action(self.puzzle, self.start, moves)
        if step == SOLUTION:
            touch = [] if action is None else self.frame(moves).touch(self.game.actions.ids[action])
            told = tell_turn(self.game, self.words, turn_of(self.start, self.puzzle.turn), advice=True)
            says = f"{self.words('puzzle-solution', turn=told)} {self._explain(self.puzzle.turn)}".strip()
            return ExerciseHint(step=step, says=says, touch=touch, action=action, astray=action is None)
        if action is None:
            return lead_back(step, self.words)
        first = self.words("puzzle-hint", theme=term_name(self.puzzle.theme, self.words))
        return climb_ladder(self.frame(moves), self.game.actions.ids[action], step, first)

    def _judge(self, turn: Sequence[str]) -> tuple[ExerciseState, str]:
        """Return whether a turn solves the puzzle, and why it does or does not."""
        words, puzzle, start = self.words, self.puzzle, self.start
        gap = percent(puzzle.gap)
        if solves(puzzle, start, turn):
            told = tell_turn(self.game, words, turn_of(start, turn), advice=True)
            if falls_short(puzzle, start, turn):
                best = tell_turn(self.game, words, turn_of(start, puzzle.turn), advice=True)
                return "done", words("puzzle-done-other", turn=told, best=best)
            return "done", f"{words('puzzle-done', gap=gap, turn=told)} {self._explain(turn)}".strip()
        if wins(start, puzzle.turn):
            return "missed", words("puzzle-missed-win")
        found = differences_of_turns(start, turn, puzzle.turn)
        why = tell_differences(found, self.game, words, "hint-other", worse=True)
        told = words("puzzle-compared", why=why) if why else ""
        return "missed", f"{words('puzzle-missed', gap=gap)} {told}".strip()

    def _explain(self, turn: Sequence[str]) -> str:
        """Return why a turn is better than the second best one: it wins, what it brings, or what may come next."""
        words, start = self.words, self.start
        if wins(start, turn):
            return words("puzzle-wins")
        found = differences_of_turns(start, turn, self.puzzle.second_turn)
        why = tell_differences(found, self.game, words, "hint-best")
        following = None if found.last else next_turn_after(start, turn)
        told = "" if following is None else tell_turn(self.game, words, following, advice=True)
        return f"{why} {words('hint-next-turn', turn=told) if told else ''}".strip()


def _in_order(game: Game, ratings: Ratings) -> list[Puzzle]:
    """Return the puzzles of a game with their present ratings, the easiest first."""
    found = [replace(puzzle, rating=ratings.get(key, puzzle.rating)) for key, puzzle in puzzles_of(game).items()]
    return sorted(found, key=lambda each: (each.rating, each.key))


@cache
def has_other_order(game: Game, position: str, turn: tuple[str, ...]) -> bool:
    """Return whether two neighbouring actions of a turn can be swapped without changing where it leads."""
    start = Position(game, *read_position(game, position))
    swapped = (
        [*turn[:i], turn[i + 1], turn[i], *turn[i + 2 :]] for i in range(len(turn) - 1) if turn[i] != turn[i + 1]
    )
    return any(same_end(start, other, turn) for other in swapped)


@cache
def is_whole_turn(game: Game, position: str) -> bool:
    """Return whether a turn begins in a position."""
    _, s = read_position(game, position)
    return str(game.rules.phases[s.phase]) in (*game.turn_starts, *first_phases(game.package))
