"""The first game of Solaris."""

from __future__ import annotations

from perihelion.rules import Tour

TOUR = Tour(skip=("pass",))
