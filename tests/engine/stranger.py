"""A copy of the test game that tests may edit, and a separate process that plays it."""

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]

SIMULATED_GPU = """
import numba.cuda
simulated = numba.cuda.jit
numba.cuda.jit = lambda *args, max_registers=None, cache=None, **how: simulated(*args, **how)
import numpy
attribute_of = numpy.record.__getattribute__
numpy.record.__getattribute__ = lambda record, name: record["round"] if name == "round" else attribute_of(record, name)
from perihelion.engine import cuda
cuda.count_processors = lambda: 1
cuda.BLOCK = 4
from perihelion.engine import whole_games
whole_games.WARP = 1
"""
"""The beginning of a script that runs with NUMBA_ENABLE_CUDASIM=1: games for a GPU in Numba's simulator.

The simulator reads the field `round` of Leduc poker as an attribute, but a NumPy record has a method with this name. It
starts a Python thread for each thread of the GPU, so blocks are small.
"""


def run(stranger, script, runtime="compiled", **variables):
    """Run a script with the copied game, and return the words that it prints.

    Its machine code goes to the cache of this machine, so that a repeated test finds it there.
    """
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(stranger.parent), str(REPOSITORY)]),
        "PERIHELION_RUNTIME": runtime,
        "PYTHONDONTWRITEBYTECODE": "1",
        **variables,
    }
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def edit(path, old, new):
    """Replace a part of a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
