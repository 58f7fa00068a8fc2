"""What a page needs to think by itself: the files, and what is to be thought about."""

from __future__ import annotations

from .message import Message


class DevicePack(Message):
    """A pack of files that a browser loads once and keeps."""

    file: str
    """The address below `/device/`, with a hash of the content."""
    size: int
    """The bytes over the network."""
    whole: bool
    """The browser keeps it packed."""
    lang: str
    """The language that it is for; empty: it is for everybody."""


class DeviceRuntime(Message):
    """Python for the browser, as this server offers it."""

    ready: bool
    """Pages may load it. If not, everything else is empty."""
    later: bool
    """It is being made: ask again in a while."""
    worker: str
    """The address of the script of the worker."""
    runtime: str
    """The address of the folder with the interpreter."""
    packs: dict[str, DevicePack]
    """The packs by name: `libraries`, `python` and `machine` are always needed, `python-de` by readers of
    German, a network when a bot needs it."""


class HintTask(Message):
    """Everything that a hint depends on: what the seat knows, and a seed."""

    view: str
    """The view of the seat as JSON (`thinking/view_data.py`)."""
    names: list[str]
    """The names of the players."""
    seed: int
    """The seed of the search: the same one gives the same hint everywhere."""


class ReportTask(Message):
    """Everything that the report about a finished game depends on."""

    made: bool
    """The server has made this report already."""
    file: str
    """The game file."""
    names: dict[str, list[str]]
    """The names of the seats, by language."""
    moments: list[int]
    """The moment of the table before each entry of the game's log."""
    link: str
    """The address of the replay."""
    seats: list[int]
    """The seats of the reader."""
