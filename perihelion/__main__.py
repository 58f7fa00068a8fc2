"""`python -m perihelion` is `perihelion`."""

from .cli import main

if __name__ == "__main__":
    main()
