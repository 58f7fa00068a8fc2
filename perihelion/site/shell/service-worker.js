// The service worker of the static folder: it answers every request below the folder from the packs that this browser keeps, so that everything
// works without a network. `perihelion site` puts the list of packs (`self.SITE`) before this script.
//
// A page for the whole window is always the shell; a page for the frame inside it is the one of its address. A new version is installed beside the
// one in use, and takes over when the shell starts the next time: a running game keeps its files.

// The build replaces these lines by the scripts.
import { readValue } from "./database.js";
import { cacheName, isKept, keepPack, packsFor } from "./packs.js";

/** @import { PackEntry } from "./packs.js" */
/** @typedef {{packs: Record<string, PackEntry>, languages: string[]}} Site */

/** @type {ServiceWorkerGlobalScope & {SITE: Site}} */
const worker = /** @type {any} */ (self);
const { packs, languages } = worker.SITE;
const served = Object.values(packs).filter(({ whole }) => !whole);
const BASE = new URL(worker.registration.scope).pathname.replace(/\/$/, "");
const SETTINGS = `perihelion${BASE}:settings`;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  if (event.data === "switch") event.waitUntil(switchIfAlone(event.ports[0]));
  if (event.data === "claim") event.waitUntil(worker.clients.claim());
});

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const inside = url.origin === worker.location.origin && `${url.pathname}/`.startsWith(`${BASE}/`);
  if (event.request.method === "GET" && inside) event.respondWith(answer(event.request, url));
});

/** The first version needs the lobby only; the next ones come with everything that the browser keeps of the one in use. */
async function install() {
  await keepPack(BASE, packs.lobby);
  await keepPack(BASE, packs[`lobby-${await language()}`]);
  const names = await caches.keys();
  for (const [name, pack] of Object.entries(packs))
    if (names.some((other) => other.startsWith(`perihelion${BASE}:packs/${name}-`))) await keepPack(BASE, pack);
}

/** Take over if one window is open: another one would lose its files. @param {MessagePort} refused hears if it is not so */
async function switchIfAlone(refused) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ frameType }) => frameType !== "nested").length > 1) refused.postMessage("later");
  else await worker.skipWaiting();
}

/** @param {Request} request @param {URL} url */
async function answer(request, url) {
  const path = url.pathname.slice(BASE.length);
  if (path === "/site.json") return Response.json(worker.SITE);
  if (request.mode === "navigate") return ["iframe", "frame"].includes(request.destination) ? page(url) : shell();
  if (path.startsWith("/packs/")) return (await kept(path)) ?? fetch(request);
  const whole = path + url.search;
  const found = (await kept(whole)) ?? (await kept(path));
  return found ?? (await find(url.searchParams.has("lang") ? whole : path)) ?? fetch(request);
}

/** @type {Map<string, Promise<Cache>>} */
const opened = new Map();

/** Return a file of the packs that this browser keeps; null if none has it. @param {string} path */
async function kept(path) {
  for (const pack of served) {
    const cache = cacheName(BASE, pack);
    if (!opened.has(cache)) {
      if (!(await isKept(BASE, pack))) continue;
      opened.set(cache, caches.open(cache));
    }
    const found = await (await opened.get(cache)).match(BASE + path);
    if (found) return found;
  }
  return null;
}

/** Return a file, and load the packs of a language that are not there yet until one of them has it. @param {string} path */
async function find(path, lang = "") {
  let found = await kept(path);
  const mine = packsFor(packs, lang || new URLSearchParams(path.split("?")[1]).get("lang") || (await language()));
  for (const pack of found ? [] : Object.values(mine)) {
    if (pack.whole || (await isKept(BASE, pack))) continue;
    await keepPack(BASE, pack);
    found = await kept(path);
    if (found) return found;
  }
  return found;
}

/** Return a file of the lobby's pack as text. */
async function text(path, lang = "") {
  return (await find(path, lang)).text();
}

async function shell() {
  return html((await text("/shell.html")).replaceAll('"./', `"${BASE}/`));
}

/** Return the page of an address, in the language that it names or in the visitor's. @param {URL} url */
async function page(url) {
  const path = url.pathname.slice(BASE.length);
  const lang = await language(url.searchParams.get("lang"));
  const { lines, pages, routes } = JSON.parse(await text(`/pages-${lang}.json`, lang));
  const found = routes
    .map(([route, name]) => ({ name, match: path.match(new RegExp(route)) }))
    .find(({ match }) => match);
  const { game = "", table = "" } = found?.match.groups ?? {};
  const about = table ? await gameOf(table) : game;
  const numbers = pages[`${found?.name ?? "unknown"} ${about}`] ?? pages["unknown "];
  const whole = numbers.map((number) => lines[number]).join("\n");
  return html(whole.replaceAll("/__base__", BASE).replace('data-table=""', `data-table="${table}"`));
}

/** Return the language that an address names, else the one chosen here, else the first one of the browser's that there is. */
async function language(asked = "") {
  const wishes = [
    asked,
    await settingOf("/lang"),
    ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()),
  ];
  return wishes.find((wish) => languages.includes(wish)) ?? languages[0];
}

/** Return the game of a table or of an entered game, as the table's worker has stored it; "" if there is none. @param {string} table */
async function gameOf(table) {
  for (const kind of ["table", "companion"]) {
    const stored = await readValue(BASE, `${kind}/${table}`);
    if (stored) return JSON.parse(stored).game ?? "";
  }
  return "";
}

async function settingOf(path) {
  const found = await (await caches.open(SETTINGS)).match(BASE + path);
  return found ? found.text() : "";
}

const html = (/** @type {string} */ body) =>
  new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
