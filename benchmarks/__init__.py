"""Speed measurements: ours and those of other engines in the same run, in CPU time, the best of several rounds."""
