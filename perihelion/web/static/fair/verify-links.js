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

  /** Take the link for the next draw. Return whether it belongs to the chain. */
  async take(link, draws) {
    const steps = draws + 1 - this.index;
    if (!this.alive || steps <= 0 || draws >= LINKS || !isDigits(link)) return false;
    if ((await hashTimes(link, steps)) !== this.newest) return false;
    this.newest = link;
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
  decisions = new Map(); // count -> the seat of a decision, and the number of the newest link after it
  #last = null; // the last decision, until a draw follows it

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

  /**
   * Follow an entry after this number of draws. Return whether its link is right: a decision brings one if a draw follows
   * it before the next decision, and only then. What causes a draw without a link ends the chain of the seat.
   */
  async follow(entry, draws) {
    const { kind, seat, auto } = entry;
    const chain = this.#find(seat);
    const decides = kind === "action" || kind === "confirm";
    let right = true;
    if ((decides && !auto) || kind === "undo") {
      right = this.isSettled;
      this.#last = decides ? entry : null;
    }
    if ("link" in entry) {
      right &&= decides && chain !== undefined && isOfPerson(entry) && (await chain.take(entry.link, draws));
    } else if (chain && ((decides && !isOfPerson(entry) && !auto) || kind === "seat")) {
      chain.alive = false;
    }
    if (kind === "outcome") this.#draw();
    if (decides && chain) this.decisions.set(this.draws.length, { seat, link: chain.index });
    if (COUNTED.has(kind)) this.draws.push(draws);
    return right;
  }

  /** Whether a draw has followed the last link. */
  get isSettled() {
    return this.#last === null || !("link" in this.#last);
  }

  #find(seat) {
    return [...this.chains.values()].find(({ seats }) => seats.has(seat));
  }

  /** End the chain of a player whose decision caused this draw without a link. */
  #draw() {
    const chain = this.#last && this.isSettled ? this.#find(this.#last.seat) : undefined;
    if (chain) chain.alive = false;
    this.#last = null;
  }

  /** Return whether a player sent this link when it was due: the server asked for none too early. */
  wasDue(index, count) {
    return this.draws[count] === index - 1;
  }

  /** Return whether a player sent this link and the file lacks it at that moment. */
  wasLeftOut(k, index, count) {
    const decision = this.decisions.get(count);
    return !decision || !this.chains.get(k).seats.has(decision.seat) || decision.link !== index;
  }
}
