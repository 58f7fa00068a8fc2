"""Studying: lessons, the tour, puzzles, mistakes, the analysis board, games at a real table."""
