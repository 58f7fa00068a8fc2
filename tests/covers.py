"""`@covers("SOLARI-20")`: this test covers that rule; tests/test_trace.py checks that every rule is covered."""

import pytest

covers = pytest.mark.covers
