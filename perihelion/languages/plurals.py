"""The plural categories of a language, by CLDR."""

from __future__ import annotations

from functools import cache

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
COUNTED = 1000
"""Numbers up to this one occur in games and on pages. French says `many` only of a million."""


@cache
def plural_categories(lang: str) -> frozenset[str]:
    """Return the categories that the whole numbers of a language need."""
    from babel import Locale

    rule = Locale.parse(lang).plural_form
    return frozenset(rule(number) for number in range(COUNTED)) | {"other"}
