## Stored things that cannot be shown whole

analysis-unreadable = There is no board, but nothing is lost: here are all moves, names and comments of this analysis.
