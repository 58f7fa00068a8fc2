"""A learner's attempt at a lesson: the moves so far, played in the composed position, and its state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import IllegalAction, InvalidAction
from .compose import compose_position
from .game import Game
from .lesson import Lesson
from .position import Position
from .vocabulary import CHANCE, OVER


class TryEnded(InvalidAction):
    """A move comes after the lesson was solved or missed."""


@dataclass
class LessonTry:
    """A position that follows the script of a lesson whenever the learner is not to act."""

    lesson: Lesson
    position: Position
    done: bool = False
    """Whether the goal is reached."""
    moves: int = 0
    """How many decisions the learner has made."""
    scripted: int = 0
    """How many entries of the script were used."""

    @property
    def missed(self) -> bool:
        """Whether the learner has no decision left and the goal is not reached."""
        return not self.done and (self.moves >= self.lesson.most_moves or self.position.actor != self.lesson.seat)

    def play(self, action: str) -> None:
        """Play a move of the learner and what follows. Raises IllegalAction if the rules forbid it."""
        if self.done or self.missed:
            raise TryEnded(f"{action}: the lesson {self.lesson.key} is over")
        self.position.play(action)
        self.moves += 1
        self.check_goal()
        self.follow_script()

    def follow_script(self) -> None:
        """Let chance and the other seats act until the learner decides, the goal is reached or the script ends."""
        while not self.done and self.position.actor not in (self.lesson.seat, OVER):
            if not self._follow():
                return
            self.check_goal()

    def _follow(self) -> bool:
        """Carry out the next entry of the script. Return False if it has no action for the seat to act."""
        script, position = self.lesson.script, self.position
        if self.scripted < len(script):
            try:
                position.play(script[self.scripted])
            except (IllegalAction, InvalidAction):
                pass  # the learner plays something that the author did not expect
            else:
                self.scripted += 1
                return True
        if position.actor != CHANCE:
            return False
        weights = position.outcome_ids
        position.play(max(weights, key=lambda outcome: weights[outcome]))
        return True

    def check_goal(self) -> None:
        """Find out whether the goal is reached."""
        self.done = bool(self.lesson.goal(self.position.plain))


def try_lesson(game: Game, lesson: Lesson, moves: Sequence[str] = (), lang: str | None = None) -> LessonTry:
    """Return the try after these moves; raises IllegalAction if the rules forbid one."""
    learner = LessonTry(lesson, compose_position(game, lesson.options, lesson.state, lang))
    learner.check_goal()
    learner.follow_script()
    for move in moves:
        learner.play(move)
    return learner


def next_action(learner: LessonTry, moves: Sequence[str]) -> str | None:
    """Return the next action of the lesson's solution; None if the learner has played something else."""
    solution, made = learner.lesson.solution, len(moves)
    return solution[made] if tuple(moves) == solution[:made] and made < len(solution) else None
