"""Space: 133 hexagonal fields, a rosette of seven tiles of 19 fields (section 2.7)."""

from __future__ import annotations

from perihelion.rules import rule, table

LOCALS = 19
SECTORS = 7
FIELDS = LOCALS * SECTORS
WORD = 45
"""Fields in one word of a set of fields."""
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Directions 0..5 counter-clockwise from east, as steps of (q, r)."""
MIDDLES = ((0, 0), (5, -2), (3, -5), (-2, -3), (-5, 2), (-3, 5), (2, 3))


def _ring(radius: int) -> list[tuple[int, int]]:
    """The fields of a ring counter-clockwise, from the one due east."""
    q, r = radius, 0
    fields = []
    for way in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            fields.append((q, r))
            q, r = q + WAYS[way][0], r + WAYS[way][1]
    return fields


LOCAL_FIELDS = [(0, 0), *_ring(1), *_ring(2)]
"""Coordinates within a tile by local index."""
COORDINATES = [(mq + q, mr + r) for mq, mr in MIDDLES for q, r in LOCAL_FIELDS]
"""Coordinates by field number."""
_field_at = {at: h for h, at in enumerate(COORDINATES)}


def _turned(local: int, turns: int) -> int:
    """The place of a field of a tile after this number of turns by 60 degrees."""
    if local == 0:
        return 0
    if local < 7:
        return 1 + (local - 1 + turns) % 6
    return 7 + (local - 7 + 2 * turns) % 12


FIELD_Q = table([q for q, _ in COORDINATES])
FIELD_R = table([r for _, r in COORDINATES])
NEIGHBOUR = table([[_field_at.get((q + dq, r + dr), -1) for dq, dr in WAYS] for q, r in COORDINATES])
"""The neighbour of a field in a direction, or -1."""
TURNED = table([[_turned(local, turns) for local in range(LOCALS)] for turns in range(6)])


@rule
def distance(a: int, b: int) -> int:
    """SOLARIUS-57: steps between two fields; space has no holes, so only the coordinates matter."""
    dq = FIELD_Q[a] - FIELD_Q[b]
    dr = FIELD_R[a] - FIELD_R[b]
    return max(abs(dq), abs(dr), abs(dq + dr))


@rule
def bit(h: int, word: int) -> int:
    """A field's bit in word 0, 1 or 2 of a set of fields: 133 fields do not fit one machine integer."""
    place = h - WORD * word
    return 1 << place if 0 <= place < WORD else 0


@rule
def is_in(low: int, middle: int, high: int, h: int) -> bool:
    """Whether a field is in the set of these three words."""
    if h < WORD:
        return (low >> h) & 1 == 1
    if h < 2 * WORD:
        return (middle >> (h - WORD)) & 1 == 1
    return (high >> (h - 2 * WORD)) & 1 == 1
