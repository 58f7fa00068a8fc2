#!/bin/sh
# Install Node.js for the client's linter, if possible.
set -eu
if command -v npm > /dev/null; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing Node.js for the linter of the client (once)"
    apt-get update -q || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends nodejs npm
else
    echo "The linter of the client needs Node.js: install the packages nodejs and npm and try again." >&2
    exit 1
fi
