"""OpenSpiel: importing this module registers every installed game, so that `pyspiel.load_game` finds it.

    import pyspiel, perihelion.adapters.openspiel
    game = pyspiel.load_game("perihelion_solaris(players=4,time_game=True)")

The options of a game are its parameters. Chance nodes have the true probabilities. An observation is the view of a seat
(`perihelion.engine.observation`). The string of an information state lists all choices that the seat has seen, in
order; its tensor is the observation and the last RECALL of these entries. Utility is `perihelion.engine.rewards`; under
the name `perihelion_<game>_points` it is the points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, islice

import numpy as np
import pyspiel

from ..core.chance import FastDraws
from ..core.game import Game, Options
from ..core.limits import Limits
from ..core.position import Position
from ..core.record import ALL, UNKNOWN
from ..core.registry import game as find
from ..core.registry import games
from ..core.runtime import RuntimeState
from ..core.view import hide_packed, sees
from ..core.vocabulary import CHANCE, OVER, SPECTATOR
from ..engine import runtimes
from ..engine.arrays import Array
from ..engine.observation import Layout
from ..engine.rewards import rewards_by_winners
from ..engine.warmup import smallest_options

RECALL = 16
"""The number of last entries in the tensor of an information state; a whole game of Leduc has fewer."""
LONGEST = 100_000
"""The maximum number of outcomes in a game, and of decisions in a game without limits."""
PERFECT_RECALL = "perfect_recall"
"""The parameter of all games: whether `resample_from_infostate` returns states with a history."""
MOST_TRIED = 20_000
"""The maximum number of choices that are tried to find a history."""
UNLIMITED = Limits(-(1 << 15), 1 << 15, LONGEST)
"""For a game that does not declare its limits."""


class Held:
    """A state and its runtime. OpenSpiel copies and pickles everything in a state; here that is only the record."""

    def __init__(self, rules: runtimes.Runtime, s: RuntimeState):
        self.rules, self.s = rules, s

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.rules, self.rules.copy(self.s))

    def __reduce__(self) -> tuple[Callable[[str, bytes], Held], tuple[str, bytes]]:
        return _held, (self.rules.game.key, self.rules.packed(self.s).tobytes())


def _held(key: str, record: bytes) -> Held:
    found = find(key)
    rules = runtimes.best(found)
    state = found.rules.state
    return Held(rules, rules.state(state.unpack(np.frombuffer(record, state.dtype()))))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, made by `pyspiel.load_game`."""

    game: Game
    by_points: bool

    def __init__(self, params: Options | None = None):
        given = dict(params or {})
        self.perfect_recall = bool(given.get(PERFECT_RECALL, False))
        usual = parameters(self.game)
        chosen = {name: value for name, value in given.items() if name != PERFECT_RECALL and value != usual[name]}
        self.options = self.game.read_options({**smallest_options(self.game), **chosen})
        self.plain = self.game.new_state(self.options)
        self.seats = int(self.game.rules.seats(self.plain))
        self.result = rewards_by_winners(self.seats)
        limits = self.game.limits(self.options) or UNLIMITED
        zero_sum = limits.zero_sum if self.by_points else self.seats > 1
        least, most = limits[:2] if self.by_points else self._result_bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=self.game.most_outcomes,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=limits.decisions,
            **({"utility_sum": 0.0} if zero_sum else {}),
        )
        super().__init__(kind_of(self.game, self.by_points, zero_sum), info, given)
        self.rules = runtimes.best(self.game)
        self.layout = Layout(self.game, self.options)
        self.first = self.rules.state(self.plain)

    def _result_bounds(self) -> tuple[float, float]:
        """Return the least and the greatest reward: any teams may win, but never a part of one."""
        teams = {int(self.game.rules.team(self.plain, p)) for p in range(self.seats)}
        seats_of = [sum(1 << p for p in range(self.seats) if self.game.rules.team(self.plain, p) == t) for t in teams]
        won = [sum(chosen) for n in range(len(seats_of) + 1) for chosen in combinations(seats_of, n)]
        return float(self.result[won].min()), float(self.result[won].max())

    def new_initial_state(self) -> SpielState:
        """Return the beginning of the game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound; real games have far fewer."""
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, object] | None = None
    ) -> Observer | PartObserver:
        """Return an observer of what a seat sees (or, with perfect recall, has seen), as tensor and string."""
        if params:
            raise ValueError(f"observation parameters not supported: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if private and wanted.public_info:
            return Observer(self, wanted.perfect_recall)
        return PartObserver(self, private)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self._held = Held(game.rules, game.rules.copy(game.first))
        self._seen = (b"",) * game.seats
        """The entries each seat saw: triples of int16, actor, phase and number (-1 for an unseen choice)."""
        self._sampled_views = ("",) * game.seats
        """In a sampled world: the view that each other seat had there when it was sampled."""
        self._line = b""
        """With perfect recall: all choices, as int16."""

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def packed(self) -> Array:
        """Return the record."""
        record: Array = self._held.rules.packed(self._held.s)
        return record

    def choosing(self) -> list[int]:
        """Return the seats that choose at a simultaneous decision; none at any other point."""
        choosing = self._game.game.rules.choosing
        mask = 0 if choosing is None else choosing(self._held.rules.plain(self._held.s))
        return [p for p in range(self._game.seats) if mask >> p & 1]

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's id for chance, a finished game or a simultaneous decision."""
        actor = self._held.rules.actor(self._held.s)
        if actor >= 0 and self.choosing():
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        player: int = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(actor, actor)
        return player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._held.rules.actor(self._held.s) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        rules, s = self._held.rules, self._held.s
        if player == rules.actor(s) or self._game.game.rules.choosing is None:
            return rules.legal(s)
        if player not in self.choosing():
            return []
        turned = rules.copy(s)
        rules.turn(turned, player)
        return rules.legal(turned)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes and their probabilities."""
        weights = self._held.rules.deals(self._held.s)
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        rules, s = self._held.rules, self._held.s
        actor, phase, seen = rules.actor(s), rules.phase(s), rules.seen(s)
        known, hidden = (np.array([actor, phase, n], np.int16).tobytes() for n in (action, -1))
        self._seen = tuple(log + (known if sees(seen, p) else hidden) for p, log in enumerate(self._seen))
        if self._game.perfect_recall:
            self._line += np.int16(action).tobytes()
        carry_out(rules, s, action)

    def _apply_actions(self, actions: list[int]) -> None:
        """Carry out the choices of all seats; those of seats that do not choose count for nothing."""
        for player in self.choosing():
            self._apply_action(actions[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return next(text for text, number in self._outcomes().items() if number == action)
        return self._game.game.actions.texts[action]

    def _outcomes(self) -> dict[str, int]:
        """Return the ids of the possible outcomes by their text."""
        position = self.position()
        return dict(zip(position.outcomes, position.outcome_ids, strict=True))

    def position(self) -> Position:
        """Return the same position as a Perihelion `Position`."""
        game = self._game
        return Position(game.game, game.options, self._held.rules.plain(self._held.s), "en")

    def returns(self) -> list[float]:
        """Return the utility of each seat; 0 while the game runs."""
        game = self._game
        if not self.is_terminal():
            return [0.0] * game.seats
        rules, plain = game.game.rules, self._held.rules.plain(self._held.s)
        if game.by_points:
            return [float(rules.points(plain, p)) for p in range(game.seats)]
        shares: list[float] = game.result[rules.winners(plain)].tolist()
        return shares

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state consistent with what a player knows; `sampler` gives numbers between 0 and 1.

        It has no history, and the other seats know nothing of the past. With the parameter `perfect_recall` it has one,
        in which the player saw what it has seen here.
        """
        game = self._game
        draws = FastDraws(int(sampler() * (1 << 30)))
        if game.perfect_recall:
            return resample_history(self, player, draws)
        rules = self._held.rules
        s = rules.state(game.game.rules.state.unpack(hide_packed(game.game, self.packed(), player)))
        r = [1 + draws.below(1 << 30), 1]
        if game.game.rules.recalls:
            r += np.frombuffer(self._seen[player], np.int16).tolist()
        rules.sample(s, player, r if isinstance(rules, runtimes.Interpreted) else np.array(r))
        world = game.new_initial_state()
        world._held = Held(rules, s)
        world._seen = (self._seen[player],) * game.seats
        others = [observation_text(game, world.packed(), p) for p in range(game.seats)]
        world._sampled_views = tuple("" if p == player else others[p] for p in range(game.seats))
        return world

    def __str__(self) -> str:
        return self.position().text


def resample_history(state: SpielState, player: int, draws: FastDraws) -> SpielState:
    """Return a state with another history, which looked the same to a player. Raises ValueError if none is found.

    The entries that the player saw are played again. Those that it did not see are drawn: outcomes by their weights,
    actions with equal probability. If the player would see something else after them, another choice is tried.
    """
    game, rules = state._game, state._held.rules
    line = np.frombuffer(state._line, np.int16).tolist()
    seen = np.frombuffer(state._seen[player], np.int16).reshape(-1, 3).tolist()
    s, views = rules.copy(game.first), [b""]
    for choice in line:
        carry_out(rules, s, choice)
        views.append(hide_packed(game.game, rules.packed(s), player).tobytes())
    s = rules.copy(game.first)
    past: list[tuple[RuntimeState, list[int]]] = []
    """For each entry played: the state before it, and the choices that are left, the one played last."""
    for _ in range(MOST_TRIED):
        fits = not past or hide_packed(game.game, rules.packed(s), player).tobytes() == views[len(past)]
        if fits and len(past) == len(line):
            return _replay(game, [choices[-1] for _, choices in past])
        choices = _choices(rules, s, player, seen[len(past)], draws) if fits else []
        while not choices and past:
            s, choices = past.pop()
            choices.pop()
        if not choices:
            break
        past.append((s, choices))
        s = rules.copy(s)
        carry_out(rules, s, choices[-1])
    raise ValueError("no other history was found; without perfect_recall none is needed")


def carry_out(rules: runtimes.Runtime, s: RuntimeState, choice: int) -> None:
    """Carry out an outcome or an action."""
    if rules.actor(s) == CHANCE:
        rules.deal(s, choice)
    else:
        rules.play(s, choice)


def _choices(
    rules: runtimes.Runtime, s: RuntimeState, player: int, entry: Sequence[int], draws: FastDraws
) -> list[int]:
    """Return the choices that fit an entry in the log of a player, in random order."""
    actor, phase, number = entry
    if (rules.actor(s), rules.phase(s), sees(rules.seen(s), player)) != (actor, phase, number >= 0):
        return []
    weights = rules.deals(s) if actor == CHANCE else []
    possible = [i for i, weight in enumerate(weights) if weight] if actor == CHANCE else rules.legal(s)
    if number >= 0:
        return [number] if number in possible else []
    mixed: list[int] = []
    while possible:
        mixed.append(possible.pop(draws.draw([weights[i] if weights else 1 for i in possible])))
    return mixed[::-1]


def _replay(game: SpielGame, choices: list[int]) -> SpielState:
    """Return the state after these choices, with its history."""
    world, rest = game.new_initial_state(), iter(choices)
    for choice in rest:
        if seats := world.choosing():
            chosen = dict(zip(seats, (choice, *islice(rest, len(seats) - 1)), strict=True))
            world.apply_actions([chosen.get(p, 0) for p in range(game.seats)])
        else:
            world.apply_action(choice)
    return world


class Observer:
    """The interface of OpenSpiel's observers: `tensor`, `dict` of named pieces, and a string."""

    def __init__(self, game: SpielGame, recall: bool):
        self.game, self.recall = game, recall
        size = game.layout.size
        self.tensor = np.zeros(size + 2 * RECALL if recall else size, np.float32)
        self.dict = {p.name: self.tensor[p.start : p.start + p.size].reshape(p.shape) for p in game.layout.parts}
        self._observation = self.tensor[:size].reshape(1, -1)
        if recall:
            self.dict["recent"] = self.tensor[size:].reshape(RECALL, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the view of a player into the tensor."""
        actor = np.array([state._held.rules.actor(state._held.s)])
        self.game.layout.write(state.packed(), actor, np.array([player]), self._observation)
        if self.recall:
            self._remember(np.frombuffer(state._seen[player], np.int16).reshape(-1, 3), player)

    def _remember(self, log: Array, player: int) -> None:
        """Write two floats per entry, last one first: the actor, relative to the player, and the choice (0: unseen)."""
        recent, last = self.dict["recent"], log[: -RECALL - 1 : -1]
        seats = self.game.seats
        who = np.where(last[:, 0] < 0, 0, (last[:, 0] - player) % seats + 1)
        most = max(len(self.game.game.actions), self.game.game.most_outcomes)
        recent[:] = 0
        recent[: len(last), 0] = (who + 1) / (seats + 1)
        recent[: len(last), 1] = (last[:, 2] + 1) / most

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view of a player in words."""
        if not self.recall:
            return observation_text(self.game, state.packed(), player)
        entries = np.frombuffer(state._seen[player], np.int16).reshape(-1, 3).tolist()
        seen = " ".join(self._describe_entry(*entry) for entry in entries)
        return f"seat {player}: {seen}{state._sampled_views[player]}"

    def _describe_entry(self, actor: int, phase: int, number: int) -> str:
        who = "chance" if actor == CHANCE else str(actor)
        if number < 0:
            return f"{who}.{phase}=?"
        return f"{who}.{phase}={number if actor == CHANCE else self.game.game.actions.texts[number].replace(' ', '_')}"


class PartObserver:
    """A part of an observation, as a string only: what everybody sees, or what only this seat sees."""

    tensor: Array | None = None

    def __init__(self, game: SpielGame, private: bool):
        self.game, self.private = game, private
        self.dict: dict[str, Array] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the fields that everybody sees, or those that this seat sees and a spectator does not."""
        public = observation_text(self.game, state.packed(), SPECTATOR).splitlines()
        if not self.private:
            return "\n".join(public[1:])
        own = observation_text(self.game, state.packed(), player).splitlines()
        return "\n".join(line for line in own if line not in public)


def observation_text(game: SpielGame, packed: Array, player: int) -> str:
    """Return all fields of the record that a seat sees."""
    hidden = hide_packed(game.game, packed, player)
    lines = [f"seat: {player}"]
    for field in game.game.rules.state.fields:
        values = hidden[field.name][0]
        if field.seen == ALL or (values != UNKNOWN).any():
            cells = ["?" if v == UNKNOWN else str(v) for v in np.ravel(values).tolist()]
            lines.append(f"{field.name}: {' '.join(cells)}")
    return "\n".join(lines)


def parameters(game: Game) -> Options:
    """Return the options with their defaults. OpenSpiel would read a text of digits as a number, so it gets spaces."""
    usual = game.read_options(smallest_options(game))
    return {n: " ".join(v) if isinstance(v, str) and v.isdigit() else v for n, v in usual.items()}


def seat_counts(game: Game) -> list[int]:
    """Return the possible numbers of seats of a game."""
    players = next((option.values for option in game.options if option.name == "players"), None)
    return [int(p) for p in players] if players else [int(game.rules.seats(game.new_state(game.read_options({}))))]


def kind_of(game: Game, by_points: bool, zero_sum: bool) -> pyspiel.GameType:
    """Return OpenSpiel's description of a game."""
    kinds, seats = pyspiel.GameType, seat_counts(game)
    return kinds(
        short_name=f"perihelion_{game.key}{'_points' if by_points else ''}",
        long_name=f"Perihelion {game.key.capitalize()}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if game.rules.choosing else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters(game), PERFECT_RECALL: False},
    )


def register(game: Game, by_points: bool = False) -> str:
    """Register a game with OpenSpiel and return the name for loading it.

    It is registered as a zero-sum game if it is one with all options; a loaded game reports it for its own options.
    """
    limits = game.limits(smallest_options(game)) or UNLIMITED
    kind = kind_of(game, by_points, limits.zero_sum if by_points else min(seat_counts(game)) > 1)
    name = str(kind.short_name)
    if name not in pyspiel.registered_names():
        made = type(name, (SpielGame,), {"game": game, "by_points": by_points})
        globals()[name] = made  # where pickle looks for it
        pyspiel.register_game(kind, made)
    return name


for _found in games().values():
    register(_found)
    register(_found, by_points=True)
