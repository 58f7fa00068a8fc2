"""A game that people play with the physical components and enter here: chance is entered, not drawn.

An outcome that only some seats see (a card drawn to a hand) is not entered. It is assumed, and the assumption changes
as soon as an entry contradicts it. So the position is always consistent with everything that was entered, and a card is
known when it is played. `ENTERED`, `ASSUMED` and `FORCED` are the origins of the entries of the log.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from ..core.game import Game
from ..core.notation import find_action
from ..core.position import Position
from ..core.record import Index, Record
from ..core.runtime import runtimes
from ..core.view import hide, hides_anything
from ..core.vocabulary import CHANCE, EVERYBODY, SPECTATOR
from ..errors import IllegalAction, InvalidAction
from .assumptions import find_changes
from .card_flow import CardFlow, Row, hidden_rows

ENTERED, ASSUMED, FORCED = "entered", "assumed", "forced"

MOST_GUESSES, FRUITLESS = 240, 40
"""Maximum number of guesses at the hidden cards, and of guesses in a row that show no new card."""


class EnteredGame:
    """A position, and the origin of each entry of its log. `open_hands`: hidden outcomes are also entered."""

    def __init__(self, position: Position, kinds: Sequence[str] = (), open_hands: bool = False):
        self.position, self.kinds, self.open_hands = position, list(kinds), open_hands
        self._flow = CardFlow()
        self._hidden: list[Record] = []

    def copy(self) -> EnteredGame:
        """Return an independent game with the same entries."""
        twin = EnteredGame(self.position.copy(), self.kinds, self.open_hands)
        twin._flow = CardFlow(self._flow.transfers)
        return twin

    # reading

    @property
    def has_secrets(self) -> bool:
        """Whether some outcomes are not entered because not all players see them."""
        return not self.open_hands and hides_anything(self.position.unchanged)

    @property
    def moves(self) -> list[str]:
        """The line of the game; outcomes begin with `~`."""
        return [write_move(entry.actor, entry.text) for entry in self.position.entries]

    @property
    def hand_decides(self) -> bool:
        """Whether what is legal now depends on cards that were not entered."""
        position = self.position
        return self.has_secrets and position.actor >= 0 and position.game.asides(position.unchanged) is None

    def possible_actions(self) -> list[int]:
        """Return the ids of the actions that are consistent with what was entered, rising."""
        position, legal = self.position, set(self.position.legal_ids)
        if self.hand_decides:
            legal.update(Position(position.game, position.options, self._widest(position.actor)).legal_ids)
        return sorted(legal)

    def hand_actions(self) -> set[int]:
        """Return the ids of the possible actions that need a card in hand that was not entered."""
        if not self.hand_decides:
            return set()
        position, empty = self.position, self.position.plain
        for name, cell in _cells_of(position.game, position.actor):
            getattr(empty, name)[cell] = 0
        return set(self.possible_actions()) - set(Position(position.game, position.options, empty).legal_ids)

    def possible_outcomes(self) -> dict[str, int]:
        """Return the outcomes that are consistent with what was entered: text -> weight."""
        position = self.position
        if not self.has_secrets or position.actor != CHANCE:
            return position.outcomes
        found = Counter(Position(position.game, position.options, self._widest(None)).outcomes)
        for guess in self._enough_guesses(None):
            found.update(Position(position.game, position.options, guess).outcomes)
        texts = position.game.outcomes[int(position.unchanged.phase)].texts
        return {text: found[text] for text in texts if found[text]}

    # changing

    def enter(self, text: str) -> None:
        """Enter an action or an outcome, and play what needs no entry. Raises IllegalAction if it is impossible."""
        text = self._read(text)
        refusal = _why_not(self.position, text)
        if refusal is not None:
            found = self._repair(text) if self.has_secrets else None
            if found is None:
                raise refusal
            self.position = found
        self.position.play(text)
        self.kinds.append(ENTERED)
        self.play_forced_steps()

    def play_forced_steps(self) -> None:
        """Assume hidden outcomes and play forced steps until something has to be entered."""
        self._hidden = []
        while (step := self._next_step()) is not None:
            self.position.play(step[0])
            self.kinds.append(step[1])
            self._hidden = []

    def undo(self) -> None:
        """Take the last entry back, with everything that followed without an entry."""
        kinds = self.kinds
        last = max((i for i, kind in enumerate(kinds) if kind == ENTERED), default=len(kinds))
        self.cut(last)

    def cut(self, length: int) -> None:
        """Take back everything after the first `length` entries of the log."""
        while len(self.kinds) > length:
            self.position.undo()
            self.kinds.pop()
        self._flow.cut(length)
        self._hidden = []

    def correct(self, at: int, text: str) -> tuple[int, int, IllegalAction | None]:
        """Replace an entry, and enter what followed again as far as it is possible.

        Return how many of the following entries stay, how many there were, and why the first other one does not.
        """
        later = [move for move, kind in list(zip(self.moves, self.kinds, strict=True))[at + 1 :] if kind == ENTERED]
        self.cut(at)
        self.enter(text)
        for kept, move in enumerate(later):
            try:
                if move.startswith("~") != (self.position.actor == CHANCE):
                    raise refuse(self.position, move)
                self.enter(move)
            except IllegalAction as error:
                return kept, len(later), error
        return len(later), len(later), None

    # inside

    def _read(self, text: str) -> str:
        """Return an entry in its usual spelling. Raises InvalidAction if the game has no such action or outcome."""
        position, game = self.position, self.position.game
        if position.actor == CHANCE:
            space = game.outcomes[int(position.unchanged.phase)]
            number = find_action(game, space, text)
            if number is not None:
                return f"~{space.texts[number]}"
        number = find_action(game, game.actions, text)
        if number is None:
            raise InvalidAction(text)
        return game.actions.texts[number]

    def _next_step(self) -> tuple[str, str] | None:
        """Return the next step that needs no entry, and its origin; None if something has to be entered."""
        position = self.position
        if position.actor == CHANCE:
            if self.has_secrets and position.seen != EVERYBODY:
                return f"~{assume(position)}", ASSUMED
            outcomes = position.outcomes
            if len(outcomes) == 1 and len(self.possible_outcomes()) == 1:
                return f"~{next(iter(outcomes))}", FORCED
        elif position.actor >= 0:
            legal = self._deciding(position.legal_ids)
            if len(legal) == 1 and self._deciding(self.possible_actions()) == legal:
                return position.game.actions.texts[legal[0]], FORCED
        return None

    def _deciding(self, actions: Iterable[int]) -> list[int]:
        """Return the actions that the decision is about, without those that stay possible after it."""
        position, family = self.position, self.position.game.actions.family
        asides = position.game.asides(position.unchanged) or frozenset()
        return [i for i in actions if family(i)[0].name not in asides]

    def _guesses(self, n: int) -> list[Record]:
        """Return n states that are consistent with what all players have seen."""
        position = self.position
        best = runtimes().best(position.game)
        while len(self._hidden) < n:
            s = best.state(hide(position.plain, SPECTATOR))
            best.sample(s, SPECTATOR, best.generator(len(position.entries) * MOST_GUESSES + len(self._hidden) + 1))
            self._hidden.append(best.plain(s))
        return self._hidden[:n]

    def _enough_guesses(self, owner: int | None) -> list[Record]:
        """Return guesses at the hidden cards; the last FRUITLESS of them show nothing new in the rows of this owner."""
        rows = [row for row in hidden_rows(self.position.game) if row.owner == owner]
        shown = set[tuple[int, int]]()
        n = fruitless = 0
        while n < MOST_GUESSES and fruitless < FRUITLESS:
            guess = self._guesses(n + 1)[n]
            cards = {(r, kind) for r, row in enumerate(rows) for kind, cards in enumerate(row.read(guess)) if cards}
            fruitless = fruitless + 1 if cards <= shown else 0
            shown |= cards
            n += 1
        return self._hidden[:n]

    def _widest(self, owner: int | None) -> Record:
        """Return the position as if the rows of a seat, or for None those of nobody, held every card they may hold."""
        widest, possible = self.position.plain, possible_kinds(self.position.game, self._enough_guesses(owner))
        for row, kinds in possible.items():
            if row.owner == owner:
                held = row.read(widest)
                for kind in kinds:
                    if not held[kind]:
                        row.add(widest, kind)
        return widest

    def _repair(self, text: str) -> Position | None:
        """Return the same game with other assumptions that make this entry possible; None if there are none."""
        position, log = self.position, self.position.entries
        self._flow.follow(position)
        flow = self._flow.transfers
        rows = hidden_rows(position.game)
        first = position.copy()
        while first.entries:
            first.undo()
        start = [row.read(first.unchanged) for row in rows]
        chance = {i: log[i].number for i, each in enumerate(flow) if each.source is not None}
        assumed = {i: number for i, number in chance.items() if self.kinds[i] == ASSUMED}
        known = {i: number for i, number in chance.items() if i not in assumed}
        for need in self._needs(text):
            changes = find_changes(flow, start, known, assumed, need)
            other = None if changes is None else self._replay(changes)
            if other is not None and _why_not(other, text) is None:
                return other
        return None

    def _needs(self, text: str) -> Iterator[tuple[int, int]]:
        """Yield each hidden card, as (row, kind), that would make an entry possible."""
        position = self.position
        best, game = runtimes().best(position.game), position.game
        chance, number = position.actor == CHANCE, position.number_of(text)
        for r, row in enumerate(hidden_rows(game)):
            for kind in [number] if chance else range(row.kinds):
                if kind >= row.kinds or not (chance or row.owner == position.actor):
                    continue
                plain = position.plain
                row.add(plain, kind)
                s = best.state(plain)
                if best.deals(s)[number] > 0 if chance else best.refuse(s, number) == 0:
                    yield r, kind

    def _replay(self, changes: Mapping[int, int]) -> Position | None:
        """Return the position with these outcomes instead of the assumed ones; None if an entry contradicts them."""
        log, twin = self.position.entries, self.position.copy()
        first = min(changes, default=len(log))
        for _ in log[first:]:
            twin.undo()
        try:
            for i in range(first, len(log)):
                twin.play(changes.get(i, log[i].number))
        except (IllegalAction, InvalidAction):
            return None
        return twin


def possible_kinds(game: Game, guesses: Sequence[Record]) -> dict[Row, set[int]]:
    """Return the kinds of cards that each hidden row may hold, judging by guesses at all of them.

    Guesses alone would miss kinds of which few cards are left. If a game has a deck that nobody sees, loose cards can
    change places: all cards of that deck, and the cards of other rows that are not the same in all guesses. Then every
    row with loose cards may hold each kind that is loose in some row.
    """
    rows = hidden_rows(game)
    counts = {row: list(zip(*(row.read(guess) for guess in guesses), strict=True)) for row in rows}
    shown = {row: {i for i, seen in enumerate(count) if any(seen)} for row, count in counts.items()}
    varying = {row: {i for i, seen in enumerate(count) if min(seen) != max(seen)} for row, count in counts.items()}
    for deck in rows:
        if deck.owner is None and varying[deck]:
            others = [row for row in rows if row.kinds == deck.kinds and varying[row]]
            loose = shown[deck].union(*(varying[row] for row in others))
            for row in others:
                shown[row] |= loose
    return shown


def write_move(actor: int, text: str) -> str:
    """Return an entry of a log as a line writes it."""
    return f"~{text}" if actor == CHANCE else text


def assume(position: Position) -> str:
    """Return an outcome for a chance point that is not entered. It depends only on the length of the log."""
    outcomes = position.outcomes
    drawn: str = random.Random(len(position.entries)).choices(list(outcomes), list(outcomes.values()))[0]
    return drawn


def refuse(position: Position, text: str) -> IllegalAction:
    """Return the refusal of an entry that does not belong here at all."""
    return IllegalAction(text, position.wrong_entry())


def _why_not(position: Position, text: str) -> IllegalAction | None:
    """Return the refusal of an entry, None if it is possible."""
    try:
        refusal = position.why_not(text)
    except InvalidAction:
        refusal = position.wrong_entry()
    return None if refusal is None else IllegalAction(text, refusal)


@cache
def _cells_of(game: Game, seat: int) -> list[tuple[str, Index]]:
    """Return the cells of a record that only this seat sees: what it holds, by kind."""
    hands = [row for row in hidden_rows(game) if row.owner == seat]
    return [(row.field, row.cell(kind)) for row in hands for kind in range(row.kinds)]
