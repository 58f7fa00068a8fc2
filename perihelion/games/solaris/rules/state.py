"""The record of Solaris, its phases, and short functions that read it (sections 4.4 and 11.2)."""

from __future__ import annotations

from typing import ClassVar

from perihelion.rules import NOBODY, OWNER, Cells, Record, int8, rule

from .components import CARD_TYPES, COLOURS, SEATS, STATIONS

CHANCE, GAME_OVER, NONE = -1, -2, -1

ENGINE_DECK, HEADQUARTERS, BIOTOPE_STATION, SHUTTLE_PORT, CANTEEN_STATION, ENERGY_CENTRE = range(STATIONS)

FULL = 7
"""SOLARIS-16: the last space of an energy track."""
HAND_LIMIT = 7
LASER_GOAL = 7
"""SOLARIS-70: this much energy on the laser ends the basic game after the round."""
TIME_GAME_ROUNDS = 4
START_HAND = 5
DISPLAY_SLOTS = 3
LAST = STATIONS - 1
"""The ring position of the energy centre."""

PHASES = (
    "CHOOSE",
    "REPLENISH",
    "REDIRECT",
    "EXCHANGE_DISCARD",
    "EXCHANGE_DRAW",
    "ENGINE",
    "HQ_DRAW",
    "HQ_MORE",
    "BIOTOPE",
    "PORT",
    "CANTEEN",
    "CENTRE",
    "REPLACE",
    "LIMIT_TURN",
    "LIMIT_CANTEEN",
    "LIMIT_ROUND",
    "OVER",
    "LAYOUT",
    "BRIDGE",
    "TILE_A",
    "TILE_B",
    "PLACING",
    "DEAL",
    "DISPLAY",
    "DRAW",
    "STEAL",
    "SWAP_CARD",
    "SWAP_PLACE",
)
(
    CHOOSE,
    REPLENISH,
    REDIRECT,
    EXCHANGE_DISCARD,
    EXCHANGE_DRAW,
    ENGINE,
    HQ_DRAW,
    HQ_MORE,
    BIOTOPE,
    PORT,
    CANTEEN,
    CENTRE,
    REPLACE,
    LIMIT_TURN,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    OVER,
    LAYOUT,
    BRIDGE,
    TILE_A,
    TILE_B,
    PLACING,
    DEAL,
    DISPLAY,
    DRAW,
    STEAL,
    SWAP_CARD,
    SWAP_PLACE,
) = range(len(PHASES))

FINISH_ACTION, TURN_LIMIT, END_TURN, BEGIN_TURN = range(-9, -5)
END_STATION, CANTEEN_LIMIT, NEXT_STATION, ROUND_DRAWS, ROUND_LIMIT = range(-5, 0)
"""Moments between two phases, named as in section 4.3; `advance` passes through them and no position rests there."""


class State(Record):
    """Everything on the table; section 11.2 lists the range of each field."""

    former_names: ClassVar[dict[str, str]] = {"n_players": "players"}

    players: int = int8("The number of players, 3 to 5.", low=3, high=5)
    time_game: int = int8("1 if the Time Game is played, else 0.", high=1)
    max_rounds: int = int8("The round after which a basic game ends at the latest, 1 to 100.", low=1, high=100)
    ring: Cells = int8("The station at each ring position; position 5 is always the energy centre.", STATIONS, high=5)
    round: int = int8("The round, counted from 1.", low=1, high=100)
    pos: int = int8("The ring position of the active station, where the station marker lies.", high=5)
    phase: int = int8("The phase, an index of PHASES.", high=len(PHASES) - 1)
    to_act: int = int8("The seat that decides; -1 for chance, -2 when the game is over.", low=-2, high=4)
    draw_for: int = int8(
        "The seat that gets the present outcome (a tile, a card; the thief at a theft), -1 if none.", low=-1, high=4
    )
    draw_left: int = int8(
        "Chance points of this kind still to come, the present one included; 0 outside chance phases.", high=30
    )
    placed: Cells = int8(
        "1 if the tokens of the player are placed, by seat; 0 for seats that nobody has.", SEATS, high=1
    )
    victim: int = int8("The seat that is being robbed while chance picks the card, -1 if none.", low=-1, high=4)
    swap_card: int = int8(
        "The card turned for the bridge swap while its bridges are placed, -1 if none.", low=-1, high=23
    )
    energy: Cells = int8("Energy, 0 to 7, by seat and station.", SEATS, STATIONS, high=7)
    height: Cells = int8(
        "Tokens underneath the player's token in its stack, by seat and station.", SEATS, STATIONS, high=4
    )
    on_rim: Cells = int8(
        "1 if the player's token at the active station lies on the rim track, 0 on the energy track, by seat.",
        SEATS,
        high=1,
    )
    laser: Cells = int8("Energy on the laser, by seat.", SEATS)
    hand: Cells = int8("Cards in hand, by seat and card type.", SEATS, CARD_TYPES, seen=OWNER, high=5)
    hand_n: Cells = int8("The size of the hand, by seat.", SEATS, high=21)
    open_hand: Cells = int8(
        "Cards that everybody knows to be in the hand, by seat and card type.", SEATS, CARD_TYPES, high=5
    )
    stolen: Cells = int8(
        "Cards from the canteen that lie face down before the player, by seat and card type.",
        SEATS,
        CARD_TYPES,
        seen=OWNER,
        high=5,
    )
    stolen_n: Cells = int8("The number of cards that lie face down before the player, by seat.", SEATS, high=4)
    stack: Cells = int8("Cards in the stack, by card type.", CARD_TYPES, seen=NOBODY, high=5)
    stack_n: int = int8("The number of cards in the stack.", high=108)
    discard: Cells = int8("Cards in the discard pile, by card type.", CARD_TYPES, high=5)
    display: Cells = int8(
        "The open card in each slot of the display, -1 if the slot is empty.", DISPLAY_SLOTS, low=-1, high=23
    )
    bridge: Cells = int8(
        "The colour of the bridge in each slot; slot r lies between ring positions r and r + 1.", STATIONS, high=3
    )
    spare: Cells = int8("The colours of the two spare bridges, ascending.", 2, high=3)
    shuttle: Cells = int8(
        "The station where the shuttle is docked, by colour; -1 if it is in the supply.", COLOURS, low=-1, high=5
    )
    steps: int = int8("Steps made in the action of this turn.", high=7)
    cards_played: int = int8("Cards played in this turn; they count for replacement cards.", high=7)
    draws_owed: int = int8(
        "Cards that the player on turn may still take, at the headquarters or as replacement.", high=3
    )
    deck_count: Cells = int8(
        "Cards played at the engine deck in this turn, by the station whose symbol they show.", STATIONS, high=7
    )
    robbed: Cells = int8("1 if the player on turn has already taken a card from this player, by seat.", SEATS, high=1)
    limit_hit: int = int8("1 if the limit of rounds ended the game before anybody had 7 on the laser.", high=1)
    winners: Cells = int8("1 if the player wins or shares the victory, by seat; 0 while the game runs.", SEATS, high=1)


class Facts(Record):
    """What many questions of one decision share."""

    kinds: int = int8("The number of card types in the hand of the player who decides; 0 if the phase does not ask.")
    kind: Cells = int8("The `kinds` card types in the hand of the player who decides, rising.", CARD_TYPES)
    open: int = int8("At the biotope: the number of other stations where the player has less than 7 energy.")


@rule
def active(s: State) -> int:
    """SOLARIS-3, -10: the station under the station marker."""
    return s.ring[s.pos]


@rule
def clockwise(s: State) -> int:
    """The clockwise neighbour of the active station."""
    return s.ring[(s.pos + 1) % STATIONS]


@rule
def counterclockwise(s: State) -> int:
    """The counter-clockwise neighbour of the active station."""
    return s.ring[(s.pos + STATIONS - 1) % STATIONS]


@rule
def ring_position(s: State, station: int) -> int:
    """SOLARIS-75: where on the ring this station lies."""
    for r in range(STATIONS):
        if s.ring[r] == station:
            return r
    return 0
