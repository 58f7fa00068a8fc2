// How many players this guest hides in the chat, and the button that shows them again.

import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";

/** @import { BlockCount } from "../types.d.ts" */

/** Return a line that is empty as long as nobody is hidden. */
export function blockedLine() {
  const line = h("p", { class: "row", hidden: true });
  const show = (/** @type {BlockCount} */ { blocked }) => {
    line.hidden = blocked === 0;
    const clear = () => /** @type {Promise<BlockCount>} */ (post("/api/me/blocks/clear")).then(show, () => {});
    setChildren(line, t("blocks", { n: blocked }), h("button", { type: "button", onclick: clear }, t("blocks-clear")));
  };
  /** @type {Promise<BlockCount>} */ (get("/api/me/blocks")).then(show, () => {});
  return line;
}
