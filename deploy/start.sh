#!/bin/sh
# Start Perihelion in a container: take along the machine code that was compiled with the image, then run the command.
set -eu

# Times must stay as they are: Numba compares them. What the volume has already is newer or the same.
if [ -d "${PERIHELION_COMPILED:-}" ] && [ -w "$PERIHELION_CACHE" ]; then
    cp -R -p -n "$PERIHELION_COMPILED/." "$PERIHELION_CACHE/" || true
fi
exec perihelion "$@"
