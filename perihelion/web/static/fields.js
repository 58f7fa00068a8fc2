// Fields of a form, each with its explanation: one of several, yes or no, a number.

import { h } from "./dom.js";

const FEW = 4;

/** One of several values; few become buttons side by side, many a list to drop down. */
export function pick({ id, label, about, value, values, set, drop = false }) {
  return drop || values.length > FEW
    ? select({ id, label, about, value, values, set })
    : radios({ id, label, about, value, values, set });
}

function radios({ id, label, about, value, values, set }) {
  const one = (option, i) => {
    const input = h("input", {
      type: "radio",
      name: id,
      id: `${id}-${i}`,
      checked: option.value === value,
      onchange: () => set(option.value),
    });
    return h("label", { class: "segment" }, input, h("span", {}, option.label));
  };
  return h(
    "div",
    {
      class: "field",
      role: "radiogroup",
      "aria-labelledby": `${id}-label`,
      "aria-describedby": about ? `${id}-about` : false,
    },
    h("span", { class: "label", id: `${id}-label` }, label),
    h("div", { class: "segments" }, values.map(one)),
    explain(id, about),
  );
}

function select({ id, label, about, value, values, set }) {
  const options = values.map((option, i) =>
    h("option", { value: String(i), selected: option.value === value, disabled: option.disabled }, option.label),
  );
  const choice = h(
    "select",
    { id, "aria-describedby": about ? `${id}-about` : false, onchange: () => set(values[Number(choice.value)].value) },
    options,
  );
  return h("div", { class: "field" }, h("label", { class: "label", for: id }, label), choice, explain(id, about));
}

export function toggle({ id, label, about, value, set }) {
  const input = h("input", {
    type: "checkbox",
    id,
    checked: Boolean(value),
    "aria-describedby": about ? `${id}-about` : false,
    onchange: () => set(input.checked),
  });
  return h(
    "div",
    { class: "field" },
    h("label", { class: "switch" }, input, h("span", { class: "label" }, label)),
    explain(id, about),
  );
}

export function number({ id, label, about, value, min, max, set }) {
  const input = h("input", {
    type: "number",
    id,
    min,
    max,
    value: value ?? "",
    "aria-describedby": about ? `${id}-about` : false,
  });
  input.addEventListener("change", () => set(input.value === "" ? null : Number(input.value)));
  return h("div", { class: "field" }, h("label", { class: "label", for: id }, label), input, explain(id, about));
}

function explain(id, about) {
  return about ? h("p", { class: "quiet small", id: `${id}-about` }, about) : null;
}
