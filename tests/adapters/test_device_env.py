"""The environment whose arrays stay on the device plays the same games as the one with NumPy's arrays."""

import numpy as np
import pytest

from perihelion.adapters.device_env import DeviceVectorEnv
from perihelion.adapters.gymnasium import VectorEnv
from perihelion.engine.jit import numba_cuda
from perihelion.errors import InvalidAction, InvalidOptions


def host(array):
    return array.cpu().numpy() if hasattr(array, "cpu") else array.get() if hasattr(array, "get") else array


WHERE = [("cpu", "numpy"), ("cpu", "torch"), ("cuda", "torch"), ("cuda", "cupy")]


@pytest.mark.parametrize(("device", "arrays"), WHERE)
def test_the_same_seed_plays_the_same_games_on_every_device(device, arrays):
    """On a machine with a GPU: python -m pytest tests/adapters/test_device_env.py -rs."""
    library = pytest.importorskip(arrays)
    if device == "cuda" and not numba_cuda().is_available():
        pytest.skip("there is no GPU")
    one, other = VectorEnv("leduc", 6), DeviceVectorEnv("leduc", 6, device=device, arrays=arrays)
    (seen, _), (there, _) = one.reset(seed=5), other.reset(seed=5)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(30):
        assert (host(there["observation"]) == seen["observation"]).all()
        assert (host(there["action_mask"]) == seen["action_mask"]).all()
        actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, done, _, _ = one.step(actions)
        given = library.asarray(actions, device=device) if arrays == "torch" else library.asarray(actions)
        there, received, over, cut, _ = other.step(given)
        assert (host(received) == rewards).all()
        assert (host(over) == done).all()
        assert not host(cut).any()
        ended += int(done.sum())
    assert ended > 20
    assert other.batch.refused == 0


def test_wrong_uses_are_refused():
    with pytest.raises(InvalidOptions, match="possible: torch"):
        DeviceVectorEnv("leduc", arrays="lists")
    env = DeviceVectorEnv("leduc", 2, device="cpu", arrays="numpy")
    with pytest.raises(InvalidAction, match="after reset"):
        env.step(np.zeros(2, int))
    with pytest.raises(InvalidOptions, match="reset_mask"):
        env.reset(options={"reset_mask": np.ones(2, bool)})
