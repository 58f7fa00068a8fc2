"""Daily deals and games of them, as a server writes them, and as somebody forges them who knows the format."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

from perihelion.core.registry import game as find
from perihelion.core.rules_version import rules_version
from perihelion.fair.deal import (
    FILE_FORMAT,
    MODEL,
    Deal,
    begin_of,
    compute_deal_commitment,
    compute_deal_head,
)
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.daily import plan_day
from perihelion.table.forced_steps import play_forced_steps, start_deal
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table.settings import Settings
from perihelion.table.table import Table, TableHead
from perihelion.table_log.bodies import BOT, PERSON, Seat, SeatsAssigned
from tests.fair.page_verifier import run_script
from tests.fair.sealed_games import objects, rewritten
from tests.table.tables import ADA

FIRST = date(2026, 11, 16)
DAY_SECONDS = 86_400

SCRIPT = """
import { readFileSync } from "node:fs";
import { verifyPublished } from "./static/fair/published-deals.js";
import { verifySealedGame } from "./static/fair/verify-draws.js";
const found = {};
for (const [name, [text, published]] of Object.entries(JSON.parse(readFileSync("files.json", "utf-8")))) {
  const game = await verifySealedGame(text, JSON.parse(text.split("\\n")[0].slice(17)).table, null);
  found[name] = { ...game, ...(game.wrong ? {} : await verifyPublished(published, game)) };
}
console.log(JSON.stringify(found));
"""


def make_day(day, **changes):
    """A deal of Leduc poker against the greedy bot that was made the day before, opened, with one contribution."""
    terms = plan_day(day, "", begin_of(day) - DAY_SECONDS + 5, "greedy", ("leduc",)) | changes
    digits = [sha256(f"{name} {day}".encode()).hexdigest() for name in ("secret", "part")]
    return {"commitment": "", "terms": terms, "parts": [digits[1]], "secret": digits[0]}


def make_set(wishes=("person", "person", "bot:random"), game="solenia"):
    """The deal of a set of tables, as a club makes it."""
    options = find(game).read_options({"players": len(wishes)})
    terms = {"id": "set", "game": game, "options": options, "seats": list(wishes), "previous": "", "made": 1}
    return seal({"commitment": "", "terms": terms, "parts": [], "secret": "ab" * 32})


def make_days(count=4):
    """The deals of some days, each of which names the one before it."""
    return link([make_day(FIRST + timedelta(days=n)) for n in range(count)])


def seal(deal):
    """Commit to the terms of a deal as they are now."""
    deal["commitment"] = compute_deal_commitment(bytes.fromhex(deal["secret"]), deal["terms"])
    return deal


def head_of(deal):
    return compute_deal_head(deal["commitment"], map(bytes.fromhex, deal["parts"]))


def link(deals):
    """Let each deal name the one before it in the list."""
    for before, deal in zip((None, *deals), deals, strict=False):
        deal["terms"]["previous"] = "" if before is None else head_of(before)
        seal(deal)
    return deals


def publish(deals):
    return {"format": FILE_FORMAT, "deals": deals}


def sit(wishes, model=False):
    """The seats that the terms of a deal say, with Ada at those of persons."""
    person = Seat(BOT, level=MODEL) if model else Seat(PERSON, ADA, "Ada")
    return [person if wish == PERSON else Seat(BOT, level=wish.partition(":")[2]) for wish in wishes]


def lay(deal, seats):
    """A new table of a deal, with Ada as its host."""
    game, options = deal["terms"]["game"], deal["terms"]["options"]
    made = Table(
        TableHead("table", game, options, Settings(hints=False), ADA, 1.0, rules_version(find(game))), SYSTEM_TIME
    )
    made.add(SeatsAssigned(seats=tuple(seats)))
    parts = tuple(map(bytes.fromhex, deal["parts"]))
    start_deal(made, Deal(deal["terms"], deal["commitment"], bytes.fromhex(deal["secret"]), parts))
    play_forced_steps(made)
    return made


def play_on(made, moves=9999):
    """Play the first legal action at every seat."""
    while not made.ended and moves:
        seat, text, moves = made.waits_for, made.position.legal[0], moves - 1
        if made.seats[seat].kind == BOT:
            commands.play_bot_action(made, seat, made.game.actions.ids[text], made.seats[seat].level)
        else:
            commands.play_action(made, made.seats[seat].guest, text, made.count)
    return made


def write(made):
    """The file of a table whose deal is open."""
    made.seal.deal_opened = True
    return write_sealed_game(made)


def play(deal, model=False):
    """The file of a whole game of a deal."""
    return write(play_on(lay(deal, sit(deal["terms"]["seats"], model))))


def forge(text, change):
    """A file in which something was changed, with right hashes and numbers."""
    lines = objects(text)
    change(lines)
    for n, line in enumerate(lines[1:-1]):
        line["n"] = n
    lines[-1]["entries"] = len(lines) - 2
    return rewritten(lines)


def ask_page(folder, files):
    """What the page says about sealed games, each with the deals that the server publishes."""
    return run_script(folder, SCRIPT, files)
