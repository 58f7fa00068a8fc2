"""`perihelion serve`, whose pages may think about Leduc poker."""

from __future__ import annotations

import os

from perihelion.cli import main, serve
from perihelion.web.site import device_files

if __name__ == "__main__":
    os.environ[device_files.SETTING] = "on"
    serve.DEVICE_MAKER = "tests.browser.leduc_packs"
    main()
