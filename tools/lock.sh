#!/bin/sh
# Write requirements.lock and requirements-dev.lock: exact versions of what pyproject.toml asks for, newest first.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools/venv.sh "$work/venv"
pip="$work/venv/bin/python -m pip"

listed() { $pip freeze --exclude-editable --exclude pip --exclude setuptools --exclude perihelion; }

$pip install -q ".[terminal,web]" hatchling editables
listed > "$work/run"
$pip install -q '.[dev,terminal,web]'
listed > "$work/all"

{
    echo "# What playing needs, and the build backend that installs the checkout. Written by \`make lock\`."
    cat "$work/run"
} > requirements.lock
{
    echo "# What \`make test\` needs on top. Written by \`make lock\`."
    echo "-r requirements.lock"
    grep -vxFf "$work/run" "$work/all"
} > requirements-dev.lock
