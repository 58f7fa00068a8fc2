"""The folder of static files that is a whole Perihelion: the client, Python in WebAssembly, and our package for it."""
