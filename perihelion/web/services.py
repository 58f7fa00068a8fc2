"""The parts of a running server, as routes and middleware find them in `app.state.services`."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.background import CompileQueue
from ..play.deals import Deals
from ..play.neighbours import Neighbours
from ..play.notifier import Notifier
from ..play.planned_moves import PlannedMoves
from ..play.recorder import Recorder
from ..play.scheduler import Scheduler
from ..play.table_registry import TableRegistry
from ..store.database import Database
from ..store.write_check import WriteCheck
from .analysis import Lines
from .companion import EnteredGames
from .computations import Computations
from .live import LiveTables
from .operations import Operations
from .rate_limits import RateLimits
from .sessions import Sessions
from .sign_in_mails import SignInMails
from .upkeep import Upkeep


@dataclass
class Services:
    """The parts of a server."""

    database: Database
    registry: TableRegistry
    scheduler: Scheduler
    recorder: Recorder
    notifier: Notifier
    deals: Deals
    plans: PlannedMoves
    live: LiveTables
    sessions: Sessions
    sign_in_mails: SignInMails
    limits: RateLimits
    computations: Computations
    operations: Operations
    upkeep: Upkeep
    write_check: WriteCheck
    neighbours: Neighbours | None = None
    """The other processes on the same database, where it is one that several can share."""
    lines: Lines = field(default_factory=Lines)
    """The lines that analyses asked for last."""
    entered: EnteredGames = field(default_factory=EnteredGames)
    """The games at real tables that were asked for last."""
    compile_queue: CompileQueue = field(default_factory=CompileQueue)
    """The games that people look at are compiled first."""
