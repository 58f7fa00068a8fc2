// The receipt of a player: the seals of the server this browser saw, the closed lists of commitments, its own
// contributions and links, and hashes of the log. It is kept in localStorage. verify-draws.js refuses a sealed game that
// lacks any of it, and so does `perihelion verify`.

import { keep, lookUp } from "./commitment.js";

/** @import { ChainView, Snapshot } from "../types.d.ts" */

const LIST = "fair receipts";
const FORMAT = "perihelion receipt 2";
const STEP = 1.1; // a hash is kept for good if it covers this many times the entries of the last one kept

const newReceipt = (table) => ({
  format: FORMAT,
  table,
  seats: [],
  seals: {},
  closings: {},
  contributions: {},
  links: {},
  heads: {},
});

/** Return the receipt of a table, or null if this browser kept none. */
export const findReceipt = (table) => lookUp(LIST, table);

/** Change the receipt of a table, and keep it. */
export function changeReceipt(table, change) {
  const kept = findReceipt(table);
  const receipt = kept?.format === FORMAT ? kept : newReceipt(table);
  const before = JSON.stringify(receipt);
  change(receipt);
  if (JSON.stringify(receipt) !== before) keep(LIST, table, receipt);
  return receipt;
}

/**
 * Keep what a snapshot shows to a player. What was seen first is never replaced. Return the receipt.
 * @param {string} table
 * @param {Snapshot} snapshot
 */
export const noteSnapshot = (table, { fair, chain, mine }) =>
  changeReceipt(table, (receipt) => {
    receipt.seats = [...new Set([...receipt.seats, ...mine])].sort((a, b) => a - b);
    if (fair.seal) receipt.seals[fair.round] ??= fair.seal;
    if (chain) noteHead(receipt.heads, chain);
  });

/**
 * Keep the newest hash, and older ones at growing distances. A flood of new ones cannot push the older ones out.
 * @param {Record<string, string>} heads
 * @param {ChainView} chain
 */
function noteHead(heads, { n, head }) {
  const numbers = Object.keys(heads).map(Number); // in order
  const last = numbers.at(-1);
  if (n <= last) return;
  if (last < numbers.at(-2) * STEP) delete heads[last];
  heads[n] = head;
}
