"""The game after the start: can a draw be chosen, or predicted before the honest person causes it?

The model tries all scripts up to a length, so it needs no rules of a game. For each script it tries all logs
(protocol_links.py), and for each log all ways to get the links of the honest page: the server may claim any count, any
number of draws, and that the decision causes a draw or not, in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import NamedTuple

from .protocol_defences import Defence as D
from .protocol_defences import Defences
from .protocol_links import (
    AUTO,
    BARE,
    LATE,
    LINK,
    Bounds,
    Decision,
    Log,
    Script,
    Step,
    attribute_chains,
    describe_script,
    link_of,
    write_log,
)
from .protocol_page import HONEST_SEAT
from .protocol_terms import Knowledge, Search, explore

# the honest page sends links


class Talk(NamedTuple):
    """What the page was asked and sent."""

    sent: tuple[tuple[int, int], ...] = ()
    """Its receipt: the number of each link, and the count at which it was sent."""
    asked: tuple[tuple[int, int], ...] = ()
    """The counts at which it was asked to decide, and the newest link that it had sent before."""
    spare: int = 1
    """How many questions more the adversary may ask than the log has decisions of the page."""

    @property
    def newest(self) -> int:
        """The highest link sent."""
        return max((number for number, _ in self.sent), default=0)


def answer(talk: Talk, count: int, draws: int, causes_draw: bool, defences: Defences) -> Talk | None:
    """Return the talk after the page decided, or None if the page refuses.

    The server claims the count, the number of draws and whether the decision causes a draw.
    """
    number = draws + 1
    if D.COUNTS_RISE in defences and any(count <= before for before, _ in talk.asked):
        return None
    asked = (*talk.asked, (count, talk.newest))
    silent = D.LINK_ONLY_WITH_DRAW in defences and not causes_draw
    if silent or number in dict(talk.sent):
        return talk._replace(asked=asked)
    return talk._replace(asked=asked, sent=tuple(sorted((*talk.sent, (number, count)))))


def is_accepted(log: Log, number: int, count: int, defences: Defences) -> bool:
    """Return whether the verifier accepts a log for a receipt that notes this link at this count."""
    if D.LINK_COUNTS_NOTED not in defences:
        return True
    if count >= len(log.draws_at) or log.draws_at[count] != number - 1:
        return False
    decision = next((one for one in log.decisions if one.at == count), None)
    if D.NOTED_LINK_STANDS in defences:
        return decision is not None and (decision.how == LATE or (decision.own_chain and decision.link == number))
    return decision is None or decision.how in (AUTO, LATE) or decision.link == number


def ask(log: Log, talk: Talk, defences: Defences) -> Iterator[tuple[str, Talk]]:
    """Yield every question to the page after which the verifier still accepts the log."""
    own = {one.at for one in log.decisions}
    for count, draws, causes_draw in product(range(len(log.draws_at)), range(log.draws + 1), (True, False)):
        spare = talk.spare - (count not in own or count in dict(talk.asked))
        after = answer(talk, count, draws, causes_draw, defences) if spare >= 0 else None
        if after is None or not all(is_accepted(log, number, at, defences) for number, at in after.sent):
            continue
        sends = "decides" if after.sent == talk.sent else f"decides and sends link {draws + 1}"
        yield (
            f"the page is asked at count {count}, after {draws} draws, says the server; it {sends}",
            after._replace(spare=spare),
        )


def find_prediction(log: Log, talk: Talk) -> Decision | None:
    """Return a decision whose draw the adversary could compute before the page sent the decision."""
    before = dict(reversed(talk.asked))
    for one in log.decisions:
        if one.key and one.how in (LINK, BARE) and one.chain_lives:
            known = Knowledge().learn(link_of(HONEST_SEAT, before[one.at]))
            if all(map(known.derives, one.key)):
                return one
    return None


def judge(log: Log, defences: Defences) -> tuple[str, ...] | None:
    """Return the attack that a whole log stands for, in words, or None.

    The adversary forges no decision of the honest person: the page sent each of them.
    """
    played = {one.at for one in log.decisions if one.how in (LINK, BARE)}
    needed = max((chain.newest for chain in log.chains if chain.owner == HONEST_SEAT), default=0)
    if log.choices <= log.ended and not any(one.key for one in log.decisions):
        return None

    def check(talk: Talk) -> tuple[str, ...] | None:
        if not played <= set(dict(talk.asked)) or talk.newest < needed:
            return None
        if log.choices > log.ended:
            return (f"CHOSEN: {log.choices} draw(s) picked from two values, {log.ended} chain(s) ended",)
        predicted = find_prediction(log, talk)
        return predicted and (f"PREDICTED: the draw was known before the page decided at count {predicted.at}",)

    return explore(Talk(), lambda talk: ask(log, talk, defences), check).trace


# the search


def scripts(bounds: Bounds) -> Iterator[Script]:
    """Yield all scripts, the shortest first."""
    steps = [Step(*one) for one in product(range(bounds.accomplices, -1, -1), (False, True), (False, True))]
    for length in range(1, bounds.steps + 1):
        for script in product(steps, repeat=length):
            if sum(step.forced for step in script) <= bounds.forced and script[-1].draw:
                yield tuple(step._replace(causes_draw=causes_draw(script[n:])) for n, step in enumerate(script))


def causes_draw(script: Script) -> bool:
    """Return whether the first decision causes a draw: one follows before the next decision that is not forced."""
    later = next((n for n, step in enumerate(script) if n and not step.forced), len(script))
    return any(step.draw for step in script[:later])


def search_play(bounds: Bounds, defences: Defences) -> Search:
    """Search the logs of all scripts for a draw that was chosen or predicted."""
    states = 0
    judged: dict[tuple, tuple[str, ...] | None] = {}
    for script, (words, chains) in product(scripts(bounds), attribute_chains(bounds.accomplices, defences).items()):

        def check(log: Log, length: int = len(script)) -> tuple[str, ...] | None:
            if log.steps < length:
                return None
            honest = tuple(chain for chain in log.chains if chain.owner == HONEST_SEAT)
            signature = (log.draws_at, log.decisions, honest, log.choices - log.ended)
            if signature not in judged:
                judged[signature] = judge(log, defences)
            return judged[signature]

        def expand(log: Log, script: Script = script) -> Iterator[tuple[str, Log]]:
            return write_log(log, script, bounds, defences)

        found = explore(Log(chains, chains), expand, check)
        states += found.states
        if found.trace is not None:
            return Search(states + len(judged), (describe_script(script), *([words] if words else []), *found.trace))
    return Search(states + len(judged), None)


def count_choices(bounds: Bounds, defences: Defences, page_late: bool = False) -> int:
    """Return how many draws of a log the adversary can pick from two values.

    It does not touch the honest chain, unless `page_late`: then it may say that the page's decisions were late.
    """
    most = 0
    start = attribute_chains(bounds.accomplices, defences)[""]

    def check(log: Log) -> None:
        nonlocal most
        if page_late or all(one.how in (LINK, AUTO) for one in log.decisions):
            most = max(most, log.choices)

    for script in scripts(bounds):
        explore(Log(start, start), partial(write_log, script=script, bounds=bounds, defences=defences), check)
    return most
