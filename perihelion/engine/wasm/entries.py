"""Entry points for callers without NumPy: each takes the address of a block instead of arrays and named tuples.

The block is a row of 8-byte slots. Slot 0 receives the result. Then follow the arguments in order: the address and the
lengths of an array, the value of a number; a named tuple is the sequence of its fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

import numba
import numba.core.cgutils
import numba.np.arrayobj
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic

cgutils: Any = numba.core.cgutils
arrays: Any = numba.np.arrayobj
types: Any = numba.types

RESULT = 0
"""The slot that receives the result."""

ADDRESS, LENGTH, INTEGER, FLOAT = "address", "length", "integer", "float"
"""What a slot holds."""


class Slot(NamedTuple):
    """One number of a block."""

    path: str
    """The argument, with the names of the fields that lead to it: `tree.nodes`."""
    kind: str


class Entry(NamedTuple):
    """A compiled entry point."""

    name: str
    slots: list[Slot]
    symbol: str
    """The name of its function in the code of LLVM."""
    code: str
    """The code of LLVM: this function and everything that it calls."""


@intrinsic
def array_at(context: Any, address: Any, shape: Any, kind: Any) -> Any:
    """Return the array of this shape and type at an address. Its memory belongs to the caller."""
    array_type = types.Array(kind.instance_type, len(shape), "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = arrays.make_array(array_type)(context, builder)
        item = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(array_type.dtype)))
        lengths = cgutils.unpack_tuple(builder, arguments[1])
        strides = [item]
        for length in reversed(lengths[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        data = builder.inttoptr(arguments[0], array.data.type)
        arrays.populate_array(array, data=data, shape=lengths, strides=strides, itemsize=item, meminfo=None)
        return array._getvalue()

    return array_type(types.int64, shape, kind), generate


def loops_of(module: ModuleType) -> Iterator[tuple[str, Dispatcher]]:
    """Yield the loops of a module that have been compiled, with their names."""
    for name, value in sorted(vars(module).items()):
        if not isinstance(value, Dispatcher) or value.py_func.__module__ != module.__name__:
            continue
        if value.overloads and "no_cpython_wrapper" not in value.targetoptions:  # Python calls loops, but not rules
            yield name, value


def compile_entry(name: str, loop: Dispatcher) -> Entry:
    """Compile the entry point of a loop that was compiled for one signature."""
    (signature,) = loop.nopython_signatures
    names = loop.py_func.__code__.co_varnames[: len(signature.args)]
    writer = _Writer(loop)
    arguments = [writer.write(kind, path) for kind, path in zip(signature.args, names, strict=True)]
    result = "floats" if isinstance(signature.return_type, types.Float) else "integers"
    call = f"loop({', '.join(arguments)})"
    store = call if signature.return_type == types.none else f"{result}[{RESULT}] = {call}"
    lines = [
        "def entry(address):",
        f"    integers = array_at(address, ({len(writer.slots)},), int64)",
        f"    floats = array_at(address, ({len(writer.slots)},), float64)",
        f"    {store}",
    ]
    exec("\n".join(lines), writer.names)
    compiler: Any = numba.njit
    entry = compiler(nogil=True, error_model="numpy", _nrt=False)(writer.names["entry"])
    entry.compile((types.int64,))
    compiled = entry.overloads[(types.int64,)]
    return Entry(name, writer.slots, compiled.fndesc.mangled_name, compiled.library.get_llvm_str())


class _Writer:
    """Writes the expressions that rebuild arguments from a block."""

    def __init__(self, loop: Dispatcher):
        self.slots = [Slot("", "result")]
        self.names: dict[str, Any] = {
            "array_at": array_at,
            "loop": loop,
            "int64": types.int64,
            "float64": types.float64,
        }

    def write(self, kind: Any, path: str) -> str:
        """Return the expression of one argument, and append its slots."""
        if isinstance(kind, types.BaseNamedTuple):
            fields = zip(kind.fields, kind.types, strict=True)
            values = ", ".join(self.write(each, f"{path}.{field}") for field, each in fields)
            return f"{self._name(kind.instance_class)}({values})"
        if isinstance(kind, types.Array):
            address = self._slot(path, ADDRESS)
            lengths = ", ".join(f"integers[{self._slot(path, LENGTH)}]" for _ in range(kind.ndim))
            return f"array_at(integers[{address}], ({lengths},), {self._name(kind.dtype)})"
        if isinstance(kind, types.Float):
            return f"floats[{self._slot(path, FLOAT)}]"
        value = f"integers[{self._slot(path, INTEGER)}]"
        return f"{value} != 0" if kind == types.boolean else value

    def _slot(self, path: str, kind: str) -> int:
        self.slots.append(Slot(path, kind))
        return len(self.slots) - 1

    def _name(self, value: Any) -> str:
        """Return a name for a class or type in the entry point's scope."""
        for name, known in self.names.items():
            if known is value:
                return name
        name = f"name_{len(self.names)}"
        self.names[name] = value
        return name
