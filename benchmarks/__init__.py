"""Measurements of speed: ours and that of other engines in the same run, in CPU time, the best of several rounds."""
