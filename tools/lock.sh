#!/bin/sh
# Write requirements.lock, requirements-dev.lock and requirements-docs.lock: exact versions of everything in pyproject.toml, newest first, each with
# the hashes of all its files, so that pip refuses any other file.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools/venv.sh "$work/venv"
pip="$work/venv/bin/python -m pip"

listed() { $pip freeze --exclude-editable --exclude pip --exclude setuptools --exclude perihelion; }
hashed() { "$work/venv/bin/python" tools/lock_hashes.py; }

$pip install -q . hatchling editables
listed > "$work/run"
$pip install -q '.[dev]'
listed > "$work/all"

{
    echo "# What playing needs, and the build backend that installs the checkout. Written by \`make lock\`."
    cat "$work/run"
} | hashed > "$work/requirements.lock"
{
    echo "# What \`make test\` needs on top. Written by \`make lock\`."
    echo "-r requirements.lock"
    grep -vxFf "$work/run" "$work/all"
} | hashed > "$work/requirements-dev.lock"
tools/venv.sh "$work/docs"
"$work/docs/bin/pip" install -q 'mkdocs-material>=9.8' 'mkdocstrings[python]>=1.0'
{
    echo "# What \`make docs\` needs. Written by \`make lock\`."
    "$work/docs/bin/pip" freeze --exclude pip --exclude setuptools
} | hashed > "$work/requirements-docs.lock"
mv "$work/requirements-docs.lock" "$work/requirements.lock" "$work/requirements-dev.lock" .
