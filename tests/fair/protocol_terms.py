"""Terms, knowledge and search: the tools of the symbolic model in tests/fair/protocol_model.py.

The model follows Dolev and Yao, "On the security of public key protocols" (1983). A value is a term. Hashes are ideal:
a hash can be computed only from its parts, tells nothing about them, and no two terms have the same hash.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple, TypeVar

Term = tuple[Any, ...]
"""("atom", owner, name, epoch) or ("hash", label, part, ...). Strings and numbers within a hash are public."""

HONEST, ADVERSARY = "honest", "adversary"
"""The owners of atoms. The adversary is the server together with all seats but one."""

State = TypeVar("State", bound=Hashable)


def atom(owner: str, name: str, epoch: int = 0) -> Term:
    """Return a random value.

    `epoch` is the number of honest contributions that its owner knew when choosing it.
    """
    return ("atom", owner, name, epoch)


def hash_of(label: str, *parts: Any) -> Term:
    """Return the hash of these parts."""
    return ("hash", label, *parts)


def atoms_of(term: Any) -> Iterable[Term]:
    """Yield the atoms within a term or a tuple of terms."""
    if isinstance(term, tuple) and term[:1] == ("atom",):
        yield term
    elif isinstance(term, tuple):
        for part in term:
            yield from atoms_of(part)


class Knowledge(NamedTuple):
    """What the adversary was sent. It knows its own atoms anyway."""

    terms: frozenset[Term] = frozenset()

    def learn(self, *terms: Term) -> Knowledge:
        """Return the knowledge after these terms were sent, too."""
        return Knowledge(self.terms | set(terms))

    def derives(self, term: Any) -> bool:
        """Return whether a term can be computed: it was sent, it is the adversary's, or all its parts can be."""
        if not isinstance(term, tuple) or term in self.terms:
            return True
        if term[0] == "atom":
            return term[1] == ADVERSARY
        return all(map(self.derives, term[2:]))


def link(seed: Term, index: int, length: int) -> Term:
    """Return link number `index` of the hash chain of a seed: the seed, hashed `length` - `index` times."""
    return seed if index == length else hash_of("link", link(seed, index + 1, length))


class Search(NamedTuple):
    """The result of a search."""

    states: int
    """How many states were explored, the whole space if nothing was found."""
    trace: tuple[str, ...] | None
    """The shortest way to the goal, in words; None if the goal cannot be reached."""


def explore(
    start: State,
    expand: Callable[[State], Iterable[tuple[str, State]]],
    check: Callable[[State], tuple[str, ...] | None],
) -> Search:
    """Search breadth-first for a state that `check` calls an attack by returning the words that explain it.

    `expand` yields the events that are possible in a state, each in words and with the state after it.
    """
    came_from: dict[State, tuple[State, str] | None] = {start: None}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        if (found := check(state)) is not None:
            return Search(len(came_from), (*_trace(came_from, state), *found))
        for words, after in expand(state):
            if after not in came_from:
                came_from[after] = (state, words)
                queue.append(after)
    return Search(len(came_from), None)


def _trace(came_from: dict[State, tuple[State, str] | None], state: State) -> list[str]:
    """Return the events that lead to a state."""
    words = []
    while (before := came_from[state]) is not None:
        state, event = before
        words.append(event)
    return words[::-1]
