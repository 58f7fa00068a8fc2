// Verifies the draws of a sealed game with Web Crypto, in the visitor's browser. docs/verify_draws.py does the same.

import { canonicalJson, concatBytes, encodeNumber, importSecret, lengthPrefixed } from "./bytes.js";
import { fromHex, sha256Hex, toHex } from "./commitment.js";
import { checkDeal, lowestTicket, Streams } from "./verify-deal.js";
import { haveTheirKeys, isDigits, TableCheck } from "./verify-table.js";

const FORMATS = { "perihelion sealed game 1": 1, "perihelion sealed game 2": 2, "perihelion sealed game 3": 3 };
const KINDS = new Set(
  (
    "seats start action outcome confirm undo ask agree refuse seat remove late pause rules checkpoint go_on close " +
    "resign offer accept decline finish seal commit without reveal sealed contribute"
  ).split(" "),
);
const SHOWN_HASH_LENGTH = 16;
const MAX_FAILURES = 2; // how often a seat may fail to reveal before its part is left out
const RANGE = 1n << 64n;
const encoder = new TextEncoder();

class VerificationError extends Error {
  constructor(line, word) {
    super(word);
    this.line = line;
  }
}

/**
 * Verify the text of a sealed game of a table, against the receipt that this browser kept of it (or null).
 *
 * Return {draws, before, undone, seats, restarts, mine, seen, entries, unsure, old, deal, dealParts} if it is right: the number of
 * verified draws, of draws before the seal and of draws taken back, the seats whose contributions count, how often the
 * start was repeated, whether this browser's part counts, up to which entry this browser saw the log (null without a
 * receipt), the number of entries, the line from which nothing can be verified, whether the format is old, and at a table
 * of a deal its terms and the contributions to it.
 * Return {line, wrong} if it is not: the line and the id of a sentence.
 */
export async function verifySealedGame(file, table, receipt) {
  try {
    const { format, objects, heads } = await readEntries(file);
    if (objects[0].table !== table) throw new VerificationError(1, "fair-wrong-table");
    const found = await verifyEntries(format, objects);
    const mine = receipt ? verifyReceipt(receipt, found.rounds, heads) : false;
    const { draws, before, undone, unsure } = found;
    const last = found.rounds.at(-1) ?? newRound();
    const seats = [...new Set([...last.reveals.keys()].map((k) => last.seats.get(k)))].sort((a, b) => a - b);
    const restarts = Math.max(0, found.rounds.length - 1);
    const seen = receipt ? Math.max(0, ...Object.keys(receipt.heads).map(Number)) : null;
    const entries = objects.length - 2;
    const { deal, dealParts } = last;
    return { draws, before, undone, seats, restarts, mine, seen, entries, unsure, old: format === 1, deal, dealParts };
  } catch (error) {
    return {
      line: error.line ?? 1,
      wrong: error instanceof VerificationError ? error.message : "fair-wrong-unreadable",
    };
  }
}

const digestOf = async (...parts) => new Uint8Array(await crypto.subtle.digest("SHA-256", concatBytes(...parts)));

/** Return the format, the entries and the hash of each line. Every line must match its hash. */
async function readEntries(file) {
  const lines = file.split("\n");
  if (lines.pop() !== "" || lines.length < 2) throw new VerificationError(lines.length, "fair-wrong-torn");
  const name = JSON.parse(lines[0].slice(SHOWN_HASH_LENGTH + 1)).format;
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : 0;
  if (!format) throw new VerificationError(1, "fair-wrong-unreadable");
  let chain = await digestOf(encoder.encode(name));
  let secret = null;
  const objects = [];
  const heads = [];
  for (const [i, line] of lines.entries()) {
    const body = line.slice(SHOWN_HASH_LENGTH + 1);
    const entry = parseLine(body, i + 1);
    if (format > 1 && entry.kind === "seal") secret = await importSecret(fromHex(entry.secret ?? ""));
    chain = await digestOf(chain, secret ? await saltOfLine(secret, i + 1) : new Uint8Array(), encoder.encode(body));
    heads.push(toHex(chain));
    if (line !== `${heads[i].slice(0, SHOWN_HASH_LENGTH)} ${body}`)
      throw new VerificationError(i + 1, "fair-wrong-changed");
    if (format > 1 && !isCanonical(body, entry)) throw new VerificationError(i + 1, "fair-wrong-entry");
    objects.push(entry);
  }
  const end = objects.at(-1);
  if (end.kind !== "end" || end.entries !== objects.length - 2)
    throw new VerificationError(objects.length, "fair-wrong-torn");
  if (format > 1 && !haveTheirKeys(objects[0], end)) throw new VerificationError(objects.length, "fair-wrong-entry");
  return { format, objects, heads };
}

function parseLine(body, line) {
  try {
    return JSON.parse(body);
  } catch {
    throw new VerificationError(line, "fair-wrong-changed");
  }
}

/** Return the salt that hides from players, during the game, what the hash of a line covers. */
async function saltOfLine(secret, number) {
  const message = concatBytes(encoder.encode("perihelion line 2"), encodeNumber(number, 8));
  return new Uint8Array(await crypto.subtle.sign("HMAC", secret, message));
}

/** Return the state of a round of commitments. */
const newRound = (round = 0, secret = "", commitment = "") => ({
  round,
  secret,
  commitment,
  commitments: new Map(),
  seats: new Map(),
  reveals: new Map(),
  contributions: [],
  moved: new Set(), // seats that changed hands after something was revealed
  steady: new Set(), // seats that committed and at which the same person still sits, at none before it
  complete: false,
  deal: null, // the terms of the deal that the table plays, and the contributions to it
  dealParts: [],
});

/** Check all entries: commitments come before reveals, reveals match them, and every draw follows from the key. */
async function verifyEntries(format, objects) {
  const head = objects[0];
  const rounds = [];
  const failures = new Map(); // seat -> how often it did not reveal
  const table = new TableCheck();
  const [old, dealt, streams] = [format === 1, format === 3, new Streams()];
  let seal = newRound();
  let [number, draws, before, unsure, closed, key] = [0, 0, 0, 0, false, null];
  for (const [i, entry] of objects.slice(1, -1).entries()) {
    const must = (right, word) => {
      if (!right) throw new VerificationError(i + 2, word);
    };
    must(KINDS.has(entry.kind) && entry.n === i, "fair-wrong-entry");
    const wrong = old ? "" : table.follow(entry, i, seal);
    must(!wrong, wrong);
    if ("round" in entry) must(entry.round === seal.round + (entry.kind === "seal"), "fair-wrong-round");
    if (entry.kind === "seal") {
      must(!seal.complete && (old || dealt || mayRestart(seal, entry, failures)), "fair-wrong-round");
      must(old || isDigits(entry.secret), "fair-wrong-secret");
      must(old || (dealt ? await checkDeal(entry, head) : mayCover(entry, head)), "fair-wrong-secret");
      seal = newRound(entry.round, entry.secret, entry.commitment);
      rounds.push(seal);
      if (dealt) Object.assign(seal, { deal: entry.deal, dealParts: entry.parts ?? [] });
      must(dealt || (await commitmentOfSeal(format, head, entry)) === entry.commitment, "fair-wrong-secret");
    } else if (entry.kind === "commit") {
      must(!dealt && !seal.reveals.size && !seal.complete && entry.k === seal.seats.size, "fair-wrong-promise");
      const again = [...seal.commitments.keys()].some((k) => seal.seats.get(k) === entry.seat);
      must(old || (!again && table.persons.has(entry.seat)), "fair-wrong-promise");
      must((failures.get(entry.seat) ?? 0) < MAX_FAILURES, "fair-wrong-promise");
      seal.commitments.set(entry.k, entry.commitment);
      seal.seats.set(entry.k, entry.seat);
      seal.steady.add(entry.seat);
    } else if (entry.kind === "seat" && !seal.reveals.size) {
      for (const [k, seat] of seal.seats) if (seat === entry.seat) seal.commitments.delete(k);
    } else if (entry.kind === "seat") {
      seal.moved.add(entry.seat);
    } else if (entry.kind === "reveal") {
      const from = seal.seats.get(entry.k);
      must(old || (isDigits(entry.value) && (entry.seat === from || seal.moved.has(from))), "fair-wrong-promise");
      const right = (await sha256Hex(fromHex(entry.value))) === seal.commitments.get(entry.k);
      must(right && !seal.reveals.has(entry.k) && !seal.complete, "fair-wrong-promise");
      seal.reveals.set(entry.k, entry.value);
    } else if (entry.kind === "sealed") {
      must(!seal.complete && [...seal.commitments.keys()].every((k) => seal.reveals.has(k)), "fair-wrong-promise");
      must(old || entry.seats.every((seat) => seal.reveals.size && table.persons.has(seat)), "fair-wrong-promise");
      seal.complete = true;
      key = await importKey(seal);
    } else if (entry.kind === "contribute") {
      must(seal.complete && old, "fair-wrong-promise");
      seal.contributions.push(entry.value);
      key = await importKey(seal);
    } else if (entry.kind === "checkpoint") {
      unsure ||= i + 2;
    } else if (entry.kind === "outcome") {
      must(entry.draw === number++, "fair-wrong-number");
      if (!seal.round) {
        before += 1;
        continue;
      }
      must(seal.complete, "fair-wrong-early");
      draws += 1;
      if (entry.of > 1) {
        const drawn = dealt
          ? lowestTicket(key, seal.deal.id, streams.next(entry), entry)
          : drawIndex(key, head.table, entry);
        must(entry.odds[await drawn][0] === entry.text, "fair-wrong-draw");
      }
    } else if (entry.kind === "undo") {
      must(!dealt || table.undone === 0, "fair-wrong-undo");
    }
    closed ||= entry.kind === "close";
  }
  if (objects.at(-1).over !== true && !closed) throw new VerificationError(objects.length, "fair-wrong-torn");
  return { rounds, draws, before, undone: table.undone, unsure };
}

/** Return whether a round may begin: the first one, or one after seats that committed and did not reveal. */
function mayRestart(last, { without, left_out: leftOut = [] }, failures) {
  const missing = [...last.commitments.keys()].filter((k) => !last.reveals.has(k)).map((k) => last.seats.get(k));
  for (const seat of without) failures.set(seat, (failures.get(seat) ?? 0) + 1);
  const few = [...failures.values()].every((count) => count <= MAX_FAILURES);
  const out = without.filter((seat) => failures.get(seat) === MAX_FAILURES);
  if (String(out) !== String(leftOut)) return false;
  return few && without.length > 0 === last.round > 0 && without.every((seat) => missing.includes(seat));
}

/** Return whether a seal is of this format and, in the first round, for the rules that the file names. */
const mayCover = (entry, head) =>
  entry.format === 2 && (entry.round > 1 || canonicalJson(entry.rules) === canonicalJson(head.rules));

/** Return the commitment that a secret needs: in format 2 it covers table, game, options, rules and round, too. */
function commitmentOfSeal(format, { table, game, options }, { secret, rules, round }) {
  if (format === 1) return sha256Hex(fromHex(secret));
  const terms = encoder.encode(canonicalJson({ table, game, options, rules, round }));
  return sha256Hex(
    concatBytes(...[encoder.encode("perihelion seal 2"), fromHex(secret), terms].map((part) => lengthPrefixed(part))),
  );
}

/** Return whether a line is written in the only way; the time is left out, because Python writes fractions otherwise. */
const isCanonical = (body, entry) =>
  body.replace(/"time":[^,}]+/, '"time":0') === canonicalJson("time" in entry ? { ...entry, time: 0 } : entry);

/** Check that the file contains all that this browser saw and sent. Return whether its part is in the draws. */
function verifyReceipt({ seals, contributions, heads: seen }, rounds, heads) {
  const found = new Map(rounds.map((round) => [String(round.round), round]));
  for (const [round, seal] of Object.entries(seals))
    if (found.get(round)?.commitment !== seal) throw new VerificationError(1, "fair-wrong-seal");
  const partsOf = (round) => (round ? [...round.reveals.values(), ...round.contributions] : []);
  for (const [round, value] of Object.entries(contributions))
    if (!partsOf(found.get(round)).includes(value)) throw new VerificationError(1, "fair-wrong-mine");
  for (const [n, head] of Object.entries(seen))
    if (Number(n) >= heads.length - 1 || heads[n] !== head)
      throw new VerificationError(Math.min(Number(n) + 1, heads.length), "fair-wrong-head");
  const last = rounds.at(-1);
  return Boolean(last?.complete) && Object.values(contributions).some((value) => partsOf(last).includes(value));
}

/** Return the HMAC key: the server's secret and all reveals, each with its length. */
function importKey(seal) {
  const reveals = [...seal.reveals.keys()].sort((a, b) => a - b).map((k) => seal.reveals.get(k));
  const raw = concatBytes(
    ...[seal.secret, ...reveals, ...seal.contributions, ...seal.dealParts].map((part) => lengthPrefixed(fromHex(part))),
  );
  return importSecret(raw);
}

/** Return the index of the outcome that the key gives for a draw. Values that would favour an outcome are rejected. */
async function drawIndex(key, table, { draw, odds }) {
  const weights = odds.map(([, weight]) => BigInt(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total > RANGE || weights.some((weight) => weight <= 0n)) throw new RangeError("weights");
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
