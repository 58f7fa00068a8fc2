// The last snapshots of my tables, kept on this device to be shown without a network.

import { get } from "../lib/http.js";

/** @import { Snapshot } from "../types.d.ts" */

const CACHE = "perihelion-tables";
const MOST_TABLES = 30;
const QUIET_MS = 15000; // after this time without a change the text of the position is fetched
const address = (/** @type {string} */ table) => `/saved/${table}`;

let timer;
let incomplete = null; // the table that is kept without its text
let newest = { table: "", count: 0 }; // of the last snapshot that was kept
/** The last text that came. @type {Pick<Snapshot, "table" | "count" | "outline">} */
let text = { table: "", count: 0, outline: null };
/**
 * What is kept of a snapshot, and what it is kept as (seconds since 1970).
 * @typedef {Omit<Snapshot, "steps" | "chat">} KeptSnapshot
 * @typedef {{saved: number, snapshot: KeptSnapshot}} SavedTable
 */

/** @type {Promise<unknown>} */
let writing = Promise.resolve(); // one after the other, so that an older snapshot never replaces a newer one

/**
 * Keep a snapshot of my own table. If several players share this screen, hidden things are not kept.
 *
 * A snapshot that is older than the last one is dropped: it was under way while the table went on.
 * @param {Snapshot | null} snapshot
 */
export async function saveTable(snapshot) {
  if (!snapshot?.started || !snapshot.mine.length || !("caches" in globalThis)) return;
  if (snapshot.secrets && snapshot.mine.length > 1) return;
  const { steps, chat, ...kept } = snapshot;
  const { table, count, outline } = kept;
  if (newest.table === table && count < newest.count) return;
  newest = { table, count };
  if (outline) text = { table, count, outline };
  else if (text.table === table && text.count === count) kept.outline = text.outline; // only somebody came or went
  clearTimeout(timer);
  incomplete = kept.outline ? null : table;
  if (incomplete) timer = setTimeout(saveOutline, QUIET_MS);
  writing = writing.then(() => write(kept));
  await writing;
}

/** @param {KeptSnapshot} kept */
async function write(kept) {
  const { table } = kept;
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(address(table)); // the newest are at the end
    await cache.put(address(table), Response.json({ saved: Date.now() / 1000, snapshot: kept }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_TABLES)).map((old) => cache.delete(old)));
  } catch {
    // The device has no room for it, or does not allow it.
  }
}

/** Keep the position as text, too: updates bring it only while the tab "read" is open. */
async function saveOutline() {
  const table = incomplete;
  if (!table) return;
  incomplete = null;
  const snapshot = /** @type {Snapshot | null} */ (await get(`/api/tables/${table}`).catch(() => null));
  if (snapshot?.outline) await saveTable(snapshot);
}
document.addEventListener("visibilitychange", () => document.hidden && saveOutline());

/**
 * Return {saved, snapshot} of a table, or null.
 * @param {string} table
 * @returns {Promise<SavedTable | null>}
 */
export async function loadTable(table) {
  const answer = await (await caches.open(CACHE)).match(address(table));
  return answer ? answer.json() : null;
}

/** Return {saved, snapshot} of all tables, the newest first. @returns {Promise<SavedTable[]>} */
export async function loadTables() {
  const cache = await caches.open(CACHE);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return (await Promise.all(answers.map((answer) => answer.json()))).reverse();
}

/** Forget all tables: another guest uses this device from now on. */
export async function forgetTables() {
  if (!("caches" in globalThis)) return;
  writing = writing.then(() => caches.delete(CACHE)).catch(() => {});
  await writing;
}
