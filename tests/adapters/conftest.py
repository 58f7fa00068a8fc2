"""Adapters run the compiled games."""

import pytest


@pytest.fixture(autouse=True)
def machine_code(monkeypatch):
    monkeypatch.setenv("PERIHELION_RUNTIME", "compiled")
