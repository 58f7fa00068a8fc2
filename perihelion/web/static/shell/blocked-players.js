// How many players this guest hides in the chat, and the button that shows them again.

import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";

/** Return a line that is empty as long as nobody is hidden. */
export function blockedLine() {
  const line = h("p", { class: "row", hidden: true });
  const show = ({ blocked }) => {
    line.hidden = blocked === 0;
    const clear = () => post("/api/me/blocks/clear").then(show, () => {});
    setChildren(line, t("blocks", { n: blocked }), h("button", { type: "button", onclick: clear }, t("blocks-clear")));
  };
  get("/api/me/blocks").then(show, () => {});
  return line;
}
