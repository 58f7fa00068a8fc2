"""The seal of the dice and the hash chain of the log, as a snapshot has them."""

from __future__ import annotations

from typing import Literal

from ...fair.seal import SealPhase
from .message import Message


class SealContribution(Message):
    """What I contributed to the seal of the dice, and what is asked of my client."""

    commit: str | None
    """My own commitment, or null."""
    do: Literal["commit", "reveal"] | None
    """What my client is asked for, or null."""


class SealView(SealContribution):
    """The seal of the dice."""

    phase: SealPhase
    """How far the seal is."""
    format: int
    """The format of the seal."""
    round: int
    """The round of commitments, counted from 1; 0 before the first."""
    seal: str
    """The server's commitment."""
    says: str
    """The state of the seal in one sentence."""
    seats: list[int]
    """The seats that contributed."""
    fresh: list[int]
    """The seats whose decisions have brought their links so far."""
    commitments: list[tuple[int, int, str]]
    """The closed list: number, seat and commitment of each; empty before the closing."""
    closing: str | None
    """The hash of the closed list, or null."""
    complete: bool
    """All contributions are revealed."""
    deal: str | None
    """The page of the deal that this table plays, or null."""


class ChainView(Message):
    """The hash chain of the log. A client keeps it as a receipt."""

    n: int
    """The number of entries."""
    head: str
    """The SHA-256 of the last one."""
