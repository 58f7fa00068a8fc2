// Form fields with a label and an explanation. Each takes {id, label, about, value, set}; set(value) reports a change.

import { h } from "../lib/dom.js";

const MAX_RADIO_BUTTONS = 4;

/**
 * What all fields take.
 * @template Value
 * @typedef {{id: string, label: string, about?: string, value: Value, set: (value: Value) => unknown}} Field
 */

/**
 * @template Value
 * @typedef {{value: Value, label: string, disabled?: boolean}} Option
 */

/**
 * Return a field for one of several values: radio buttons if they are few, a select list otherwise or with `drop`.
 * @template Value
 * @param {Field<Value> & {values: Option<Value>[], drop?: boolean}} field
 */
export function choiceField({ id, label, about, value, values, set, drop = false }) {
  return drop || values.length > MAX_RADIO_BUTTONS
    ? selectField({ id, label, about, value, values, set })
    : radioField({ id, label, about, value, values, set });
}

/**
 * @template Value
 * @param {Field<Value> & {values: Option<Value>[]}} field
 */
function radioField({ id, label, about, value, values, set }) {
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
    explanation(id, about),
  );
}

/**
 * @template Value
 * @param {Field<Value> & {values: Option<Value>[]}} field
 */
function selectField({ id, label, about, value, values, set }) {
  const options = values.map((option, i) =>
    h("option", { value: String(i), selected: option.value === value, disabled: option.disabled }, option.label),
  );
  const choice = h(
    "select",
    { id, "aria-describedby": about ? `${id}-about` : false, onchange: () => set(values[Number(choice.value)].value) },
    options,
  );
  return h("div", { class: "field" }, h("label", { class: "label", for: id }, label), choice, explanation(id, about));
}

/** Return a checkbox. @param {Field<boolean>} field */
export function checkboxField({ id, label, about, value, set }) {
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
    explanation(id, about),
  );
}

/** Return a field for a number; an empty field sets null. @param {Field<number | null> & {min: number, max: number}} field */
export function numberField({ id, label, about, value, min, max, set }) {
  const input = h("input", {
    type: "number",
    id,
    min,
    max,
    value: value ?? "",
    "aria-describedby": about ? `${id}-about` : false,
  });
  input.addEventListener("change", () => set(input.value === "" ? null : Number(input.value)));
  return h("div", { class: "field" }, h("label", { class: "label", for: id }, label), input, explanation(id, about));
}

/** Return a field for a short text. @param {Field<string> & {most: number}} field */
export function textField({ id, label, about, value, most, set }) {
  const input = h("input", { type: "text", id, maxlength: most, value, autocomplete: "off" });
  input.addEventListener("input", () => set(input.value.trim()));
  return h("div", { class: "field" }, h("label", { class: "label", for: id }, label), input, explanation(id, about));
}

function explanation(id, about) {
  return about ? h("p", { class: "quiet small", id: `${id}-about` }, about) : null;
}
