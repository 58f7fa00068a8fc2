// Starts Python in a worker with our package. The second start takes the memory of the first one, in which everything is imported already.

import { cacheName, digest, unpack } from "./packs.js";

/** @import { PackEntry } from "./packs.js" */

const ROOT = "/perihelion";
const LIBRARY = `${ROOT}/library`;
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
  const words = packs[`python-${lang}`];
  const library = [packs.libraries, packs.python, ...(words ? [words] : [])];
  const files = await readFiles(base, [...library, ...more]);
  const name = `${memoryOf(base, side)}${await nameOf([packs.runtime, ...library])}`;
  const kept = await (await caches.open(name)).match(`${base}/memory`);
  const options = { indexURL: `${runtime}/`, env: ENVIRONMENT, fsInit: async (fs) => writeFiles(fs, files) };
  if (kept) {
    try {
      const memory = new Uint8Array(await kept.arrayBuffer());
      const createPyodideModule = await makerWithMemory(runtime, memory.length);
      return await loadPyodide({ ...options, createPyodideModule, _loadSnapshot: memory });
    } catch (error) {
      console.warn("the kept memory cannot be used", error);
      await caches.delete(name);
    }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: true });
  python.runPython(`from perihelion.site.worker import ${side}; ${side}.prepare()`);
  keepMemory(base, side, name, python.makeMemorySnapshot()); // meanwhile the worker goes on
  return python;
}

/** Keep the memory for the next start, and drop that of other versions. A browser without room starts slowly instead. */
async function keepMemory(base, side, name, memory) {
  try {
    await (await caches.open(name)).put(`${base}/memory`, new Response(memory));
    const old = (await caches.keys()).filter((other) => other.startsWith(memoryOf(base, side)) && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
  } catch (error) {
    console.warn("the memory is not kept", error);
  }
}

const memoryOf = (base, side) => `perihelion${base}:memory/${side}/`;

/** Return what creates Python's module with room for a memory of this size: its own memory begins smaller. @param {string} runtime @param {number} size */
async function makerWithMemory(runtime, size) {
  const { default: create } = await import(`${runtime}/pyodide.asm.mjs`);
  return async (settings) => {
    const python = await create(settings);
    if (python.HEAP8.length < size) python._malloc(size); // only to make the memory grow: the kept one replaces it
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
