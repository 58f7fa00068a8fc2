#!/bin/sh
# Start Perihelion in a container: copy the machine code compiled with the image into the volume, then run the command.
set -eu

# Keep file times: Numba compares them. Files already in the volume are newer or the same.
if [ -d "${PERIHELION_COMPILED:-}" ] && [ -w "$PERIHELION_CACHE" ]; then
    cp -R -p -n "$PERIHELION_COMPILED/." "$PERIHELION_CACHE/" || true
fi
exec perihelion "$@"
