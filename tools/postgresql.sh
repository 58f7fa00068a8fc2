#!/bin/sh
# Install Debian's PostgreSQL for the tests, if possible. They start their own server.
set -eu
if command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing PostgreSQL for its tests (once)"
    apt-get update -q || true
    # Do not start Debian's server: the tests start their own in a temporary folder.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql
else
    echo "The tests of PostgreSQL need its server: install the package postgresql and try again." >&2
    exit 1
fi
