"""The installable app: its manifest, and a service worker that knows which files the offline page needs."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from pathlib import Path

from ...json_types import JsonObject
from ...words import Words
from ..http.static_files import STATIC, client_version
from .pages import PACKAGE, TEMPLATE, client_words, stylesheet_links
from .scripts import MAIN, find_scripts

WORKER = "service-worker.js"
SCRIPTS = (MAIN, "pages/offline.js")
"""The entry modules of the offline page; what they import is found in them."""
ICONS = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"))
MASKABLE = ("icon-maskable-512.png", "512x512", "maskable")
NIGHT = "#090d22"


def offline_files(lang: str, static: Path = STATIC) -> list[str]:
    """Return the addresses of everything that the offline page loads, with the words of one language."""
    version = client_version(static)
    static_files = [f"/static/{version}/{name}" for name in ("icon.svg", *find_scripts(SCRIPTS, static))]
    return ["/offline", *stylesheet_links("offline", version), f"/api/words?lang={lang}", *static_files]


def offline_version(lang: str, static: Path = STATIC) -> str:
    """Return a version that changes with every one of these files, and with the language."""
    page = (static.parent / TEMPLATE).read_text(encoding="utf-8")
    texts = [client_version(static), page, lang, json.dumps(client_words(lang))]
    return hashlib.sha256("".join(texts).encode()).hexdigest()[:16]


@lru_cache(maxsize=16)
def service_worker(base: str, version: str, lang: str) -> str:
    """Return the script of the service worker for this version of the client, in the language of the guest."""
    text = (STATIC / WORKER).read_text(encoding="utf-8")
    files = [base + name for name in offline_files(lang)]
    about = {"VERSION": offline_version(lang), "BASE": base, "FILES": files}
    return f"self.OFFLINE = {json.dumps(about)};\n{text}"


def manifest(lang: str, base: str) -> JsonObject:
    """Return the manifest that a device needs to install the app."""
    words = Words(lang, PACKAGE)
    return {
        "name": "Perihelion",
        "short_name": "Perihelion",
        "description": words("hero-about"),
        "lang": lang,
        "id": f"{base}/",
        "start_url": f"{base}/",
        "scope": f"{base}/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": [
            {"src": f"{base}/static/pictures/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in (*ICONS, MASKABLE)
        ],
    }
