// Lists on the operators' page that one searches, and how their commands are carried out.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { showMessage } from "../widgets/toast.js";

const WAIT_MS = 250; // while somebody types
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** Carry out a request and then `after`; if it is refused, show the sentence. */
export async function attempt(request, after) {
  try {
    await request();
    await after();
  } catch (error) {
    showMessage(error.message);
  }
}

/** Return how long ago something was, in words. */
export function ago(seconds) {
  const form = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1);
  return form.format(-Math.floor(seconds / size), unit);
}

/**
 * Return a section with a search field and a list. load(text, all) resolves to the items, row(item, reload) shows one;
 * `all` is the label of a checkbox, if there is one.
 * @template Item
 * @param {{
 *   heading: string,
 *   label: string,
 *   load: (text: string, all: boolean) => Promise<Item[]>,
 *   all?: string,
 *   row: (item: Item, reload: () => Promise<void>) => Element,
 *   empty: string,
 * }} list
 */
export function searchList({ heading, label, load, all, row, empty }) {
  const list = h("ul", { class: "op-list" });
  const field = h("input", {
    type: "search",
    autocomplete: "off",
    maxlength: 60,
    "aria-label": label,
    placeholder: label,
  });
  const more = all && h("input", { type: "checkbox", onchange: () => reload() });
  let latest = 0;
  const reload = async () => {
    const mine = ++latest;
    await attempt(async () => {
      const found = await load(field.value.trim(), Boolean(more?.checked));
      if (mine === latest) show(found);
    }, Boolean);
  };
  const show = (found) =>
    setChildren(list, found.length ? found.map((item) => row(item, reload)) : h("li", { class: "quiet" }, empty));
  let timer;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(reload, WAIT_MS);
  });
  reload();
  return h(
    "section",
    { class: "card" },
    h("h2", {}, heading),
    h("div", { class: "row" }, field, more && h("label", { class: "switch" }, more, h("span", {}, all))),
    list,
  );
}

/** Return a button that asks first. */
export function askingButton(word, ask, action) {
  return h("button", { type: "button", onclick: async () => (await ask()) && action() }, t(word));
}
