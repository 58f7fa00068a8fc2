// The worker in which a page of a server lets its own device think and draw (docs/browser.md). It loads what it needs, keeps it, and starts Python. What only
// the server can answer is null.

import { dropOthers, keepPack } from "../shell/packs.js";
import { readFiles, startPython, writeFiles } from "../shell/python.js";

/** @import { PackEntry } from "../shell/packs.js" */

const SIDE = "device_side";
const NEEDED = ["libraries", "games", "python", "machine"];

/** @type {{base: string, runtime: string, packs: Record<string, PackEntry>, lang: string}} */
let files;
/** Python's side. @type {any} */
let side;

/** @type {Record<string, (message: any) => Promise<string | null>>} */
const ACTIONS = { load, think, begin, draw };

self.onmessage = async ({ data }) => {
  const { number, action } = data;
  try {
    postMessage({ number, answer: await ACTIONS[action](data) });
  } catch (error) {
    postMessage({ number, error: String(error.message ?? error) });
  }
};

/** Load everything, and start Python. */
async function load(given) {
  files = given;
  const { base, packs, lang } = files;
  for (const name of [...NEEDED, `python-${lang}`]) if (packs[name]) await keepPack(base, packs[name]);
  await dropOthers(base, Object.values(packs));
  side = await start();
  return null;
}

async function think({ kind, text, lang }) {
  return (await side.answer(kind, text, lang)) ?? null;
}

/** Draw a first position, to see whether this device can. The answer is the version of the program. */
async function begin({ text }) {
  return side.begin_drawing(text);
}

/** Make the ordinary message of what the server sent instead of it. */
async function draw({ text }) {
  return side.draw(text);
}

async function start() {
  const { base, runtime, packs, lang } = files;
  const python = await startPython(base, packs, SIDE, lang, [packs.machine], runtime);
  const loadFile = async (file) => {
    const pack = packs[`network-${file}`];
    await keepPack(base, pack);
    writeFiles(python.FS, await readFiles(base, [pack]));
  };
  const cache = await caches.open(`perihelion${base}:reports`);
  const kept = await cache.match(`${base}/reports`);
  const keep = (text) => cache.put(`${base}/reports`, new Response(text)).catch((error) => console.warn(error));
  return python.pyimport(`perihelion.site.worker.${SIDE}`).start(loadFile, keep, kept ? await kept.text() : "");
}
