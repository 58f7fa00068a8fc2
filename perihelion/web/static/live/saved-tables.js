// The last snapshots of my tables, kept on this device so that they can be looked at without a network.

import { get } from "../lib/http.js";

const CACHE = "perihelion-tables";
const MOST_TABLES = 30;
const QUIET_MS = 15000; // after so long without a change the text of the position is fetched
const address = (table) => `/saved/${table}`;

let timer;
let incomplete = null; // the table that was kept without its text
let text = {}; // the last text that was kept: table, count, outline
let writing = Promise.resolve(); // one after the other, so that an older snapshot never replaces a newer one

/** Keep a snapshot of my own table. Where several players share this screen, hidden things are not kept. */
export async function saveTable(snapshot) {
  if (!snapshot?.started || !snapshot.mine.length || !("caches" in globalThis)) return;
  if (snapshot.secrets && snapshot.mine.length > 1) return;
  const { steps, chat, ...kept } = snapshot;
  const { table, count, outline } = kept;
  if (outline) text = { table, count, outline };
  writing = writing.then(() => write(kept));
  await writing;
}

async function write(kept) {
  const { table, count } = kept;
  if (!kept.outline && text.table === table && text.count === count) kept.outline = text.outline; // only somebody came or went
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(address(table)); // the newest are at the end
    await cache.put(address(table), Response.json({ saved: Date.now() / 1000, snapshot: kept }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_TABLES)).map((old) => cache.delete(old)));
  } catch {
    // The device has no room for it, or does not allow it.
  }
  clearTimeout(timer);
  incomplete = kept.outline ? null : table;
  if (incomplete) timer = setTimeout(saveOutline, QUIET_MS);
}

/** Keep the position as text, too: updates bring it only while the tab "read" is open. */
async function saveOutline() {
  const table = incomplete;
  if (!table) return;
  incomplete = null;
  const snapshot = await get(`/api/tables/${table}`).catch(() => null);
  if (snapshot?.outline) await saveTable(snapshot);
}
document.addEventListener("visibilitychange", () => document.hidden && saveOutline());

/** Return {saved, snapshot} of a table, or null. */
export async function loadTable(table) {
  const answer = await (await caches.open(CACHE)).match(address(table));
  return answer ? answer.json() : null;
}

/** Return {saved, snapshot} of all tables, the newest first. */
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
