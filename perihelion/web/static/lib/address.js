// Addresses of this server. It may stand below a path, as in https://example.org/perihelion/. Scripts and the server write addresses as if it
// stood at the top ("/t/abc"); only here the path comes before them. Every page names it.

/** @import { Transport } from "./transport.js" */

const BASE = document.documentElement.dataset.base ?? "";

/** The path of cookies, which belong to this server alone. */
export const COOKIE_PATH = BASE || "/";

/** The language that the address of this page names, as in `?lang=pl`: for this page alone, nothing is stored. */
export const ASKED_LANG = new URLSearchParams(location.search).get("lang");

/** Return an address of this server as the browser needs it. Anchors and addresses elsewhere stay as they are. */
export function fullAddress(address) {
  return address.startsWith("/") ? BASE + inAskedLanguage(address) : address;
}

/** Add the language of this page's address to an address of the API, so that the answer matches the page. */
function inAskedLanguage(address) {
  if (!ASKED_LANG || !address.startsWith("/api/") || /[?&]lang=/.test(address)) return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${encodeURIComponent(ASKED_LANG)}`;
}

/** Remove the language from the address of this page. */
export function forgetAskedLanguage() {
  if (!ASKED_LANG) return;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Return the path of this page as the server knows it. */
export function pagePath() {
  return location.pathname.slice(BASE.length);
}

/** Go to another page of this server. */
export function openPage(address) {
  if (offered) offered.open(fullAddress(address));
  else location.assign(fullAddress(address));
}

// The static folder (docs/browser.md): a page is in a frame there, and the window around it has the table in a worker and keeps the history. A page
// of a server has no window around it.

/**
 * @typedef {object} Offered
 * @property {Transport} transport
 * @property {(address: string) => void} open goes to another page
 */

/** @type {Offered | null} */
export const offered = findOffered();

/** Return what is offered; null without a window around this page, and if that belongs to another site. */
function findOffered() {
  try {
    const around = /** @type {{perihelion?: Offered} | undefined} */ (/** @type {unknown} */ (globalThis.parent));
    return around?.perihelion ?? null;
  } catch {
    return null;
  }
}

const { alone } = document.documentElement.dataset;

/** Whether there is nobody but the people at this device. */
export const ALONE = alone !== undefined;

/** The server to play with others, if the folder names one; otherwise "". */
export const SERVER_FOR_OTHERS = alone ?? "";
