// Starts Python in a worker with our package. The second start takes the memory of the first one, in which everything is imported already.

import { cacheName, digest, isKept, unpack } from "./packs.js";

/** @import { PackEntry } from "./packs.js" */

const ROOT = "/perihelion";
const LIBRARY = `${ROOT}/library`;
const SIZE = "x-memory-size";
const USED = "x-memory-used"; // without the zeros at its end
const PIECE = 1 << 20;
const ENVIRONMENT = {
  PERIHELION_WASM: `${ROOT}/machine`,
  PYTHONPATH: LIBRARY,
  PYTHONDONTWRITEBYTECODE: "1",
};

/**
 * Start Python for one side of the workers, a module of perihelion.site.worker: its `prepare` imports what it needs, and must keep no JavaScript
 * object.
 * @param {string} base the path of the folder
 * @param {Record<string, PackEntry>} packs
 * @param {string} side
 * @param {string} lang the language whose words Python reads, beside English
 * @param {PackEntry[]} [more] packs with files for this worker alone
 * @param {string} [runtime] the path of the interpreter's own files
 */
export async function startPython(base, packs, side, lang, more = [], runtime = `${base}/runtime`) {
  const { loadPyodide } = await import(`${runtime}/pyodide.mjs`);
  await readRuntimeFromCache(base, packs.runtime);
  const words = packs[`python-${lang}`];
  const library = [packs.libraries, packs.games, packs.python, ...(words ? [words] : [])];
  const name = `${memoryOf(base, side)}${await nameOf([packs.runtime, ...library])}`;
  const kept = await (await caches.open(name)).match(`${base}/memory`);
  const fsInit = async (fs) => writeFiles(fs, await readFiles(base, [...library, ...more]));
  const options = { indexURL: `${runtime}/`, env: ENVIRONMENT, fsInit };
  if (kept) {
    try {
      const memory = await readMemory(kept);
      const createPyodideModule = await makerWithMemory(runtime, memory, Number(kept.headers.get(SIZE)));
      const python = await loadPyodide({ ...options, createPyodideModule, _loadSnapshot: memory });
      delete python._api.config._loadSnapshot; // it would stay as long as the worker
      release(memory.buffer);
      return python;
    } catch (error) {
      console.warn("the kept memory cannot be used", error);
      await caches.delete(name);
    }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: true });
  python.runPython(`from perihelion.site.worker import ${side}; ${side}.prepare(); import gc; gc.collect()`);
  keepMemory(base, side, name, python.makeMemorySnapshot()); // meanwhile the worker goes on
  return python;
}

/** Let this worker read the interpreter's files from the browser's cache itself: what it fetches stays in memory a second time. */
async function readRuntimeFromCache(base, pack) {
  if (!(await isKept(base, pack))) return;
  const files = await caches.open(cacheName(base, pack));
  const load = self.fetch;
  self.fetch = async (address, options) => (await files.match(address)) ?? load(address, options);
}

/** Keep the memory for the next start, and drop that of other versions. A browser without room starts slowly instead. */
async function keepMemory(base, side, name, memory) {
  try {
    const used = memory.subarray(0, memory.findLastIndex((byte) => byte !== 0) + 1);
    const headers = { [SIZE]: String(memory.length), [USED]: String(used.length) };
    const answer = new Response(inPieces(used), { headers });
    await (await caches.open(name)).put(`${base}/memory`, answer);
    release(memory.buffer);
    const old = (await caches.keys()).filter((other) => other.startsWith(memoryOf(base, side)) && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
  } catch (error) {
    console.warn("the memory is not kept", error);
  }
}

/** Return a kept memory. Read in pieces, it belongs to this worker alone, so `release` can give it back. @param {Response} kept */
async function readMemory(kept) {
  const memory = new Uint8Array(Number(kept.headers.get(USED)));
  const reader = kept.body.getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    memory.set(part.value, at);
    at += part.value.length;
  }
  return memory;
}

/** Return bytes as a stream of copies, so that nothing but the caller keeps them. @param {Uint8Array} bytes */
function inPieces(bytes) {
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      if (at < bytes.length) stream.enqueue(bytes.slice(at, at + PIECE));
      else stream.close();
      at += PIECE;
    },
  });
}

/** Give memory back now: a worker that waits for messages does not collect its garbage for a long time. @param {ArrayBufferLike} buffer */
function release(buffer) {
  /** @type {ArrayBuffer & {transfer?: (size: number) => ArrayBuffer}} */ (buffer).transfer?.(0);
}

const memoryOf = (base, side) => `perihelion${base}:memory/${side}/`;

/**
 * Return what creates Python's module with room for a kept memory: its own memory begins smaller.
 * @param {string} runtime
 * @param {Uint8Array} memory a header with its own length in the second word, and the memory without the zeros at its end
 * @param {number} size with these zeros
 */
async function makerWithMemory(runtime, memory, size) {
  const { default: create } = await import(`${runtime}/pyodide.asm.mjs`);
  const header = new Uint32Array(memory.buffer, 0, 2)[1];
  const end = (memory.length - header) >> 2;
  return async (settings) => {
    const python = await create(settings);
    if (python.HEAP8.length < size) python._malloc(size); // only to make the memory grow: the kept one replaces it
    const words = python.HEAPU32;
    for (let i = end; i < words.length; i++) if (words[i] !== 0) words[i] = 0; // writing zeros would use the memory
    return python;
  };
}

/** Return the files of packs that this browser keeps. @param {string} base @param {PackEntry[]} packs */
export async function readFiles(base, packs) {
  const read = async (pack) => {
    const cache = await caches.open(cacheName(base, pack));
    return unpack(new Uint8Array(await (await cache.match(`${base}/${pack.file}`)).arrayBuffer()));
  };
  return (await Promise.all(packs.map(read))).flat();
}

/** Write files into Python's file system; their paths are below its root. */
export function writeFiles(fs, files) {
  for (const { path, data } of files) {
    const target = `${ROOT}/${path}`;
    fs.mkdirTree(target.slice(0, target.lastIndexOf("/")));
    fs.writeFile(target, data);
  }
}

/** Return a short name of everything that the memory depends on. @param {PackEntry[]} packs */
function nameOf(packs) {
  return digest(new TextEncoder().encode(JSON.stringify(packs.map(({ file }) => file))));
}
