"""The order of all tests."""

from typing import Any

LONGEST_FIRST = ("check/test_runtimes.py", "engine/test_c", "examples/", "adapters/")
"""What compiles comes first, so that no core is idle while the last one compiles."""


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Run the longest tests first; among those that compile a game, Solarius Mission, the largest."""

    def rank(item: Any) -> tuple[int, bool]:
        name = item.nodeid
        place = next((i for i, part in enumerate(LONGEST_FIRST) if part in name), len(LONGEST_FIRST))
        return place, "solarius" not in name

    items.sort(key=rank)
