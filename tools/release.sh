#!/bin/sh
# Build what is published, and check it: sdist and wheel (twice, same bytes), their metadata, the size of the wheel, a list
# of everything inside (SBOM), and the command from the wheel in an empty environment, outside the checkout.
#   tools/release.sh FOLDER
set -eu
out=$(mkdir -p "${1:?usage: tools/release.sh FOLDER}" && cd "$1" && pwd)
most_bytes=20971520
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools/venv.sh "$work/venv"
"$work/venv/bin/pip" install -q build twine cyclonedx-bom hatchling
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
for time in first second; do
    git worktree add -q --detach "$work/$time" HEAD
    (cd "$work/$time" && "$work/venv/bin/python" -m build -q --no-isolation --outdir "$work/dist-$time")
    git worktree remove --force "$work/$time"
done
diff -r "$work/dist-first" "$work/dist-second"
"$work/venv/bin/twine" check --strict "$work"/dist-first/*
wheel=$(ls "$work"/dist-first/*.whl)
test "$(wc -c < "$wheel")" -le "$most_bytes"
"$work/venv/bin/cyclonedx-py" requirements requirements.lock --output-reproducible -o "$work/dist-first/perihelion.cdx.json"

tools/venv.sh "$work/empty"
"$work/empty/bin/pip" install -q "$wheel"
cd "$work"
HOME="$work" "$work/empty/bin/perihelion" games
HOME="$work" "$work/empty/bin/perihelion" replay --help > /dev/null
HOME="$work" PERIHELION_RUNTIME=interpreted "$work/empty/bin/perihelion" play solari --seats greedy,random --target 3 --seed 1 --save "$work/a.game"
HOME="$work" "$work/empty/bin/perihelion" rules solari 20
HOME="$work" "$work/empty/bin/python" -c '
import perihelion
batch = perihelion.batch("solenia", games=100, players=2)
batch.step(batch.legal[:, 0])
assert batch.games == 100, batch
'
HOME="$work" PERIHELION_RUNTIME=interpreted "$work/empty/bin/perihelion" arena solari --bots greedy,random --games 2 --target 3
HOME="$work" PERIHELION_RUNTIME=interpreted "$work/empty/bin/perihelion" serve --no-browser --port 8439 &
server=$!
trap 'kill "$server" 2> /dev/null || true; rm -rf "$work"' EXIT
"$work/empty/bin/python" -c '
import time, urllib.error, urllib.request
for _ in range(60):
    try:
        page = urllib.request.urlopen("http://localhost:8439/").read()
        break
    except urllib.error.URLError:
        time.sleep(1)
assert b"Perihelion" in page
'
cp "$work"/dist-first/* "$out"
ls -l "$out"
