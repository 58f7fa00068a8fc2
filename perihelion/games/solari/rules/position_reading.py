"""Section 12: reading a position out of one line. An error names the field and what would be right."""

from __future__ import annotations

import re
from typing import Any, NoReturn

from perihelion.rules import InvalidOptions, InvalidPosition

from .components import (
    COMETS,
    DOUBLER,
    ON_RIM,
    PIECE_LETTERS,
    PIECES,
    STRAIGHT,
    WAYS,
    cell_named,
    name_of,
)
from .position import FIELDS, FOLLOWS, IN_MIDTURN, TILE_LETTERS, USUAL_MAX_TURNS, mark_used
from .scoring import leader
from .setup import take_options
from .state import (
    COMBOS,
    DICE,
    DOMINO,
    DONE,
    ENTER,
    FACE,
    FIRST,
    FREE,
    HIT_BY,
    HIT_ON,
    IN_HAND,
    KO1,
    MOVE1,
    MOVE2,
    NOBODY,
    NONE,
    OFF,
    OPEN,
    ORDER,
    OVER,
    OWNER_OF,
    PHASES,
    PICK,
    PIECE_OF,
    PLACE,
    ROLL,
    SIX_SIX,
    TILE,
    TILES,
    UNUSED,
    WILD,
    State,
    clear_turn,
    has_piece_off_board,
    in_use,
    letters,
    remember_start,
)


def read_position(text: str) -> tuple[dict[str, Any], State]:
    """Section 12: options and state of a position written in one line; an error names the field and what is wrong."""
    words = text.split()
    if len(words) != len(FIELDS):
        raise InvalidPosition(f"a position has eight fields ({' '.join(FIELDS)}), not {len(words)}")
    s = State()
    options = _read_options(s, words[0])
    clear_turn(s)
    for place in s.tile_order:
        s.tile_order[place] = NONE
    s.winner = NONE
    who = letters(s.players)
    _read_pieces(s, words[1], who)
    _read_numbers(s, 3, words[2], s.score, 2**31 - 1)
    _read_numbers(s, 4, words[3], s.turns, 5000 if s.rand == DICE else TILES)
    s.to_act = _read_mover(words[4], who)
    options["first"] = NOBODY if words[4] == "?" else 0
    wild = _read_dice(s, words[5])
    _read_tiles(s, words[6])
    if words[7] == "-":
        s.phase = _phase_between(s, words[4], wild)
    else:
        _read_midturn(s, words[7], who)
    _finish(s)
    return options, s


def _wrong(field: int, what: str) -> NoReturn:
    raise InvalidPosition(f"field {field} ({FIELDS[field - 1]}): {what}")


def _read_options(s: State, text: str) -> dict[str, Any]:
    parts = re.fullmatch(r"([123])-([24])(T?)-([DVOF])-(0|[HBD]{1,3})-(\d+)(?:-(\d+))?(-E)?", text)
    if parts is None or len(set(parts[5])) != len(parts[5]):
        _wrong(1, f"level-players-rand-pieces-target, such as 1-2-D-HBD-36, not {text!r}")
    target, max_turns = int(parts[6]), int(parts[7] or USUAL_MAX_TURNS)
    if target > 999:
        _wrong(1, f"the target is 0 to 999, not {target}")
    if not 1 <= max_turns <= 5000:
        _wrong(1, f"the turn cap is 1 to 5000, not {max_turns}")
    options: dict[str, Any] = {
        "level": int(parts[1]),
        "players": int(parts[2]),
        "teams": bool(parts[3]),
        "rand": parts[4],
        "use_hunter": "H" in parts[5],
        "use_blocker": "B" in parts[5],
        "use_doubler": "D" in parts[5],
        "target": target,
        "max_turns": max_turns,
        "equal_turns": bool(parts[8]),
        "first": 0,
    }
    try:
        take_options(s, options)
    except InvalidOptions as error:
        _wrong(1, str(error))
    return options


def _read_cell(s: State, field: int, text: str, is_comet: bool) -> tuple[int, int]:
    """Read where a piece is, a cell or OFF, UNUSED or IN_HAND, and the facing of a comet in Solari 3."""
    for nowhere, code in ((OFF, "xx"), (UNUSED, "--")):
        if text == code:
            return nowhere, 0
    faces = is_comet and s.level == 3
    place, facing = (text[:-1], text[-1:]) if faces else (text, WAYS[0])
    cell = IN_HAND if place == "hh" else cell_named(place)
    if cell == NONE or facing not in WAYS[:STRAIGHT]:
        _wrong(field, f"a piece stands on a cell such as {'45N' if faces else '45'}, or hh, xx, --; not {text!r}")
    return cell, WAYS.index(facing)


def _read_pieces(s: State, text: str, who: str) -> None:
    groups = text.split("|")
    if len(groups) != s.players:
        _wrong(2, f"{s.players} groups of pieces joined by |, not {len(groups)}")
    for place in s.pos:
        s.pos[place] = UNUSED
    pieces = [piece for piece in range(PIECES) if in_use(s, piece)]
    for player, group in enumerate(groups):
        if not group.startswith(who[player]):
            _wrong(2, f"group {player + 1} begins with {who[player]}, not with {group[:1]!r}")
        items = group[1:].split(",")
        if len(items) != len(pieces):
            _wrong(2, f"{who[player]} has {len(pieces)} pieces, not {len(items)}")
        for piece, item in zip(pieces, items, strict=True):
            _read_piece(s, player, piece, item)
    cells = [cell for cell in s.pos.values() if cell >= 0]
    for cell in cells:
        if cells.count(cell) > 1:
            _wrong(2, f"two pieces stand on {name_of(cell)}")


def _read_piece(s: State, player: int, piece: int, text: str) -> None:
    letter = PIECE_LETTERS[piece]
    if piece >= COMETS:
        if not text.startswith(letter):
            _wrong(2, f"{letter} and its cell, such as {letter}52, not {text!r}")
        text = text[1:]
    cell, facing = _read_cell(s, 2, text, piece < COMETS)
    if piece == DOUBLER and (cell == OFF or (cell >= 0 and not ON_RIM[cell])):
        _wrong(2, f"a doubler stands on the rim, not on {text}")
    s.pos[player, piece] = cell
    if piece < COMETS:
        s.face[player, piece] = facing


def _read_numbers(s: State, field: int, text: str, into: dict[Any, int], largest: int) -> None:
    numbers = text.split(",")
    if len(numbers) != s.players or not all(re.fullmatch(r"\d{1,10}", n) and int(n) <= largest for n in numbers):
        _wrong(field, f"{s.players} numbers up to {largest} joined by commas, not {text!r}")
    for player, number in enumerate(numbers):
        into[player] = int(number)


def _read_mover(text: str, who: str) -> int:
    if text in ("?", "."):
        return NOBODY
    if len(text) != 1 or text not in who:
        _wrong(5, f"one of {', '.join(who)}, ? or ., not {text!r}")
    return who.index(text)


def _read_dice(s: State, text: str) -> bool:
    """Read the roll or tile in play. Return whether 6-6 still waits for the combination that replaces it."""
    if text == "-":
        return False
    if text == "6-6?":
        s.combo = SIX_SIX
        return True
    values = re.fullmatch(r"(6-6=)?([1-6])-([1-6])", text)
    if values is None:
        _wrong(6, f"-, two values such as 2-5, 6-6? or 6-6=2-5, not {text!r}")
    a, b = sorted((int(values[2]), int(values[3])))
    if (a, b) == COMBOS[SIX_SIX] and not values[1]:
        _wrong(6, "6-6 is 6-6? while it is open and 6-6=6-6 if it was named")
    s.combo = SIX_SIX if values[1] else COMBOS.index((a, b))
    s.dice[0], s.dice[1] = a, b
    return False


def _read_tiles(s: State, text: str) -> None:
    if s.rand == DICE:
        if text != "-":
            _wrong(7, f"- with dice, not {text!r}")
        return
    groups = text.split("|")
    allowed = r"[a-u]*\.*" if s.rand == OPEN else "[01]*"
    if len(groups) != s.players or not all(len(g) == TILES and re.fullmatch(allowed, g) for g in groups):
        each = "letters a to u, or ." if s.rand == OPEN else "of 0 and 1"
        _wrong(7, f"{s.players} groups of 21 {each}, joined by |, not {text!r}")
    for player, group in enumerate(groups):
        drawn = group.rstrip(".")
        if s.rand == OPEN and len(set(drawn)) != len(drawn):
            _wrong(7, f"a tile lies twice in {group}")
        for place, character in enumerate(group):
            if s.rand != OPEN:
                s.tile_used[player, place] = int(character)
            elif character != ".":
                s.tile_order[player, place] = TILE_LETTERS.index(character)


def _phase_between(s: State, mover: str, wild: bool) -> int:
    """Return the phase of a line whose last field is `-`; fields 1, 2 and 5 to 7 determine it."""
    if mover in ("?", "."):
        if s.combo != NONE:
            _wrong(6, f"- if the mover is {mover}")
        return FIRST if mover == "?" else OVER
    if s.combo != NONE:
        return WILD if wild else PICK if has_piece_off_board(s) else MOVE1
    if s.rand == OPEN:
        if NONE not in [s.tile_order[player, TILES - 1] for player in range(s.players)]:
            _wrong(6, "with open dominoes the next tile of the order is in play")
        return ORDER
    return ROLL if s.rand == DICE else DOMINO if s.rand == FREE else TILE


def _read_midturn(s: State, text: str, who: str) -> None:
    if s.to_act == NOBODY or not s.dice[0]:
        _wrong(8, "- while no player has values in play")
    name, *rest = text.split(";")
    items = {item.partition("=")[0]: item.partition("=")[2] for item in rest}
    if name == PHASES[ENTER]:
        _read_entry(s, items)
        return
    if name not in [PHASES[phase] for phase in IN_MIDTURN]:
        _wrong(8, f"-, ENTER, KO1, MOVE2, PLACE or FACE, not {name!r}")
    s.phase = PHASES.index(name)
    needed = ["m", "d", "x"] + ["v"] * ("v" in items) + ["f"] * (s.phase == FACE) + ["s"]
    if list(items) != needed or len(items) != len(rest):
        _wrong(8, f"{name} is followed by {'= '.join(needed)}= in this order, not by {';'.join(rest)!r}")
    _read_movers(s, items["m"], items["d"], items["x"])
    if "v" in items:
        _read_victims(s, items["v"], who)
    if "f" in items:
        _read_face_job(s, items["f"], who)
    _read_start(s, items["s"])
    _check_midturn(s)


def _read_entry(s: State, items: dict[str, str]) -> None:
    piece = PIECE_LETTERS.find(items.get("e") or "?")
    if list(items) != ["e"] or not 0 <= piece < DOUBLER or s.pos[s.to_act, piece] != OFF:
        _wrong(8, "ENTER;e= and a piece of the mover that is off the board")
    s.phase, s.enter_piece = ENTER, piece


def _read_movers(s: State, movers: str, left: str, excluded: str) -> None:
    if not re.fullmatch(r"[1-6HBD][1-6HBD.]", movers):
        _wrong(8, f"m= names two pieces, or one and a dot, not {movers!r}")
    s.mover1, s.mover2 = (PIECE_LETTERS.find(letter) for letter in movers)
    if not re.fullmatch("[0-6]", left) or int(left) not in (0, s.dice[0], s.dice[1]):
        _wrong(8, f"d= is the value left, or 0, not {left!r}")
    s.d2 = int(left)
    if excluded not in ("0", "1"):
        _wrong(8, f"x= is 0 or 1, not {excluded!r}")
    s.excl = int(excluded)


def _read_victims(s: State, text: str, who: str) -> None:
    victims = text.split(",")
    if len(victims) > 2:
        _wrong(8, f"v= holds at most two victims, not {len(victims)}")
    for i, victim in enumerate(victims):
        parts = re.fullmatch(rf"([{who}])([1-6HBD])@([0-7]{{2}})/([1-6HBD])([hp])", victim)
        if parts is None:
            _wrong(8, f"a victim is written like N3@45/1h, not {victim!r}")
        s.vict[i, OWNER_OF] = who.index(parts[1])
        s.vict[i, PIECE_OF] = PIECE_LETTERS.index(parts[2])
        s.vict[i, HIT_ON] = cell_named(parts[3])
        s.vict[i, HIT_BY] = PIECE_LETTERS.index(parts[4])
        s.vict[i, DONE] = int(parts[5] == "p")
    s.n_vict = len(victims)


def _read_face_job(s: State, text: str, who: str) -> None:
    if not re.fullmatch(rf"[{who}][1-6][r2p]", text):
        _wrong(8, f"f= names a comet and what follows, such as N3r, not {text!r}")
    s.face_job[0] = FOLLOWS.index(text[2])
    s.face_job[1] = who.index(text[0])
    s.face_job[2] = PIECE_LETTERS.index(text[1])


def _read_start(s: State, text: str) -> None:
    cells = text.split(",")
    if len(cells) != COMETS:
        _wrong(8, f"s= holds six start cells, not {len(cells)}")
    for comet, cell in enumerate(cells):
        s.start_cell[comet], s.start_face[comet] = _read_cell(s, 8, cell, True)


def _check_midturn(s: State) -> None:
    """Check that the victims in hand, the value left and the movers fit the phase."""
    in_hand = sum(1 - s.vict[victim, DONE] for victim in range(s.n_vict))
    for victim in range(s.n_vict):
        where = s.pos[s.vict[victim, OWNER_OF], s.vict[victim, PIECE_OF]]
        if s.vict[victim, DONE] == 0 and where != IN_HAND:
            _wrong(8, "a victim in hand (h) stands as hh among the pieces")
    between = s.phase in (KO1, MOVE2) or (s.phase == FACE and s.face_job[0] == FOLLOWS.index("2"))
    if (s.d2 > 0) != between or (s.mover2 == NONE) != between:
        _wrong(8, f"d= and the second mover do not fit {PHASES[s.phase]}")
    wanted = {KO1: in_hand == 1 == s.n_vict, MOVE2: in_hand == 0, PLACE: in_hand > 0, FACE: True}
    if not wanted[s.phase]:
        _wrong(8, f"v= does not fit {PHASES[s.phase]}")


def _finish(s: State) -> None:
    """Derive what the line does not say: start cells, the tile in play, the winner."""
    hands = sum(cell == IN_HAND for cell in s.pos.values())
    victims = {(s.vict[i, OWNER_OF], s.vict[i, PIECE_OF]) for i in range(s.n_vict) if s.vict[i, DONE] == 0}
    if hands != len(victims):
        _wrong(2, "hh stands for a victim in hand, and field 8 names it")
    if s.rand != DICE and s.phase not in (FIRST, ORDER):
        mark_used(s)
    if s.phase in (TILE, DOMINO) and all(s.tile_used[s.to_act, tile] for tile in range(TILES)):
        _wrong(7, "the mover has no unused tile")
    if s.phase == OVER:
        s.winner = leader(s)
    elif s.phase not in (FIRST, ORDER, *IN_MIDTURN):
        remember_start(s)
