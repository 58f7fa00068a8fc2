"""The start of a game: rounds of commitments and reveals, up to the key of the first draws.

The search has two stages. First the adversary talks to the honest page (protocol_page.py). Then it writes any file that
its knowledge allows; it need not be what happened. The verifier reads the file with the page's receipt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple

from .protocol_defences import Defence as D
from .protocol_defences import Defences
from .protocol_page import (
    HONEST_SEAT,
    Bounds,
    Listed,
    Page,
    Pairs,
    World,
    compute_closing,
    compute_commitment,
    compute_seal,
    find_secrets,
    lookup,
    name,
    talk,
)
from .protocol_terms import ADVERSARY, Search, Term, atom, atoms_of, explore

MOST_FAILURES = 2
"""How often a seat may be named in restarts."""
SEAT_CHANGES = 2
"""How many `seat` entries a file of the search may have."""


# the verifier


class File(NamedTuple):
    """What the verifier knows after the entries so far."""

    persons: frozenset[int]
    """The seats that persons hold."""
    number: int = 0
    secret: Term | None = None
    listed: Listed = ()
    """The commitments that count."""
    next_k: int = 0
    closing: Term | None = None
    revealed: tuple[tuple[int, Term], ...] = ()
    complete: bool = False
    failures: Pairs = ()
    """Seat -> how often it was named in restarts."""
    seat_changes: int = 0
    returned: bool = False
    """Whether a `seat` entry took out a commitment to a value that an accomplice chose before any reveal."""

    @property
    def seal(self) -> Term:
        """The seal of the present round."""
        assert self.secret is not None
        return compute_seal(self.secret, self.number)

    @property
    def key(self) -> tuple[Term, ...]:
        """The key of the first draws: the secret, and the contributions in the order of k."""
        assert self.secret is not None
        return (self.secret, *(value for _, value in sorted(self.revealed)))


class Verifier(NamedTuple):
    """The verifier with the honest page's receipt. Every method returns the file after an entry, or None to refuse."""

    receipt: Page
    defences: Defences

    def start_round(self, file: File, secret: Term, without: tuple[int, ...]) -> File | None:
        """`seal`: a new round, because of the seats in `without`."""
        number = file.number + 1
        if file.complete or bool(without) != bool(file.number) or not self._has_own_part(file):
            return None
        revealed = {k for k, _ in file.revealed}
        named = {seat for k, seat, _ in file.listed if D.CLOSING in self.defences or k not in revealed}
        if file.number and (not set(without) <= named or (D.CLOSING in self.defences and file.closing is None)):
            return None
        failures = {**dict(file.failures), **{seat: dict(file.failures).get(seat, 0) + 1 for seat in without}}
        if D.RESTART_LIMIT in self.defences and max(failures.values(), default=0) > MOST_FAILURES:
            return None
        if lookup(self.receipt.seals, number) not in (None, compute_seal(secret, number)):
            return None
        return File(
            file.persons,
            number,
            secret,
            failures=tuple(sorted(failures.items())),
            seat_changes=file.seat_changes,
            returned=file.returned,
        )

    def change_seat(self, file: File, seat: int, person: bool) -> File | None:
        """`seat`: somebody sits down or leaves. Before the closing, that takes the seat's commitment out."""
        persons = file.persons | {seat} if person else file.persons - {seat}
        if persons == file.persons:
            return None
        file = file._replace(persons=persons, seat_changes=file.seat_changes + 1)
        kept = tuple(made for made in file.listed if made[1] != seat)
        if file.complete or kept == file.listed:
            return file
        if file.closing is not None and D.NO_LEAVING_AFTER_CLOSING in self.defences:
            return None
        chosen = [one for made in file.listed if made[1] == seat for one in atoms_of(made[2]) if one[1] == ADVERSARY]
        early = any(one != file.secret and one[3] == 0 for one in chosen)
        return file if file.revealed else file._replace(listed=kept, returned=file.returned or early)

    def commit(self, file: File, seat: int, commitment: Term) -> File | None:
        """`commit`: a person commits, once, before the closing and before anything is revealed."""
        late = file.revealed or file.complete
        if D.NO_COMMIT_AFTER_CLOSING in self.defences and file.closing is not None:
            late = True
        if late or not file.number or seat not in file.persons or seat in (made[1] for made in file.listed):
            return None
        if D.RESTART_LIMIT in self.defences and dict(file.failures).get(seat, 0) >= MOST_FAILURES:
            return None
        return file._replace(listed=(*file.listed, (file.next_k, seat, commitment)), next_k=file.next_k + 1)

    def close(self, file: File) -> File | None:
        """`commitments`: the closing, with the hash that fits the list."""
        if D.CLOSING not in self.defences or file.closing is not None or not file.listed:
            return None
        closing = compute_closing(file.listed, file.seal, file.number, self.defences)
        noted = lookup(self.receipt.closings, file.number) if D.CLOSING_NOTED in self.defences else None
        return file._replace(closing=closing) if noted in (None, closing) else None

    def reveal(self, file: File, k: int, value: Term) -> File | None:
        """`reveal`: a contribution that fits its commitment."""
        right = compute_commitment(value, file.seal, file.number, self.defences)
        if D.CLOSING in self.defences and file.closing is None:
            return None
        if (k, right) not in ((made[0], made[2]) for made in file.listed):
            return None
        return file._replace(revealed=(*file.revealed, (k, value)))

    def complete(self, file: File) -> File | None:
        """`sealed`: all have revealed."""
        if not file.listed or {k for k, _, _ in file.listed} != {k for k, _ in file.revealed}:
            return None
        return file._replace(complete=True) if self._has_own_part(file) else None

    def _has_own_part(self, file: File) -> bool:
        """Return whether the contribution that the receipt has of this round is in the file, at the own seat."""
        seats = {k: seat for k, seat, _ in file.listed}
        anywhere = D.OWN_SEAT_CHECKED not in self.defences
        values = [value for k, value in file.revealed if anywhere or seats.get(k) == HONEST_SEAT]
        return lookup(self.receipt.contributions, file.number) in (None, *values)

    def proves(self, file: File) -> bool:
        """Return whether the file is complete, and the verifier says "proven" to the holder of the receipt."""
        receipt, number = self.receipt, file.number
        noted = {n for pairs in (receipt.seals, receipt.closings, receipt.contributions) for n, _ in pairs}
        needed = [receipt.contributions, receipt.seals]
        if {D.CLOSING, D.CLOSING_NOTED} <= self.defences:
            needed.append(receipt.closings)
        return file.complete and max(noted, default=0) <= number and all(lookup(pairs, number) for pairs in needed)


# the adversary writes a file


class Writer(NamedTuple):
    """The adversary after its talk with the page."""

    world: World
    bounds: Bounds
    verifier: Verifier

    def is_decisive(self, number: int) -> bool:
        """Return whether a round can be the last one of a file that is proven for the page.

        If it cannot, its key is never used, and one secret and one contribution stand for all.
        """
        return lookup(self.verifier.receipt.contributions, number) is not None

    def contributions(self, number: int) -> list[Term]:
        """Return the values that an accomplice can reveal: in use, prepared before everything, or chosen only now."""
        prepared = atom(ADVERSARY, "prepared puppet")
        if not self.is_decisive(number):
            return [prepared]
        count = len(self.world.puppets) + 1
        new = [self.world.new_atom(f"puppet {count + n}") for n in range(self.bounds.accomplices)]
        return [*new, *self.world.puppets, *self.world.revealed, prepared]

    def entries(self, file: File) -> Iterator[tuple[str, File]]:
        """Yield every entry that the verifier accepts next."""
        for words, after in self._candidates(file):
            if after is not None and not self.is_dead_end(after):
                yield f"file: {words}", after

    def is_dead_end(self, file: File) -> bool:
        """Return whether the list of commitments cannot become the one that the receipt notes.

        Nothing is lost by leaving such files out: the verifier refuses them at the closing. The list in the receipt has
        k = 0, 1, 2, ..., so a commitment that was taken out cannot be put in again.
        """
        noted = lookup(self.verifier.receipt.closings, file.number)
        if noted is None or file.closing is not None or not {D.CLOSING, D.CLOSING_NOTED} <= self.verifier.defences:
            return False
        return file.listed != noted[2][: len(file.listed)] or file.next_k != len(file.listed)

    def _candidates(self, file: File) -> Iterator[tuple[str, File | None]]:
        check, number = self.verifier, file.number
        if file.complete:
            return
        if number < self.bounds.rounds:
            for without in self.find_restarts(file):
                yield from self._start_round(file, without)
        if number == 0:
            return
        for seat in range(1, self.bounds.accomplices + 1) if file.seat_changes < SEAT_CHANGES else ():
            yield f"a visitor sits down at seat {seat}", check.change_seat(file, seat, True)
            yield f"the accomplice leaves seat {seat}", check.change_seat(file, seat, False)
        for seat in sorted(file.persons):
            for words, commitment in self._commitments(file):
                yield f"seat {seat} commits to {words}", check.commit(file, seat, commitment)
        yield "closing", check.close(file)
        open_k = [made for made in file.listed if made[0] not in dict(file.revealed)][:1]
        for (k, seat, _), value in product(open_k, self.contributions(number)):
            if self.world.knowledge.derives(value):
                yield f"seat {seat} reveals {name(value)}", check.reveal(file, k, value)
        yield "sealed", check.complete(file)

    def _start_round(self, file: File, without: tuple[int, ...]) -> Iterator[tuple[str, File]]:
        """Yield the new round with every secret that the verifier accepts; only one if the round is not decisive."""
        because = f" without seat {', '.join(map(str, without))}" if without else ""
        for secret in find_secrets(self.world):
            after = self.verifier.start_round(file, secret, without)
            if after is not None:
                yield f"round {after.number}{because}, {name(secret)}", after
                if not self.is_decisive(after.number):
                    return

    def find_restarts(self, file: File) -> Iterable[tuple[int, ...]]:
        """Return the sets of seats that a new round can name: one or two of those that committed; none at first."""
        seats = sorted(made[1] for made in file.listed)
        return [named for n in (1, 2) for named in combinations(seats, n)] if file.number else [()]

    def _commitments(self, file: File) -> Iterator[tuple[str, Term]]:
        for value in self.contributions(file.number):
            yield name(value), compute_commitment(value, file.seal, file.number, self.verifier.defences)
        for number, made in self.world.page.commitments:
            yield f"the page's commitment of round {number}", made.commitment


def write_files(writer: Writer) -> tuple[int, list[tuple[File, tuple[str, ...]]]]:
    """Return the number of files explored, and those that the verifier calls proven, with their entries."""
    accomplices = frozenset(range(1, writer.bounds.accomplices + 1))
    seats = frozenset({HONEST_SEAT}) if writer.bounds.bots else accomplices | {HONEST_SEAT}
    found: list[tuple[File, tuple[str, ...]]] = []
    ways: dict[File, tuple[str, ...]] = {File(seats): ()}
    queue = [File(seats)]
    for file in queue:
        if writer.verifier.proves(file):
            found.append((file, ways[file]))
        for words, after in writer.entries(file):
            if after not in ways:
                ways[after] = (*ways[file], words)
                queue.append(after)
    return len(queue), found


# attacks


def is_chosen(file: File, world: World) -> bool:
    """Return whether the key has an atom that was chosen when the honest contribution in the key was known."""
    own = [world.revealed.index(part) for part in file.key if part in world.revealed]
    return bool(own) and any(one[1] == ADVERSARY and one[3] > min(own) for one in atoms_of(file.key))


def find_attack(world: World, files: list[tuple[File, tuple[str, ...]]]) -> tuple[str, ...] | None:
    """Return the attack among the files that the verifier calls proven, in words, or None."""
    keys: dict[Term, tuple[Term, ...]] = {}
    for file, words in sorted(files, key=lambda one: one[0].seat_changes):
        chosen = [one for one in atoms_of(file.key) if is_chosen(file, world) and one[3] > 0]
        if chosen:
            return (*words, f"CHOSEN: {name(chosen[0])} was chosen when the honest contribution was known")
        if file.number < len(world.revealed):
            return (*words, f"CHOSEN: {len(world.revealed)} starts were seen, the file shows {file.number}")
        own = next(part for part in file.key if part in world.revealed)
        if keys.setdefault(own, file.key) != file.key:
            return (*words, f"CHOSEN: this key or that of {', '.join(map(name, keys[own]))}, as the server likes")
    return None


def search_start(bounds: Bounds, defences: Defences, wanted: Callable[[File], bool] = lambda file: True) -> Search:
    """Search all conversations with the page, and all files after each of them, for an attack.

    `wanted` restricts the search to the files of one known attack.
    """
    files_explored = 0

    def check(world: World) -> tuple[str, ...] | None:
        nonlocal files_explored
        if not world.revealed:
            return None
        explored, files = write_files(Writer(world, bounds, Verifier(world.page, defences)))
        files_explored += explored
        return find_attack(world, [(file, words) for file, words in files if wanted(file)])

    found = explore(World(), lambda world: talk(world, bounds, defences), check)
    return found._replace(states=found.states + files_explored)


def count_restarts(accomplices: int, defences: Defences, most: int = 12) -> int:
    """Return how many restarts a file can have in which the page has a part to the last; `most` if there are more.

    Everybody commits and reveals. The restarts name any one or two seats of the closed list, also the page's own.
    """
    secret, value = atom(ADVERSARY, "secret"), atom(ADVERSARY, "puppet")
    verifier = Verifier(Page(), defences)
    writer = Writer(World(), Bounds(most, accomplices), verifier)
    files = {File(frozenset(range(accomplices + 1)))}
    for restarts in range(most + 1):
        started = [verifier.start_round(file, secret, named) for file in files for named in writer.find_restarts(file)]
        files = {complete_round(verifier, file, value) for file in started if file is not None}
        if not any(HONEST_SEAT in (seat for _, seat, _ in file.listed) for file in files):
            return restarts - 1
    return most


def complete_round(verifier: Verifier, file: File, value: Term) -> File:
    """Return a new round after the closing, with the commitments and reveals of all who may commit."""
    for seat in sorted(file.persons):
        commitment = compute_commitment(value, file.seal, file.number, verifier.defences)
        file = verifier.commit(file, seat, commitment) or file
    file = verifier.close(file) or file
    for k, _, _ in file.listed:
        file = verifier.reveal(file, k, value) or file
    return file
