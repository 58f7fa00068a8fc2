"""The page's verifier, perihelion/web/static/fair/verify-draws.js, run by Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from perihelion.web.http.static_files import STATIC

NODE = shutil.which("node")
SCRIPT = """
import { readFileSync } from "node:fs";
import { verifySealedGame } from "./static/fair/verify-draws.js";
const found = {};
for (const [name, [text, receipt]] of Object.entries(JSON.parse(readFileSync("files.json", "utf-8"))))
  found[name] = await verifySealedGame(text, JSON.parse(text.split("\\n")[0].slice(17)).table, receipt);
console.log(JSON.stringify(found));
"""


def run_page(folder: Path, files: Mapping[str, tuple[str, dict[str, Any] | None]]) -> dict[str, dict[str, Any]]:
    """Return what the page finds in each of these files, given the receipt that it kept (or None)."""
    return run_script(folder, SCRIPT, files)


def run_script(folder: Path, script: str, files: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return what a script prints that imports modules of the page and reads these files."""
    assert NODE is not None
    shutil.copytree(STATIC / "fair", folder / "static" / "fair")
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "check.js").write_text(script)
    (folder / "files.json").write_text(json.dumps(files))
    done = subprocess.run([NODE, "check.js"], cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def exit_code(verdict: dict[str, Any]) -> int:
    """Return the exit code that a verifier with this verdict would have."""
    if "wrong" in verdict:
        return 1
    return 0 if verdict["proven"] else 3
