"""Logs of a game after the start: which links are mixed into which draw.

A script says who decides and which decisions cause a draw. For a script the adversary writes any log that the verifier
accepts: decisions with and without links, marked as forced or late, seats that change hands, actions that are undone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .protocol_defences import Defence as D
from .protocol_defences import Defences
from .protocol_page import HONEST_SEAT
from .protocol_terms import ADVERSARY, HONEST, Term, atom, link

LENGTH = 8
"""The length of a hash chain. No script of the search needs more links."""

LINK, BARE, AUTO, LATE = "with its link", "without a link", "marked auto", "as a late one, played by a bot"
"""How the log shows a decision. The first two are decisions of a person."""


class Step(NamedTuple):
    """A decision of the script."""

    seat: int
    draw: bool
    """Whether a draw follows at once."""
    forced: bool = False
    causes_draw: bool = False
    """Whether a draw follows before somebody decides who is not forced to."""


Script = tuple[Step, ...]


class Bounds(NamedTuple):
    """How far the search goes."""

    accomplices: int = 1
    steps: int = 3
    forced: int = 1
    """How many decisions of a script are forced."""
    extras: int = 1
    """How many seats change hands or moves are undone in a log."""


class Chain(NamedTuple):
    """The hash chain of a contributor as the log shows it."""

    owner: int
    """The seat of the person who really has the chain."""
    seats: frozenset[int]
    """The seats whose decisions reveal its links, as the file says."""
    newest: int = 0
    """The number of the newest link."""
    alive: bool = True


Chains = tuple[Chain, ...]


class Decision(NamedTuple):
    """A decision at the honest seat, as the log shows it."""

    at: int
    """How many entries moved the game before it."""
    how: str
    forced: bool = False
    link: int | None = None
    """The number of the link that it carries."""
    own_chain: bool = True
    """Whether that link belongs to the honest chain."""
    key: tuple[Term, ...] = ()
    """The key of the first draw that it causes."""
    chain_lives: bool = True
    """Whether the honest chain goes on, so that the verifier names no draw without it."""


class Log(NamedTuple):
    """The log so far."""

    chains: Chains
    expected: Chains
    """The chains if everybody had kept to the protocol since the last draw."""
    steps: int = 0
    draws: int = 0
    draws_at: tuple[int, ...] = ()
    """The number of draws before each entry that moved the game."""
    decisions: tuple[Decision, ...] = ()
    honest_turn: bool = False
    """Whether the honest person made the last decision that was not forced."""
    extras: int = 0
    choices: int = 0
    """How many draws came out otherwise than expected."""

    @property
    def ended(self) -> int:
        """The number of chains that ended. The verifier reports them."""
        return sum(not chain.alive for chain in self.chains)


# the verifier follows the links


def find_chain(chains: Chains, seat: int) -> int | None:
    """Return the number of the first chain whose contributor has a seat."""
    return next((n for n, chain in enumerate(chains) if seat in chain.seats), None)


def ends_chain(chain: Chain, how: str, needed: bool, defences: Defences) -> bool:
    """Return whether a decision without a link ends a chain.

    If only decisions that cause draws carry links, a late one ends it in any case: the page may have sent a link for
    the decision that came too late.
    """
    late = how == LATE and chain.alive and D.LINK_ONLY_WITH_DRAW in defences
    return (needed or late) and D.OMISSION_ENDS_CHAIN in defences


def needs_link(chain: Chain, draws: int, causes_draw: bool, defences: Defences) -> bool:
    """Step 7: a decision needs link d + 1, unless it was sent already."""
    if D.LINK_ONLY_WITH_DRAW in defences and not causes_draw:
        return False
    return chain.alive and chain.newest < draws + 1


def decide(chains: Chains, step: Step, how: str, number: int | None, draws: int, defences: Defences) -> Chains | None:
    """Return the chains after a decision, or None if the verifier refuses it."""
    if how == AUTO:
        return None if D.AUTO_ONLY_IF_FORCED in defences and not step.forced else chains
    if step.forced and D.FORCED_ALWAYS_AUTO in defences:
        return None
    n = find_chain(chains, step.seat)
    needed = n is not None and needs_link(chains[n], draws, step.causes_draw, defences)
    if number is not None:
        bound = D.LINK_BOUND_TO_DRAW not in defences or number == draws + 1
        return replace(chains, n, newest=number) if needed and bound and number > chains[n].newest else None
    ends = n is not None and ends_chain(chains[n], how, needed, defences)
    return replace(chains, n, alive=False) if ends else chains


def replace(chains: Chains, n: int, **values) -> Chains:
    """Return the chains with one of them changed."""
    return (*chains[:n], chains[n]._replace(**values), *chains[n + 1 :])


def expect(chains: Chains, step: Step, draws: int, defences: Defences) -> Chains:
    """Return the chains after a decision in keeping with the protocol."""
    n = find_chain(chains, step.seat)
    if step.forced or n is None or not needs_link(chains[n], draws, step.causes_draw, defences):
        return chains
    return replace(chains, n, newest=draws + 1)


@cache
def link_of(owner: int, index: int) -> Term:
    """Return a link of the chain of a seat."""
    seed = atom(HONEST if owner == HONEST_SEAT else ADVERSARY, f"seed {owner}")
    return link(seed, index, LENGTH)


def compute_key(chains: Chains) -> tuple[Term, ...]:
    """Return the key of the next draw: the secret, and the newest link of every contributor."""
    return (atom(ADVERSARY, "secret"), *(link_of(chain.owner, chain.newest) for chain in chains))


# the adversary writes a log


def attribute_chains(accomplices: int, defences: Defences) -> dict[str, Chains]:
    """Return the ways in which the file can say whose commitment is whose."""
    chains = tuple(Chain(seat, frozenset({seat})) for seat in range(accomplices + 1))
    if D.OWN_SEAT_CHECKED in defences:
        return {"": chains}
    both = frozenset({HONEST_SEAT, 1})
    swapped = (chains[0]._replace(seats=frozenset({1})), chains[1]._replace(seats=frozenset({HONEST_SEAT})))
    shared = (chains[1]._replace(seats=both), chains[0]._replace(seats=both))
    return {
        "": chains,
        "file: the page's commitment stands at seat 1, the accomplice's at the page's seat": (*swapped, *chains[2:]),
        "file: one person has seats 0 and 1 and commits twice, first with the accomplice's chain": (
            *shared,
            *chains[2:],
        ),
    }


def write_log(log: Log, script: Script, bounds: Bounds, defences: Defences) -> Iterator[tuple[str, Log]]:
    """Yield every next entry that the verifier accepts."""
    if log.steps == len(script):
        return
    step = script[log.steps]
    if log.extras < bounds.extras:
        yield from _change_seats(log)
        yield from _undo_moves(log, step, bounds, defences)
    n = find_chain(log.chains, step.seat)
    last = log.draws + 1 if D.LINK_BOUND_TO_DRAW in defences else len(script) + 1
    links = range(log.chains[n].newest + 1, last + 1) if n is not None else ()
    for how, number in [*((LINK, number) for number in links), (BARE, None), (AUTO, None), (LATE, None)]:
        chains = decide(log.chains, step, how, number, log.draws, defences)
        if chains is not None:
            yield _describe(log, step, how, number), _follow(log, step, how, number, chains, defences)


def _follow(log: Log, step: Step, how: str, number: int | None, chains: Chains, defences: Defences) -> Log:
    """Return the log after a decision and the draw that follows at once."""
    decisions = log.decisions
    if step.seat == HONEST_SEAT:
        n = find_chain(chains, HONEST_SEAT)
        own = n is not None and chains[n].owner == HONEST_SEAT
        decisions += (Decision(len(log.draws_at), how, step.forced, number, own),)
    log = log._replace(
        chains=chains,
        expected=expect(log.expected, step, log.draws, defences),
        steps=log.steps + 1,
        draws_at=(*log.draws_at, log.draws),
        decisions=decisions,
        honest_turn=log.honest_turn if step.forced else step.seat == HONEST_SEAT,
    )
    return _draw(log) if step.draw else log


def _draw(log: Log) -> Log:
    """Return the log after a draw."""
    key = compute_key(log.chains)
    decisions = log.decisions
    cause = max((n for n, one in enumerate(decisions) if not one.forced), default=None) if log.honest_turn else None
    if cause is not None and not decisions[cause].key:
        honest = next(chain for chain in log.chains if chain.owner == HONEST_SEAT)
        caused = decisions[cause]._replace(key=key, chain_lives=honest.alive)
        decisions = (*decisions[:cause], caused, *decisions[cause + 1 :])
    return log._replace(
        draws_at=(*log.draws_at, log.draws),
        draws=log.draws + 1,
        decisions=decisions,
        choices=log.choices + (key != compute_key(log.expected)),
        expected=log.chains,
    )


def _change_seats(log: Log) -> Iterator[tuple[str, Log]]:
    """A `seat` entry ends the chain of the seat's contributor. It does not move the game."""
    for n, chain in enumerate(log.chains):
        if chain.alive:
            seat = min(chain.seats)
            after = log._replace(chains=replace(log.chains, n, alive=False), extras=log.extras + 1)
            yield f"file: seat {seat} changes hands", after


def _undo_moves(log: Log, step: Step, bounds: Bounds, defences: Defences) -> Iterator[tuple[str, Log]]:
    """An accomplice whose turn it is passes the turn to another one, who decides; both moves are undone, no draw."""
    for seat in range(1, bounds.accomplices + 1):
        n = find_chain(log.chains, seat)
        if HONEST_SEAT in (seat, step.seat) or seat == step.seat or n is None:
            continue
        chains = decide(log.chains, Step(seat, False), LINK, log.draws + 1, log.draws, defences)
        if chains is not None:
            at = (*log.draws_at, log.draws, log.draws)
            after = log._replace(chains=chains, draws_at=at, extras=log.extras + 1)
            yield f"file: seat {seat} decides with its link {log.draws + 1}, and it is undone", after


# words


def describe_script(script: Script) -> str:
    """Return the script in words."""
    return "game: " + ", then ".join(
        f"{_who(step.seat)} decides{' (forced)' if step.forced else ''}{' and a draw follows' if step.draw else ''}"
        for step in script
    )


def _who(seat: int) -> str:
    return "the page" if seat == HONEST_SEAT else f"seat {seat}"


def _describe(log: Log, step: Step, how: str, number: int | None) -> str:
    which = f" {number}" if number is not None else ""
    draw = f", then draw {log.draws}" if step.draw else ""
    return f"file: count {len(log.draws_at)}, {_who(step.seat)} decides {how}{which}{draw}"
