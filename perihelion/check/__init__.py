"""Checks whether the package of a game keeps the contract of docs/contract.md, wherever it is installed.

There are three steps, each of which describes problems in sentences: read the source of the rules (source.py), play
random games interpreted (trial.py), and run the tests of the contract (test_*.py, with a pytest plugin in plugin.py).
"""
