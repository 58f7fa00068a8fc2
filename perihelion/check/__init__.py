"""Checks of the contract: does a game's package keep what docs/contract.md asks, wherever it is installed?

Three steps, each with words for what it finds: the source of the rules is read (source.py), random games are played
interpreted (trial.py), and the tests of the contract run (the files test_*.py, a pytest plugin in plugin.py).
"""
