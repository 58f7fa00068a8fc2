"""Tournaments for two to five seats: who plays whom, and who stands where.

Pure like `table/`: no asyncio, no database, no network, no clock. The next round is a function of the plan, the
entrants and the results so far; all chance comes from the seed in the plan. docs/tournaments.md explains the formats.
"""
