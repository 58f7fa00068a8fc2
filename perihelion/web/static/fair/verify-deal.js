// Verifies a table that plays a deal: the same secret at many tables, and the seats that its terms say. docs/verify_draws.py
// does the same.

import { canonicalJson, concatBytes, encodeNumber, lengthPrefixed } from "./bytes.js";
import { fromHex, sha256Hex, toHex } from "./commitment.js";
import { isDigits } from "./verify-table.js";

const AGREEMENTS = new Set(["offer", "accept", "decline", "ask", "agree", "refuse"]);
const MODEL = "sun"; // the bot that plays an opened deal at the person's seat, for comparison
const SUBSTITUTE = "greedy"; // the bot that plays on for a person who resigned or was removed
const encoder = new TextEncoder();
const partOf = (text) => lengthPrefixed(encoder.encode(text));

/** Return the commitment to the secret and the terms of a deal. */
export const commitmentOfDeal = (secret, terms) =>
  sha256Hex(concatBytes(partOf("perihelion deal 1"), lengthPrefixed(fromHex(secret)), partOf(canonicalJson(terms))));

/** Return whether the seal of a table is that of the deal it names, for the game, options and seats of the file. */
export async function checkDeal(entry, head, players) {
  const { round, format, without, left_out: leftOut = [], rules, secret, deal, parts = [], commitment } = entry;
  const same = ["game", "options"].every((name) => canonicalJson(deal[name]) === canonicalJson(head[name]));
  const alone = round === 1 && format === 3 && !without.length && !leftOut.length;
  if (!same || !alone || canonicalJson(rules) !== canonicalJson(head.rules) || !parts.every(isDigits)) return false;
  return players.fit(deal.seats) && (await commitmentOfDeal(secret, deal)) === commitment;
}

/** Who plays at a table of a deal: seats and decisions are those of its terms, and nobody agrees on anything. */
export class Players {
  #seats = [];
  #started = false;
  #resigned = new Set();

  /** Follow an entry. Return the id of a sentence if it is wrong. */
  follow(entry) {
    const { kind, seat } = entry;
    if (AGREEMENTS.has(kind) || (kind === "undo" && entry.agreed) || (kind === "finish" && entry.why !== "resigned"))
      return "fair-wrong-deal-agreed";
    if (kind === "seats") this.#seats = entry.seats.map((held) => ({ kind: held.kind, level: held.level }));
    else if (kind === "start") this.#started = true;
    else if (kind === "resign") this.#resigned.add(seat);
    else if (kind === "seat") {
      if (!this.#mayChange(entry)) return "fair-wrong-deal-seat";
      this.#seats[seat] = { kind: entry.holds, level: entry.level };
    } else if (kind === "action" && !this.#mayDecide(entry)) return "fair-wrong-deal-player";
    return "";
  }

  /** Return whether a seat may change hands: persons come before the game, a bot plays on for those who left. */
  #mayChange({ seat, holds, level, why }) {
    const { kind } = this.#seats[seat];
    if (kind === "bot") return false;
    if (holds !== "bot") return !this.#started || (kind === "free" && holds === "person");
    const left = why === "removed" || (why === "resigned" && this.#resigned.has(seat));
    return this.#started && kind === "person" && level === SUBSTITUTE && left;
  }

  /** Return whether the holder of the seat decided: a bot of its level, or a person without the help of a bot. */
  #mayDecide({ seat, bot = "", auto = false, late = false }) {
    const { kind, level } = this.#seats[seat];
    if (kind === "bot") return bot === level && !auto && !late;
    return kind === "person" && !bot && !late;
  }

  /** Whether only bots play: the strongest one plays a deal for comparison. */
  get areModels() {
    return this.#seats.every(({ kind }) => kind === "bot");
  }

  /** Return whether the seats are in the beginning those that the terms say. */
  fit(wishes) {
    return (
      wishes.length === this.#seats.length &&
      this.#seats.every(({ kind, level }, n) => {
        if (wishes[n] !== "person") return kind === "bot" && wishes[n] === `bot:${level}`;
        return this.areModels ? level === MODEL : kind !== "bot";
      })
    );
  }
}

/** How many draws each stream had so far: a kind of chance, or what is dealt from it to one seat face down. */
export class Streams {
  #drawn = new Map();

  /** Return the name of a draw in its stream, and count it. */
  next({ phase, to = "-" }) {
    const stream = `${phase}/${to}`;
    const n = this.#drawn.get(stream) ?? 0;
    this.#drawn.set(stream, n + 1);
    return `${stream}/${n}`;
  }
}

/** Return the index of the outcome with the lowest ticket; each has as many tickets as its weight. */
export async function lowestTicket(key, deal, stream, { odds }) {
  const head = concatBytes(partOf("perihelion ticket 1"), partOf(deal), partOf(stream));
  let [best, found] = ["", -1];
  for (const [index, [text, weight]] of odds.entries()) {
    if (!Number.isInteger(weight) || weight < 1) throw new RangeError("weights");
    for (let copy = 0; copy < weight; copy++) {
      const message = concatBytes(head, partOf(text), encodeNumber(copy, 4));
      const ticket = toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, message)));
      if (found < 0 || ticket < best) [best, found] = [ticket, index];
    }
  }
  return found;
}
