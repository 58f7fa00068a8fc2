// Short messages at the lower edge: a notice, or a refusal in red with a double line and the rule it comes from.

import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { play } from "./sound.js";
import { t } from "./words.js";

const SECONDS = 7;
let timer = 0;

/** Tell something that needs no answer. */
export function tell(sentence) {
  show("toast", sentence, null);
}

/** Tell why something is not possible; `onrule` opens the rule beside the board. */
export function refuse({ sentence, rule, link }, onrule) {
  if (!sentence) return;
  play("refused");
  const anchor =
    rule && link && h("a", { href: link, onclick: onrule && ((event) => follow(event, onrule, link)) }, rule);
  show("toast refused", sentence, anchor);
}

export function hush() {
  const place = document.getElementById("toasts");
  if (place) put(place);
}

function follow(event, onrule, link) {
  event.preventDefault();
  hush();
  onrule(link.split("#")[1] ?? "");
}

function show(kind, sentence, more) {
  let place = document.getElementById("toasts");
  if (!place) document.body.append((place = h("div", { id: "toasts", role: "alert" })));
  const close = h("button", { class: "plain", type: "button", "aria-label": t("close"), onclick: hush }, icon("close"));
  put(place, h("div", { class: kind }, h("p", {}, sentence, more && " ", more), close));
  clearTimeout(timer);
  timer = setTimeout(hush, SECONDS * 1000);
}
