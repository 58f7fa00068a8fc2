// Checks a sealed game with Web Crypto: the same as docs/verify_draws.py does, in the reader's own browser.

import { bytes, hashed, hex, recall } from "./fair.js";

const FORMAT = "perihelion sealed game 1";
const SHOWN = 16;
const RANGE = 1n << 64n;
const text = new TextEncoder();

class Wrong extends Error {
  constructor(line, word) {
    super(word);
    this.line = line;
  }
}

/** Check a file; {draws, before, remembered} where all is well, {line, wrong} where something is not. */
export async function check(file) {
  try {
    return await checked(await read(file));
  } catch (error) {
    return { line: error.line ?? 1, wrong: error instanceof Wrong ? error.message : "fair-wrong-unreadable" };
  }
}

/** The objects of the file; every line must match its hash. */
async function read(file) {
  const lines = file.split("\n");
  if (lines.pop() !== "" || lines.length < 2) throw new Wrong(lines.length, "fair-wrong-torn");
  let chain = new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(FORMAT)));
  const objects = [];
  for (const [i, line] of lines.entries()) {
    const body = line.slice(SHOWN + 1);
    chain = new Uint8Array(await crypto.subtle.digest("SHA-256", joined(chain, text.encode(body))));
    if (line !== `${hex(chain).slice(0, SHOWN)} ${body}`) throw new Wrong(i + 1, "fair-wrong-changed");
    objects.push(JSON.parse(body));
  }
  if (objects[0].format !== FORMAT) throw new Wrong(1, "fair-wrong-unreadable");
  if (objects.at(-1).entries !== objects.length - 2) throw new Wrong(objects.length, "fair-wrong-torn");
  return objects;
}

const fresh = (round = 0, secret = "") => ({
  round,
  secret,
  promised: new Map(),
  seats: new Map(),
  opened: new Map(),
  later: [],
  whole: false,
});

/** Follow the log: promises before openings, openings as promised, every draw as the seal gives it. */
async function checked(objects) {
  const { table } = objects[0];
  let seal = fresh();
  let [number, draws, before, remembered, key] = [0, 0, 0, false, null];
  for (const [i, entry] of objects.slice(1, -1).entries()) {
    const must = (right, word) => {
      if (!right) throw new Wrong(i + 2, word);
    };
    if ("round" in entry) must(entry.round === seal.round + (entry.kind === "seal"), "fair-wrong-round");
    if (entry.kind === "seal") {
      must(!seal.whole, "fair-wrong-round");
      seal = fresh(entry.round, entry.secret);
      must((await hashed(bytes(seal.secret))) === entry.commitment, "fair-wrong-secret");
      const seen = recall(`seal ${table} ${entry.round}`);
      must(!seen || seen === entry.commitment, "fair-wrong-seal");
      remembered ||= Boolean(seen);
    } else if (entry.kind === "commit") {
      must(!seal.opened.size && !seal.whole && !seal.seats.has(entry.k), "fair-wrong-promise");
      seal.promised.set(entry.k, entry.commitment);
      seal.seats.set(entry.k, entry.seat);
    } else if (entry.kind === "seat" && !seal.opened.size) {
      for (const [k, seat] of seal.seats) if (seat === entry.seat) seal.promised.delete(k);
    } else if (entry.kind === "reveal") {
      const right = (await hashed(bytes(entry.value))) === seal.promised.get(entry.k);
      must(right && !seal.opened.has(entry.k) && !seal.whole, "fair-wrong-promise");
      seal.opened.set(entry.k, entry.value);
    } else if (entry.kind === "sealed") {
      must(!seal.whole && [...seal.promised.keys()].every((k) => seal.opened.has(k)), "fair-wrong-promise");
      seal.whole = true;
      key = await keyOf(seal);
    } else if (entry.kind === "contribute") {
      must(seal.whole, "fair-wrong-promise");
      seal.later.push(entry.value);
      key = await keyOf(seal);
    } else if (entry.kind === "outcome") {
      must(entry.draw === number++, "fair-wrong-number");
      if (!seal.round) {
        before += 1;
        continue;
      }
      must(seal.whole, "fair-wrong-early");
      draws += 1;
      if (entry.of > 1) must(entry.odds[await drawn(key, table, entry)][0] === entry.text, "fair-wrong-draw");
    }
  }
  return { draws, before, remembered };
}

function keyOf(seal) {
  const opened = [...seal.opened.keys()].sort((a, b) => a - b).map((k) => seal.opened.get(k));
  const raw = joined(...[seal.secret, ...opened, ...seal.later].map((part) => measured(bytes(part))));
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The index that a draw gives. */
export async function drawn(key, table, { draw, odds }) {
  const weights = odds.map(([, weight]) => BigInt(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  let value;
  for (let tries = 0; ; tries++) {
    const numbers = joined(number(draw, 8), number(tries, 4));
    const message = joined(measured(text.encode("perihelion draw 1")), measured(text.encode(table)), numbers);
    const digest = await crypto.subtle.sign("HMAC", key, message);
    value = new DataView(digest).getBigUint64(0);
    if (value < RANGE - (RANGE % total)) break;
  }
  let [left, index] = [value % total, 0];
  while (left >= weights[index]) left -= weights[index++];
  return index;
}

function number(value, length) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer).slice(8 - length);
}

const measured = (part) => joined(number(part.length, 4), part);

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
