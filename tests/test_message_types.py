"""The types of the client are those of the server's messages, and everything in them is described."""

from __future__ import annotations

from typing import get_args

import pytest
from typing_extensions import is_typeddict

from perihelion.table.error_codes import CODES, MEANINGS, ErrorCode
from perihelion.wire.schemas.close_codes import CloseCode
from tools.message_schemas import class_doc, message_classes, message_fields
from tools.message_types import close_codes_module, type_declarations
from tools.reference import STATIC


@pytest.mark.parametrize(
    ("name", "write"), [("types.d.ts", type_declarations), ("live/close-codes.js", close_codes_module)]
)
def test_the_generated_files_of_the_client_are_up_to_date(name, write):
    assert (STATIC / name).read_text(encoding="utf-8") == write(), f"{name} is out of date: run make reference"


def test_every_class_has_a_name_of_its_own():
    names = [cls.__name__ for cls in message_classes()]
    assert len(names) == len(set(names)), "TypeScript would merge interfaces of one name"


def test_every_message_and_every_field_that_the_server_sends_is_described():
    missing = [cls.__name__ for cls in message_classes() if not class_doc(cls)]
    for cls in filter(is_typeddict, message_classes()):
        missing += [f"{cls.__name__}.{field.name}" for field in message_fields(cls) if not field.doc]
    assert not missing


def test_no_message_of_the_server_has_a_field_of_unknown_type():
    unknown = [
        f"{cls.__name__}.{field.name}"
        for cls in filter(is_typeddict, message_classes())
        for field in message_fields(cls)
        if "unknown" in field.type
    ]
    assert not unknown


def test_every_error_code_has_a_status_and_a_meaning():
    assert {code for codes in CODES.values() for code in codes} == set(get_args(ErrorCode)) == set(MEANINGS)


def test_every_close_code_is_described():
    assert all(code.__doc__ and code.__doc__ != CloseCode.__doc__ for code in CloseCode)
