"""The documents are true: the commands in them work, and no command or option is left out."""

from __future__ import annotations

import inspect
import re
import shlex
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

import pytest

import perihelion
from perihelion.cli.app import name_of
from perihelion.cli.commands import COMMANDS
from perihelion.term.commands import Commands
from tests.bots.test_arena import Here
from tests.support import ALL_GAMES
from tests.term.scripted import sit

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS_MD = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "benchmarks/history").glob("*.md"),
]
STATIC = ROOT / "perihelion" / "web" / "static"


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_commands_of_the_readme_run(perihelion_, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """In order, in one folder, without any input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("perihelion.cli.arena.ProcessWorkers", Here)
    monkeypatch.setattr("perihelion.cli.bench.SECONDS", 0.01)
    lines = [line for block in blocks(README, "sh") for line in block.splitlines() if line.strip()]
    assert len(lines) > 5
    for line in lines:
        words = shlex.split(line, comments=True)
        assert words[0] == "perihelion", line
        code, _, complained = perihelion_(*words[1:])
        assert code == 0, f"{line}\n{complained}"


def test_the_python_of_the_readme_runs():
    for block in blocks(README, "python"):
        exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("page", ["bots", "researcher"])
def test_the_python_of_ten_minutes_runs(page: str):
    text = (ROOT / "docs" / "ten-minutes" / f"{page}.md").read_text(encoding="utf-8")
    found = blocks(text, "python")
    assert found
    for block in found:
        exec(compile(block, page, "exec"), {})


def test_every_command_and_option_is_documented():
    for command in COMMANDS:
        assert f"## perihelion {name_of(command)}" in COMMANDS_MD
        for name, parameter in inspect.signature(command).parameters.items():
            is_option = "Option" in str(parameter.annotation) or name == "lang"
            if is_option:
                flag = "--" + name.replace("_", "-")
                assert flag in COMMANDS_MD, f"{command.__name__} {flag}"


def test_every_command_at_the_table_is_documented():
    table, _ = sit(perihelion.new("leduc", lang="de"), "person,greedy")
    commands = Commands(table)
    for english, german in zip(commands._by_name, commands.names(), strict=True):
        assert f"`{english}`" in COMMANDS_MD or f"`{english} " in COMMANDS_MD
        assert f"`{german}`" in COMMANDS_MD


@pytest.mark.parametrize("key", [key for key in ALL_GAMES if key != "leduc"])
def test_every_option_of_a_game_is_in_its_rules(key: str):
    text = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    for option in perihelion.games()[key].options:
        assert re.search(rf"\b{option.name}\b", text), option.name


def test_every_make_target_is_listed_by_make_help():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    for target in set(phony.split()) - {"help", "lint", "lint-client", "types"}:
        assert f'@echo "make {target} ' in makefile, target


def test_every_dependency_has_its_reason():
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    for requirement in wanted:
        name = re.split(r"[<>=\[; ]", requirement)[0]
        assert f"| {name} |" in text, name


def test_the_locks_hold_every_dependency_with_an_exact_version():
    locked = {}
    for file in ("requirements.lock", "requirements-dev.lock"):
        for line in (ROOT / file).read_text(encoding="utf-8").splitlines():
            if line and not line.startswith(("#", "-r", " ")):
                name, _, version = line.removesuffix(" \\").partition(" ; ")[0].partition("==")
                assert re.fullmatch(r"[\w.]+", version), line
                locked[re.sub(r"[-_.]+", "-", name).lower()] = version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    aside = ("bench", "ray")  # for comparisons and clusters: large, and never needed to play or to test
    extras = [names for extra, names in project["optional-dependencies"].items() if extra not in aside]
    for requirement in [*project["dependencies"], *(name for names in extras for name in names)]:
        name = re.sub(r"[-_.]+", "-", re.split(r"[<>=\[; ]", requirement)[0]).lower()
        assert name in locked


def test_the_locks_have_hashes_for_every_package_and_no_address():
    """pip refuses a file with another hash, wherever it comes from."""
    for file in ("requirements.lock", "requirements-dev.lock"):
        text = (ROOT / file).read_text(encoding="utf-8")
        entries = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
        for entry in entries:
            if entry and not entry.startswith(("#", "-r")):
                locked = r"\S+==\S+( ; [^\n\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
                assert re.fullmatch(locked, entry), entry[:80]
        assert "://" not in text
        assert "--index-url" not in text


def test_only_locked_versions_are_installed():
    """Otherwise pip looks for the newest version of a package with an extra and fails, because it has no hash."""
    for file in ("Makefile", "Dockerfile", "docs/hosting.md"):
        installs = re.findall(r"pip install .*\.lock", (ROOT / file).read_text(encoding="utf-8"))
        assert installs
        assert all("--no-deps --require-hashes" in install for install in installs), file


def test_the_locks_are_complete():
    """Everything installed here came from the locks, and every package finds its dependencies."""
    check = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert check.returncode == 0, check.stdout


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path):
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) + re.findall(r'src="([^"]+)"', text):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page, as GitHub makes them from its headings."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_headings_that_exist(path: Path):
    text = path.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#:]*\.md)?#([\w-]+)\)", text):
        page = path.parent / target if target else path
        assert anchor in anchors(page), f"{path.name}: {target}#{anchor}"
        assert "--" not in f"-{anchor}-", f"{path.name}: the site writes #{anchor} otherwise"


def test_every_page_is_in_the_index():
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert page.name == "README.md" or f"({page.relative_to(ROOT / 'docs').as_posix()})" in index, page


def test_every_page_has_its_place_in_the_site():
    """`make docs` would fail otherwise; it is not run here, because it needs MkDocs."""
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert page.relative_to(ROOT / "docs").as_posix() in site, page


def test_every_note_is_in_the_index_of_notes():
    notes = ROOT / "benchmarks" / "history"
    index = (notes / "README.md").read_text(encoding="utf-8")
    for note in notes.glob("2*.md"):
        assert f"({note.name})" in index, note


def test_every_table_that_a_program_measures_has_its_place():
    pages = [page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("*.md")]
    programs = (*(ROOT / "benchmarks").glob("*.py"), ROOT / "tests" / "web" / "cluster.py")
    marks = [mark for program in programs for mark in re.findall(r'write_table\("(\w+)"', program.read_text("utf-8"))]
    assert marks
    for mark in marks:
        assert sum(f"<!-- {mark} -->" in page and f"<!-- /{mark} -->" in page for page in pages) == 1, mark


def test_every_file_of_the_client_says_what_it_does():
    """docs/client.md has no table of files: their first lines serve as one."""
    for file in (*STATIC.rglob("*.js"), *STATIC.rglob("*.css")):
        assert file.read_text(encoding="utf-8").startswith(("// ", "/* ")), file


def test_generated_tables_are_up_to_date():
    from tools.reference import documents

    for path, text in documents():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date: run make reference"


def test_every_version_has_its_migration_notes():
    """Old names and new ones, newest first; what is not released yet comes under "Next"."""
    versions = re.findall(r"^## (\d+\.\d+\.\d+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    migration = (ROOT / "docs" / "migration.md").read_text(encoding="utf-8")
    assert [name for name in re.findall(r"^## (\S+)$", migration, re.MULTILINE) if name != "Next"] == versions


def test_the_citation_names_this_version_and_its_day():
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in cited
    assert date.fromisoformat(re.findall(r"^date-released: (\S+)$", cited, re.MULTILINE)[0])
    assert f"## {version}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
