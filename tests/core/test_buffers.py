"""Arrays without NumPy: the same contents and the same operations as NumPy's arrays."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from perihelion.core.buffers import Numbers, PackedRecords
from perihelion.core.registry import game


@pytest.mark.parametrize("kind", ["i2", "i4", "i8", "u8", "f4", "f8"])
def test_numbers_change_as_those_of_numpy(kind: str) -> None:
    ours, theirs = Numbers(kind, (4, 3)), np.zeros((4, 3), kind)
    for array in (ours, theirs):
        array[1, 2] = 7
        array[2:4] = 3
        array[3][1] = 9
        array[:1] = array[3:4]
    assert ours.tobytes() == theirs.tobytes()
    assert [list(row) for row in ours] == theirs.tolist()
    assert (len(ours), ours.shape, ours[3].tolist()) == (4, (4, 3), [3, 9, 3])


def test_rows_and_slices_share_memory_and_copies_do_not() -> None:
    numbers = Numbers("i8", (5,))
    part, copy = numbers[2:4], numbers[2:4].copy()
    part[0] = 5
    assert (numbers.tolist(), copy.tolist()) == ([0, 0, 5, 0, 0], [0, 0])
    part[:] = [1, 2]
    assert numbers.tolist() == [0, 0, 1, 2, 0]


def test_an_address_is_that_of_the_memory() -> None:
    numbers = Numbers("i8", (2, 2))
    numbers[1, 0] = 42
    assert ctypes.c_int64.from_address(numbers.address + 16).value == 42
    assert numbers[1].address == numbers.address + 16


@pytest.mark.parametrize("index", [(2, 0), (0, 2), (-1, 0)])
def test_an_index_outside_is_an_error(index: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        Numbers("i8", (2, 2))[index]


def test_records_are_those_of_numpy() -> None:
    leduc = game("leduc")
    state, plain = leduc.rules.state, leduc.new_state({})
    packed = plain.pack()
    records = PackedRecords(state, 3)
    records[1] = PackedRecords(state, 1, bytearray(packed.tobytes()))[0].copy()
    expected = np.zeros(3, state.dtype())
    expected[1] = packed[0]
    assert records.tobytes() == expected.tobytes()
    assert records.words()[1].tolist() == expected.view("u8").reshape(3, -1)[1].tolist()
    second = records[1:2]
    assert state.unpack(second) == plain
    second["to_act"][0] = 1
    expected["to_act"][1] = 1
    assert records.tobytes() == expected.tobytes()
