// What the seal of the dice is computed from in this browser: random bytes, SHA-256, commitments; and where this
// browser remembers its own secrets. sealing.js takes part in the protocol, receipt.js keeps what was seen.

import { canonicalJson, concatBytes, encodeNumber, lengthPrefixed } from "./bytes.js";

/** @import { BranchRequest, NewTableRequest, PairingRequest, SeatRequest } from "../types.d.ts" */

const SECRET_BYTES = 32;
const MAX_REMEMBERED = 60; // entries in localStorage; the oldest are dropped
const encoder = new TextEncoder();

/** Return whether this browser can take part. It needs Web Crypto (only on secure connections) and localStorage. */
export const canCommit = () => {
  try {
    return Boolean(globalThis.crypto?.subtle && localStorage);
  } catch {
    return false;
  }
};

export const toHex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const randomBytes = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
export const sha256Hex = async (value) => toHex(await crypto.subtle.digest("SHA-256", value));

const hashParts = (...parts) => sha256Hex(concatBytes(...parts.map((part) => lengthPrefixed(part))));

/** Return a player's commitment to a contribution. It covers the server's seal, the table and the round. */
export const commitmentTo = (contribution, seal, table, round) =>
  hashParts(
    encoder.encode("perihelion contribution 4"),
    fromHex(contribution),
    fromHex(seal),
    encoder.encode(table),
    encodeNumber(round, 4),
  );

/** Return the hash of the closed list of commitments: [number, seat, commitment] of each. */
export const closingOf = (commitments, seal, table, round) =>
  hashParts(
    encoder.encode("perihelion commitments 4"),
    encoder.encode(canonicalJson({ commitments, round, seal, table })),
  );

/**
 * Say in a request by which this visitor takes a seat that this browser takes part in the seal of the dice.
 * @template {SeatRequest | NewTableRequest | BranchRequest | PairingRequest} Request
 * @param {Request} request
 * @returns {Request}
 */
export function withContribution(request = /** @type {Request} */ ({})) {
  const { bot, leave, open } = /** @type {SeatRequest} */ (request);
  if (!canCommit() || bot || leave || open) return request;
  return { ...request, contributes: true };
}

/** Remember a value under a name. */
export function remember(name, value) {
  keep("fair", name, value);
}

/** Return the value remembered under a name, or null. */
export const recall = (name) => lookUp("fair", name);

/** Store a value under a name in a list in localStorage. The newest stands last. */
export function keep(list, name, value) {
  const known = readList(list).filter(([other]) => other !== name);
  localStorage.setItem(list, JSON.stringify([...known, [name, value]].slice(-MAX_REMEMBERED)));
}

/** Return the value stored under a name in a list, or null. */
export const lookUp = (list, name) => readList(list).find(([other]) => other === name)?.[1] ?? null;

/** Return the names and values of a list in localStorage. */
export function readList(list) {
  try {
    return JSON.parse(localStorage.getItem(list) ?? "[]");
  } catch {
    return [];
  }
}
