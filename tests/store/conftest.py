"""A database on PostgreSQL."""

import pytest

from perihelion.store.postgresql import read_url


@pytest.fixture
def url(postgresql):
    """A database without tables."""
    return read_url(postgresql.new_database())
