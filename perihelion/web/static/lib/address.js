// Addresses of this server. It may stand below a path, as in https://example.org/perihelion/. Scripts and the server write addresses as if it
// stood at the top ("/t/abc"); only here the path comes before them. Every page names it.

const BASE = document.documentElement.dataset.base ?? "";

/** The path of cookies, which belong to this server alone. */
export const COOKIE_PATH = BASE || "/";

/** Return an address of this server as the browser needs it. Anchors and addresses elsewhere stay as they are. */
export function fullAddress(address) {
  return address.startsWith("/") ? BASE + address : address;
}

/** Return the path of this page as the server knows it. */
export function pagePath() {
  return location.pathname.slice(BASE.length);
}

/** Go to another page of this server. */
export function openPage(address) {
  location.assign(fullAddress(address));
}
