"""The parts of a running server. Routes and middleware find them in `app.state.services`."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.background import CompileQueue
from ..notices.notifier import Notifier
from ..server.cluster import Cluster
from ..server.deals import Deals
from ..server.pairing import Pairing
from ..server.planned_moves import PlannedMoves
from ..server.play_comparison import PlayComparison
from ..server.registry import TableRegistry
from ..server.result_recorder import Recorder
from ..server.scheduler import Scheduler
from ..server.tournaments import Tournaments
from ..store.database import Database
from ..store.write_check import WriteCheck
from .http.computations import Computations
from .http.rate_limits import RateLimits
from .people.moderation import Operations
from .people.sessions import Sessions
from .people.sign_in_mails import SignInMails
from .site.archiving_task import Upkeep
from .site.device_files import DeviceFiles
from .study.entered_games import EnteredGames
from .study.lines import Lines
from .table.live_tables import LiveTables


@dataclass
class Services:
    """The parts of a server."""

    database: Database
    registry: TableRegistry
    scheduler: Scheduler
    recorder: Recorder
    play_comparison: PlayComparison
    notifier: Notifier
    deals: Deals
    tournaments: Tournaments
    plans: PlannedMoves
    pairing: Pairing
    live: LiveTables
    sessions: Sessions
    sign_in_mails: SignInMails
    limits: RateLimits
    computations: Computations
    operations: Operations
    upkeep: Upkeep
    write_check: WriteCheck
    entered: EnteredGames
    """The games at real tables that were used last."""
    cluster: Cluster | None = None
    """The other processes on the same database, if processes can share it."""
    lines: Lines = field(default_factory=Lines)
    """The lines of analyses that were used last."""
    compile_queue: CompileQueue = field(default_factory=CompileQueue)
    """Compiles first the games that people look at."""
    device_files: DeviceFiles = field(default_factory=DeviceFiles)
    """What pages load to think by themselves."""
