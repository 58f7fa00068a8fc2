// The page of an address that leads nowhere: it says so and links to the games.

import { pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { errorIllustration } from "../widgets/illustrations.js";

const ONCE = ["/me/", "/operator/link/", "/notices/", "/join/"]; // addresses of links that work once

/** Say what is wrong with the address. @param {HTMLElement} main */
export function open(main) {
  const word = ONCE.some((path) => pagePath().startsWith(path)) ? "unknown-link" : "unknown-page";
  const home = h("p", {}, h("a", { class: "button warm", href: "/" }, t("lobby")));
  setChildren(main, h("div", { class: "card alone" }, errorIllustration(), h("h1", {}, t(word)), home));
}
