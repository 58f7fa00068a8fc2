"""Records: the same fields plain and packed."""

from typing import ClassVar

import numpy as np
import pytest

from perihelion.core.record import OWNER, Cells, Record, int8, int16, int32


class Sample(Record):
    phase: int = int8("what it holds")
    score: Cells = int32("what it holds", 2)
    hand: Cells = int8("what it holds", 2, 3, seen=OWNER)
    turn: int = int16("what it holds")


def test_fields_keep_their_order_and_their_visibility():
    assert [f.name for f in Sample.fields] == ["phase", "score", "hand", "turn"]
    assert [f.seen for f in Sample.fields] == ["all", "all", OWNER, "all"]


def test_packing_and_unpacking_give_the_same_record():
    s = Sample()
    s.phase, s.turn, s.score[1], s.hand[1, 2] = -2, 300, -70_000, 5
    packed = s.pack()
    assert packed["hand"][0].tolist() == [[0, 0, 0], [0, 0, 5]]
    assert packed[0].score[1] == -70_000, "attributes work on the packed record"
    assert Sample.unpack(packed) == s


def test_unpacking_shares_the_arrays_that_are_the_same_in_another_record():
    before = Sample()
    before.phase, before.score[0], before.hand[0, 1] = 3, 70_000, -2
    after = before.copy()
    after.phase, after.hand[0, 1], after.turn = 4, 1, 300
    plain = Sample.unpack(before.pack())
    shared = Sample.unpack(after.pack(), (before.pack(), plain))
    assert plain == before
    assert shared == after
    assert shared.score is plain.score
    assert shared.hand is not plain.hand


def test_a_packed_record_is_whole_words():
    assert Sample.dtype().itemsize % 8 == 0


@pytest.mark.parametrize("index", [(2, 0), (0, 3), (-1, 0)])
def test_an_index_out_of_range_is_an_error_at_once(index):
    with pytest.raises(KeyError):
        Sample().hand[index]


def test_a_value_that_does_not_fit_is_an_error_when_packed():
    s = Sample()
    s.phase = 200
    with pytest.raises(OverflowError):
        s.pack()


def test_a_copy_shares_nothing():
    s = Sample()
    twin = s.copy()
    twin.hand[0, 0] = 4
    assert s.hand[0, 0] == 0
    assert s != twin


def test_equal_bytes_for_equal_records():
    one, two = Sample(), Sample()
    assert one.pack().tobytes() == two.pack().tobytes()
    assert np.zeros(1, Sample.dtype()).tobytes() == one.pack().tobytes()


class Renamed(Record):
    former_names: ClassVar[dict[str, str]] = {"node": "phase"}

    phase: int = int8("The phase, once called node.")


def test_a_former_name_still_finds_its_field_in_both_forms():
    plain = Renamed()
    plain.phase = 3
    assert plain.node == 3
    packed = plain.pack().view(Renamed.titled_dtype())[0]
    assert packed.node == packed["node"] == packed.phase == 3
    with pytest.raises(AttributeError, match="no field 'knot'"):
        _ = plain.knot
