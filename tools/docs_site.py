"""Hooks of MkDocs: pages that are made while the site is built, and links that lead out of the documents.

A page of `docs/` may link to files of the checkout. The site does not have them, so the link becomes the file's name.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

REFERENCE = {
    "perihelion": ("Positions, batches, games", ["perihelion"]),
    "rules": ("For authors of games", ["perihelion.rules"]),
    "bots": ("Bots", ["perihelion.bots", "perihelion.bots.protocol", "perihelion.bots.dataset"]),
    "batch": ("Batches", ["perihelion.engine.batch"]),
    "adapters": (
        "Adapters",
        ["perihelion.adapters.gymnasium", "perihelion.adapters.pettingzoo", "perihelion.adapters.openspiel"],
    ),
}
"""Pages of the reference: title, and the modules whose docstrings they show."""
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the reference and the gallery."""
    for name, (title, modules) in REFERENCE.items():
        text = f"# {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        files.append(File.generated(config, f"reference/{name}.md", content=text))
    pictures = sorted(
        path.name for path in (Path(config.docs_dir) / "pictures").glob("*.svg") if ".de." not in path.name
    )
    boards = "\n\n".join(f"![{Path(name).stem}](pictures/{name}){{ width=480 }}" for name in pictures)
    files.append(File.generated(config, "gallery.md", content=f"# Boards\n\n{boards}\n"))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Replace links to files that the site does not have by their names."""

    def replace(found: re.Match[str]) -> str:
        text, target = found[1], found[2]
        if "://" in target or target.startswith(("mailto:", "/")):
            return found[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_uri), target))
        known = files.get_file_from_path(path)
        return found[0] if known is not None and known.inclusion.is_included() else f"{text} (`{path.lstrip('./')}`)"

    return LINK.sub(replace, markdown)
