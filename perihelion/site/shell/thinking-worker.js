// The worker that thinks: Python with the bots and their machine code. It answers one call after the other.

import { cacheName, keepPack } from "./packs.js";
import { readFiles, startPython, writeFiles } from "./python.js";

/** @import { PackEntry } from "./packs.js" */

const SIDE = "thinking_side";
const UNUSABLE = "UnusableModule"; // engine/wasm/loaded.py

let base = "";
/** @type {Record<string, PackEntry>} */
let packs;
/** @type {Promise<any>} */
let started;

/** @type {Record<string, (message: any) => Promise<void> | void>} */
const ACTIONS = { start, call };
self.onmessage = ({ data }) => ACTIONS[data.kind](data);

function start(site) {
  ({ base, packs } = site);
  started = startPython(base, packs, SIDE, site.lang, [packs.machine]);
}

async function call({ number, name, payload }) {
  try {
    const python = await started;
    const side = python.pyimport(`perihelion.site.worker.${SIDE}`);
    for (const file of side.find_missing(name, payload).toJs()) await loadNetwork(python, file);
    const answer = side.think(name, payload);
    const bytes = answer.toJs();
    answer.destroy();
    postMessage({ number, answer: bytes });
  } catch (error) {
    const unusable = error.type === UNUSABLE;
    if (unusable) await caches.delete(cacheName(base, packs.machine)); // the next start loads it again
    postMessage({ number, error: String(error.message ?? error), fault: unusable ? "machine" : "" });
  }
}

/** Give Python a network that it has not used yet. Without the network to load it over, bots think without it. */
async function loadNetwork(python, file) {
  const pack = packs[`network-${file}`];
  if (!pack) return;
  let done = 0;
  try {
    await keepPack(base, pack, (bytes) => {
      done += bytes;
      postMessage({ done, all: pack.size });
    });
    writeFiles(python.FS, await readFiles(base, [pack]));
  } catch (error) {
    console.warn(file, error);
  }
  postMessage({ done: pack.size, all: pack.size });
}
