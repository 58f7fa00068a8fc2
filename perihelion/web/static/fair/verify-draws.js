// Verifies the draws of a sealed game with Web Crypto, in the visitor's browser. docs/verify_draws.py does the same.

import { canonicalJson, concatBytes, encodeNumber, importSecret, lengthPrefixed } from "./bytes.js";
import { closingOf, commitmentTo, fromHex, sha256Hex, toHex } from "./commitment.js";
import { checkDeal, lowestTicket, Players, Streams } from "./verify-deal.js";
import { LinkCheck } from "./verify-links.js";
import { haveTheirKeys, isDigits, TableCheck } from "./verify-table.js";

const FORMATS = Object.fromEntries([1, 2, 3, 4].map((number) => [`perihelion sealed game ${number}`, number]));
const [DEAL, LINKED] = [3, 4];
// The kinds of entries, and what each of them must say.
const KINDS = {
  ...{ seats: "seats", start: "", action: "seat text", outcome: "text draw of", confirm: "seat", undo: "to seat" },
  ...{ ask: "seat to", agree: "seat to", refuse: "seat to", seat: "seat holds name level why who", remove: "name" },
  ...{ late: "seat then", pause: "seat until", rules: "version", checkpoint: "record", go_on: "name", close: "why" },
  ...{ resign: "seat name", offer: "seat", accept: "seat", decline: "seat", finish: "why", without: "round seats" },
  ...{ seal: "round commitment secret without", commit: "round k seat commitment", commitments: "round hash" },
  ...{ reveal: "round k seat value", sealed: "round seats", contribute: "round seat value" },
};
const SHOWN_HASH_LENGTH = 16;
const MAX_FAILURES = 2; // how often a seat may fail to reveal before its part is left out
const RANGE = 1n << 64n;
const encoder = new TextEncoder();

/**
 * @typedef {{
 *   draws?: number, before?: number, undone?: number, unasked?: boolean, seats?: number[], restarts?: number,
 *   mine?: boolean, proven?: boolean, lastLink?: number | null, seen?: number | null, entries?: number, unsure?: number,
 *   old?: boolean, commitment?: string, deal?: any, dealParts?: string[], model?: boolean,
 *   line?: number, wrong?: string,
 * }} Verdict
 */

class VerificationError extends Error {
  constructor(line, word) {
    super(word);
    this.line = line;
  }
}

/**
 * Verify the text of a sealed game of a table, against the receipt that this browser kept of it (or null).
 *
 * Return {draws, before, undone, unasked, seats, restarts, mine, proven, lastLink, seen, entries, unsure, old,
 * commitment, deal, dealParts, model} if it is right: the number of verified draws, of draws before the seal and of draws taken back, whether
 * contributors who had left were not asked about something, the seats whose contributions count, how often the start was
 * repeated, whether this browser's part counts, whether that is proven, the number of its last link if decisions without
 * links followed (or null), up to which entry this browser saw the log (null without a receipt), the number of entries,
 * the line from which nothing can be verified, whether the format is an old one, the server's commitment, and at a table
 * of a deal its terms, the contributions to it and whether only bots played.
 * Return {line, wrong} if it is not: the line and the id of a sentence.
 * @returns {Promise<Verdict>}
 */
export async function verifySealedGame(file, table, receipt) {
  try {
    const { format, objects, heads } = await readEntries(file);
    if (objects[0].table !== table || (receipt && receipt.table !== table))
      throw new VerificationError(1, "fair-wrong-table");
    const found = await verifyEntries(format, objects);
    const { mine, ordered, lastLink } = receipt ? verifyReceipt(receipt, found, heads) : NOTHING;
    const { draws, before, undone, unasked, unsure } = found;
    const last = found.rounds.at(-1) ?? newRound();
    const seats = [...new Set([...last.reveals.keys()].map((k) => last.seats.get(k)))].sort((a, b) => a - b);
    const restarts = Math.max(0, found.rounds.length - 1);
    const seen = receipt ? Math.max(0, ...Object.keys(receipt.heads).map(Number)) : null;
    const entries = objects.length - 2;
    const { commitment, deal, dealParts, model } = last;
    const proven = ordered && !unsure && !before && !unasked && format === LINKED;
    const old = format < DEAL;
    return {
      ...{ draws, before, undone, unasked, seats, restarts, mine, proven, lastLink, seen, entries, unsure, old },
      ...{ commitment, deal, dealParts, model },
    };
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

/** Return whether an entry is of a known kind, and says what it must. */
const isWhole = (entry) =>
  Object.hasOwn(KINDS, entry.kind) &&
  KINDS[entry.kind].split(" ").every((name) => name === "" || name in entry) &&
  ["auto", "late", "agreed"].every((name) => !(name in entry) || entry[name] === true);

/** Return the state of a round of commitments. */
const newRound = (round = 0, secret = "", commitment = "") => ({
  round,
  secret,
  commitment,
  commitments: new Map(),
  seats: new Map(),
  people: new Map(), // the numbers of the persons who committed (format 4)
  closing: "", // the hash of the closed list of commitments (format 4)
  reveals: new Map(),
  contributions: [],
  moved: new Set(), // seats that changed hands after something was revealed
  steady: new Set(), // seats that committed and at which the same person still sits, at none before it
  complete: false,
  deal: null, // the terms of the deal that the table plays, and the contributions to it
  dealParts: [],
  model: false, // whether only bots play the deal
});

/** Check all entries: commitments come before reveals, reveals match them, and every draw follows from the key. */
async function verifyEntries(format, objects) {
  const head = objects[0];
  const rounds = [];
  const failures = new Map(); // seat -> how often it did not reveal
  const [old, dealt, linked] = [format === 1, format === DEAL, format === LINKED];
  const [table, streams, links] = [new TableCheck(linked), new Streams(), new LinkCheck()];
  const players = new Players();
  let seal = newRound();
  let [number, draws, before, unsure, closed, key] = [0, 0, 0, 0, false, null];
  for (const [i, entry] of objects.slice(1, -1).entries()) {
    const must = (right, word) => {
      if (!right) throw new VerificationError(i + 2, word);
    };
    must(isWhole(entry) && entry.n === i, "fair-wrong-entry");
    const wrong = (old ? "" : table.follow(entry, i, seal)) || (dealt ? players.follow(entry) : "");
    must(!wrong, wrong);
    must(await links.follow(entry, number), "fair-wrong-link");
    if ("round" in entry) must(entry.round === seal.round + Number(entry.kind === "seal"), "fair-wrong-round");
    if (entry.kind === "seal") {
      must(!seal.complete && (old || dealt || mayRestart(seal, entry, failures, linked)), "fair-wrong-round");
      must(old || isDigits(entry.secret), "fair-wrong-secret");
      must(old || (dealt ? await checkDeal(entry, head, players) : mayCover(entry, head, format)), "fair-wrong-secret");
      seal = newRound(entry.round, entry.secret, entry.commitment);
      rounds.push(seal);
      if (dealt) Object.assign(seal, { deal: entry.deal, dealParts: entry.parts ?? [], model: players.areModels });
      must(dealt || (await commitmentOfSeal(format, head, entry)) === entry.commitment, "fair-wrong-secret");
    } else if (entry.kind === "commit") {
      const late = dealt || seal.closing || seal.reveals.size || seal.complete;
      must(!late && entry.k === seal.seats.size, "fair-wrong-promise");
      const same = (k) => seal.seats.get(k) === entry.seat || (linked && seal.people.get(k) === entry.person);
      const again = [...seal.commitments.keys()].some(same);
      must(old || (!again && table.persons.has(entry.seat)), "fair-wrong-promise");
      must((failures.get(entry.seat) ?? 0) < MAX_FAILURES, "fair-wrong-promise");
      must(old || isDigits(entry.commitment), "fair-wrong-promise");
      seal.commitments.set(entry.k, entry.commitment);
      seal.seats.set(entry.k, entry.seat);
      seal.people.set(entry.k, entry.person);
      seal.steady.add(entry.seat);
    } else if (entry.kind === "commitments") {
      const made = [...seal.commitments].map(([k, commitment]) => [k, seal.seats.get(k), commitment]);
      must(linked && made.length && !seal.closing && !seal.complete, "fair-wrong-list");
      must((await closingOf(made, seal.commitment, head.table, seal.round)) === entry.hash, "fair-wrong-list");
      seal.closing = entry.hash;
    } else if (entry.kind === "seat" && linked && seal.closing) {
      const locked = [...seal.commitments.keys()].some((k) => seal.seats.get(k) === entry.seat);
      must(seal.complete || !locked, "fair-wrong-promise");
    } else if (entry.kind === "seat" && !seal.reveals.size) {
      for (const [k, seat] of seal.seats) if (seat === entry.seat) seal.commitments.delete(k);
    } else if (entry.kind === "seat") {
      seal.moved.add(entry.seat);
    } else if (entry.kind === "reveal") {
      const from = seal.seats.get(entry.k);
      const moved = !linked && seal.moved.has(from);
      must(old || (isDigits(entry.value) && (entry.seat === from || moved)), "fair-wrong-promise");
      must(!linked || seal.closing, "fair-wrong-promise");
      const wanted = linked
        ? commitmentTo(entry.value, seal.commitment, head.table, seal.round)
        : sha256Hex(fromHex(entry.value));
      const right = (await wanted) === seal.commitments.get(entry.k);
      must(right && !seal.reveals.has(entry.k) && !seal.complete, "fair-wrong-promise");
      seal.reveals.set(entry.k, entry.value);
    } else if (entry.kind === "sealed") {
      must(!seal.complete && [...seal.commitments.keys()].every((k) => seal.reveals.has(k)), "fair-wrong-promise");
      must(old || entry.seats.every((seat) => seal.reveals.size && table.persons.has(seat)), "fair-wrong-promise");
      seal.complete = true;
      if (linked) links.start(seal, table);
      else key = await importKey(seal);
    } else if (entry.kind === "contribute") {
      must(seal.complete && old, "fair-wrong-promise");
      seal.contributions.push(entry.value);
      key = await importKey(seal);
    } else if (entry.kind === "checkpoint") {
      unsure ||= i + 2;
    } else if (entry.kind === "outcome") {
      must(entry.draw === number++, "fair-wrong-number");
      must(entry.of === 1 || entry.of === entry.odds?.length, "fair-wrong-entry");
      if (!seal.round) {
        before += 1;
        continue;
      }
      must(seal.complete, "fair-wrong-early");
      draws += 1;
      if (entry.of > 1) {
        if (linked) key = await importParts([seal.secret, ...links.newest]);
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
  if (!links.isSettled) throw new VerificationError(objects.length, "fair-wrong-link");
  links.draws.push(number);
  return { rounds, draws, before, undone: table.undone, unasked: table.unasked.size > 0, unsure, table, links };
}

/**
 * Return whether a round may begin: the first one, or one after seats that committed and did not reveal, or that somebody
 * left after the list of commitments was closed (format 4).
 */
function mayRestart(last, { without, left_out: leftOut = [] }, failures, linked) {
  if (linked && last.round && !last.closing) return false;
  const missing = [...last.commitments.keys()]
    .filter((k) => linked || !last.reveals.has(k))
    .map((k) => last.seats.get(k));
  for (const seat of without) failures.set(seat, (failures.get(seat) ?? 0) + 1);
  const few = [...failures.values()].every((count) => count <= MAX_FAILURES);
  const out = without.filter((seat) => failures.get(seat) === MAX_FAILURES);
  if (String(out) !== String(leftOut)) return false;
  return few && without.length > 0 === last.round > 0 && without.every((seat) => missing.includes(seat));
}

/** Return whether a seal is of this format and, in the first round, for the rules that the file names. */
const mayCover = (entry, head, format) =>
  entry.format === format && (entry.round > 1 || canonicalJson(entry.rules) === canonicalJson(head.rules));

/** Return the commitment that a secret needs: from format 2 on it covers table, game, options, rules and round, too. */
export function commitmentOfSeal(format, { table, game, options }, { secret, rules, round }) {
  if (format === 1) return sha256Hex(fromHex(secret));
  const terms = encoder.encode(canonicalJson({ table, game, options, rules, round }));
  return sha256Hex(
    concatBytes(
      ...[encoder.encode(`perihelion seal ${format}`), fromHex(secret), terms].map((part) => lengthPrefixed(part)),
    ),
  );
}

/** Return whether a line is written in the only way; the time is left out, because Python writes fractions otherwise. */
const isCanonical = (body, entry) =>
  body.replace(/"time":[^,}]+/, '"time":0') === canonicalJson("time" in entry ? { ...entry, time: 0 } : entry);

const NOTHING = { mine: false, ordered: false, lastLink: null };

/**
 * Check that the file contains all that this browser saw and sent. Return whether its part is in the draws, whether the
 * receipt shows that seal, commitment, closed list and reveal came in this order, and the number of its last link if
 * decisions without links followed.
 */
function verifyReceipt(receipt, { rounds, table, links }, heads) {
  const { seals, contributions, closings = {}, heads: seen } = receipt;
  const found = new Map(rounds.map((round) => [String(round.round), round]));
  const must = (right, word, line = 1) => {
    if (!right) throw new VerificationError(line, word);
  };
  for (const [round, seal] of Object.entries(seals)) must(found.get(round)?.commitment === seal, "fair-wrong-seal");
  const partsOf = (round) => (round ? [...round.reveals.values(), ...round.contributions] : []);
  for (const [round, value] of Object.entries(contributions))
    must(partsOf(found.get(round)).includes(value), "fair-wrong-mine");
  for (const [round, closing] of Object.entries(closings))
    must(found.get(round)?.closing === closing, "fair-wrong-list");
  for (const [n, head] of Object.entries(seen))
    must(Number(n) < heads.length - 1 && heads[n] === head, "fair-wrong-head", Math.min(Number(n) + 1, heads.length));
  const last = rounds.at(-1);
  if (!last?.complete) return NOTHING;
  const mine = Object.values(contributions).some((value) => partsOf(last).includes(value));
  const k = [...last.reveals.keys()].find((key) => last.reveals.get(key) === contributions[last.round]);
  const chain = links.chains.get(k);
  if (!chain) return { ...NOTHING, mine };
  const others = [...table.held.get(last.people.get(k))].filter((seat) => !(receipt.seats ?? [seat]).includes(seat));
  must(!others.length, "fair-wrong-person");
  const sent = Object.entries(receipt.links ?? {}).map(([index, count]) => [Number(index), count]);
  for (const [index, count] of sent) must(links.wasDue(index, count), "fair-wrong-link");
  const complete = !sent.some(([index, count]) => links.wasLeftOut(k, index, count));
  const ordered = complete && last.round in seals && last.round in closings;
  return { mine, ordered, lastLink: chain.alive ? null : chain.index };
}

/** Return the HMAC key: the server's secret and all reveals, each with its length. */
function importKey(seal) {
  const reveals = [...seal.reveals.keys()].sort((a, b) => a - b).map((k) => seal.reveals.get(k));
  return importParts([seal.secret, ...reveals, ...seal.contributions, ...seal.dealParts]);
}

const importParts = (parts) => importSecret(concatBytes(...parts.map((part) => lengthPrefixed(fromHex(part)))));

/** Return the index of the outcome that the key gives for a draw. Values that would favour an outcome are rejected. */
export async function drawIndex(key, table, { draw, odds }) {
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
