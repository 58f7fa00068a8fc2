"""Speed as ratios: ours and the peers' in the same run, in CPU time, the best of several rounds taken in turn."""
