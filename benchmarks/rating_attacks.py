"""What attacks on ratings gain, played with the model of the server.

    python -m benchmarks.rating_attacks

No games are played: the attacker decides who wins, and the ratings follow as on a server. Ratings are in points with
half of their 95 % interval.
"""

from __future__ import annotations

from perihelion.server.rating import Rating, rate

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
    weak = Rating(Rating().mu - 400 / (Rating(1, 0).points - Rating(0, 0).points), SETTLED)
    for _ in range(games):
        attacker, _ = win(attacker, weak)
    return attacker


ATTACKS = {
    "one other account loses": farm_one,
    "a new account loses each game": farm_new,
    "an account with ten wins loses each game": farm_chain,
    "settled opponents of 1100 lose": choose_weak,
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


if __name__ == "__main__":
    main()
