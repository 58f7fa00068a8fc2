// Modal dialogs (the browser's own <dialog>) with a heading and a close button.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "./icons.js";

let count = 0;

/** Open a dialog with this content and return it. It is removed from the page when it closes. */
export function openDialog(heading, ...content) {
  const id = `dialog-${++count}`;
  const closeButton = h("button", { class: "plain", type: "button", "aria-label": t("close") }, icon("close"));
  const box = h(
    "dialog",
    { "aria-labelledby": id },
    h("div", { class: "dialog-head" }, h("h2", { id }, heading), closeButton),
    ...content,
  );
  closeButton.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * Open a menu. `list(entry)` returns its entries; `entry(label, press, kind)` is a button that closes the menu first;
 * `below` stands under them.
 */
export function openMenu(heading, list, ...below) {
  const entry = (label, press, kind = "") => {
    const act = () => {
      box.close();
      press();
    };
    return h("button", { class: `entry ${kind}`, type: "button", onclick: act }, label);
  };
  const box = openDialog(heading, h("div", { class: "entries" }, list(entry)), ...below);
}

/** Ask a question; resolve to true if the visitor presses `yes`, to false if the dialog is closed. */
export function askConfirmation(heading, sentence, yes) {
  return new Promise((answer) => {
    const agree = h("button", { class: "warm", type: "button" }, yes);
    const box = openDialog(heading, h("p", {}, sentence), h("div", { class: "row end" }, agree));
    agree.addEventListener("click", () => {
      answer(true);
      box.close();
    });
    box.addEventListener("close", () => answer(false));
  });
}
