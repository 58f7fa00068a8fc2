"""The bodies of requests, with their limits."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from ...table.settings import DELAY, FEWEST_MINUTES, MOST_MINUTES
from ...table.vacation import DAYS_A_YEAR
from ...words import LANGUAGES
from .body import Body
from .limits import EmptyDefault, Limits

Text = Annotated[str, Limits(min_length=1, max_length=200)]
Count = Annotated[int, Limits(ge=0, le=10**6, strict=True)]
MOST_NUMBER = 2**31 - 1
"""The largest number that every column of the database can be compared with."""
Number = Annotated[int, Limits(ge=0, le=MOST_NUMBER)]
"""A number in a path or a query."""
SeatNumber = Annotated[int, Limits(ge=0, le=15, strict=True)]
PlayerNames = Annotated[list[Annotated[str, Limits(max_length=200)]], Limits(max_length=16)]
SeatWish = Annotated[str, Limits(min_length=2, max_length=40)]
Flag = Annotated[bool, Limits(strict=True)]
OptionName = Annotated[str, Limits(min_length=1, max_length=40)]
OptionNumber = Annotated[int, Limits(ge=-MOST_NUMBER, le=MOST_NUMBER)]
OptionValue = Annotated[str, Limits(max_length=100)] | bool | OptionNumber
BoardKey = Annotated[str, Limits(min_length=1, max_length=60)]
Hash = Annotated[str, Limits(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal: a commitment, the contribution that it commits to, or a link."""

Link = Hash | Literal["none"]
"""A link of my chain; "none" if my client has none, which ends the chain."""

Address = Annotated[str, Limits(min_length=9, max_length=1000)]
Identifier = Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Minute = Annotated[int, Limits(ge=0, lt=1440, strict=True)]

MOST_CHAT_LENGTH = 400


class ProfileRequest(Body):
    """Another name, another language, or both."""

    name: Annotated[str, Limits(max_length=200)] | None = None
    lang: Literal[*LANGUAGES] | None = None  # type: ignore[valid-type]


class DeleteRequest(Body):
    """The guest's name as it is now, so that nothing is deleted by mistake."""

    name: Annotated[str, Limits(max_length=200)]


class SettingsRequest(Body):
    """The settings of a new table."""

    hints: Flag | None = None
    """null: only if all other seats are bots."""
    confirm: Flag | None = False
    """Whether turns are confirmed; null: only if several people play."""
    minutes: Annotated[float, Limits(ge=FEWEST_MINUTES, le=MOST_MINUTES)] | None = None
    bank: Annotated[float, Limits(ge=FEWEST_MINUTES, le=MOST_MINUTES)] | None = None
    late: Literal["move", "seat", "note"] = "move"
    absent: Literal["wait", "bot"] = "wait"
    public: Flag = False
    rated: Flag = False
    reliable: Flag = False
    level: Literal["any", "learning", "rating"] = "any"
    delay: Annotated[str, Limits(max_length=12, pattern=DELAY)] = ""
    """How late spectators see the table: "turns:2", "minutes:5"; empty: at once."""
    broadcast: Flag = False
    """Whether the overlay shows the chances to win; spectators see the table late."""


class VacationRequest(Body):
    """The days of my vacation, beginning now; 0 ends it."""

    days: Annotated[int, Limits(ge=0, le=DAYS_A_YEAR, strict=True)]


class PushRequest(Body):
    """A browser that wants notices: the address at its push service, and its keys."""

    endpoint: Address
    p256dh: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{80,90}$")]
    auth: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{20,24}$")]


class HookRequest(Body):
    """A web hook that gets notices."""

    kind: Literal["discord", "slack", "ntfy", "json"]
    address: Address


class MailRequest(Body):
    """An e-mail address that is to get notices."""

    address: Annotated[str, Limits(min_length=3, max_length=254)]


class ChannelRequest(Body):
    """One of my channels."""

    id: Identifier


class QuietRequest(Body):
    """My quiet hours, in minutes after midnight; if both are the same, there are none."""

    zone: Annotated[str, Limits(min_length=1, max_length=60)]
    begin: Minute
    end: Minute


class DigestRequest(Body):
    """When my daily message comes, in minutes after midnight; null: notices come one by one."""

    zone: Annotated[str, Limits(min_length=1, max_length=60)]
    at: Minute | None


class MuteRequest(Body):
    """Whether I want no notices of a table."""

    table: Identifier
    muted: Flag


class NewTableRequest(Body):
    """A new table, in a group of mine or in none. `contributes`: my client takes part in the seal of the dice."""

    game: Annotated[str, Limits(min_length=1, max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Limits(max_length=40), EmptyDefault()] = field(
        default_factory=dict
    )
    seats: Annotated[list[SeatWish], Limits(min_length=1, max_length=16)]
    settings: SettingsRequest = SettingsRequest()
    group: Identifier | None = None
    contributes: Flag = False


class GroupRequest(Body):
    """The name of a new group."""

    name: Annotated[str, Limits(min_length=1, max_length=200)]


class MemberRequest(Body):
    """A member of a group, by the id that its page gave."""

    member: Identifier


class PlayRequest(Body):
    """An action as text, the count it answers, and the link for the draw that it causes (see `needs-link`)."""

    action: Text
    """The action as text."""
    after: Count
    """The count that it answers."""
    seat: SeatNumber | None = None
    """The seat, if one guest holds several."""
    link: Link | None = None
    """The link for the draw that it causes, if `needs-link` asked for it."""


class ConfirmRequest(Body):
    """The count that the confirmation answers, and the link for the draw that it causes."""

    after: Count
    """The count that it answers."""
    link: Link | None = None
    """The link for the draw that it causes, if `needs-link` asked for it."""


class OutlineRequest(Body):
    """Whether my page shows the position as text."""

    wanted: bool
    """True if the page shows it."""


class UndoRequest(Body):
    """Undo my last decision; with `to`, go back to that moment if all agree."""

    after: Count
    to: Count | None = None


class UndoAnswerRequest(Body):
    """Whether I agree to an undo."""

    agree: Flag


class ResignRequest(Body):
    """The seat at which I give the game up; needed only if I hold several."""

    seat: SeatNumber | None = None


class EndAnswerRequest(Body):
    """Whether I accept the offer with this number."""

    offer: Count
    accept: Flag


class WhyRequest(Body):
    """An action, or the things that were touched."""

    action: Text | None = None
    touch: Annotated[list[BoardKey], Limits(max_length=8), EmptyDefault()] = field(default_factory=list)


class PreviewRequest(Body):
    """An action of mine that I consider."""

    action: Text


class AnySeatRequest(Body):
    """Take any free seat. `contributes`: my client takes part in the seal, so the start waits for it."""

    contributes: Flag = False


class SeatRequest(Body):
    """One of: take the seat (`contributes`: my client takes part in the seal), give it to a bot, leave it, open it."""

    take: Literal[True] | None = None
    contributes: Flag = False
    bot: Annotated[str, Limits(min_length=1, max_length=40)] | None = None
    leave: Literal[True] | None = None
    open: Literal[True] | None = None


class ChatRequest(Body):
    """A line of chat."""

    text: Annotated[str, Limits(min_length=1, max_length=2000)]


class BlockRequest(Body):
    """The number of a line of chat, whose author I block."""

    line: Count


class RemoveRequest(Body):
    """The guest to remove, by the id in the snapshot."""

    guest: Annotated[str, Limits(min_length=1, max_length=60)]


class RulesRequest(Body):
    """Whether to go on after the rules changed."""

    go_on: Flag


class RematchRequest(Body):
    """The next game. `contributes`: my client takes part in its seal."""

    contributes: Flag = False


class BranchRequest(RematchRequest):
    """A moment of a finished game, and who plays on from there."""

    n: Count
    seats: Annotated[list[SeatWish], Limits(min_length=1, max_length=16)] | None = None


class SealRequest(Body):
    """One of: commit to a contribution, or reveal it."""

    commit: Hash | None = None
    reveal: Hash | None = None
