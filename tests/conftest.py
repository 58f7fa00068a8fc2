"""What every test shares: rules run interpreted unless a test asks for machine code, and words must not be missing."""

import os
from typing import Any

os.environ.setdefault("PERIHELION_RUNTIME", "interpreted")

from hypothesis import HealthCheck, settings

from perihelion.words import Words

Words.strict = True

settings.register_profile(
    "default",
    deadline=None,
    derandomize=True,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.register_profile("soak", parent=settings.get_profile("default"), derandomize=False, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


LONGEST_FIRST = ("check/test_runtimes.py", "engine/test_c", "examples/", "adapters/")
"""What compiles comes first, so that no core is idle while the last one compiles."""


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Run the longest tests first; among those that compile a game, Solarius Mission, the largest."""

    def rank(item: Any) -> tuple[int, bool]:
        name = item.nodeid
        place = next((i for i, part in enumerate(LONGEST_FIRST) if part in name), len(LONGEST_FIRST))
        return place, "solarius" not in name

    items.sort(key=rank)
