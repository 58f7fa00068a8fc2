#!/bin/sh
# The browser tests drive Debian's Chromium; install it where that is possible. Its form without a window
# (chromium-headless-shell) is the quicker one, but any will do.
set -eu
found() {
    for name in "$@"; do
        if command -v "$name" > /dev/null; then return 0; fi
    done
    return 1
}
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" fonts-dejavu-core
}
if [ -n "${CHROMIUM:-}" ] || found chromium-headless-shell; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing Chromium for the browser tests (once)"
    install chromium-headless-shell || apt-get update -q || true
    found chromium-headless-shell || install chromium-headless-shell || true
fi
if found chromium-headless-shell chromium chromium-browser google-chrome; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    install chromium
else
    echo "The browser tests need Chromium: install the package chromium (or google-chrome) and try again." >&2
    exit 1
fi
