"""Records: a class with typed fields, in two forms with the same field names.

A *plain* record is a Python object (ints, and dictionaries for arrays); rules run on it interpreted.
A *packed* record is one element of a NumPy structured array; compiled rules run on it.

    class State(Record):
        phase: int = int8("The phase, an index of PHASES.")
        hand: Cells = int8("Cards in hand, by seat and type.", 5, 24, seen=OWNER)     # row p is seen by seat p alone
        die: int = int8("The last face rolled, -1 if none.", low=-1, high=6)

Arrays of a plain record are dictionaries on purpose: an index out of range, a negative one included, is a
KeyError at once, whereas compiled code would silently read a neighbour.
"""

from __future__ import annotations

import struct
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from .memory import packed_records
from .packing import Integer, Place

if TYPE_CHECKING:
    import numpy as np

    PackedType = np.dtype[np.void]
    PackedArray = np.ndarray[tuple[int, ...], PackedType]
    """An array of packed records."""

Cells = dict[Any, int]
"""An array of a plain record, by index: a number if it has one axis, otherwise a tuple."""


Index = int | tuple[int, ...]

ALL, OWNER, NOBODY = "all", "owner", "nobody"

UNKNOWN = -128
"""What a hidden value looks like in a view; no game uses this value for anything else."""


class Field(NamedTuple):
    """One field of a record."""

    name: str
    doc: str
    """What it holds, in one line."""
    width: int
    """Bytes of one number."""
    shape: tuple[int, ...]
    seen: str
    """Who may see it: ALL, OWNER (row p belongs to seat p) or NOBODY."""
    unless: str
    """The name of a field that opens this one to all when it is not 0."""
    low: int
    """The smallest number it ever holds in a position."""
    high: int
    """The greatest number it ever holds in a position."""

    @property
    def indices(self) -> list[Index]:
        """All indices of an array field: numbers for one axis, tuples for more."""
        if len(self.shape) == 1:
            return list(range(self.shape[0]))
        return list(product(*map(range, self.shape)))


def int8(doc: str, *shape: int, seen: str = ALL, unless: str = "", low: int = 0, high: int = 127) -> Any:
    """Declare a field of int8: what it holds, its shape, who may see it, and the field that opens it to all.

    It holds numbers from `low` to `high`. Nothing checks that while a game runs; perihelion/check does.
    """
    return Field("", doc, 1, shape, seen, unless, low, high)


def int16(doc: str, *shape: int, seen: str = ALL, unless: str = "", low: int = 0, high: int = 32_767) -> Any:
    """Declare a field of int16."""
    return Field("", doc, 2, shape, seen, unless, low, high)


def int32(doc: str, *shape: int, seen: str = ALL, unless: str = "", low: int = 0, high: int = 2_147_483_647) -> Any:
    """Declare a field of int32."""
    return Field("", doc, 4, shape, seen, unless, low, high)


INTEGERS: dict[int, Integer] = {1: "b", 2: "h", 4: "i"}
"""The code of an integer by its width."""


class Record:
    """The base of every State and Facts class; see the module's docstring."""

    fields: ClassVar[tuple[Field, ...]] = ()
    secret_fields: ClassVar[tuple[Field, ...]] = ()
    """The fields that are hidden from some seats."""
    former_names: ClassVar[dict[str, str]] = {}
    """Names that fields had in earlier versions, old to new. Stored records and programs may still use them."""
    _dtype: ClassVar[PackedType | None] = None
    _titled: ClassVar[PackedType | None] = None
    _places: ClassVar[tuple[Place, ...] | None] = None
    _struct: ClassVar[struct.Struct | None] = None

    def __init_subclass__(cls) -> None:
        own = [(name, value) for name, value in vars(cls).items() if isinstance(value, Field)]
        cls.fields = cls.fields + tuple(field._replace(name=name) for name, field in own)
        cls.secret_fields = tuple(field for field in cls.fields if field.seen != ALL)
        cls._dtype = cls._titled = cls._places = cls._struct = None
        for name, _ in own:
            delattr(cls, name)

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, dict.fromkeys(field.indices, 0) if field.shape else 0)

    @classmethod
    def packed_places(cls) -> tuple[Place, ...]:
        """Return where the packed form holds each field. Every number has an address that its width divides."""
        if cls._places is None:
            end, found = 0, list[Place]()
            for f in cls.fields:
                start = -(-end // f.width) * f.width
                indices = f.indices if f.shape else []
                end = start + f.width * (len(indices) if f.shape else 1)
                found.append(Place(f.name, start, end, f.width, INTEGERS[f.width], indices))
            cls._places = tuple(found)
        return cls._places

    @classmethod
    def packed_size(cls) -> int:
        """Return the bytes of the packed form, padded to whole words so that a copy is a copy of words."""
        places = cls.packed_places()
        return max(8, -(-places[-1].end // 8) * 8) if places else 8

    @classmethod
    def dtype(cls) -> PackedType:
        """The packed form for NumPy.

        Padding also consists of fields: NumPy copies only fields, so bare padding would hold random bytes.
        """
        import numpy as np

        if cls._dtype is None:
            layout: list[tuple[str, np.dtype[np.generic], int]] = []
            size, end = cls.packed_size(), 0
            for f, place in zip(cls.fields, cls.packed_places(), strict=True):
                if place.start > end:
                    layout.append((f"padding{end}", np.dtype(("i1", (place.start - end,))), end))
                layout.append((f.name, np.dtype((f"i{f.width}", f.shape)), place.start))
                end = place.end
            if size > end:
                layout.append((f"padding{end}", np.dtype(("i1", (size - end,))), end))
            names, formats, offsets = zip(*layout, strict=True)
            packed = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size, "aligned": True}
            cls._dtype = np.dtype((np.record, np.dtype(packed)))  # type: ignore[call-overload]
        return cls._dtype

    @classmethod
    def titled_dtype(cls) -> PackedType:
        """Return the packed form with former names as titles, so that `state["node"]` finds the field `phase`."""
        import numpy as np

        if cls._titled is None:
            former = {new: old for old, new in cls.former_names.items()}
            packed = cls.dtype()
            names, places = packed.names or (), dict(packed.fields or {})
            layout = {
                "names": names,
                "formats": [places[name][0] for name in names],
                "offsets": [places[name][1] for name in names],
                "titles": [former.get(name) for name in names],
                "itemsize": packed.itemsize,
                "aligned": True,
            }
            cls._titled = np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]
        return cls._titled

    def __getattr__(self, name: str) -> Any:
        """Find a field by a former name; Python calls this only if there is no attribute of this name."""
        if name in type(self).former_names:
            return getattr(self, type(self).former_names[name])
        raise AttributeError(f"{type(self).__name__} has no field {name!r}")

    def copy(self) -> Self:
        """Return an independent plain record with the same values."""
        twin = object.__new__(type(self))
        twin.__dict__ = {k: v.copy() if type(v) is dict else v for k, v in self.__dict__.items()}
        return twin

    def pack(self) -> PackedArray:
        """The packed form, as an array of one record."""
        values, flat = self.__dict__, list[int]()
        for place in type(self).packed_places():
            value = values[place.name]
            if place.indices:
                flat += value.values()
            else:
                flat.append(value)
        try:
            data = bytearray(type(self)._structure().pack(*flat))
        except struct.error as error:
            raise OverflowError(f"a field of {type(self).__name__} holds a number that does not fit: {error}") from None
        packed: PackedArray = packed_records(type(self), data)
        return packed

    @classmethod
    def _structure(cls) -> struct.Struct:
        """Return the packed form for the module `struct`."""
        if cls._struct is None:
            text, end = "<", 0
            for place in cls.packed_places():
                count = len(place.indices) or 1
                text += f"{place.start - end}x{count}{place.code}"
                end = place.end
            cls._struct = struct.Struct(f"{text}{cls.packed_size() - end}x")
        return cls._struct

    @classmethod
    def unpack(cls, packed: PackedArray, like: tuple[PackedArray, Self] | None = None) -> Self:
        """The plain form of an array of one record. A server does this for every move, so it reads the bytes.

        `like` is another record in both forms. The new plain form shares the arrays that are the same in it, so that
        neither may be changed.
        """
        new = packed.tobytes()
        numbers = memoryview(new)
        old, known = (like[0].tobytes(), vars(like[1])) if like is not None else (b"", {})
        values = {}
        for name, start, end, _, code, indices in cls.packed_places():
            if known and new[start:end] == old[start:end]:
                values[name] = known[name]
            else:
                read = numbers[start:end].cast(code).tolist()
                values[name] = dict(zip(indices, read, strict=True)) if indices else read[0]
        plain = object.__new__(cls)
        plain.__dict__ = values
        return plain

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]


class NoFacts(Record):
    """The facts of a game whose checks share nothing."""


def numbers_in(state: Any, field: str) -> Any:
    """Return the value of a field of a state in either form: a number, or the numbers of an array as a list."""
    if isinstance(state, Record):
        value = getattr(state, field)
        return list(value.values()) if isinstance(value, dict) else value
    value = state[field]  # NumPy's records have attributes of their own, such as `flags`
    return value.ravel().tolist() if value.shape else value
