"""Shares the arrays of a batch with PyTorch, JAX and CuPy without a copy, on either device (the DLPack protocol).

    torch.from_dlpack(share(batch.observations))
    jax.dlpack.from_dlpack(share(batch.legal))

Arrays in the processor's memory are NumPy's, which speak the protocol themselves. Numba's arrays on a GPU do not, so
`DeviceArray` describes their memory in the structures of DLPack: https://dmlc.github.io/dlpack/latest/c_api.html.
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import Any, Protocol

import numpy as np

from .cuda import is_on_gpu
from .jit import numba_cuda

CPU_MEMORY, GPU_MEMORY = 1, 2
"""The kinds of memory in DLPack."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""The kinds of numbers in DLPack, by NumPy's letter."""
NAME = b"dltensor"
"""The name of a capsule until a library takes it over."""
NO_STREAM = -1
"""The consumer's stream if it waits for nothing."""


class Device(ctypes.Structure):
    """DLDevice."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class Kind(ctypes.Structure):
    """DLDataType."""

    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("axes", ctypes.c_int32),
        ("kind", Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class ManagedTensor(ctypes.Structure):
    """DLManagedTensor: a tensor and the function that the consumer calls when it needs it no longer."""

    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("delete", ctypes.c_void_p))


class Shared(Protocol):
    """What every library takes in its `from_dlpack`."""

    def __dlpack__(self, *, stream: Any = None) -> Any:
        """Return the capsule with the memory."""

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the kind and the number of the device."""


_lent: dict[int, tuple[Any, ...]] = {}
"""By the address of a managed tensor: everything that lives as long as it does."""


def _delete(address: int) -> None:
    """Forget a tensor that its consumer needs no longer."""
    _lent.pop(address, None)


def _drop_capsule(capsule: int) -> None:
    """Forget the tensor of a capsule that no library took over."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        _lent.pop(ctypes.pythonapi.PyCapsule_GetPointer(ctypes.c_void_p(capsule), NAME), None)


_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_DELETE, _DROP_CAPSULE = _CALLBACK(_delete), _CALLBACK(_drop_capsule)
ctypes.pythonapi.PyCapsule_New.restype = ctypes.py_object
ctypes.pythonapi.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
ctypes.pythonapi.PyCapsule_GetPointer.restype = ctypes.c_void_p


class DeviceArray:
    """Memory that DLPack describes: its owner keeps it alive."""

    def __init__(self, owner: Any, address: int, device: tuple[int, int]):
        self.owner, self.address, self.device = owner, address, device

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: Any = None
    ) -> Any:
        """Return a capsule of the first version, which every library reads. All earlier loops have finished."""
        if copy or (dl_device is not None and tuple(dl_device) != self.device):
            raise BufferError("the arrays of a batch are shared in place, without a copy")
        if self.device[0] == GPU_MEMORY and stream != NO_STREAM:
            numba_cuda().synchronize()
        kind, axes = np.dtype(self.owner.dtype), len(self.owner.shape)
        shape = (ctypes.c_int64 * axes)(*self.owner.shape)
        strides = (ctypes.c_int64 * axes)(*(step // kind.itemsize for step in self.owner.strides))
        tensor = Tensor(
            self.address if prod(self.owner.shape) else None,
            Device(*self.device),
            axes,
            Kind(KINDS[kind.kind], 8 * kind.itemsize, 1),
            shape,
            strides,
            0,
        )
        managed = ManagedTensor(tensor, None, ctypes.cast(_DELETE, ctypes.c_void_p))
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, strides, self.owner)
        return ctypes.pythonapi.PyCapsule_New(address, NAME, ctypes.cast(_DROP_CAPSULE, ctypes.c_void_p))


def share(array: Any) -> Shared:
    """Return an array of a batch in a form that `from_dlpack` of PyTorch, JAX and CuPy takes.

    The memory stays that of the batch: the next step writes into it, so a library that takes arrays as constant (JAX)
    has to copy what it keeps.
    """
    if not is_on_gpu(array):
        return np.asarray(array)
    described = array.__cuda_array_interface__
    return DeviceArray(array, described["data"][0], (GPU_MEMORY, int(numba_cuda().get_current_device().id)))
