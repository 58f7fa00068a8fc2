"""Hooks of MkDocs: pages made while the site is built, their navigation, and links that lead out of the documents.

A page of `docs/` may link to files of the checkout. The site does not have them, so the link becomes the file's name.
The galleries show the pictures of the guides with their texts, a notebook becomes a page with its stored results.
"""

from __future__ import annotations

import base64
import json
import posixpath
import re
import tomllib
from pathlib import Path
from typing import Any

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
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
GALLERIES = {
    "en": ("All boards", "Every picture is a real position, drawn by the game's own board. Select one to enlarge it."),
    "de": (
        "Alle Bretter",
        "Jedes Bild ist eine echte Stellung, gezeichnet vom Brett des Spiels. Wähle ein Bild, um es groß zu sehen.",
    ),
    "es": (
        "Todos los tableros",
        "Cada imagen es una posición real, dibujada por el tablero del juego. Elige una para verla en grande.",
    ),
    "fr": (
        "Tous les plateaux",
        "Chaque image est une vraie position, dessinée par le plateau du jeu. Choisis une image pour l’agrandir.",
    ),
    "it": (
        "Tutti i tabelloni",
        "Ogni immagine è una posizione vera, disegnata dal tabellone del gioco. Scegline una per ingrandirla.",
    ),
    "nl": (
        "Alle borden",
        "Elke afbeelding is een echte stelling, getekend door het bord van het spel. Kies er een om die groot te zien.",
    ),
    "pl": (
        "Wszystkie plansze",
        "Każdy obrazek to prawdziwa pozycja, narysowana przez planszę gry. Wybierz obrazek, żeby go powiększyć.",
    ),
}
"""By language: the title of the gallery, and its first sentence."""
GAMES = ("solari", "solaris", "solenia", "solarius")
AUTOREF = re.compile(r'<autoref\b[^>]*\bidentifier="([^"]*)"[^>]*>(.*?)</autoref>')
SEARCH = 'data-md-component="search" role="dialog"'
"""The theme's search, which it gives no name."""
LANGUAGES = "languages"
"""The folder of the site with the documents of each language: the same files as in `perihelion/languages`."""
FOLDER = Path(__file__).parent.parent / "perihelion" / LANGUAGES


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the documents for players in all languages but English to the navigation."""
    found = (path.parent for path in sorted(FOLDER.glob("*/language.toml")) if path.parent.name != "en")
    entry = {"More languages": [{_name_of(folder): _documents_of(folder)} for folder in found]}
    config.nav.insert(1 + next(i for i, each in enumerate(config.nav) if "Play" in each), entry)
    return config


def _name_of(folder: Path) -> str:
    """Return the name of a language in itself."""
    return str(tomllib.loads((folder / "language.toml").read_text(encoding="utf-8"))["name"])


def _documents_of(folder: Path) -> list[str | dict[str, list[str]]]:
    """Return what the navigation has of a language: the first minutes, the gallery, guides and rules."""
    words = (folder / "web" / "web.ftl").read_text(encoding="utf-8")
    found: list[str | dict[str, list[str]]] = []
    if (folder / "ten-minutes.md").is_file():
        found.append(f"{LANGUAGES}/{folder.name}/ten-minutes.md")
    if folder.name in GALLERIES:
        found.append(f"gallery.{folder.name}.md")
    for word, document in (("how-to-play", "guide.md"), ("rules-page", "rules.md")):
        title = re.search(rf"^{word} = (.+)$", words, re.MULTILINE)
        names = [f"games/{game}/{document}" for game in GAMES if (folder / "games" / game / document).is_file()]
        if title and names:
            found.append({title[1]: [f"{LANGUAGES}/{folder.name}/{name}" for name in names]})
    return found


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the reference and the gallery."""
    for name, (title, modules) in REFERENCE.items():
        text = f"# {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        files.append(File.generated(config, f"reference/{name}.md", content=text))
    docs = Path(config.docs_dir)
    for path in sorted((*FOLDER.rglob("*.md"), *FOLDER.glob("*/pictures/*.svg"))):
        name = f"{LANGUAGES}/{path.relative_to(FOLDER).as_posix()}"
        files.append(File.generated(config, name, content=document(path, name)))
    for lang in GALLERIES:
        files.append(File.generated(config, f"gallery.{lang}.md", content=gallery(lang)))
    for path in sorted((docs / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=notebook_page(path)))
    return files


def document(path: Path, name: str) -> str:
    """Return a document of a language for its place in the site: links to docs/ lead to the pages of the site."""
    up = "../" * name.count("/")
    return re.sub(r"\]\((?:\.\./)+docs/", f"]({up}", path.read_text(encoding="utf-8"))


def gallery(lang: str) -> str:
    """Return the pictures of all guides in a language, each with its text and a link to it in full size."""
    title, sentence = GALLERIES[lang]
    parts = [f"# {title}", sentence]
    for game in GAMES:
        guide = f"{LANGUAGES}/{lang}/games/{game}/guide.md"
        text = document(FOLDER / lang / "games" / game / "guide.md", guide)
        heading = text.partition("\n")[0].removeprefix("# ")
        parts.append(f"## [{heading}]({guide})")
        for says, link in PICTURE.findall(text):
            picture = posixpath.normpath(posixpath.join(posixpath.dirname(guide), link))
            parts += [f"[![]({picture}){{ width=640 }} {says}]({picture}){{ .board }}"]
    return "\n\n".join(parts) + "\n"


def notebook_page(path: Path) -> str:
    """Return a notebook as a page: texts, code, and the results that are stored in the file."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    parts = []
    for cell in cells:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts.append(f"```python\n{source}\n```")
            parts += [shown(output, cell["metadata"].get("alt", "")) for output in cell["outputs"]]
    title, _, rest = "\n\n".join(parts).partition("\n")
    return f"{title}\n\n[Download this notebook]({path.name}){{ .md-button }}\n{rest}\n"


def shown(output: dict[str, Any], says: str) -> str:
    """Return one result of a cell; `says` describes a picture in words."""
    if output["output_type"] == "stream":
        return f"```text\n{''.join(output['text']).rstrip()}\n```"
    data = output["data"]
    if "image/svg+xml" in data:
        kind, picture = "svg+xml", base64.b64encode("".join(data["image/svg+xml"]).encode()).decode()
    elif "image/png" in data:
        kind, picture = "png", "".join(data["image/png"]).replace("\n", "")
    else:
        return f"```text\n{''.join(data['text/plain'])}\n```"
    return f'<img src="data:image/{kind};base64,{picture}" alt="{says}">'


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Replace links to files that the site does not have by their names."""

    def replace(found: re.Match[str]) -> str:
        text, target = found[1], found[2]
        if "://" in target or target.startswith(("mailto:", "/")):
            return found[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_uri), target))
        if inside := re.match(r"(?:\.\./)*perihelion/languages/(.*)", path):
            up = "../" * page.file.src_uri.count("/")
            return f"[{text}]({up}{LANGUAGES}/{inside[1]}{found[3] or ''})"
        if target.endswith(".ipynb") and not page.file.src_uri.startswith("notebooks/"):
            return f"[{text}]({target.removesuffix('.ipynb')}.md)"
        known = files.get_file_from_path(path)
        return found[0] if known is not None and known.inclusion.is_included() else f"{text} (`{path.lstrip('./')}`)"

    return LINK.sub(replace, markdown)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Write types such as `int8[4][9]` as they were: only the reference has links to names of Python."""
    return html if page.file.src_uri.startswith("reference/") else AUTOREF.sub(r"[\2][\1]", html)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Name the language of a page, and the search, for screen readers."""
    output = output.replace(SEARCH, f'{SEARCH} aria-label="Search"', 1)
    found = re.match(rf"{LANGUAGES}/(\w+)/|gallery\.(\w+)\.md", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{found[1] or found[2]}"', 1) if found else output
