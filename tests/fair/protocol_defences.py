"""The rules of the protocol that the model can switch off, one by one."""

from __future__ import annotations

from enum import Enum


class Defence(Enum):
    """A rule of the page or of the verifier. The value says what holds while it is on."""

    __hash__ = object.__hash__  # Enum hashes the name each time; the search asks for defences millions of times

    # the start: page
    COMMITMENT_COVERS_SEAL = "the commitment covers the seal"
    SEAL_NOTED = "the page notes the seal before it commits"
    ONE_COMMITMENT = "the page commits once in a round, never for two seals"
    NEW_SEED = "the page draws a new seed for every round"
    CLOSING_SHOWN_FIRST = "the page reveals only after it was shown a closing with its commitment"
    ONE_CLOSING = "the page takes one closing in a round"
    # the start: verifier
    CLOSING = "the file needs a closing before the reveals"
    CLOSING_COVERS_SEAL = "the closing covers the seal"
    CLOSING_NOTED = "the receipt notes the closing, and the file must have it"
    NO_COMMIT_AFTER_CLOSING = "nobody commits after the closing"
    NO_LEAVING_AFTER_CLOSING = "nobody leaves a seat of the closed list"
    RESTART_LIMIT = "a seat is named in restarts at most twice"
    # draws
    LINK_BOUND_TO_DRAW = "link number d + 1 goes with draw number d"
    OMISSION_ENDS_CHAIN = "a chain ends when a link is omitted"
    LINK_COUNTS_NOTED = "the receipt notes the count of each link, and the file must have that number of draws there"
    AUTO_ONLY_IF_FORCED = "only a forced decision is marked auto"
    NOTED_LINK_STANDS = "at the noted count stands the player's own decision with that link, or a late one"
    # consent
    CONSENT_BY_PERSON = "the persons who contributed must agree, not seats"
    ABSENT_ARE_NAMED = "contributors who left and were not asked are named"

    # not in the first draft of format 4
    FORCED_ALWAYS_AUTO = "a forced decision is always marked auto"
    OWN_SEAT_CHECKED = (
        "page and verifier check which seat is the player's own, and that the player's person has no other"
    )
    COUNTS_RISE = "the page decides at rising counts only, never again at an earlier one"
    LINK_ONLY_WITH_DRAW = "a decision carries a link if, and only if, it causes a draw"
    AGREEMENT_NAMES_UNDO = "an agreement holds only for the undo that it names"


D = Defence
Defences = frozenset[Defence]

AFTER_DRAFT = frozenset(
    {
        D.FORCED_ALWAYS_AUTO,
        D.OWN_SEAT_CHECKED,
        D.COUNTS_RISE,
        D.LINK_ONLY_WITH_DRAW,
        D.AGREEMENT_NAMES_UNDO,
    }
)
"""Rules that the first draft of format 4 did not have. The search found an attack without each of them."""

DRAFT = frozenset(D) - AFTER_DRAFT
"""The first draft of format 4."""

FORMAT_4 = frozenset(D)
"""Format 4 as docs/fair.md specifies it."""

OLD = frozenset({D.NEW_SEED, D.RESTART_LIMIT, D.ONE_COMMITMENT, D.OWN_SEAT_CHECKED})
"""Format 2. The own seat counts as checked, so that the search finds other attacks than that."""
