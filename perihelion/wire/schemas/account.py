"""Bodies of requests and responses about passkeys, devices and signing in."""

from __future__ import annotations

from typing import Annotated, Literal

from ...json_types import JsonObject
from .body import Body, ResponseBody
from .limits import Limits
from .requests import Flag


class PasskeyRequest(Body):
    """What a browser made or signed, as WebAuthn's JSON. `take`: the seats of this device come along."""

    credential: JsonObject
    take: Flag = False


class NewPasskeyRequest(Body):
    """The passkey that a browser made, as WebAuthn's JSON."""

    credential: JsonObject


class TakeRequest(Body):
    """Whether the seats of this device come along."""

    take: Flag = False


class PasskeyIdRequest(Body):
    """One of my passkeys."""

    id: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]


class DeviceRequest(Body):
    """One of my devices; the id of the first one is empty."""

    id: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{0,40}$")]


class AddressRequest(Body):
    """An e-mail address."""

    address: Annotated[str, Limits(min_length=3, max_length=254)]


class PublishingRequest(Body):
    """Whether my finished public games may be published without names."""

    agreed: Flag


class PasskeyInfo(ResponseBody):
    """One of my passkeys: the browser it was made in, when, and when it was last used. Times are seconds since 1970."""

    id: str
    name: str
    created: float
    used: float | None


class DeviceInfo(ResponseBody):
    """A device on which I am signed in. `seen` is seconds ago, `here` whether it is the one that asks."""

    id: str
    name: str
    seen: float
    here: bool


class Account(ResponseBody):
    """How I can sign in. `site` is the origin at which passkeys work, or null; `tables` counts my open tables.

    `belongings`: there are games, friends, groups or the like that could come along to another player.
    `publishing`: my finished public games may be published without names.
    """

    site: str | None
    mail: bool
    passkeys: list[PasskeyInfo]
    addresses: list[str]
    devices: list[DeviceInfo]
    tables: int
    belongings: bool
    publishing: bool


class SignedIn(ResponseBody):
    """The guest of this device; the number of tables to which its seats came along, and of those left behind."""

    name: str
    along: int
    behind: int


class ConductDecision(ResponseBody):
    """What operators decided about a report by me (`mine`) or about me. Only its subject learns what follows."""

    ago: float
    gameName: str  # noqa: N815
    mine: bool
    decision: Literal["nothing", "warning", "mute", "ban"] | None
    answer: str
