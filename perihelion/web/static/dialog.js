// Dialogs: the browser's own, with a heading and a way out. Returns the dialog, already open.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

let count = 0;

export function dialog(heading, ...content) {
  const id = `dialog-${++count}`;
  const shut = h("button", { class: "plain", type: "button", "aria-label": t("close") }, icon("close"));
  const box = h(
    "dialog",
    { "aria-labelledby": id },
    h("div", { class: "dialog-head" }, h("h2", { id }, heading), shut),
    ...content,
  );
  shut.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Ask a question; true where the person agrees. */
export function ask(heading, sentence, yes) {
  return new Promise((answer) => {
    const agree = h("button", { class: "warm", type: "button" }, yes);
    const box = dialog(heading, h("p", {}, sentence), h("div", { class: "row end" }, agree));
    agree.addEventListener("click", () => {
      answer(true);
      box.close();
    });
    box.addEventListener("close", () => answer(false));
  });
}
