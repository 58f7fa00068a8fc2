"""What attacks on ratings gain, played with the model of the server.

    python -m benchmarks.rating_attacks

No games are played. In the first table the attacker decides who wins, and the ratings follow as on a server; they are
in points with half of their 95 % interval. In the second one honest games are decided by lots, as the strength of both
players says, many times; the figures are means, and the middle 90 % of the runs.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import mean

from perihelion.server.rating import Rating, combine, rate
from perihelion.table.rated_terms import RELIABLE_GAMES, find_pause

GAMES = (5, 10, 20, 40)
"""The numbers of games after which a rating is shown."""
SETTLED = 2.0
"""The uncertainty of an account that has played many games, in the units of the model."""


def win(winner: Rating, loser: Rating) -> tuple[Rating, Rating]:
    """Return both ratings after a game of two."""
    (after,), (lost,) = rate([[winner], [loser]], [1, 2])
    return after, lost


def farm_one(games: int, attacker: Rating) -> Rating:
    """One other account loses every game."""
    victim = Rating()
    for _ in range(games):
        attacker, victim = win(attacker, victim)
    return attacker


def farm_new(games: int, attacker: Rating) -> Rating:
    """Every game is lost by another new account."""
    for _ in range(games):
        attacker, _ = win(attacker, Rating())
    return attacker


def farm_chain(games: int, attacker: Rating) -> Rating:
    """Each new account first wins ten games against others, then loses one to the attacker."""
    for _ in range(games):
        attacker, _ = win(attacker, farm_new(10, Rating()))
    return attacker


def choose_weak(games: int, attacker: Rating) -> Rating:
    """Every opponent is settled 400 points below 1500."""
    for _ in range(games):
        attacker, _ = win(attacker, settled(1100))
    return attacker


def fall_on_purpose(games: int, attacker: Rating) -> Rating:
    """The attacker loses to settled opponents of 1500."""
    for _ in range(games):
        _, attacker = win(settled(1500), attacker)
    return attacker


def hold_two_seats(games: int, attacker: Rating) -> Rating:
    """At tables of three, a second account of the attacker comes last, a settled honest player second."""
    second = Rating()
    for _ in range(games):
        (attacker,), _, (second,) = rate([[attacker], [settled(1500)], [second]], [1, 2, 3])
    return attacker


def win_at_three(games: int, attacker: Rating) -> Rating:
    """For comparison: the attacker wins against two settled honest players of 1500."""
    for _ in range(games):
        (attacker,), _, _ = rate([[attacker], [settled(1500)], [settled(1500)]], [1, 2, 3])
    return attacker


def settled(points: float) -> Rating:
    """Return the rating of an account that has played many games."""
    return Rating(Rating().mu + (points - 1500) / (Rating(1, 0).points - Rating(0, 0).points), SETTLED)


ATTACKS = {
    "one other account loses": farm_one,
    "a new account loses each game": farm_new,
    "an account with ten wins loses each game": farm_chain,
    "settled opponents of 1100 lose": choose_weak,
    "loses on purpose to settled opponents of 1500": fall_on_purpose,
    "at tables of three, the attacker's second account is last": hold_two_seats,
    "for comparison: wins at tables of three": win_at_three,
}

RUNS = 2000
TABLE_MINUTES = 15


def play_honestly(mine: Rating, strength: float, games: int, lots: random.Random, other: float = 1500.0) -> Rating:
    """Play games against settled opponents; who wins is decided by lots, as the strength of both says."""
    for _ in range(games):
        won = lots.random() < 1 / (1 + 10 ** ((other - strength) / 400))
        first, second = win(mine, settled(other)) if won else win(settled(other), mine)
        mine = first if won else second
    return mine


def start_over(games: int) -> Callable[[random.Random], float]:
    """A player of strength 1800 starts again as a guest whom nobody knows."""
    return lambda lots: play_honestly(Rating(), 1800, games, lots).points


def merge_luckiest(accounts: int) -> Callable[[random.Random], float]:
    """A settled player of strength 1500 plays ten games with each of some new accounts, and merges only the best."""

    def attack(lots: random.Random) -> float:
        others = [play_honestly(Rating(), 1500, 10, lots) for _ in range(accounts)]
        return (
            combine(settled(1500), max(others)).points
            if others
            else play_honestly(settled(1500), 1500, 10, lots).points
        )

    return attack


def wait_after_leaving(share: float) -> Callable[[random.Random], float]:
    """Play twenty games of fifteen minutes and leave a share of them. Return the hours of waiting."""

    def attack(lots: random.Random) -> float:
        now, waited, ends = 0.0, 0.0, list[tuple[float, bool]]()
        for _ in range(20):
            pause = max(0.0, find_pause(ends[-RELIABLE_GAMES:]) - now)
            waited += pause
            now += pause + 60 * TABLE_MINUTES
            ends.append((now, lots.random() < share))
        return (waited + max(0.0, find_pause(ends[-RELIABLE_GAMES:]) - now)) / 3600

    return attack


CHANCY = {
    "strength 1800, a new account: rating after 5 games against 1500": start_over(5),
    "the same after 10 games": start_over(10),
    "the same after 20 games": start_over(20),
    "strength 1500, settled, ten honest games": merge_luckiest(0),
    "the same, merges one new account with ten games": merge_luckiest(1),
    "the same, merges the best of five new accounts": merge_luckiest(5),
    "the same, merges the best of twenty new accounts": merge_luckiest(20),
    "leaves every tenth of 20 games: hours of waiting": wait_after_leaving(0.1),
    "leaves every fifth": wait_after_leaving(0.2),
    "leaves every second": wait_after_leaving(0.5),
}


def main() -> None:
    """Print a table: what a new account and a settled one of 1500 reach."""
    print("| attack | from |", " | ".join(f"{n} games" for n in GAMES), "|")
    print("|---|---|" + "---:|" * len(GAMES))
    for name, attack in ATTACKS.items():
        for start, known in (("new", Rating()), ("settled", Rating(sigma=SETTLED))):
            reached = [attack(games, known) for games in GAMES]
            cells = " | ".join(f"{one.points} ± {one.margin}" for one in reached)
            print(f"| {name} | {start} | {cells} |")
    print("\n| by lots | mean | middle 90 % |\n|---|---:|---|")
    for name, chancy in CHANCY.items():
        found = sorted(chancy(random.Random(seed)) for seed in range(RUNS))
        digits = 1 if "leaves" in name else 0
        low, high = found[RUNS // 20], found[-RUNS // 20]
        print(f"| {name} | {mean(found):.{digits}f} | {low:.{digits}f} to {high:.{digits}f} |")


if __name__ == "__main__":
    main()
