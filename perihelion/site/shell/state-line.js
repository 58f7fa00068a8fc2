// The line below the pages: what is being loaded and how much of it, or why the table cannot be used.

import { t } from "./words.js";

const node = document.getElementById("state");
const MEGABYTE = 1_000_000;

/** Show how much of something is loaded. @param {string} word @param {number} done @param {number} all bytes */
export function showLoading(word, done, all) {
  if (!node.querySelector("progress")) {
    node.className = "";
    node.replaceChildren(document.createElement("p"), document.createElement("progress"));
  }
  const bar = /** @type {HTMLProgressElement} */ (node.querySelector("progress"));
  const text = t(word, { done: megabytes(done), all: megabytes(all) });
  bar.max = all;
  bar.value = done;
  bar.setAttribute("aria-label", t("shell-loading"));
  if (node.firstChild.textContent !== text) node.firstChild.textContent = text;
  node.hidden = false;
}

/** Show that something is being done whose end is not known. @param {string} word */
export function showBusy(word) {
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", t(word));
  show("", paragraph(t(word)), bar);
}

export function hideState() {
  node.hidden = true;
  node.replaceChildren();
}

/**
 * Show a sentence with a button; without a frame it has the whole window.
 * @param {string} word
 * @param {{alone?: boolean, label?: string, press?: () => void, values?: Record<string, string>}} [options]
 */
export function showSentence(word, { alone = false, label = "", press = () => {}, values = {} } = {}) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = t(label);
  button.addEventListener("click", press);
  show(alone ? "alone" : "", paragraph(t(word, values)), ...(label ? [button] : []));
}

/** @param {string} kind @param {HTMLElement[]} children */
function show(kind, ...children) {
  node.className = kind;
  node.replaceChildren(...children);
  node.hidden = false;
}

function paragraph(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

const megabytes = (bytes) =>
  new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    bytes / MEGABYTE,
  );
