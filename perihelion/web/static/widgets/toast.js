// Toasts: short messages beside or below the board; above a dialog, and on pages without a board, at the lower edge. A
// refusal is red with a double border and links to its rule.

import { h, setChildren } from "../lib/dom.js";
import { ruleName, t } from "../lib/words.js";
import { icon } from "./icons.js";
import { playSound } from "./sound.js";

/** @import { ErrorBody } from "../types.d.ts" */

const VISIBLE_SECONDS = 7;
let timer = 0;

/** Show a message for some seconds, with a link or button after it. */
export function showMessage(sentence, more = null) {
  showToast("toast", sentence, more);
}

/**
 * Show why something is refused. `openRule(anchor)`, if given, shows the rule beside the board.
 * @param {Partial<ErrorBody>} refusal
 * @param {(anchor: string) => void} openRule
 */
export function showRefusal({ sentence, rule, link }, openRule) {
  if (!sentence) return;
  playSound("refused");
  const anchor =
    rule &&
    link &&
    h("a", { href: link, onclick: openRule && ((event) => followLink(event, openRule, link)) }, ruleName(rule));
  showToast("toast refused", sentence, anchor);
}

/** Remove the message that is shown. */
export function hideMessage() {
  const place = document.getElementById("toasts");
  if (place) setChildren(place);
}

function followLink(event, openRule, link) {
  event.preventDefault();
  hideMessage();
  openRule(link.split("#")[1] ?? "");
}

/** Return the element for toasts, placed above the open dialog, in the dock of a board, or on the page. */
function toastPlace() {
  const place = document.getElementById("toasts") ?? h("div", { id: "toasts", role: "alert" });
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1); // everything outside of it is inert
  const dock = document.querySelector(".dock");
  const host = dialog ?? dock ?? document.body;
  if (place.parentElement !== host) host.append(place);
  place.popover = host === dock ? null : "manual";
  if (place.popover && !place.matches(":popover-open")) place.showPopover();
  return place;
}

function showToast(kind, sentence, more) {
  const place = toastPlace();
  const close = h(
    "button",
    { class: "plain", type: "button", "aria-label": t("close"), onclick: hideMessage },
    icon("close"),
  );
  setChildren(place, h("div", { class: kind }, h("p", {}, sentence, more && " ", more), close));
  clearTimeout(timer);
  timer = setTimeout(hideMessage, VISIBLE_SECONDS * 1000);
}
