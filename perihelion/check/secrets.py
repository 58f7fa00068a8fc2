"""Secret choices stay secret: a viewer that does not see a choice receives the same bytes, whatever was chosen.

This holds for actions as well as for outcomes, at once and while both continuations go on with the same public play,
until the record of the viewer differs: then the rules have revealed the choice. What a viewer does see must be in its
record, because sampled worlds are made from that record.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.position import Position
from ..core.view import sees
from ..core.vocabulary import CHANCE, OVER, SPECTATOR
from .channels import channels, difference, record_of
from .played import points_by_phase

POINTS = 6
"""Positions for every phase and every set of seats that see the choice."""
CHOICES = 4
"""Choices that are compared with each other in one position."""
FURTHER = 20
"""Steps for which two continuations are compared."""
REFUSALS = 24
"""Actions whose refusal is compared in one position."""


def find_leaks(game: Game) -> Iterator[str]:
    """Yield a sentence for each problem."""
    told: dict[str, str] = {}
    kept: set[str] = set()
    for number, position in enumerate(points_by_phase(game, POINTS)):
        yield from _compare_choices(position, number, number % POINTS == 0, told, kept)
    yield from (problem for phase, problem in told.items() if phase not in kept)


def _compare_choices(
    position: Position, number: int, draw: bool, told: dict[str, str], kept: set[str]
) -> Iterator[str]:
    """Compare what every viewer receives after different choices.

    A choice may be revealed at once, such as the last of several secret bids. `told` gets the phases in which that
    happens, `kept` those in which a choice stays secret: a phase in which none does is a problem.
    """
    first, mask, phase, actor = len(position.entries), position.seen, position.phase, position.actor
    if actor >= 0 and not sees(mask, actor):
        yield f"seen: in phase {phase} the seat that chooses does not see its own choice"
    after = [position.copy().repeat(choice) for choice in _some_choices(position, CHOICES)]
    records = [one.state.tobytes() for one in after]
    texts = [one.entries[-1].text for one in after]
    for seat in range(SPECTATOR, position.seats):
        known = [record_of(one, seat) for one in after]
        others = [i for i in range(1, len(after)) if records[i] != records[0]]
        if sees(mask, seat):
            same = next((i for i in others if known[i] == known[0]), None)
            if same is not None and not position.game.rules.recalls:  # rules that recall sample from the log, too
                yield (
                    f"seen: in phase {phase} {name_viewer(seat)} sees whether {texts[0]!r} or {texts[same]!r} is "
                    "chosen, but the record that it may see is the same afterwards, so a sampled world can "
                    "contradict what it saw"
                )
            continue
        received = [channels(one, seat, first, draw) for one in after]
        for i in range(1, len(after)):
            if channel := difference(received[0], received[i]):
                problem = (
                    f"secrets: in phase {phase} {name_viewer(seat)} does not see what is chosen, "
                    f"but can tell {texts[0]!r} from {texts[i]!r} by {channel}"
                )
                if known[i] != known[0] and _is_revealed(after[0], after[i]):
                    told.setdefault(phase, problem)
                else:
                    yield problem
                break
        else:
            if others:
                kept.add(phase)
                yield from _continue(after[0], after[others[0]], seat, phase, number)


def _is_revealed(one: Position, other: Position) -> bool:
    """Return whether all secret fields are equal, so that everything that differs is open."""
    fields = one.game.rules.state.secret_fields
    return all(getattr(one.unchanged, field.name) == getattr(other.unchanged, field.name) for field in fields)


def _continue(one: Position, other: Position, seat: int, phase: str, seed: int) -> Iterator[str]:
    """Play the same on both sides, and compare what a viewer receives until its record differs."""
    one, other, draws = one.copy(), other.copy(), FastDraws(seed)
    for _ in range(FURTHER):
        if one.actor == OVER or one.actor != other.actor:
            return
        if seat == one.actor >= 0 and (problem := different_refusal(one, other)):
            yield problem
            return
        common = [text for text in _texts(one) if text in _texts(other)]
        if not common or one.seen != other.seen:
            return
        text = common[draws.below(len(common))]
        one.play(text)
        other.play(text)
        if record_of(one, seat) != record_of(other, seat) or one.actor == OVER:
            return
        last = len(one.entries) - 1
        if channel := difference(*(channels(side, seat, last, draw=False) for side in (one, other))):
            yield (
                f"secrets: {name_viewer(seat)} did not see what was chosen in phase {phase}; "
                f"later, in phase {one.phase}, it can tell by {channel}, though not by the record"
            )
            return


def different_refusal(one: Position, other: Position) -> str | None:
    """Return a sentence if the seat to act may do different things on both sides, or is refused by different rules."""
    texts, phase, hidden = one.game.actions.texts, one.phase, f"what seat {one.actor} cannot see"
    for number in sorted(set(one.legal_ids) ^ set(other.legal_ids)):
        return f"legality: in phase {phase} it depends on {hidden} whether {texts[number]!r} is legal"
    stride = -(-len(texts) // REFUSALS)
    for number in range(len(one.entries) % stride, len(texts), stride):
        if one._best().refuse(one._s, number) != other._best().refuse(other._s, number):
            return f"legality: in phase {phase} it depends on {hidden} by which rule {texts[number]!r} is refused"
    return None


def _texts(position: Position) -> list[str]:
    return list(position.outcomes) if position.actor == CHANCE else position.legal


def _some_choices(position: Position, count: int) -> list[int]:
    """Return a few of the possible choices, spread over all of them."""
    possible = list(position.outcome_ids) if position.actor == CHANCE else position.legal_ids
    return sorted({possible[i * (len(possible) - 1) // max(1, count - 1)] for i in range(count)})


def name_viewer(seat: int) -> str:
    """Return a viewer in words."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"
