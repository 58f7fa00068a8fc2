"""The network during training: floats in PyTorch. `quantised` converts it to the whole numbers used in play."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn
from torch.autograd.function import FunctionCtx

from ..engine.arrays import Array
from ..engine.inputs import Inputs
from ..engine.network_rules import FIRST_BITS, LAST_BITS, SECOND_BITS

LARGEST = 7.9
"""The maximum absolute weight of the first two layers. So they fit into 16 bits, and the sums of the second layer into
32 as long as the first has at most 4,096 outputs (`perihelion/engine/network_rules.py`)."""

FIRST_SPREAD = 0.6
"""The initial spread of the sums of the first layer. With a much larger one most would be clipped."""


def padded(inputs: int) -> int:
    """Return the length of a row of inputs: one more for cells without an input, rounded up to a multiple of 8."""
    return -(-(inputs + 1) // 8) * 8


class CutOff(torch.autograd.Function):
    """Clips numbers to 0..1. Numbers outside still get a fraction of a gradient that leads them back."""

    @staticmethod
    def forward(ctx: FunctionCtx, sums: Tensor, way_back: float) -> Tensor:
        """Return the clipped numbers."""
        ctx.save_for_backward(sums)
        ctx.way_back = way_back
        return sums.clamp(0, 1)

    @staticmethod
    def backward(ctx: FunctionCtx, gradient: Tensor) -> tuple[Tensor, None]:
        """Return the gradient of the sums; a step goes against it."""
        (sums,) = ctx.saved_tensors
        comes_back = torch.where(sums < 0, gradient < 0, gradient > 0)
        is_inside = (sums > 0) & (sums < 1)
        return torch.where(is_inside, gradient, ctx.way_back * comes_back * gradient), None


class Model(nn.Module):
    """Two hidden layers, clipped to 0..1; for each seat a logit of its share of the win, and its points."""

    def __init__(self, inputs: int, cells: int, first: int, second: int, seats: int):
        """Each of the cells activates at most one of the inputs."""
        super().__init__()
        self.inputs, self.seats, self.way_back = inputs, seats, 0.0
        self.first = nn.Parameter(torch.randn(padded(inputs), first) * (FIRST_SPREAD / cells**0.5))
        self.first_bias = nn.Parameter(torch.full((first,), 0.1))
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, 2 * seats)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, counts: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits and the points (in units of the model's scale), both counted from the viewer."""
        return self.after_first((counts @ self.first.to(counts.dtype)).float() + self.first_bias)

    def after_first(self, sums: Tensor) -> tuple[Tensor, Tensor]:
        """Like `forward`, from the sums of the first layer."""
        hidden = CutOff.apply(self.second(CutOff.apply(sums, self.way_back)), self.way_back)
        outputs = self.last(hidden)
        return outputs[:, : self.seats], outputs[:, self.seats :]

    @torch.no_grad()
    def cut_off(self) -> None:
        """Clip the weights to the range that whole numbers can hold."""
        self.first.clamp_(-LARGEST, LARGEST)
        self.second.weight.clamp_(-LARGEST, LARGEST)

    @torch.no_grad()
    def whole_first(self) -> tuple[Tensor, Tensor]:
        """Return weights and bias of the first layer in whole numbers, as used in play."""
        scale = 1 << FIRST_BITS
        return (self.first[: self.inputs] * scale).round().short(), (self.first_bias * scale).round().int()

    @torch.no_grad()
    def quantised(self, points_scale: float) -> dict[str, Array]:
        """Return the weights as whole numbers. The output for points is in units of one point."""

        def whole(values: Tensor, bits: int, kind: str) -> Array:
            return np.rint(values.double().cpu().numpy() * (1 << bits)).astype(kind, order="C")

        scale = torch.ones(2 * self.seats, device=self.last.weight.device)
        scale[self.seats :] = points_scale
        first, first_bias = self.whole_first()
        return {
            "first": first.cpu().numpy(),
            "first_bias": first_bias.cpu().numpy(),
            "second": whole(self.second.weight.T, SECOND_BITS, "i2"),
            "second_bias": whole(self.second.bias, 8 + SECOND_BITS, "i4"),
            "last": whole((self.last.weight * scale[:, None]).T, LAST_BITS, "i4"),
            "last_bias": whole(self.last.bias * scale, 8 + LAST_BITS, "i8"),
        }


@torch.no_grad()
def restored(inputs: Inputs, weights: dict[str, Array], points_scale: float) -> Model:
    """Return a network with weights written by `quantised`."""

    def floats(name: str, bits: int) -> Tensor:
        return torch.from_numpy(weights[name].astype(np.float32)) / (1 << bits)

    first, second = weights["second"].shape
    model = Model(inputs.size, inputs.cells.shape[1], first, second, inputs.seats)
    scale = torch.ones(2 * inputs.seats)
    scale[inputs.seats :] = points_scale
    model.first.zero_()
    model.first[: inputs.size] = floats("first", FIRST_BITS)
    model.first_bias.copy_(floats("first_bias", FIRST_BITS))
    model.second.weight.copy_(floats("second", SECOND_BITS).T)
    model.second.bias.copy_(floats("second_bias", 8 + SECOND_BITS))
    model.last.weight.copy_(floats("last", LAST_BITS).T / scale[:, None])
    model.last.bias.copy_(floats("last_bias", 8 + LAST_BITS) / scale)
    return model
