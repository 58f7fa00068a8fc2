"""The window around the pages: its HTML, scripts and stylesheet, in a folder that is named after their content."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from string import Template

from ..words import LANGUAGES, Words
from .packs import PackEntry
from .shorten import shorten_javascript

SHELL = Path(__file__).parent / "shell"
SERVICE_WORKER = "service-worker.js"
PACKAGE = "perihelion.site"
EARLY = ("insecure", "unable", "broken")
"""Sentences for which no words need be loaded: `shell-insecure` and so on."""


def shell_scripts() -> dict[str, bytes]:
    """Return the scripts and the stylesheet of the shell and its workers."""
    return {
        path.name: _read_script(path).encode()
        for path in sorted(SHELL.iterdir())
        if path.suffix in (".css", ".js") and path.name != SERVICE_WORKER
    }


def _read_script(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return shorten_javascript(text) if path.suffix == ".js" else text


@cache
def shell_folder() -> str:
    """Return the folder of these files, with a hash of them."""
    digest = hashlib.sha256()
    for name, data in shell_scripts().items():
        digest.update(f"{name} {len(data)} ".encode() + data)
    return f"shell-{digest.hexdigest()[:16]}"


def shell_page(base: str, server: str) -> str:
    """Return the HTML of the window around all pages, for a base path or for the folder itself (".")."""
    template = Template((SHELL / "shell.html").read_text(encoding="utf-8"))
    noscript, early = _sentences("noscript"), "".join(map(_sentences, EARLY))
    return template.substitute(base=base, shell=shell_folder(), server=server, noscript=noscript, early=early)


def _sentences(name: str) -> str:
    """Return a sentence in every language: nobody knows the visitor's before scripts run."""
    said = ((lang, Words(lang, PACKAGE)(f"shell-{name}")) for lang in LANGUAGES)
    return "".join(f'<p class="{name}" lang="{lang}">{escape(text)}</p>' for lang, text in said)


def service_worker(packs: Mapping[str, PackEntry]) -> str:
    """Return the script of the service worker: one file, because not every browser lets service workers import."""
    script = _read_script(SHELL / SERVICE_WORKER)
    whole = re.sub(r'^import \{[^}]*\} from "\./([\w-]+\.js)";$', _inline, script, flags=re.MULTILINE)
    return f"self.SITE = {json.dumps({'packs': packs, 'languages': LANGUAGES})};\n{whole}"


def _inline(found: re.Match[str]) -> str:
    """Return a script without its exports."""
    return re.sub(r"^export ", "", _read_script(SHELL / found[1]), flags=re.MULTILINE)
