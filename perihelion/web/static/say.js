// The live region: what happened, in words, for those who listen.

import { put } from "./dom.js";

let queue = [];
let timer = 0;

/** Say a sentence; several in quick succession are said together. */
export function say(sentence) {
  if (!sentence) return;
  queue.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    put(document.getElementById("live"), queue.join(" "));
    queue = [];
  }, 120);
}
