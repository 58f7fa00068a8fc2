"""Training of networks by self-play. It needs PyTorch (`perihelion[train]`); playing does not."""
