"""The queue of effects that are still to be carried out (section 4.3)."""

from __future__ import annotations

from perihelion.rules import rule

from .state import State


@rule
def put_last(s: State, p: int, op: int, a: int, b: int, c: int) -> None:
    """Section 4.3: an op at the end of the queue."""
    n = s.q_n
    s.q_player[n] = p
    s.q_op[n] = op
    s.q_a[n] = a
    s.q_b[n] = b
    s.q_c[n] = c
    s.q_n = n + 1


@rule
def put_first(s: State, p: int, op: int, a: int) -> None:
    """Section 4.3: an op at the front of the queue; ops produced by an op go there."""
    for k in range(s.q_n):
        i = s.q_n - k
        s.q_player[i] = s.q_player[i - 1]
        s.q_op[i] = s.q_op[i - 1]
        s.q_a[i] = s.q_a[i - 1]
        s.q_b[i] = s.q_b[i - 1]
        s.q_c[i] = s.q_c[i - 1]
    s.q_player[0] = p
    s.q_op[0] = op
    s.q_a[0] = a
    s.q_b[0] = 0
    s.q_c[0] = 0
    s.q_n += 1


@rule
def drop_first(s: State) -> None:
    """Section 4.3: the first op leaves the queue; free entries hold 0."""
    s.q_n -= 1
    for i in range(s.q_n):
        s.q_player[i] = s.q_player[i + 1]
        s.q_op[i] = s.q_op[i + 1]
        s.q_a[i] = s.q_a[i + 1]
        s.q_b[i] = s.q_b[i + 1]
        s.q_c[i] = s.q_c[i + 1]
    last = s.q_n
    s.q_player[last] = 0
    s.q_op[last] = 0
    s.q_a[last] = 0
    s.q_b[last] = 0
    s.q_c[last] = 0
