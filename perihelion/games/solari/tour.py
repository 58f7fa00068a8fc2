"""The first game of Solari: short, and a knock-out is told to whom it hits."""

from __future__ import annotations

from perihelion.rules import Tour

TOUR = Tour(options={"target": 12}, news={"hit": "player"})
