// Packs of files: loading, unpacking and keeping them in the browser's cache. perihelion/site/packs.py writes them.
//
// Each pack has a cache of its own, which is named after the pack's file and so after its content. The service worker and the window around the
// pages use the same functions; the build puts them into the service worker's script.

/**
 * A pack as the service worker names it: its address below the folder, its size over the network, whether it stays packed, and the language that
 * it is for ("": everybody loads it).
 * @typedef {{file: string, size: number, whole: boolean, lang: string}} PackEntry
 */

/** Return the packs that readers of a language need, by name. @param {Record<string, PackEntry>} packs @param {string} lang */
export const packsFor = (packs, lang) =>
  Object.fromEntries(Object.entries(packs).filter(([, pack]) => !pack.lang || pack.lang === lang));

/** Marks a cache that has all files of its pack. */
const COMPLETE = "complete";

/** Return the name of a pack's cache. @param {string} base the path of the folder */
export const cacheName = (base, /** @type {PackEntry} */ pack) => `perihelion${base}:${pack.file}`;

/** Return whether this browser has all files of a pack. */
export async function isKept(base, pack) {
  const name = cacheName(base, pack);
  if (!(await caches.has(name))) return false;
  return Boolean(await (await caches.open(name)).match(`${base}/${COMPLETE}`));
}

/**
 * Load a pack and keep it; `onBytes` hears how many bytes came. A whole pack is kept as it is, because workers unpack it themselves.
 * @param {string} base
 * @param {PackEntry} pack
 * @param {(bytes: number) => void} [onBytes]
 */
export function keepPack(base, pack, onBytes = () => {}) {
  return navigator.locks.request(cacheName(base, pack), async () => {
    if (await isKept(base, pack)) return;
    const cache = await caches.open(cacheName(base, pack));
    const packed = await loadBytes(`${base}/${pack.file}`, onBytes);
    if (!pack.file.includes(await digest(packed))) throw new Error(`${pack.file} is damaged`);
    const files = pack.whole
      ? [{ path: pack.file, type: "application/octet-stream", data: packed }]
      : await unpack(packed);
    for (const { path, type, data } of files)
      await cache.put(`${base}/${path}`, new Response(data, { headers: { "content-type": type } }));
    await cache.put(`${base}/${COMPLETE}`, new Response(""));
  });
}

/** Return the hash that a pack has in its name. @param {Uint8Array<ArrayBuffer>} content */
export async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Return the files of a pack.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @returns {Promise<{path: string, type: string, data: Uint8Array<ArrayBuffer>}[]>}
 */
export async function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const end = bytes.indexOf(10);
  let start = end + 1;
  return JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))).map(([path, type, size]) => {
    const data = bytes.subarray(start, start + size);
    start += size;
    return { path, type, data };
  });
}

/**
 * Load a file; `onBytes` hears how many bytes came.
 * @param {string} address
 * @param {(bytes: number) => void} [onBytes]
 */
async function loadBytes(address, onBytes = () => {}) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const parts = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes(part.value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Remove the caches of packs that no version in use needs. @param {string} base @param {PackEntry[]} needed */
export async function dropOthers(base, needed) {
  const names = new Set(needed.map((pack) => cacheName(base, pack)));
  const old = (await caches.keys()).filter((name) => name.startsWith(`perihelion${base}:packs/`) && !names.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
