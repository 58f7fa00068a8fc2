// The ARIA live region (#live): sentences that a screen reader speaks.

import { setChildren } from "../lib/dom.js";

let queue = [];
let timer = 0;

/** Announce a sentence. Several in quick succession are announced together. */
export function announce(sentence) {
  if (!sentence) return;
  queue.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    setChildren(document.getElementById("live"), queue.join(" "));
    queue = [];
  }, 120);
}
