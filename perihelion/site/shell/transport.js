// The transport that the pages use instead of a network: files that never change come from the packs, everything else from the table's worker.

import { keepPack, packsFor } from "./packs.js";
import { t } from "./words.js";

/** @import { PackEntry } from "./packs.js" */
/** @import { TableWorker } from "./table-worker-link.js" */

/** What the packs have as files. The service worker answers it. */
const FIXED = /^\/api\/(?:words|games|games\/broken|groups|games\/\w+\/(?:rules|guide|specification))(?:\?|$)/;
/** What the lobby asks for before Python runs: the last answer is shown at once, and the page hears when it may ask again. */
const EARLY = new Set(["/api/me", "/api/tables", "/api/daily"]);

export class Transport {
  /**
   * @param {string} base the path of the folder
   * @param {TableWorker} worker
   * @param {import("./settings.js").Settings} settings
   * @param {Record<string, PackEntry>} packs of all languages
   */
  constructor(base, worker, settings, packs) {
    this.base = base;
    this.worker = worker;
    this.settings = settings;
    this.packs = packs;
    this.network = new EventTarget(); // the table is always there
    this.provisional = false; // whether a page shows what a new device is answered
  }

  /** What a page gets (lib/transport.js of the client). */
  get offered() {
    return {
      send: (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) => this.send(path, options),
      connect: (/** @type {string} */ path) => this.worker.connect(path, this.settings.lang),
      showPicture: (/** @type {Element} */ node, /** @type {string} */ path) => this.showPicture(node, path),
      network: this.network,
    };
  }

  /** Answer a request of a page. @param {string} path @param {RequestInit} [options] @returns {Promise<Response>} */
  async send(path, { method = "GET", body = null } = {}) {
    if (method === "GET") {
      const known = await this.settledAnswer(path);
      if (known) return known;
    }
    const lang = method === "POST" && path === "/api/me" ? JSON.parse(/** @type {string} */ (body)).lang : null;
    if (lang && lang !== this.settings.lang && !(await this.loadLanguage(lang))) {
      return Response.json({ error: "offline", sentence: t("shell-language") }, { status: 503 });
    }
    const answer = await this.ask(method, path, /** @type {string | null} */ (body));
    if (lang && answer.ok) await this.changeLanguage(lang);
    return answer;
  }

  /** Return a file of the packs, or what the lobby was answered the last time if Python does not run yet. */
  async settledAnswer(path) {
    if (FIXED.test(path)) return fetch(this.base + (path.includes("?") ? path : `${path}?lang=${this.settings.lang}`));
    if (!EARLY.has(path) || this.worker.ready) return null;
    const last = await this.settings.loadAnswer(path);
    if (last) return last;
    this.provisional = true;
    return fetch(`${this.base}/first${path}?lang=${this.settings.lang}`);
  }

  /** @param {string} method @param {string} path @param {string | null} body */
  async ask(method, path, body) {
    const { status, type, data } = await this.worker.request(method, path, body, this.settings.lang);
    const answer = new Response(status === 204 ? null : data, { status, headers: { "content-type": type } });
    if (method === "GET" && EARLY.has(path) && answer.ok) this.settings.keepAnswer(path, answer.clone());
    return answer;
  }

  /** Load what this browser does not have yet of a language; false: it cannot. @param {string} lang */
  async loadLanguage(lang) {
    const own = Object.values(packsFor(this.packs, lang)).filter((pack) => pack.lang);
    try {
      await Promise.all(own.map((pack) => keepPack(this.base, pack)));
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }

  /** Python reads the words of one language when it starts, so a new language begins with a new start. @param {string} lang */
  async changeLanguage(lang) {
    const isNew = lang !== this.settings.lang;
    await this.settings.setLanguage(lang);
    if (isNew) location.reload();
  }

  /** Show a picture, which the worker draws if its address is one of the API. @param {Element} node @param {string} path */
  async showPicture(node, path) {
    if (!path.startsWith("/api/")) {
      node.setAttribute("src", path.startsWith("/") ? this.base + path : path);
      return;
    }
    const answer = await this.ask("GET", path, null);
    if (!answer.ok) return;
    const address = URL.createObjectURL(await answer.blob());
    node.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
    node.setAttribute("src", address);
  }

  /** Return a file to be saved, or null. @param {string} path */
  async download(path) {
    const answer = await this.send(path);
    if (!answer.ok) return null;
    return { blob: await answer.blob(), name: fileName(path, answer.headers.get("content-type")) };
  }
}

const ENDINGS = { "application/json": "json", "application/zip": "zip", "image/svg+xml": "svg", "text/html": "html" };

/** Return the name of a downloaded file: that of the table, and an ending by its type. */
function fileName(path, type) {
  const [, , , key, ...rest] = path.split("?")[0].split("/");
  const ending = ENDINGS[type?.split(";")[0]] ?? "game";
  return `${["perihelion", key, ...rest].filter(Boolean).join("-")}.${ending}`;
}
