"""The report: where a game was won, lost, or just unlucky.

    from perihelion.bots.report import analyse, page
    found = analyse(position, simulations=600)      # a finished game, or one so far
    found.seats[0].error, found.seats[0].luck       # in shares of the win
    page(found, position)                           # one self-contained HTML page

* Error is measured from what the player could know at that time: a search from the seat's view says what was best, and
  a second one, with as much thought for both, what the difference was.
* Luck is measured afterwards, with everything known: how much better an outcome left a seat than the average of all
  that could have come. So luck is zero on average, whatever the players do.
* The curve is what `judge` says of the true position at the end of the running turn, as a share of the win.
"""

from .analysis import analyse
from .model import Report
from .page import page

__all__ = ["Report", "analyse", "page"]
