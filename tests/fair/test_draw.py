"""The draw: published vectors, exact shares, and no number that is used twice."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.fair import draw
from perihelion.fair.links import LINKS, hash_repeatedly
from perihelion.fair.sealed_file import HASH_DIGITS, write_objects

DOCS = Path(__file__).parents[2] / "docs"
VECTORS = json.loads((DOCS / "fair_vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["about"])
def test_the_published_vectors(vector):
    key = draw.derive_key(bytes.fromhex(vector["secret"]), map(bytes.fromhex, vector["contributions"]))
    assert draw.draw_index(key, vector["table"], vector["number"], vector["weights"]) == vector["index"]


def test_the_vectors_show_a_second_try_and_every_part_of_the_key():
    assert max(vector["tries"] for vector in VECTORS["draws"]) >= 3
    keys = {(v["secret"], *v["contributions"]) for v in VECTORS["draws"]}
    assert len({draw.derive_key(bytes.fromhex(k[0]), map(bytes.fromhex, k[1:])) for k in keys}) == len(keys)


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_a_commitment_is_a_plain_sha_256(vector):
    assert draw.compute_commitment(bytes.fromhex(vector["value"])) == vector["commitment"]
    assert hashlib.sha256(bytes.fromhex(vector["value"])).hexdigest() == vector["commitment"]


@given(
    st.binary(min_size=1, max_size=40),
    st.integers(0, 2**40),
    st.lists(st.integers(0, 2**61), min_size=1, max_size=8).filter(any),
)
def test_only_what_has_a_weight_is_drawn(key, number, weights):
    assert weights[draw.draw_index(key, "t", number, weights)] > 0


def test_every_outcome_has_its_share():
    weights = [1, 2, 3, 6]
    drawn = Counter(draw.draw_index(b"key", "t", number, weights) for number in range(12_000))
    for index, weight in enumerate(weights):
        assert abs(drawn[index] - 1000 * weight) < 5 * (1000 * weight) ** 0.5


def test_moving_a_byte_from_one_part_to_the_next_is_another_key():
    assert draw.derive_key(b"ab", [b"c"]) != draw.derive_key(b"a", [b"bc"])
    assert draw.derive_key(b"ab", []) != draw.derive_key(b"ab", [b""])


def test_a_value_in_the_uneven_rest_is_not_taken(monkeypatch):
    """With three equal weights the topmost value would favour the first outcome."""
    values = iter([2**64 - 1, 2])
    monkeypatch.setattr(draw, "_value", lambda *_: next(values))
    assert draw.draw_index(b"key", "t", 0, [1, 1, 1]) == 2


@pytest.mark.parametrize("weights", [[], [0, 0], [-1, 3], [2**64, 1]])
def test_weights_that_are_none_are_refused(weights):
    with pytest.raises(ValueError, match="weights"):
        draw.draw_index(b"key", "t", 0, weights)


@pytest.mark.parametrize("vector", VECTORS["seals"], ids=lambda vector: vector["about"])
def test_the_published_commitments_of_the_server(vector):
    gives = draw.compute_seal_commitment(bytes.fromhex(vector["secret"]), vector["terms"], vector["format"])
    assert gives == vector["commitment"]


def test_the_vectors_of_the_server_have_both_formats():
    assert {vector["format"] for vector in VECTORS["seals"]} == {2, 4}


@pytest.mark.parametrize("vector", VECTORS["links"], ids=lambda vector: vector["about"])
def test_the_published_links(vector):
    seed, link = bytes.fromhex(vector["seed"]), bytes.fromhex(vector["link"])
    assert hash_repeatedly(seed, LINKS - vector["index"]) == link
    (contribution,) = (v["link"] for v in VECTORS["links"] if (v["seed"], v["index"]) == (vector["seed"], 0))
    assert hash_repeatedly(link, vector["index"]).hex() == contribution, "link j leads to the contribution by j hashes"


@pytest.mark.parametrize("vector", VECTORS["contributions"], ids=lambda vector: vector["about"])
def test_the_published_commitments_of_players(vector):
    covers = (vector["seal"], vector["table"], vector["round"])
    gives = draw.compute_contribution_commitment(bytes.fromhex(vector["contribution"]), *covers)
    assert gives == vector["commitment"]
    parts = [b"perihelion contribution 4", *map(bytes.fromhex, (vector["contribution"], vector["seal"]))]
    parts += [vector["table"].encode(), vector["round"].to_bytes(4, "big")]
    plain = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert hashlib.sha256(plain).hexdigest() == vector["commitment"], "as docs/fair.md describes it"


@pytest.mark.parametrize("vector", VECTORS["closings"], ids=lambda vector: vector["about"])
def test_the_published_closings(vector):
    covers = (vector["seal"], vector["table"], vector["round"])
    assert draw.compute_closing(vector["commitments"], *covers) == vector["hash"]
    made = [tuple(one) for one in vector["commitments"]]
    assert draw.compute_closing(made, *covers) == vector["hash"]
    assert draw.compute_closing(made[::-1], *covers) != vector["hash"] or len(made) == 1, "the order counts"


@pytest.mark.parametrize("vector", VECTORS["chains"], ids=lambda vector: vector["about"])
def test_the_published_chains(vector):
    shown = [line[:HASH_DIGITS] for line in write_objects(vector["lines"]).splitlines()]
    assert shown == [head[:HASH_DIGITS] for head in vector["heads"]]
