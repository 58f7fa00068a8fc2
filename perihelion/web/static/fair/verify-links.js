// Verifies the links of a sealed game: values of the contributors' hash chains that come with their decisions, from
// format 4 on. docs/verify_draws.py does the same.

import { fromHex, toHex } from "./commitment.js";
import { LINKS } from "./link-chain.js";
import { COUNTED, isDigits } from "./verify-table.js";

/** The chain of one contributor: the seats that belong to it, the newest link and its number. */
class Chain {
  constructor(seats, contribution) {
    this.seats = seats;
    this.newest = contribution;
    this.index = 0;
    this.alive = true;
  }

  /** Follow a decision at one of the seats. Return whether its link, if it has one, is right. */
  async follow(entry, draws) {
    if (!("link" in entry)) {
      if (!entry.auto && this.index !== draws + 1) this.alive = false;
      return true;
    }
    const steps = draws + 1 - this.index;
    const fits = this.alive && isOfPerson(entry) && steps > 0 && draws < LINKS && isDigits(entry.link);
    if (!fits || (await hashTimes(entry.link, steps)) !== this.newest) return false;
    this.newest = entry.link;
    this.index = draws + 1;
    return true;
  }
}

const isOfPerson = ({ auto, bot, late }) => !auto && !bot && !late;

async function hashTimes(value, times) {
  let bytes = fromHex(value);
  for (let i = 0; i < times; i++) bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return toHex(bytes);
}

/** The chains of all contributors, and what the log says about links by the count of entries that moved the game. */
export class LinkCheck {
  chains = new Map(); // number of the contribution -> chain
  draws = []; // how many draws there were at each count
  decisions = new Map(); // count -> the seat of a decision, a bot's included, and the number of the newest link after it

  /** Begin the chains when the round is complete. */
  start(seal, table) {
    for (const [k, value] of seal.reveals) {
      const seats = [...table.persons].filter((seat) => table.numbers.get(seat) === seal.people.get(k));
      this.chains.set(k, new Chain(new Set(seats), value));
    }
  }

  /** What is mixed into the next draw, in the order of the contributions. */
  get newest() {
    return [...this.chains.keys()].sort((a, b) => a - b).map((k) => this.chains.get(k).newest);
  }

  /** Follow an entry after this number of draws. Return whether its link is right. */
  async follow(entry, draws) {
    const chain = [...this.chains.values()].find(({ seats }) => seats.has(entry.seat));
    let right = !("link" in entry);
    if (chain && (entry.kind === "action" || entry.kind === "confirm")) {
      right = await chain.follow(entry, draws);
      if (!entry.auto) this.decisions.set(this.draws.length, { seat: entry.seat, link: chain.index });
    } else if (chain && entry.kind === "seat") {
      chain.alive = false;
    }
    if (COUNTED.has(entry.kind)) this.draws.push(draws);
    return right;
  }

  /** Return whether a player sent this link when it was due: the server asked for none too early. */
  wasDue(index, count) {
    return this.draws[count] === index - 1;
  }

  /** Return whether a player sent this link with a decision that stands in the file without it. */
  wasLeftOut(k, index, count) {
    const decision = this.decisions.get(count);
    return decision !== undefined && this.chains.get(k).seats.has(decision.seat) && decision.link !== index;
  }
}
