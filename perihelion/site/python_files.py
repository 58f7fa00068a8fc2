"""What Python in the browser imports: our package without servers, databases and tools, and its dependencies."""

from __future__ import annotations

import hashlib
import pickle
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.util import find_spec
from pathlib import Path

from ..languages import ABOUT, DEFAULT, packs
from .shorten import shorten_python

PACKAGE = Path(__file__).parents[1]
ROOMS = (
    "ask",
    "bots",
    "companion",
    "core",
    "draw",
    "engine",
    "fair",
    "games",
    "languages",
    "local",
    "report",
    "site/worker",
    "table",
    "table_log",
    "test_games",
    "thinking",
    "wire",
)
"""The parts of the package that a table in a browser needs."""
MODULES = (
    "__init__.py",
    "documents.py",
    "errors.py",
    "json_types.py",
    "operating_system.py",
    "rules.py",
    "site/__init__.py",
    "words.py",
    "workers.py",
)
RULES = re.compile(r"/rules(?:\.py|/)")
"""Tables remember a hash of these sources (core/rules_version.py)."""
PAGE_WORDS = re.compile(r"/languages/\w+/(notices|site|store|web)/")
"""Words of servers and of pages, which are in the packs of the client."""
LEFT_OUT = re.compile(
    r"__pycache__|\.pyc$|/networks/|/openings\.bin$|/languages/(?!en/)\w+/|/languages/en/pictures/"
    r"|/test_games/(?!__init__)|/report/puzzle(s|_rating)\.py"
    r"|/core/(opening_index|position_keys)\.py|/table/(invitations|quick_pairing|rated_terms|results)\.py"
    r"|/wire/schemas/(account|explorer|friends|groups|operator|overlay|pairing|player_history|tournaments)\.py"
    r"|/wire/(study/explorer|table/overlay)\.py|/thinking/browser_files\.py"
    r"|/engine/(afterstate\w*|cuda\w*|dlpack|input_loops|single_game|wasm/build|wasm/entries|wasm/target|whole_game\w*)\.py"
    r"|/bots/(agents|arena|calibrate|command_agent|dataset|evaluation|judge_accuracy|language_model|league|openings"
    r"|position_text|rules_lab|tuned_level|tuning\w*)\.py"
)
"""What only developers and servers use, bytecode, games for tests, and what games bring in packs of their own."""
WORDS = (".ftl", ".md", ".toml")
"""Files of a language that Python reads."""
POSITIONS = ("/puzzles.jsonl", "/rule_positions.jsonl", "/rulebook.toml")
"""Files of games that rarely change."""
DEPENDENCIES = ("attr", "attrs", "babel", "fluent", "pytz", "typing_extensions")
NEEDED = re.compile(
    r"attrs?/.*\.py|fluent/(runtime|syntax)/.*\.py|pytz/[^/]*\.py|typing_extensions\.py"
    r"|babel/(?!messages/|support|languages)[^.]*\.py|babel/global\.dat"
    rf"|babel/locale-data/(root|{DEFAULT})\.dat"
)
"""Sentences need numbers and dates; nothing else of these packages. Other languages bring their own."""
UNUSED_LOCALE_DATA = (
    "compact_currency_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "interval_formats",
    "languages",
    "likely_subtags",
    "meta_zones",
    "scripts",
    "territories",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
    "windows_zone_mapping",
    "zone_territories",
)
"""Tables of babel that no sentence needs: names of countries, languages, currencies, units and time zones."""


def read_package() -> dict[str, bytes]:
    """Return the files of our package that change with its versions."""
    return {f"library/{path}": _shortened(path, data) for path, data in _own_files() if not path.endswith(POSITIONS)}


def read_libraries() -> dict[str, bytes]:
    """Return what rarely changes: the packages that ours needs, the puzzles and positions of rules."""
    positions = [(path, data) for path, data in _own_files() if path.endswith(POSITIONS)]
    return {f"library/{path}": data for path, data in (*_foreign_files(), *positions)}


def read_language(lang: str) -> dict[str, bytes]:
    """Return what Python needs for a language beside English: words, documents, numbers and dates."""
    pack = packs()[lang]
    files: dict[str, bytes] = {}
    for file in sorted(pack.folder.rglob("*")):
        path = f"perihelion/languages/{lang}/{file.relative_to(pack.folder).as_posix()}"
        if file.is_file() and file.suffix in WORDS and not PAGE_WORDS.search(path):
            files[f"library/{path}"] = file.read_bytes()
    numbers = f"babel/locale-data/{lang}.dat"
    file = Path(str(distribution("babel").locate_file(numbers)))
    return files | {f"library/{numbers}": shorten_locale_data(file.read_bytes())}


def shorten_locale_data(data: bytes) -> bytes:
    """Return a file of babel with empty tables instead of those that no sentence needs."""
    tables = pickle.loads(data)
    return pickle.dumps({name: {} if name in UNUSED_LOCALE_DATA else table for name, table in tables.items()}, 4)


def digest_of_sources() -> str:
    """Return a hash of everything that both have, before it is shortened."""
    digest = hashlib.sha256()
    for path, data in (*_own_files(), *_foreign_files()):
        digest.update(f"{path} {len(data)} ".encode() + data)
    return digest.hexdigest()


def _shortened(path: str, data: bytes) -> bytes:
    """Return a module without docstrings; rules and everything else as it is."""
    if not path.endswith(".py") or RULES.search(path):
        return data
    return shorten_python(data.decode()).encode()


def _own_files() -> Iterator[tuple[str, bytes]]:
    paths = [PACKAGE / name for name in MODULES]
    paths += [path for room in ROOMS for path in (PACKAGE / room).rglob("*") if path.is_file()]
    for lang, pack in packs().items():
        if lang != DEFAULT:  # Python knows which languages there are; their words are in packs of their own
            yield f"perihelion/languages/{lang}/{ABOUT}", (pack.folder / ABOUT).read_bytes()
    for path in paths:
        if path.is_file() and not (LEFT_OUT.search(path.as_posix()) or PAGE_WORDS.search(path.as_posix())):
            yield f"perihelion/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()
    about = distribution("perihelion")
    folder = f"perihelion-{about.version}.dist-info"
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: perihelion\nVersion: {about.version}\n".encode()
    yield f"{folder}/entry_points.txt", _entry_points(about).encode()


def _entry_points(about: Distribution) -> str:
    """Return our own entry points: bots find their loops by them."""
    groups: dict[str, list[str]] = {}
    for entry in about.entry_points:
        groups.setdefault(entry.group, []).append(f"{entry.name} = {entry.value}")
    return "".join(f"[{group}]\n" + "".join(f"{line}\n" for line in sorted(groups[group])) for group in sorted(groups))


def _foreign_files() -> Iterator[tuple[str, bytes]]:
    for name in DEPENDENCIES:
        spec = find_spec(name)
        if spec is None or not (spec.submodule_search_locations or spec.origin):
            raise ModuleNotFoundError(name=name)
        places = [Path(place) for place in spec.submodule_search_locations or ()]
        found = [path for place in places for path in place.rglob("*")] or [Path(str(spec.origin))]
        root = places[0].parent if places else found[0].parent
        for path in found:
            inside = path.relative_to(root).as_posix()
            if path.is_file() and NEEDED.fullmatch(inside):
                data = path.read_bytes()
                yield inside, shorten_locale_data(data) if path.suffix == ".dat" else data
