// The window around the pages: it shows the lobby at once, loads the rest, and holds the workers while pages come and go in its frame.

import { chosenTheme, Frame } from "./frame.js";
import { Ownership } from "./ownership.js";
import { dropOthers, isKept, keepPack, packsFor } from "./packs.js";
import { Settings } from "./settings.js";
import { hideState, showBusy, showLoading, showSentence } from "./state-line.js";
import { TableWorker, WorkerGone } from "./table-worker-link.js";
import { Transport } from "./transport.js";
import { hasWords, loadWords } from "./words.js";

/** @import { PackEntry } from "./packs.js" */

const BASE = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
const state = document.getElementById("state");
const BEFORE_PYTHON = ["runtime", "libraries", "games", "python", "machine"];
const PYTHON_WORDS = "python-"; // the words of the visitor's language
const SLOW_START_MS = 800; // the page shows a start that takes longer
const ON_DEMAND = /^(network-|solver$)/; // when a bot, or a game at a real table, needs it for the first time

async function start() {
  const lacking = missingAbility();
  if (lacking) return sayWithoutWords(lacking);
  await installServiceWorker();
  const { packs, languages } = await (await fetch(`${BASE}/site.json`)).json();
  const settings = new Settings(BASE);
  await settings.open(languages);
  await loadWords(BASE, settings.lang);
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.theme = chosenTheme(document);

  const worker = new TableWorker({
    networks: ({ done, all }) => (done < all ? showLoading("shell-networks", done, all) : hideState()),
    fault: ({ fault, detail }) => showFault(fault, detail),
  });
  const transport = new Transport(BASE, worker, settings, packs);
  const frame = new Frame(BASE, settings.asked, (path) => transport.download(path));
  const perihelion = {
    transport: transport.offered,
    open: (/** @type {string} */ address) => frame.go(address),
    adopt: (/** @type {Window & typeof globalThis} */ page) => frame.adopt(page),
  };
  Object.assign(window, { perihelion });

  const ownership = new Ownership(BASE, {
    async onLoss() {
      await worker.finish().catch(() => {});
      worker.stop();
      frame.node.remove();
      showSentence("shell-taken", { alone: true, label: "shell-take-back", press: () => location.reload() });
    },
  });
  if (!(await ownership.take())) await askToTakeOver(ownership);
  frame.open(state);
  const own = packsFor(packs, settings.lang);
  await loadPacks(own);
  const slow = setTimeout(() => showBusy("shell-starting"), SLOW_START_MS);
  await worker.start({ base: BASE, packs: own, lang: settings.lang }).finally(() => clearTimeout(slow));
  hideState();
  if (transport.provisional) frame.refresh();
  const always = Object.entries(own).filter(([name]) => !ON_DEMAND.test(name));
  for (const [, pack] of always) await keepPack(BASE, pack); // so that every page works without a network
  await dropOthers(BASE, Object.values(packs));
  document.documentElement.dataset.kept = "all";
}

/** Return the sentence about what this browser lacks; "" if it lacks nothing. */
function missingAbility() {
  if (!isSecureContext) return "insecure";
  const able = navigator.serviceWorker && "caches" in window && "locks" in navigator && "DecompressionStream" in window;
  return able && typeof WebAssembly === "object" ? "" : "unable";
}

/** Install the service worker, or let the new version take over; only then can pages be shown. */
async function installServiceWorker() {
  const registration = await navigator.serviceWorker.register(`${BASE}/service-worker.js`, { scope: `${BASE}/` });
  if (registration.waiting && navigator.serviceWorker.controller && (await switchTo(registration.waiting))) {
    location.reload();
    await new Promise(() => {});
  }
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  const claimed = new Promise((done) =>
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
  );
  active.postMessage("claim");
  await claimed;
}

/** Let a new version take over, unless another window uses the one before. @param {ServiceWorker} waiting @returns {Promise<boolean>} */
async function switchTo(waiting) {
  const changed = new Promise((done) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => done(true), { once: true }),
  );
  const { port1, port2 } = new MessageChannel();
  const refused = new Promise((done) => (port1.onmessage = () => done(false)));
  waiting.postMessage("switch", [port2]);
  return Promise.race([changed, refused]);
}

/** Wait until this window has the tables. @param {Ownership} ownership */
function askToTakeOver(ownership) {
  return new Promise((resolve) => {
    const press = async () => {
      await ownership.takeOver();
      hideState();
      resolve(null);
    };
    showSentence("shell-other-window", { alone: true, label: "shell-take-over", press });
  });
}

/** Load what Python needs, and show how much of it there is. @param {Record<string, PackEntry>} packs */
async function loadPacks(packs) {
  const lacking = [];
  const needed = Object.keys(packs).filter((name) => BEFORE_PYTHON.includes(name) || name.startsWith(PYTHON_WORDS));
  for (const name of needed) if (!(await isKept(BASE, packs[name]))) lacking.push(name);
  const all = lacking.reduce((sum, name) => sum + packs[name].size, 0);
  let done = 0;
  await Promise.all(
    lacking.map((name) => {
      const onBytes = (bytes) => {
        done += bytes;
        showLoading("shell-first-visit", Math.min(done, all), all);
      };
      return keepPack(BASE, packs[name], onBytes);
    }),
  );
}

/** Say that something about the tables failed. */
function showFault(fault, detail) {
  console.error(fault, detail);
  if (!hasWords()) return sayWithoutWords("broken");
  showSentence(`shell-fault-${fault}`, { label: "shell-again", press: () => location.reload() });
}

/** A sentence before any words can be loaded: the page itself has it in every language. @param {string} lacking */
function sayWithoutWords(lacking) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("early"));
  const said = [...template.content.querySelectorAll(`.${lacking}`)].map((p) => /** @type {HTMLElement} */ (p));
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase());
  const lang = wishes.find((wish) => said.some((p) => p.lang === wish)) ?? "en";
  state.className = "alone";
  state.replaceChildren(...said.filter((p) => p.lang === lang).map((p) => p.cloneNode(true)));
  state.hidden = false;
}

const FAULTS = { QuotaExceededError: "full", SecurityError: "storage" };
start().catch((error) => error instanceof WorkerGone || showFault(FAULTS[error.name] ?? "broken", error.stack));
