"""The guest of a device: the person, or the people, who use it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass

from ..wire.guest_names import default_name
from ..wire.schemas.responses import Profile

GUEST = "guest"
"""The name under which the guest is stored."""
ID_BYTES, KEY_BYTES = 18, 32


@dataclass(frozen=True)
class LocalGuest:
    """The guest. `named`: a person chose the name. `lang` is empty as long as the browser's language is used."""

    id: str
    name: str
    key: bytes
    """Makes pseudonyms, as the key of a server does."""
    named: bool = False
    lang: str = ""
    theme: str = ""

    def write(self) -> str:
        """Return the guest as it is stored."""
        return json.dumps({**vars(self), "key": self.key.hex()}, ensure_ascii=False)

    def describe(self, lang: str) -> Profile:
        """Return the guest as pages need it."""
        return Profile(
            name=self.name,
            lang=self.lang or lang,
            named=self.named,
            mark=hashlib.sha256(f"mark of {self.id}".encode()).hexdigest()[:16],
            operator=False,
            message=None,
            maintenance=False,
        )


def new_guest(random_bytes: Callable[[int], bytes]) -> LocalGuest:
    """Return a new guest with the name of an astronomer."""
    found = random_bytes(ID_BYTES).hex()
    return LocalGuest(found, default_name(found), random_bytes(KEY_BYTES))


def read_guest(text: str) -> LocalGuest:
    """Return a stored guest. Raises ValueError, TypeError or KeyError if it is damaged."""
    data = json.loads(text)
    return LocalGuest(
        str(data["id"]),
        str(data["name"]),
        bytes.fromhex(data["key"]),
        bool(data.get("named")),
        str(data.get("lang", "")),
        str(data.get("theme", "")),
    )
