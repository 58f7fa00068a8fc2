"""Begins a training with a network of the same game, even if it was trained with another number of seats.

Inputs that mean the same keep their weights. A further opponent gets those of the last one that the network knows;
what all opponents have together then counts as much as before.
"""

from __future__ import annotations

import torch
from torch import Tensor

from ..engine.inputs import Block, Inputs
from ..errors import InvalidOptions
from .model import Model


@torch.no_grad()
def begin_with(model: Model, inputs: Inputs, source: Model, source_inputs: Inputs) -> None:
    """Copy the weights of a trained network into a model with layers of the same size."""
    old, new = source.seats, inputs.seats
    if model.second.weight.shape != source.second.weight.shape:
        second, first = source.second.weight.shape
        raise InvalidOptions(f"the network to begin with has layers of {first} and {second}")
    if (old == 1) != (new == 1):
        raise InvalidOptions("a network without opponents cannot begin with one that has some, nor the reverse")
    known = {(block.field, block.seat, block.place): block for block in source_inputs.blocks}
    model.first.zero_()
    for block in inputs.blocks:
        before = known.get((block.field, min(block.seat, old - 1), block.place))
        if before is not None:
            share = (old - 1) / (new - 1) if block.seat > 0 and new > old else 1.0
            model.first[block.begin : block.begin + block.size] = share * rows_of(source, before, block.size)
    model.first_bias.copy_(source.first_bias)
    model.second.load_state_dict(source.second.state_dict())
    seats = torch.arange(new).clamp(max=old - 1)
    outputs = torch.cat([seats, old + seats])
    model.last.weight.copy_(source.last.weight[outputs])
    model.last.bias.copy_(source.last.bias[outputs])


def rows_of(source: Model, block: Block, size: int) -> Tensor:
    """Return the weights of the inputs of a block; the last one stands for all that it does not have."""
    return source.first[block.begin + torch.arange(size).clamp(max=block.size - 1)]
