"""Reports on a game: the loss of each decision, the luck of each draw, and each seat's chances at every moment.

    from perihelion.report import analyse, page
    found = analyse(position, simulations=600)      # a finished game, or one that still runs
    found.seats[0].error, found.seats[0].luck       # in shares of the win
    page(found, position)                           # one self-contained HTML page

* The error of a decision is measured from what the player could know then. A search from the seat's view finds the best
  action. A second search, with the same budget for the best and the played action, measures the difference.
* The luck of an outcome is measured with everything known: how much better it left a seat than the average of all
  possible outcomes. So luck is zero on average, however the players play.
* The curve is the judge's value of the true position at the end of the current turn, as a share of the win.
"""

from .analysis import analyse
from .model import Report
from .page import page

__all__ = ["Report", "analyse", "page"]
