// The receipt of a player: the seals of the server this browser saw, its own contributions, and hashes of the log.
// It is kept in localStorage. verify-draws.js refuses a sealed game that lacks any of it, and so does `perihelion verify`.

import { keep, lookUp } from "./commitment.js";

const LIST = "fair receipts";
const STEP = 1.1; // a hash is kept for good if it covers this many times the entries of the last one kept

const newReceipt = (table) => ({
  format: "perihelion receipt 1",
  table,
  seat: null,
  seals: {},
  contributions: {},
  heads: {},
});

/** Return the receipt of a table, or null where this browser kept none. */
export const findReceipt = (table) => lookUp(LIST, table);

/** Keep what a snapshot shows to a player. What was seen first is never replaced. */
export function noteSnapshot(table, { fair, chain, mine }) {
  const receipt = findReceipt(table) ?? newReceipt(table);
  const before = JSON.stringify(receipt);
  if (mine.length) receipt.seat ??= mine[0];
  if (fair.seal) receipt.seals[fair.round] ??= fair.seal;
  if (chain) noteHead(receipt.heads, chain);
  if (JSON.stringify(receipt) !== before) keep(LIST, table, receipt);
}

/** Keep the newest hash, and older ones at growing distances. A flood of new ones cannot push the older ones out. */
function noteHead(heads, { n, head }) {
  const numbers = Object.keys(heads).map(Number); // in order
  const last = numbers.at(-1);
  if (n <= last) return;
  if (last < numbers.at(-2) * STEP) delete heads[last];
  heads[n] = head;
}

/** Keep a contribution that the server accepted. */
export function noteContribution(table, round, value) {
  const receipt = findReceipt(table) ?? newReceipt(table);
  receipt.contributions[round] = value;
  keep(LIST, table, receipt);
}
