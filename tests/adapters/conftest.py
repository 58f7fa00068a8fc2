"""Adapters run the compiled games."""

import pytest

from perihelion.engine.runtimes import force_runtime


@pytest.fixture(autouse=True)
def machine_code():
    with force_runtime("compiled"):
        yield
