// Verifies the draws of a table that plays a deal: the same secret at many tables. docs/verify_draws.py does the same.

import { canonicalJson, concatBytes, encodeNumber, lengthPrefixed } from "./bytes.js";
import { fromHex, sha256Hex, toHex } from "./commitment.js";
import { isDigits } from "./verify-table.js";

const encoder = new TextEncoder();
const partOf = (text) => lengthPrefixed(encoder.encode(text));

/** Return the commitment to the secret and the terms of a deal. */
const commitmentOfDeal = (secret, terms) =>
  sha256Hex(concatBytes(partOf("perihelion deal 1"), lengthPrefixed(fromHex(secret)), partOf(canonicalJson(terms))));

/** Return whether the seal of a table is that of the deal it names, for the game and options of the file. */
export async function checkDeal({ round, format, without, left_out: leftOut = [], rules, secret, ...entry }, head) {
  const { deal, parts = [], commitment } = entry;
  const same = ["game", "options"].every((name) => canonicalJson(deal[name]) === canonicalJson(head[name]));
  const alone = round === 1 && format === 3 && !without.length && !leftOut.length;
  if (!same || !alone || canonicalJson(rules) !== canonicalJson(head.rules) || !parts.every(isDigits)) return false;
  return (await commitmentOfDeal(secret, deal)) === commitment;
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
