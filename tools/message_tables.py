"""Write the messages between server and page as chapters of docs/api.md: a table of fields for each class."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import get_args

from perihelion.table.error_codes import CODES, MEANINGS
from perihelion.wire.schemas.board import PlayerView
from perihelion.wire.schemas.close_codes import CloseCode
from perihelion.wire.schemas.errors import ErrorBody
from perihelion.wire.schemas.live import ClientMessage, ServerMessage
from perihelion.wire.schemas.plans import ImaginedPosition, PlanList
from perihelion.wire.schemas.snapshot import Recap, Snapshot
from perihelion.wire.schemas.table_lists import TableLists
from tools.message_schemas import ALSO_SOME_OF, class_doc, message_classes, message_fields


def api_chapters() -> Iterator[tuple[str, str]]:
    """Yield the generated parts of docs/api.md: the name of its marks, and the text between them."""
    yield "errors", _error_table()
    yield "error body", _field_table(ErrorBody)
    yield "table lists", _describe(_reachable([TableLists]))
    snapshot = _reachable([Snapshot, Recap, PlayerView])
    yield "snapshot", _describe(snapshot)
    yield "plans", _describe(cls for cls in _reachable([PlanList, ImaginedPosition]) if cls not in snapshot)
    yield "server messages", _describe(cls for cls in get_args(ServerMessage) if cls is not Snapshot)
    yield "client messages", _describe(get_args(ClientMessage))
    yield "close codes", _close_code_table()


def _describe(classes: Iterable[type]) -> str:
    """Return a heading, the description and the table of fields for each class."""
    chapters = []
    for cls in classes:
        also = ALSO_SOME_OF.get(cls)
        names = ", ".join(f"`{field.name}`" for field in message_fields(also)) if also else ""
        more = f"\nThe fields of a snapshot that it may have: {names}.\n" if also else ""
        said = " ".join(class_doc(cls).split())
        chapters.append(f"#### `{cls.__name__}`\n\n{said}\n\n{_field_table(cls)}{more}")
    return "\n" + "\n".join(chapters) + "\n"


def _reachable(roots: list[type]) -> list[type]:
    """Return some classes and all that their fields refer to, in the order of their first use."""
    known = {cls.__name__: cls for cls in message_classes()}
    found = list(roots)
    for cls in found:
        names = [name for field in message_fields(cls) for name in re.findall(r"\w+", field.type)]
        found += [known[name] for name in dict.fromkeys(names) if name in known and known[name] not in found]
    return found


def _field_table(cls: type) -> str:
    lines = ["| field | type | meaning |", "|---|---|---|"]
    for field in message_fields(cls):
        kind = field.type.replace("|", "\\|")
        lines.append(f"| `{field.name}{'' if field.is_required else '?'}` | `{kind}` | {field.doc} |")
    return "\n".join(lines) + "\n"


def _error_table() -> str:
    lines = ["| status | `error` | meaning |", "|---|---|---|"]
    for status, codes in CODES.items():
        lines += [f"| {status} | `{code}` | {MEANINGS[code]} |" for code in codes]
    return "\n".join(lines) + "\n"


def _close_code_table() -> str:
    lines = ["| code | name | meaning |", "|---|---|---|"]
    return "\n".join([*lines, *(f"| {code.value} | `{code.name}` | {code.__doc__} |" for code in CloseCode)]) + "\n"
