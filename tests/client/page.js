// What the client's modules ask of a browser, as far as their logic needs it. Import it before them.

import { setMaxListeners } from "node:events";

/** A storage that forgets everything at the end. */
export class MemoryStorage {
  #values = new Map();

  getItem(key) {
    return this.#values.get(key) ?? null;
  }

  setItem(key, value) {
    this.#values.set(key, String(value));
  }
}

globalThis.document = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {}, lang: "en" } });
setMaxListeners(0, document); // a test may open many connections
globalThis.localStorage = new MemoryStorage();
globalThis.matchMedia = (query) => ({ matches: query === globalThis.matchingMedia, addEventListener() {} });
globalThis.location = { protocol: "http:", host: "server", pathname: "/" };

/** Wait until everything that is ready to run has run. */
export function settle() {
  return new Promise((done) => setImmediate(done));
}
