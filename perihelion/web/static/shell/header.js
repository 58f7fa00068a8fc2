// The header of every page: link to the lobby, profile, language, sound and theme.

import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { isSoundOn, setSound } from "../widgets/sound.js";
import { showMessage } from "../widgets/toast.js";
import { blockedLine } from "./blocked-players.js";
import { currentTheme, toggleTheme } from "./theme.js";
import { openVacationDialog } from "./vacation.js";

/** @import { Profile } from "../types.d.ts" */

const LANGUAGES = { de: "Deutsch", en: "English" };
const MAX_NAME_LENGTH = 24;

/**
 * Fill the header element for this visitor.
 * @param {HTMLElement} top
 * @param {Profile} me
 */
export function renderHeader(top, me) {
  const skip = h("a", { class: "skip", href: "#main" }, t("skip"));
  const name = h(
    "button",
    { class: "plain me", type: "button", title: t("me-change"), onclick: () => openProfileDialog(me, name) },
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

function languageSelect() {
  const now = document.documentElement.lang;
  const select = h(
    "select",
    { "aria-label": t("language"), class: "language", onchange: () => changeLanguage(select.value) },
    Object.entries(LANGUAGES).map(([code, word]) =>
      h("option", { value: code, lang: code, selected: code === now }, word),
    ),
  );
  return select;
}

async function changeLanguage(lang) {
  try {
    await post("/api/me", { lang });
    location.reload();
  } catch (error) {
    showMessage(error.message);
  }
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

/**
 * Open the dialog to change one's name, with the ways to everything else that is mine.
 * @param {Profile} me
 * @param {HTMLElement} button
 */
function openProfileDialog(me, button) {
  const field = h("input", {
    type: "text",
    value: me.name,
    maxlength: MAX_NAME_LENGTH,
    required: true,
    "aria-label": t("me-name"),
    autocomplete: "nickname",
  });
  const save = async (event) => {
    event.preventDefault();
    try {
      /** @type {Profile} */
      const profile = await post("/api/me", { name: field.value.trim() });
      Object.assign(me, profile);
      setChildren(button.lastElementChild, me.name);
      box.close();
      showMessage(t("me-saved", { name: me.name }));
    } catch (error) {
      showMessage(error.message);
    }
  };
  const notices = async () => (await import("./notices-dialog.js")).openNoticesDialog();
  const instead = (open) => () => {
    box.close();
    open();
  };
  const box = openDialog(
    t("me"),
    h(
      "form",
      { onsubmit: save },
      h(
        "label",
        {},
        t("me-name"),
        h("div", { class: "row" }, field, h("button", { class: "warm", type: "submit" }, t("save"))),
      ),
    ),
    h("p", { class: "quiet" }, t("me-about")),
    h(
      "p",
      { class: "row" },
      h("a", { class: "button", href: "/account" }, t("account")),
      h("button", { type: "button", onclick: instead(notices) }, t("notices")),
      h("button", { type: "button", onclick: instead(openVacationDialog) }, t("vacation")),
    ),
    h(
      "p",
      { class: "row" },
      h("a", { href: "/player/me" }, t("record-mine")),
      h("a", { href: "/luck" }, t("luck-link")),
      h("a", { href: "/analysis" }, t("analysis")),
    ),
    blockedLine(),
    me.operator && h("p", {}, h("a", { href: "/operator" }, t("op-title"))),
  );
  field.select();
}
