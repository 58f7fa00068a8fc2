"""`@covers("SOLARI-20")`: this test carries that rule; tests/test_trace.py checks that every rule is carried."""

import pytest

covers = pytest.mark.covers
