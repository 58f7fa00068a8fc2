"""Studying: lessons, the tour, puzzles, mistakes, the analysis board, reports, games at a real table."""
