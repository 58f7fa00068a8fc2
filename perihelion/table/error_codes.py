"""The codes that name a refusal for programs, those of the web server included, so that clients find one list.

They are grouped by the HTTP status of the answer. `docs/api.md` and the client's types are generated from them.
"""

from __future__ import annotations

from typing import Literal, get_args

ForbiddenCode = Literal[
    "banned",
    "deal",
    "muted",
    "no-hints",
    "not-head",
    "not-host",
    "not-leader",
    "not-organiser",
    "not-your-seat",
    "not-yours",
    "origin",
    "passkey",
    "rated-terms",
    "removed",
    "seen",
    "unreliable",
]
ConflictCode = Literal[
    "absent",
    "addresses",
    "analyses",
    "closed",
    "companions",
    "deal",
    "friend",
    "group-full",
    "groups",
    "illegal",
    "needs-link",
    "no-report",
    "not-your-turn",
    "notice-channels",
    "notice-mail-failed",
    "offer",
    "operator",
    "over",
    "pairing",
    "passkey-known",
    "passkeys",
    "plan",
    "plans",
    "rated",
    "reports",
    "running",
    "seal",
    "stale",
    "taken",
    "tournament",
    "undo",
    "unshown",
    "vacation",
    "waiting",
]
UnknownCode = Literal["unknown"]
MethodCode = Literal["method"]
TooLargeCode = Literal["too-large"]
UnreadableCode = Literal["unreadable"]
TooFastCode = Literal["too-fast"]
BrokenCode = Literal["broken"]
NeedsServerCode = Literal["needs-server"]
UnavailableCode = Literal["full", "maintenance"]

ErrorCode = Literal[
    ForbiddenCode,
    UnknownCode,
    MethodCode,
    ConflictCode,
    TooLargeCode,
    UnreadableCode,
    TooFastCode,
    BrokenCode,
    NeedsServerCode,
    UnavailableCode,
]
"""Every code."""

CODES: dict[int, tuple[ErrorCode, ...]] = {
    403: get_args(ForbiddenCode),
    404: get_args(UnknownCode),
    405: get_args(MethodCode),
    409: get_args(ConflictCode),
    413: get_args(TooLargeCode),
    422: get_args(UnreadableCode),
    429: get_args(TooFastCode),
    500: get_args(BrokenCode),
    501: get_args(NeedsServerCode),
    503: get_args(UnavailableCode),
}
"""The codes by HTTP status."""

MEANINGS: dict[ErrorCode, str] = {
    "absent": "This guest is not here.",
    "addresses": "You have the largest possible number of addresses to sign in with.",
    "analyses": "You keep the largest possible number of analyses.",
    "banned": "The operators have banned you.",
    "broken": "An error of the server; nothing was changed.",
    "closed": "The table is closed.",
    "companions": "You keep the largest possible number of games at real tables.",
    "deal": "The deal of this table does not allow it: it is hidden from you, not open yet, or you have begun it.",
    "friend": "This person cannot become your friend.",
    "full": "The disk is full or the database failed; nothing was changed.",
    "group-full": "The group has the largest possible number of members.",
    "groups": "You belong to the largest possible number of groups.",
    "illegal": "The rules forbid the action (with `rule` and `link`).",
    "maintenance": "No moves are accepted for a while (with `Retry-After`).",
    "method": "This address does not take the method.",
    "muted": "The operators do not let you chat.",
    "needs-link": "The decision causes a draw and must come again with the link `number`.",
    "needs-server": "A browser without a server cannot do this.",
    "no-hints": "The table gives no hints.",
    "no-report": "There is no complete report.",
    "not-head": "Another member leads the group.",
    "not-host": "Only the host may do this.",
    "not-leader": "Another guest leads the review.",
    "not-organiser": "Another guest runs the tournament or league.",
    "not-your-seat": "You do not hold this seat.",
    "not-your-turn": "Another seat is to act.",
    "not-yours": "Another guest keeps this analysis.",
    "notice-channels": "Your notices go to the largest possible number of places.",
    "notice-mail-failed": "The mail could not be sent.",
    "offer": "There is no such offer to end the game, or another one is open.",
    "operator": "An operator cannot be banned.",
    "origin": "The request comes from a page of another site.",
    "over": "The game is over.",
    "pairing": "Your last request has just led to a table, or you have too many wishes.",
    "passkey": "The passkey is not valid here.",
    "passkey-known": "The passkey is known already.",
    "passkeys": "You have the largest possible number of passkeys.",
    "plan": "This cannot be planned.",
    "plans": "You have the largest possible number of plans at this table.",
    "rated": "A rated game cannot be closed.",
    "rated-terms": "You cannot play rated games yet, or not for a while.",
    "removed": "The host removed you from the table.",
    "reports": "Too many reports for you are in the making.",
    "running": "The game is not over yet.",
    "seal": "This cannot be added to the seal of the dice now.",
    "seen": "You have seen this table from another seat.",
    "stale": "The command answers a position that is no longer there (over HTTP with `snapshot`).",
    "taken": "The seat is taken, held or closed.",
    "too-fast": "Too many requests (with `wait`). The message was not read, so send it again.",
    "too-large": "The body is too large.",
    "tournament": "The tournament or league does not allow it now.",
    "undo": "This cannot be undone.",
    "unknown": "There is no such table, game or page.",
    "unreadable": "Not JSON, a missing field, not an action of this game, or options that exclude each other.",
    "unreliable": "The table is for players who are known to hardly ever leave rated games.",
    "unshown": "It cannot be shown, so nothing was stored or changed.",
    "vacation": "You are on vacation already, or not enough days are left.",
    "waiting": "The game has not started, or the turn must be confirmed first.",
}
"""What each code means."""
