"""The classes of all messages between server and page, with their fields, types and descriptions.

They are those of `perihelion/wire/schemas`: TypedDicts, which the server's functions return, and dataclasses, which
check what clients send. `message_types` and `message_tables` write them for clients.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NamedTuple, get_args

from pydantic import TypeAdapter
from typing_extensions import get_original_bases, is_typeddict

from perihelion.fair.seal import SealPhase
from perihelion.table.error_codes import ErrorCode
from perihelion.table.log_text import LineKind
from perihelion.wire import schemas
from perihelion.wire.schemas import live
from perihelion.wire.schemas.body import Body, ClosedFields, Fields, ResponseBody
from perihelion.wire.schemas.message import Message
from perihelion.wire.schemas.snapshot import ChangingFields, SeatKind
from perihelion.words import LANGUAGES

Schema = dict[str, Any]

LITERALS = {"ErrorCode": ErrorCode, "LineKind": LineKind, "SealPhase": SealPhase, "SeatKind": SeatKind}
"""Sets of texts that have a name of their own."""

ALSO_SOME_OF: dict[type, type] = {live.Update: ChangingFields}
"""Messages that may also have any fields of another class. Python has no type for that."""

BASES = (Message, Fields, ClosedFields, Body, ResponseBody)
"""Classes without fields, which only say how others are read."""


class MessageField(NamedTuple):
    """A field of a message: its type is written as in TypeScript."""

    name: str
    type: str
    doc: str
    is_required: bool


def message_classes() -> Iterator[type]:
    """Yield all classes of messages, by module and in their order."""
    for module in (import_module(f"{schemas.__name__}.{found.name}") for found in iter_modules(schemas.__path__)):
        yield from _classes(module)


def _classes(module: ModuleType) -> Iterator[type]:
    for cls in vars(module).values():
        is_message = isinstance(cls, type) and (issubclass(cls, Fields) or is_typeddict(cls))
        if is_message and cls.__module__ == module.__name__ and cls not in BASES:
            yield cls


def message_parents(cls: type) -> list[type]:
    """Return the classes of messages whose fields a class has, too."""
    known = set(message_classes())
    return [base for base in get_original_bases(cls) if base in known]


def class_doc(cls: type) -> str:
    """Return the description of a class."""
    return inspect.cleandoc(cls.__doc__ or "")


@cache
def message_fields(cls: type) -> list[MessageField]:
    """Return the fields of a class. A response that is built field by field always has all of them."""
    schema, docs = _schema(cls), _field_docs(cls)
    properties = schema.get("properties", {})
    required = properties if issubclass(cls, ResponseBody) else schema.get("required", ())
    names = sorted(properties, key=lambda name: name != "type")
    return [MessageField(name, _write_type(properties[name]), docs.get(name, ""), name in required) for name in names]


def _schema(cls: type) -> Schema:
    """Return the JSON schema of a class: what clients send is validated, everything else is sent."""
    is_request = issubclass(cls, Fields) and not issubclass(cls, ResponseBody)
    return TypeAdapter(cls).json_schema(mode="validation" if is_request else "serialization")


def _field_docs(cls: type) -> dict[str, str]:
    """Return the docstrings of the fields, also of inherited ones."""
    found: dict[str, str] = {}
    for base in get_original_bases(cls):
        if getattr(base, "__module__", "").startswith(f"{schemas.__name__}."):
            found |= _field_docs(base)
    (definition,) = (node for node in _definitions(cls.__module__) if node.name == cls.__name__)
    for field, doc in pairwise(definition.body):
        match field, doc:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(str(text))):
                found[name] = text
    return found


@cache
def _definitions(module: str) -> list[ast.ClassDef]:
    """Return the classes of a module, as they are written."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def _write_type(schema: Schema) -> str:
    """Return a schema as a type of TypeScript."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"enum": [*codes]} if tuple(codes) == LANGUAGES:
            return "string"  # a new language does not change the types
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            names = (name for name, literal in LITERALS.items() if list(get_args(literal)) == values)
            return next(names, " | ".join(map(json.dumps, values)))
        case {"anyOf": choices} | {"oneOf": choices}:
            return " | ".join(dict.fromkeys(map(_write_type, choices)))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_write_type, items))}]"
        case {"type": "array", "items": item}:
            written = _write_type(item)
            return f"({written})[]" if "|" in written else f"{written}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_write_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer"}:
            return "number"
        case {"type": str(name)}:
            return name
    return "unknown"
