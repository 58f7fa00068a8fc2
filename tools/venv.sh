#!/bin/sh
# Make the virtual environment $1 with the first Python found that is 3.11 or newer; $PYTHON is tried first.
set -eu
venv=$1

found=
for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        found=$python
        break
    fi
done
if [ -z "$found" ]; then
    echo "Perihelion needs Python 3.11 or newer; here is $(python3 --version 2>&1 || true)." >&2
    echo "Install one, or name it: make play PYTHON=/path/to/python3" >&2
    exit 1
fi

echo "Making $venv with $("$found" --version)"
if ! "$found" -c 'import ensurepip, venv' 2>/dev/null; then
    package=python$("$found" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq && apt-get install -y -qq "$package"
    else
        echo "This Python has no venv module. On Debian and Ubuntu: sudo apt install $package" >&2
        exit 1
    fi
fi
"$found" -m venv "$venv"
