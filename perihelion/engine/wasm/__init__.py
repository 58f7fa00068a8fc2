"""The rules and loops of a game as a WebAssembly module, made from the code that Numba compiles for the processor."""
