"""What a device cannot do without a server, each with a sentence."""

from __future__ import annotations

from ..wire.errors import WebError

STATUS = 501


class NeedsServer(WebError):
    """A server could do this."""

    def __init__(self, key: str = "error-needs-server"):
        super().__init__(STATUS, "needs-server", key)


class NeedsSolver(NeedsServer):
    """The solver for hidden cards is not on this device, and there is no network to load it."""

    def __init__(self) -> None:
        super().__init__("error-needs-solver")


class NeedsOthers(NeedsServer):
    """Other people have to take part."""

    def __init__(self) -> None:
        super().__init__("error-needs-others")
