// This browser's part in the seal of the dice. It commits only to a seal that it has kept in its receipt, and reveals
// only after it has checked and kept the closed list of commitments. So the server fixes its secret, and everybody else
// their contributions, before they can know this one. docs/fair.md describes the protocol.

import { post } from "../lib/http.js";
import { closingOf, commitmentTo, keep, randomBytes, readList, recall, remember, toHex } from "./commitment.js";
import { LINKS, linksOf } from "./link-chain.js";
import { changeReceipt, findReceipt } from "./receipt.js";

/** @import { SealRequest, SealView, Snapshot } from "../types.d.ts" */

const FORMAT = 4;
const REVEALED = "fair revealed"; // the tables at which this browser revealed its part, and whether they were sealed
const isHash = (text) => /^[0-9a-f]{64}$/.test(text ?? "");

/** The server asked for something that this browser must not answer, because the order would not be proven. */
export class UnfairRequest extends Error {}

/**
 * Answer what `fair.do` of a snapshot asks for. Throw UnfairRequest if the server does not keep to the protocol.
 * @param {string} table
 * @param {Snapshot} snapshot
 */
export async function answerSeal(table, { fair, mine }) {
  if (fair.format !== FORMAT || !isHash(fair.seal)) throw new UnfairRequest("no seal");
  if (findReceipt(table)?.seals[fair.round] !== fair.seal) throw new UnfairRequest("another seal");
  if (fair.do === "commit") await commit(table, fair);
  else await reveal(table, fair, mine);
}

/**
 * Commit to the end of a new hash chain, once for each round.
 * @param {string} table
 * @param {SealView} fair
 */
async function commit(table, { seal, round }) {
  const part = ownPart(table, round) ?? { seed: toHex(randomBytes()), seal };
  if (part.seal !== seal) throw new UnfairRequest("another seal");
  const [contribution] = await linksOf(part.seed);
  remember(partName(table, round), part);
  await send(table, { commit: await commitmentTo(contribution, seal, table, round) });
}

/**
 * Reveal the contribution, if the closed list of commitments has it, and nothing else was shown before.
 * @param {string} table
 * @param {SealView} fair
 * @param {number[]} mine
 */
async function reveal(table, { seal, round, commitments, closing }, mine) {
  const part = ownPart(table, round);
  if (!part) return; // committed in another browser
  if (part.seal !== seal) throw new UnfairRequest("another seal");
  const [contribution] = await linksOf(part.seed);
  const own = await commitmentTo(contribution, seal, table, round);
  const listed = commitments.filter(([, seat, made]) => made === own && mine.includes(seat)).length === 1;
  if (!listed || (await closingOf(commitments, seal, table, round)) !== closing)
    throw new UnfairRequest("another list");
  const receipt = changeReceipt(table, ({ closings }) => {
    closings[round] ??= closing;
  });
  if (receipt.closings[round] !== closing) throw new UnfairRequest("another list");
  keep(REVEALED, table, false);
  await send(table, { reveal: contribution });
  changeReceipt(table, ({ contributions }) => {
    contributions[round] = contribution; // only what the server accepted must be in the sealed game
  });
}

/**
 * Return the link of this number in a round, for a decision at a count of the table, or "none". It is sent only if the counts and
 * numbers rise: a server that goes back would learn a link before its draw.
 */
export async function findLink(table, round, count, number) {
  const part = ownPart(table, round);
  const sent = findReceipt(table)?.links ?? {};
  const rises = Object.entries(sent).every(([other, at]) => Number(other) < number && at < count);
  if (!part || number > LINKS || !(rises || sent[number] === count)) return "none";
  changeReceipt(table, ({ links }) => {
    links[number] = count;
  });
  return (await linksOf(part.seed))[number];
}

/**
 * Compute the chain of a table before the first decision needs it.
 * @param {string} table
 * @param {Snapshot} snapshot
 */
export function prepareLinks(table, { fair }) {
  const part = fair.complete ? ownPart(table, fair.round) : null;
  if (part) linksOf(part.seed);
}

/**
 * Note whether the seal of a table is complete. Return how many other tables ended after this browser had revealed.
 * @param {string} table
 * @param {Snapshot} snapshot
 */
export function countGivenUp(table, { fair }) {
  const tables = readList(REVEALED);
  if (fair.complete && tables.some(([name, sealed]) => name === table && !sealed)) keep(REVEALED, table, true);
  return tables.filter(([name, sealed]) => name !== table && !sealed).length;
}

const partName = (table, round) => `part ${table} ${round}`;
const ownPart = (table, round) => recall(partName(table, round));
/**
 * @param {string} table
 * @param {SealRequest} body
 */
const send = (table, body) => post(`/api/tables/${table}/seal`, body);
