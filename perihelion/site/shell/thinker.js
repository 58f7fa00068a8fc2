// The table worker's side of the thinking worker: bots, hints and reports are computed there, so that the board never waits for them.
// One call runs at a time. A call that nobody waits for any more is ended with its worker, and the next call starts a new one.

/** @import { PackEntry } from "./packs.js" */

/** How long the worker stays without a call, with a table on a page and without one. Its searches need memory; a new worker starts in a second. */
const IDLE_MS = { table: 180_000, none: 20_000 };

export class Thinker {
  /**
   * @param {{base: string, packs: Record<string, PackEntry>, lang: string}} site where the worker finds its files
   * @param {(bytes: number, all: number) => void} onBytes hears how much of a network is loaded; all of it at the end
   * @param {(fault: string, detail: string) => void} onFault hears why bots cannot think
   */
  constructor(site, onBytes, onFault) {
    this.site = site;
    this.onBytes = onBytes;
    this.onFault = onFault;
    /** @type {Set<number>} */
    this.cancelled = new Set();
    /** @type {{number: number, resolve: (answer: Uint8Array) => void, reject: (error: Error) => void} | null} */
    this.running = null;
    /** @type {Promise<unknown>} */
    this.last = Promise.resolve();
    this.tables = 0;
  }

  /**
   * Run a named function of the thinking side after all calls before it; return its answer's bytes.
   * @param {number} number the name of this call, for `cancel`
   * @param {string} name
   * @param {Uint8Array} payload
   */
  call(number, name, payload) {
    const turn = this.last.then(() => this.run(number, name, payload));
    this.last = turn.catch(() => {});
    return turn;
  }

  /** Hear how many pages show a table: with one, a bot or a hint will be wanted. @param {number} tables */
  expect(tables) {
    this.tables = tables;
    if (tables) this.worker ??= this.startWorker();
    this.restLater();
  }

  /** End the worker after a while without a call. */
  restLater() {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.running || this.end(), this.tables ? IDLE_MS.table : IDLE_MS.none);
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
  }

  run(number, name, payload) {
    if (this.cancelled.delete(number)) throw new Error("cancelled");
    this.worker ??= this.startWorker();
    return new Promise((resolve, reject) => {
      this.running = { number, resolve, reject };
      this.worker.postMessage({ kind: "call", number, name, payload });
    });
  }

  /** End a call if it runs, else do not begin it. Other calls go on. @param {number} number */
  cancel(number) {
    if (this.running?.number !== number) {
      this.cancelled.add(number);
      return;
    }
    this.end();
    this.running.reject(new Error("cancelled"));
    this.running = null;
  }

  startWorker() {
    const worker = new Worker(new URL("thinking-worker.js", import.meta.url), { type: "module", name: "thinking" });
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => this.receive({ number: this.running?.number, error: event.message });
    worker.postMessage({ kind: "start", ...this.site });
    return worker;
  }

  /** @param {{number?: number, answer?: Uint8Array, error?: string, fault?: string, done?: number, all?: number}} message */
  receive({ number, answer, error, fault, done, all }) {
    if (all) this.onBytes(done, all);
    if (fault) this.onFault(fault, error);
    if (all || this.running?.number !== number) return;
    const { resolve, reject } = this.running;
    this.running = null;
    this.restLater();
    if (error) reject(new Error(error));
    else resolve(answer);
  }
}
