// Verifies the draws of a sealed game with Web Crypto, in the visitor's browser. docs/verify_draws.py does the same.

import { fromHex, recall, sha256Hex, toHex } from "./commitment.js";

const FORMAT = "perihelion sealed game 1";
const SHOWN_HASH_LENGTH = 16;
const RANGE = 1n << 64n;
const encoder = new TextEncoder();

class VerificationError extends Error {
  constructor(line, word) {
    super(word);
    this.line = line;
  }
}

/**
 * Verify the text of a sealed game.
 *
 * Return {draws, before, remembered} if it is right: the number of verified draws, of draws before the seal, and
 * whether this browser remembered the seal. Return {line, wrong} if it is not: the line and the id of a sentence.
 */
export async function verifySealedGame(file) {
  try {
    return await verifyEntries(await readEntries(file));
  } catch (error) {
    return {
      line: error.line ?? 1,
      wrong: error instanceof VerificationError ? error.message : "fair-wrong-unreadable",
    };
  }
}

/** Return the entries of the file. Every line must match its hash, which depends on all lines before. */
async function readEntries(file) {
  const lines = file.split("\n");
  if (lines.pop() !== "" || lines.length < 2) throw new VerificationError(lines.length, "fair-wrong-torn");
  let chain = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(FORMAT)));
  const objects = [];
  for (const [i, line] of lines.entries()) {
    const body = line.slice(SHOWN_HASH_LENGTH + 1);
    chain = new Uint8Array(await crypto.subtle.digest("SHA-256", concatBytes(chain, encoder.encode(body))));
    if (line !== `${toHex(chain).slice(0, SHOWN_HASH_LENGTH)} ${body}`)
      throw new VerificationError(i + 1, "fair-wrong-changed");
    objects.push(JSON.parse(body));
  }
  if (objects[0].format !== FORMAT) throw new VerificationError(1, "fair-wrong-unreadable");
  if (objects.at(-1).entries !== objects.length - 2) throw new VerificationError(objects.length, "fair-wrong-torn");
  return objects;
}

/** Return the state of a round of commitments. */
const newRound = (round = 0, secret = "") => ({
  round,
  secret,
  commitments: new Map(),
  seats: new Map(),
  reveals: new Map(),
  contributions: [],
  complete: false,
});

/** Check all entries: commitments come before reveals, reveals match them, and every draw follows from the key. */
async function verifyEntries(objects) {
  const { table } = objects[0];
  let seal = newRound();
  let [number, draws, before, remembered, key] = [0, 0, 0, false, null];
  for (const [i, entry] of objects.slice(1, -1).entries()) {
    const must = (right, word) => {
      if (!right) throw new VerificationError(i + 2, word);
    };
    if ("round" in entry) must(entry.round === seal.round + (entry.kind === "seal"), "fair-wrong-round");
    if (entry.kind === "seal") {
      must(!seal.complete, "fair-wrong-round");
      seal = newRound(entry.round, entry.secret);
      must((await sha256Hex(fromHex(seal.secret))) === entry.commitment, "fair-wrong-secret");
      const seen = recall(`seal ${table} ${entry.round}`);
      must(!seen || seen === entry.commitment, "fair-wrong-seal");
      remembered ||= Boolean(seen);
    } else if (entry.kind === "commit") {
      must(!seal.reveals.size && !seal.complete && !seal.seats.has(entry.k), "fair-wrong-promise");
      seal.commitments.set(entry.k, entry.commitment);
      seal.seats.set(entry.k, entry.seat);
    } else if (entry.kind === "seat" && !seal.reveals.size) {
      for (const [k, seat] of seal.seats) if (seat === entry.seat) seal.commitments.delete(k);
    } else if (entry.kind === "reveal") {
      const right = (await sha256Hex(fromHex(entry.value))) === seal.commitments.get(entry.k);
      must(right && !seal.reveals.has(entry.k) && !seal.complete, "fair-wrong-promise");
      seal.reveals.set(entry.k, entry.value);
    } else if (entry.kind === "sealed") {
      must(!seal.complete && [...seal.commitments.keys()].every((k) => seal.reveals.has(k)), "fair-wrong-promise");
      seal.complete = true;
      key = await importKey(seal);
    } else if (entry.kind === "contribute") {
      must(seal.complete, "fair-wrong-promise");
      seal.contributions.push(entry.value);
      key = await importKey(seal);
    } else if (entry.kind === "outcome") {
      must(entry.draw === number++, "fair-wrong-number");
      if (!seal.round) {
        before += 1;
        continue;
      }
      must(seal.complete, "fair-wrong-early");
      draws += 1;
      if (entry.of > 1) must(entry.odds[await drawIndex(key, table, entry)][0] === entry.text, "fair-wrong-draw");
    }
  }
  return { draws, before, remembered };
}

/** Return the HMAC key: the server's secret and all reveals, each with its length. */
function importKey(seal) {
  const reveals = [...seal.reveals.keys()].sort((a, b) => a - b).map((k) => seal.reveals.get(k));
  const raw = concatBytes(
    ...[seal.secret, ...reveals, ...seal.contributions].map((part) => lengthPrefixed(fromHex(part))),
  );
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Return the index of the outcome that the key gives for a draw. Values that would favour an outcome are rejected. */
async function drawIndex(key, table, { draw, odds }) {
  const weights = odds.map(([, weight]) => BigInt(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  let value;
  for (let tries = 0; ; tries++) {
    const numbers = concatBytes(encodeNumber(draw, 8), encodeNumber(tries, 4));
    const message = concatBytes(
      lengthPrefixed(encoder.encode("perihelion draw 1")),
      lengthPrefixed(encoder.encode(table)),
      numbers,
    );
    const digest = await crypto.subtle.sign("HMAC", key, message);
    value = new DataView(digest).getBigUint64(0);
    if (value < RANGE - (RANGE % total)) break;
  }
  let [left, index] = [value % total, 0];
  while (left >= weights[index]) left -= weights[index++];
  return index;
}

function encodeNumber(value, length) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer).slice(8 - length);
}

const lengthPrefixed = (part) => concatBytes(encodeNumber(part.length, 4), part);

function concatBytes(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
