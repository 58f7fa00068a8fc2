#!/bin/sh
# Install Debian's Chromium for the browser tests, if possible. Its headless shell (chromium-headless-shell) is lighter,
# but any Chromium will do.
set -eu
found() {
    for name in "$@"; do
        if command -v "$name" > /dev/null; then return 0; fi
    done
    return 1
}
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$1" fonts-dejavu-core
}
if [ -n "${CHROMIUM:-}" ] || found chromium-headless-shell; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing Chromium for the browser tests (once)"
    if install chromium-headless-shell || found chromium chromium-browser google-chrome; then exit 0; fi
    apt-get update -q || true
    install chromium-headless-shell || install chromium
elif ! found chromium chromium-browser google-chrome; then
    echo "The browser tests need Chromium: install the package chromium (or google-chrome) and try again." >&2
    exit 1
fi
