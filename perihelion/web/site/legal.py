"""The imprint and the privacy page of a public server, from the operator's settings. Without them there are no links.

The pages are written here whole, so that they can be read without JavaScript.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from ...notices.mail import find_mail_server, is_mail_address
from ...store.retention import TidySettings
from ...store.stored_data import KINDS
from ...words import Words

PACKAGE = "perihelion.web.site"
IMPRINT, PRIVACY = "imprint", "privacy"
COOKIES = ("guest", "language", "browser")
LINE = "|"
"""Separates lines in the settings, because files with variables have one line for each."""


@dataclass(frozen=True, slots=True)
class Operator:
    """Who runs a server: lines for the imprint, an e-mail or https address, and lines to add to the privacy page."""

    imprint: tuple[str, ...]
    contact: str
    notes: tuple[str, ...] = ()


def find_operator(environ: Mapping[str, str] = os.environ) -> Operator | None:
    """Return what the operator set, or None if the imprint or a usable contact is missing."""
    imprint, contact = _lines(environ.get("PERIHELION_IMPRINT", "")), environ.get("PERIHELION_CONTACT", "").strip()
    if not imprint or not (is_mail_address(contact) or contact.startswith("https://")):
        return None
    return Operator(imprint, contact, _lines(environ.get("PERIHELION_PRIVACY_NOTE", "")))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.replace("\n", LINE).split(LINE) if line.strip())


def write_footer(lang: str, base: str) -> str:
    """Return the footer of every page, or nothing."""
    if find_operator() is None:
        return ""
    words = Words(lang, PACKAGE)
    links = [f'<a href="{escape(base)}/{name}">{escape(words(name))}</a>' for name in (IMPRINT, PRIVACY)]
    return f'<footer id="legal" class="legal">{" ".join(links)}</footer>'


def write_imprint(operator: Operator, lang: str) -> str:
    """Return the imprint as HTML."""
    words = Words(lang, PACKAGE)
    return _article(
        words(IMPRINT),
        f"<address>{_write_lines(operator)}</address>",
        f"<h2>{escape(words('legal-contact'))}</h2>",
        f"<p>{_contact_link(operator)}</p>",
        _paragraph(words("legal-abuse")),
        _paragraph(words("legal-games")),
    )


def write_privacy(operator: Operator, tidy: TidySettings, lang: str) -> str:
    """Return the privacy page as HTML; what is stored and for how long follows from the code and the settings."""
    words = Words(lang, PACKAGE)
    kept = "legal-kept-automatic" if tidy.automatic else "legal-kept"
    days = {"finished": tidy.finished, "abandoned": tidy.abandoned, "waiting": tidy.waiting, "guests": tidy.guests}
    sections = {
        "responsible": [f"<p>{_write_lines(operator)}<br>{_contact_link(operator)}</p>"],
        "stored": [
            _paragraph(words("legal-stored-about")),
            _list([words(f"stored-{kind}") for kind in KINDS]),
            _paragraph(words("legal-basis")),
        ],
        "seen": [_paragraph(words("legal-seen-about"))],
        "cookies": [_list([words(f"legal-cookie-{name}") for name in COOKIES])],
        "others": [
            _paragraph(words("legal-log")),
            _paragraph(words("legal-push")),
            *([_paragraph(words("legal-mail"))] if find_mail_server() else []),
            *(_paragraph(line) for line in operator.notes),
        ],
        "time": [_paragraph(words(kept, **days)), *([_list(_periods(words, days))] if tidy.automatic else [])],
        "rights": [_paragraph(words("legal-rights-about"))],
    }
    parts = []
    for name, content in sections.items():
        parts += [f"<h2>{escape(words(f'legal-{name}'))}</h2>", *content]
    return _article(words(PRIVACY), *parts)


def _periods(words: Words, days: Mapping[str, int]) -> list[str]:
    """Return a sentence for each kind of thing that is deleted after some days."""
    return [words(f"legal-days-{name}", n=n) for name, n in days.items() if n]


def _article(heading: str, *parts: str) -> str:
    return f'<article class="prose legal-page"><h1>{escape(heading)}</h1>{"".join(parts)}</article>'


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _list(items: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"


def _write_lines(operator: Operator) -> str:
    return "<br>".join(escape(line) for line in operator.imprint)


def _contact_link(operator: Operator) -> str:
    address = operator.contact if operator.contact.startswith("https://") else f"mailto:{operator.contact}"
    return f'<a href="{escape(address)}">{escape(operator.contact)}</a>'
