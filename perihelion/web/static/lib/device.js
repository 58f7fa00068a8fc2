// Thinking on this device instead of the server (docs/browser.md): hints, reports, the analysis board, and drawings of tables. A worker loads Python once, in the
// background, and keeps it. Until it is there, and whenever anything fails, the answer is null and the server thinks.

import { ALONE, fullAddress } from "./address.js";
import { get, post } from "./http.js";

/** @import { DeviceRuntime, ServerMessage, Snapshot, ViewsMessage } from "../types.d.ts" */

/**
 * What can be thought about (perihelion/site/worker/device_side.py).
 * @typedef {"hint" | "report" | "file" | "board"} Kind
 */

const SETTING = "device-thinking";
const OFF = "off";
const LOADED = "device-loaded"; // whether this browser has loaded everything before
const BASE = "/device";
const PATIENCE_MS = 30_000; // for the longest search; after that the server is asked
const LOADING_MS = 600_000;
const MOST_FAILURES = 2;
const LEAST_MEMORY = 4; // GB, as far as the browser tells
const IDLE_MS = 3000;
const START_MS = 8000; // of a worker that has everything; then a page goes on without it
const LATER_MS = 10_000; // while the server makes what is to be loaded
const DRAWING_MS = 1000; // for the message of one change; after that the server draws

export class ThinkingDevice {
  /**
   * @param {object} on
   * @param {() => boolean} on.suits whether this device may think now
   * @param {() => Promise<DeviceRuntime>} on.describe
   * @param {(address: string) => Worker} on.open starts the worker
   * @param {() => void} on.loaded
   */
  constructor(on) {
    this.on = on;
    this.ready = false;
    /** @type {Promise<void> | null} */
    this.prepared = null;
    this.failures = 0;
    this.number = 0;
    /** @type {Map<number, {resolve: (answer: string | null) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Worker | null} */
    this.worker = null;
    /** Called each time when it begins to think. @type {(() => void)[]} */
    this.starts = [];
  }

  /** Load everything and start Python, once for this page. */
  prepare() {
    this.prepared ??= this.load();
    return this.prepared;
  }

  async load() {
    if (!this.on.suits()) return;
    this.runtime = await this.on.describe().catch(() => null); // without it the server thinks
    if (this.runtime?.ready) await this.startWorker();
    else if (this.runtime?.later) setTimeout(() => this.load(), LATER_MS);
  }

  async startWorker() {
    const { worker, runtime, packs } = this.runtime;
    const base = fullAddress(BASE);
    const { lang } = document.documentElement;
    try {
      this.worker = this.on.open(`${base}/${worker}`);
      this.worker.onmessage = ({ data }) => this.receive(data);
      this.worker.onerror = (event) => this.fail(new Error(event.message));
      await this.ask({ action: "load", base, runtime: `${base}/${runtime}`, packs, lang }, LOADING_MS);
      this.ready = true;
      this.on.loaded();
      for (const start of this.starts) start();
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Think about something. Null: the server has to. After a failure a new worker is tried, once.
   * @param {Kind} kind
   * @param {unknown} data
   * @returns {Promise<any>}
   */
  async think(kind, data) {
    if (!this.on.suits()) return null;
    if (!this.ready) {
      if (this.failures > 0 && this.failures < MOST_FAILURES && !this.worker) this.startWorker();
      return null;
    }
    const lang = document.documentElement.lang;
    try {
      const text = await this.ask({ action: "think", kind, text: JSON.stringify(data), lang }, PATIENCE_MS);
      return text && JSON.parse(text);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /**
   * @param {object} message
   * @param {number} patience
   * @returns {Promise<string | null>}
   */
  ask(message, patience) {
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("it takes too long")), patience);
      const settle = (/** @type {(value: any) => void} */ end) => (/** @type {any} */ value) => {
        clearTimeout(late);
        end(value);
      };
      this.waiting.set(number, { resolve: settle(resolve), reject: settle(reject) });
      this.worker.postMessage({ ...message, number });
    });
  }

  /** @param {{number: number, answer?: string | null, error?: string}} message */
  receive({ number, answer, error }) {
    const asked = this.waiting.get(number);
    this.waiting.delete(number);
    if (error !== undefined) asked?.reject(new Error(error));
    else asked?.resolve(answer);
  }

  /** End the worker, because something went wrong. @param {Error} error */
  fail(error) {
    if (!this.worker) return;
    console.warn("this device does not think:", error.message);
    this.worker.terminate();
    this.worker = null;
    this.ready = false;
    this.failures += 1;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Whether the visitor allows it. A browser without storage cannot keep what it loads either. */
export function mayThink() {
  try {
    return localStorage.getItem(SETTING) !== OFF;
  } catch {
    return false;
  }
}

/** @param {boolean} on */
export function allowThinking(on) {
  if (on) localStorage.removeItem(SETTING);
  else localStorage.setItem(SETTING, OFF);
}

/** Whether this browser can do it, and whether it costs the visitor nothing that matters. */
export function canThink() {
  const { connection, deviceMemory } =
    /** @type {Navigator & {connection?: {saveData: boolean}, deviceMemory?: number}} */ (navigator);
  return (
    !ALONE &&
    globalThis.isSecureContext &&
    typeof Worker === "function" &&
    typeof WebAssembly === "object" &&
    "caches" in globalThis &&
    "locks" in navigator &&
    !connection?.saveData &&
    (deviceMemory ?? LEAST_MEMORY) >= LEAST_MEMORY
  );
}

const device = new ThinkingDevice({
  suits: () => canThink() && mayThink(),
  describe: () => get("/api/device"),
  open: (address) => new Worker(address, { type: "module", name: "thinking" }),
  loaded: () => localStorage.setItem(LOADED, "yes"),
});

/** There may be something to think about on this page: load what it needs as soon as the page has nothing else to do. */
export function prepareDevice() {
  if (canThink() && mayThink()) setTimeout(() => device.prepare(), IDLE_MS);
}

/** The same for a page that thinks at once: wait a moment if this browser has loaded everything before. Return whether it thinks. */
export async function awaitDevice() {
  if (!canThink() || !mayThink()) return false;
  const loading = device.prepare();
  if (localStorage.getItem(LOADED)) await Promise.race([loading, new Promise((wake) => setTimeout(wake, START_MS))]);
  return device.ready;
}

/**
 * Think on this device; null: the server has to.
 * @param {Kind} kind
 * @param {unknown} data
 */
export async function think(kind, data) {
  const answer = await device.think(kind, data);
  return answer && typeof answer === "object" ? { ...answer, device: true } : answer;
}

/**
 * Call a function when this device can draw, after it has drawn a first position of the game. A browser that has loaded everything before loads it for
 * this, too; another one does only if there is something to think about.
 * @param {Snapshot} snapshot
 * @param {(version: string) => void} start gets the version of the device's program
 */
export function whenDrawing({ game, options }, start) {
  if (!canThink() || !mayThink()) return;
  const text = JSON.stringify({ game, options, lang: document.documentElement.lang });
  const begin = () =>
    device.ask({ action: "begin", text }, PATIENCE_MS).then(start, (error) => console.warn(error.message));
  device.starts.push(begin);
  if (device.ready) begin();
  else if (localStorage.getItem(LOADED)) prepareDevice();
}

/**
 * Make the ordinary message of what the server sent instead of it; null if nothing changed. Fails if that takes too long.
 * @param {ViewsMessage} views
 * @returns {Promise<ServerMessage | null>}
 */
export async function drawMessage(views) {
  if (!device.ready) throw new Error("this device does not draw");
  return JSON.parse(await device.ask({ action: "draw", text: JSON.stringify(views) }, DRAWING_MS));
}

/**
 * Return the hint for me at a table, or null.
 * @param {string} path of the table
 */
export async function thinkAboutHint(path) {
  if (!device.ready) return null;
  const task = await post(`${path}/hint/task`).catch(() => null);
  return task && think("hint", task);
}

/**
 * Answer a request of the analysis board, on this device or at the server.
 * @template [Answer=unknown]
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Answer & {device?: boolean}>}
 */
export async function thinkOrPost(path, body) {
  return (await think("board", { path, body })) ?? post(path, body);
}
