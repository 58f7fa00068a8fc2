#!/bin/sh
# Write requirements.lock and requirements-dev.lock: exact versions of everything in pyproject.toml, newest first, each with
# the hashes of all its files, so that pip refuses any other file.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools/venv.sh "$work/venv"
pip="$work/venv/bin/python -m pip"

listed() { $pip freeze --exclude-editable --exclude pip --exclude setuptools --exclude perihelion; }
hashed() { "$work/venv/bin/python" tools/lock_hashes.py; }

$pip install -q ".[terminal,web]" hatchling editables
listed > "$work/run"
$pip install -q '.[dev,terminal,web]'
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
mv "$work/requirements.lock" "$work/requirements-dev.lock" .
