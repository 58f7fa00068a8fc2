"""The honest page in the start of a game, and all that the adversary can show to it.

The adversary may show seals and lists of commitments in any order, for any round, true or not. The page follows its
rules; each of them can be switched off.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

from .protocol_defences import Defence as D
from .protocol_defences import Defences
from .protocol_terms import ADVERSARY, HONEST, Knowledge, Term, atom, hash_of

HONEST_SEAT = 0

Pairs = tuple[tuple[int, Any], ...]
"""Values by the number of the round."""
Listed = tuple[tuple[int, int, Term], ...]
"""A list of commitments: k, seat, commitment."""


class Bounds(NamedTuple):
    """How far the search goes."""

    rounds: int = 2
    accomplices: int = 1
    bots: bool = False
    """Whether the accomplices' seats are those of bots at first, so that a visitor must sit down there to commit."""


# the terms of the specification


def compute_seal(secret: Term, number: int) -> Term:
    """Return the server's commitment to a secret: it covers table and round."""
    return hash_of("seal", secret, "table", number)


def compute_commitment(contribution: Term, seal: Term | None, number: int, defences: Defences) -> Term:
    """Return a player's commitment."""
    if D.COMMITMENT_COVERS_SEAL in defences:
        return hash_of("contribution", contribution, seal, "table", number)
    return hash_of("contribution", contribution)


def compute_closing(listed: Listed, seal: Term | None, number: int, defences: Defences) -> Term:
    """Return the hash of a list of commitments."""
    return hash_of("closing", listed, seal if D.CLOSING_COVERS_SEAL in defences else "", "table", number)


# the honest page


class Commitment(NamedTuple):
    """What the page remembers of its commitment in a round."""

    contribution: Term
    commitment: Term
    seal: Term | None


class Page(NamedTuple):
    """The honest page: its receipt, and what it sent."""

    seals: Pairs = ()
    closings: Pairs = ()
    contributions: Pairs = ()
    commitments: Pairs = ()
    """Round -> Commitment."""
    seeds: int = 0
    """How many seeds it drew."""


def lookup(pairs: Pairs, number: int) -> Any:
    """Return the value of a round, or None."""
    return dict(pairs).get(number)


def put(pairs: Pairs, number: int, value: Any) -> Pairs:
    """Return the pairs with the value of a round set; with None, without it."""
    return tuple(sorted({n: v for n, v in {**dict(pairs), number: value}.items() if v is not None}.items()))


def commit(page: Page, number: int, seal: Term | None, defences: Defences) -> Page | None:
    """Step 2: the page is shown a seal, notes it, and commits. Return None if it refuses."""
    if lookup(page.commitments, number) is not None:
        if D.ONE_COMMITMENT in defences:
            return None
        page = page._replace(
            seals=put(page.seals, number, None),
            closings=put(page.closings, number, None),
            contributions=put(page.contributions, number, None),
        )
    seed = page.seeds if D.NEW_SEED in defences else 0
    contribution = atom(HONEST, f"contribution {seed + 1}")
    made = Commitment(contribution, compute_commitment(contribution, seal, number, defences), seal)
    page = page._replace(commitments=put(page.commitments, number, made), seeds=page.seeds + 1)
    return note_seal(page, number, seal) if D.SEAL_NOTED in defences else page


def note_seal(page: Page, number: int, seal: Term | None) -> Page:
    """Note the seal that is shown for a round, unless there is one."""
    return page if lookup(page.seals, number) else page._replace(seals=put(page.seals, number, seal))


def reveal(page: Page, number: int, listed: Listed | None, defences: Defences) -> Page | None:
    """Step 4: the page is asked to reveal, with a list of commitments or without. Return None if it refuses."""
    made = lookup(page.commitments, number)
    if made is None:
        return None
    if listed is None:
        if needs_closing(defences) or lookup(page.contributions, number):
            return None
    else:
        if lookup(page.closings, number) and D.ONE_CLOSING in defences:
            return None
        if not has_commitment(listed, made.commitment, defences):
            return None
        closing = compute_closing(listed, made.seal, number, defences)
        page = page._replace(closings=put(page.closings, number, closing))
    return page._replace(contributions=put(page.contributions, number, made.contribution))


def has_commitment(listed: Listed, own: Term, defences: Defences) -> bool:
    """Return whether the page's commitment is in the list, at the page's seat."""
    anywhere = D.OWN_SEAT_CHECKED not in defences
    return any(own == commitment and (anywhere or seat == HONEST_SEAT) for _, seat, commitment in listed)


def needs_closing(defences: Defences) -> bool:
    """Return whether the page reveals nothing before it was shown the closing."""
    return {D.CLOSING, D.CLOSING_SHOWN_FIRST} <= defences


# the adversary talks to the page


class World(NamedTuple):
    """The page, and what the adversary knows and did so far."""

    page: Page = Page()
    knowledge: Knowledge = Knowledge()
    secrets: tuple[Term, ...] = ()
    """The secrets whose seals were shown."""
    puppets: tuple[Term, ...] = ()
    """The contributions of accomplices whose commitments were shown."""
    revealed: tuple[Term, ...] = ()
    """The honest contributions in the order in which the adversary learnt them."""

    def new_atom(self, name: str) -> Term:
        """Return an atom that is chosen now, with all that the adversary knows."""
        return atom(ADVERSARY, name, len(self.revealed))


def talk(world: World, bounds: Bounds, defences: Defences) -> Iterator[tuple[str, World]]:
    """Yield all that the adversary can do with the page."""
    for number in range(1, bounds.rounds + 1):
        yield from _ask_for_commitment(world, number, defences)
        yield from _ask_for_reveal(world, number, bounds, defences)
        if D.SEAL_NOTED not in defences:
            yield from _show_seal_late(world, number)


def find_secrets(world: World) -> list[Term]:
    """Return the secrets that the adversary may use next: those in use, and one chosen now."""
    return [*world.secrets, world.new_atom(f"secret {len(world.secrets) + 1}")]


def _ask_for_commitment(world: World, number: int, defences: Defences) -> Iterator[tuple[str, World]]:
    needs_seal = bool({D.COMMITMENT_COVERS_SEAL, D.SEAL_NOTED, D.CLOSING_COVERS_SEAL} & defences)
    for secret in find_secrets(world) if needs_seal else [None]:
        seal = compute_seal(secret, number) if secret else None
        page = commit(world.page, number, seal, defences)
        if page is not None:
            after = world._replace(page=page, knowledge=world.knowledge.learn(lookup(page.commitments, number)[1]))
            shown = f"the server shows the seal of {name(secret)}" if secret else "the server shows no seal"
            yield f"round {number}: {shown}; the page commits", _use(after, secret)


def _use(world: World, secret: Term | None) -> World:
    """Remember that a secret is in use."""
    if secret is None or secret in world.secrets:
        return world
    return world._replace(secrets=(*world.secrets, secret))


def _show_seal_late(world: World, number: int) -> Iterator[tuple[str, World]]:
    for secret in find_secrets(world):
        page = note_seal(world.page, number, compute_seal(secret, number))
        if page == world.page:
            return
        yield f"round {number}: the page sees the seal of {name(secret)}", _use(world._replace(page=page), secret)


def _ask_for_reveal(world: World, number: int, bounds: Bounds, defences: Defences) -> Iterator[tuple[str, World]]:
    made = lookup(world.page.commitments, number)
    if made is None:
        return
    offers: list[tuple[Any, tuple[Any, ...]]] = [] if needs_closing(defences) else [(None, ())]
    if D.CLOSING in defences:
        offers += _lists(world, number, made, bounds, defences)
    for listed, puppets in offers:
        page = reveal(world.page, number, listed, defences)
        if page is None:
            continue
        new = () if made.contribution in world.revealed else (made.contribution,)
        after = world._replace(
            page=page,
            knowledge=world.knowledge.learn(made.contribution),
            puppets=tuple(dict.fromkeys((*world.puppets, *puppets))),
            revealed=world.revealed + new,
        )
        what = "reveals" if new else "notes it"
        yield f"round {number}: {_describe_list(listed, made)}; the page {what}", after


def _lists(
    world: World, number: int, made: Commitment, bounds: Bounds, defences: Defences
) -> list[tuple[Listed, tuple[Term, ...]]]:
    """Return the lists of commitments that can be shown, with the accomplices' contributions in them.

    An accomplice has no commitment, or one to a new contribution, to one in use, or a copy of the page's commitment.
    Unless the page checks its seat, its commitment may stand at another one.
    """
    fresh = [world.new_atom(f"puppet {len(world.puppets) + n}") for n in range(1, bounds.accomplices + 1)]
    choices = [[None, made.contribution, *world.puppets, one] for one in fresh]
    page_seats = [HONEST_SEAT] if D.OWN_SEAT_CHECKED in defences else [HONEST_SEAT, 1]
    found = []
    for page_seat, chosen in product(page_seats, product(*choices)):
        others = [seat for seat in range(bounds.accomplices + 1) if seat != page_seat]
        parts = {seat: part for seat, part in zip(others, chosen, strict=True) if part is not None}
        for order in permutations([page_seat, *parts]):
            listed = tuple(
                (k, seat, compute_commitment(parts.get(seat, made.contribution), made.seal, number, defences))
                for k, seat in enumerate(order)
            )
            found.append((listed, tuple(part for part in parts.values() if part[1] == ADVERSARY)))
    return found


# words


def name(term: Term) -> str:
    """Return the name of an atom, and when it was chosen if that was not at the beginning."""
    _, owner, words, epoch = term
    if owner == HONEST:
        return f"the page's {words}"
    return words if not epoch else f"{words} (chosen after {epoch} honest reveal{'s' if epoch > 1 else ''})"


def _describe_list(listed: Listed | None, made: Commitment) -> str:
    if listed is None:
        return "the server asks for the reveal without a closing"
    order = ["the page" if seat == HONEST_SEAT else f"seat {seat}" for _, seat, _ in listed]
    copies = " (a copy of the page's commitment)" if sum(one[2] == made.commitment for one in listed) > 1 else ""
    return f"the server shows the closing of {', '.join(order)}{copies}"
