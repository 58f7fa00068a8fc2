// The service worker: with a network it leaves everything to the server, without one it shows the offline page. It also shows notices.
//
// The server puts `self.OFFLINE = {VERSION, BASE, FILES}` before this script (perihelion/web/site/offline.py). FILES are stored together when the worker is installed,
// under a name with their version, and are only used where the server cannot be reached: an update is never held back.

/** @type {ServiceWorkerGlobalScope & {OFFLINE: {VERSION: string, BASE: string, FILES: string[]}}} */
const worker = /** @type {any} */ (self);
const { VERSION, BASE, FILES } = worker.OFFLINE;
const CACHES = `perihelion${BASE}-offline`;
const CACHE = `${CACHES}-${VERSION}`;
const SHELL = `${BASE}/offline`;

worker.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => stored(SHELL)));
  else if (FILES.includes(url.pathname + url.search)) event.respondWith(fetch(request).catch(() => stored(request)));
});

worker.addEventListener("push", (event) => {
  const { title, text, path, lang } = event.data.json();
  const icon = `${BASE}/static/pictures/icon-192.png`;
  event.waitUntil(
    worker.registration.showNotification(title, { body: text, lang, tag: path, icon, data: { path: BASE + path } }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** Show the page that a notice is about: the window that has it already, or a new one. */
async function openPage(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
}

/** Store all files of this version, past the browser's own cache. */
async function store() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })));
}

async function removeOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${CACHES}-`) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Return a stored file. It fits whatever the request's headers are: stylesheets vary with the cookie. */
async function stored(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
}
