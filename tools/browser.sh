#!/bin/sh
# The browser tests drive Debian's Chromium; install it where that is possible.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" > /dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing Chromium for the browser tests (once)"
    apt-get update -q || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium fonts-dejavu-core
else
    echo "The browser tests need Chromium: install the package chromium (or google-chrome) and try again." >&2
    exit 1
fi
