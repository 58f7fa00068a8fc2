"""The vocabulary that everything else shares: what a game is, and what a position of a game is.

It describes games but contains none, and it asks a runtime to run their rules (`runtime.py`). Importing it needs
nothing outside the standard library.

* `contract`, `game`, `rule`, `steps`, `actions`, `events`: what a game provides
* `record`, `record_data`, `notation`: a state in memory, as stored data, and as text
* `position`, `log`, `refusals`: a state with its log; `chance`, `generator`: random outcomes
* `view`: what a seat may know, the only module that hides anything; `view_memo`, `view_comparison`, `recent_view`:
  views for drawings
* `narration`: the log as sentences; `transcript`, `replay`: game files
* `forced`, `early_end`: decisions without a choice, and the winners of a game that was stopped
* `lesson`, `lesson_try`, `tour`, `puzzle`: what players learn from
* `registry`: finds installed games
"""
