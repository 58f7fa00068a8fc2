// The header of every page: link to the lobby, profile, language, sound and theme.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { isSoundOn, setSound } from "../widgets/sound.js";
import { languageSelect } from "./language-select.js";
import { currentTheme, toggleTheme } from "./theme.js";

/** @import { Profile } from "../types.d.ts" */

/**
 * Fill the header element for this visitor.
 * @param {HTMLElement} top
 * @param {Profile} me
 */
export function renderHeader(top, me) {
  const skip = h("a", { class: "skip", href: "#main" }, t("skip"));
  const name = h(
    "button",
    { class: "plain me", type: "button", title: t("me-change"), onclick: () => openProfile(me, name) },
    icon("person"),
    h("span", {}, me.name),
  );
  addEventListener("renamed", () => setChildren(name.lastElementChild, me.name));
  setChildren(
    top,
    skip,
    top.querySelector(".brand"),
    h("nav", { class: "row tight", "aria-label": t("me") }, name, languageSelect(), soundButton(), themeButton()),
  );
}

/**
 * @param {Profile} me
 * @param {HTMLElement} button
 */
async function openProfile(me, button) {
  const { openProfileDialog } = await import("./profile-dialog.js");
  openProfileDialog(me, button);
}

function soundButton() {
  const button = h("button", { class: "plain", type: "button" });
  const show = () => {
    const word = t(isSoundOn() ? "sound-off" : "sound-on");
    button.setAttribute("aria-label", word);
    button.title = word;
    setChildren(button, icon(isSoundOn() ? "sound" : "mute"));
  };
  button.addEventListener("click", () => {
    setSound(!isSoundOn());
    show();
  });
  show();
  return button;
}

function themeButton() {
  const button = h("button", { class: "plain", type: "button" });
  const show = (now) => {
    const word = t(now === "dark" ? "theme-light" : "theme-dark");
    button.setAttribute("aria-label", word);
    button.title = word;
    setChildren(button, icon(now === "dark" ? "sun" : "moon"));
  };
  button.addEventListener("click", () => show(toggleTheme()));
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => show(currentTheme()));
  show(currentTheme());
  return button;
}
