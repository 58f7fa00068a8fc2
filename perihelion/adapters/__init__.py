"""Perihelion's games behind the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel.

Each is an extra of its own (`pip install perihelion[pettingzoo]`) and imports what it needs; this package imports none.
"""
