"""Arrays of a batch are shared with other libraries without a copy."""

import ctypes
import gc

import numpy as np
import pytest

import perihelion
from perihelion.engine import dlpack
from perihelion.engine.cuda import is_on_gpu
from perihelion.engine.dlpack import CPU_MEMORY, DeviceArray, share
from perihelion.engine.jit import numba_cuda

pytestmark = pytest.mark.usefixtures("machine_code")


def described(array):
    """Return an array as one of a GPU is described, except that its memory is the processor's."""
    return DeviceArray(array, array.ctypes.data, (CPU_MEMORY, 0))


@pytest.mark.parametrize("kind", [np.int16, np.int64, np.float32, np.bool_])
def test_a_library_sees_the_same_memory(kind):
    array = np.asfortranarray(np.arange(12).reshape(3, 4).astype(kind))
    seen = np.from_dlpack(described(array))
    assert seen.dtype == kind
    assert (seen == array).all()
    array[2, 3] = 0
    assert seen[2, 3] == 0
    assert seen.ctypes.data == array.ctypes.data


def test_memory_is_kept_until_nobody_needs_it():
    lent = len(dlpack._lent)
    seen = np.from_dlpack(described(np.full(5, 7)))
    gc.collect()
    assert seen.tolist() == [7] * 5
    assert len(dlpack._lent) == lent + 1
    del seen
    capsule = described(np.zeros(5)).__dlpack__()
    assert ctypes.pythonapi.PyCapsule_IsValid(ctypes.py_object(capsule), dlpack.NAME)
    del capsule
    assert len(dlpack._lent) == lent


def test_a_copy_is_refused():
    with pytest.raises(BufferError, match="without a copy"):
        described(np.zeros(3)).__dlpack__(copy=True)


def batch_on(device):
    return perihelion.batch("leduc", games=8, seed=1, device=device, masks=True, observations=True)


def test_the_arrays_of_a_batch_are_shared():
    batch = batch_on("cpu")
    seen = np.from_dlpack(share(batch.observations))
    batch.step(batch.legal[:, 0].copy())
    assert (seen == batch.observations).all()
    assert np.shares_memory(seen, batch.observations)


LIBRARIES = {"torch": "torch.utils.dlpack", "jax": "jax.dlpack", "cupy": "cupy"}


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_other_libraries_take_the_arrays(library, device):
    """What is not installed is skipped; `python -m pytest tests/engine/test_dlpack.py -rs` says what."""
    found = pytest.importorskip(LIBRARIES[library])
    if device == "cuda" and not numba_cuda().is_available():
        pytest.skip("there is no GPU")
    if library == "cupy" and device == "cpu":
        pytest.skip("CuPy's arrays are on a GPU")
    batch = batch_on(device)
    for array in (batch.legal, batch.n, batch.actor, batch.rewards, batch.done, batch.masks, batch.observations):
        assert is_on_gpu(array) == (device == "cuda")
        seen = found.from_dlpack(share(array))
        host = array.copy_to_host() if device == "cuda" else array
        assert seen.shape == host.shape
        there = seen.get() if library == "cupy" else np.asarray(seen.cpu() if library == "torch" else seen)
        assert (there == host).all()
    if library == "torch":
        seen = found.from_dlpack(share(batch.observations))
        batch.random()
        now = batch.observations.copy_to_host() if device == "cuda" else batch.observations
        assert (seen.cpu().numpy() == now).all(), "the next step writes into the same memory"
