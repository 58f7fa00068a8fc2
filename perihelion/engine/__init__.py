"""Runs the rules: code generation, machine code and its cache, runtimes, batches, the GPU, observations.

Importing this package costs nothing; its modules load NumPy and Numba.
"""
