"""Perihelion's games behind the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel.

Each adapter is an extra (`pip install perihelion[pettingzoo]`) with its own imports; this package imports none of them.
"""
