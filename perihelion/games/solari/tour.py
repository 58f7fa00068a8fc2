"""The first game of Solari: short, and the player who is hit reads about a knock-out."""

from __future__ import annotations

from perihelion.rules import Tour

TOUR = Tour(options={"target": 12}, news={"hit": "player"})
