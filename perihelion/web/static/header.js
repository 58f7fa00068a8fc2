// The head of every page: the way home, my name, language, day and night.

import { dialog } from "./dialog.js";
import { h, put } from "./dom.js";
import { post } from "./http.js";
import { icon } from "./icons.js";
import { share } from "./share.js";
import { sounding, switchSound } from "./sound.js";
import { tell } from "./toast.js";
import { theme, toggle } from "./theme.js";
import { t } from "./words.js";

const LANGUAGES = { de: "Deutsch", en: "English" };
const LONGEST = 24;

export function header(top, me) {
  const skip = h("a", { class: "skip", href: "#main" }, t("skip"));
  const name = h(
    "button",
    { class: "plain me", type: "button", title: t("me-change"), onclick: () => card(me, name) },
    icon("person"),
    h("span", {}, me.name),
  );
  put(
    top,
    skip,
    top.querySelector(".brand"),
    h("nav", { class: "row tight", "aria-label": t("me") }, name, language(), sound(), light()),
  );
}

function language() {
  const now = document.documentElement.lang;
  const select = h(
    "select",
    { "aria-label": t("language"), class: "language", onchange: () => speak(select.value) },
    Object.entries(LANGUAGES).map(([code, word]) =>
      h("option", { value: code, lang: code, selected: code === now }, word),
    ),
  );
  return select;
}

async function speak(lang) {
  try {
    await post("/api/me", { lang });
    location.reload();
  } catch (error) {
    tell(error.message);
  }
}

function sound() {
  const button = h("button", { class: "plain", type: "button" });
  const show = () => {
    const word = t(sounding() ? "sound-off" : "sound-on");
    button.setAttribute("aria-label", word);
    button.title = word;
    put(button, icon(sounding() ? "sound" : "mute"));
  };
  button.addEventListener("click", () => {
    switchSound(!sounding());
    show();
  });
  show();
  return button;
}

function light() {
  const button = h("button", { class: "plain", type: "button" });
  const show = (now) => {
    const word = t(now === "dark" ? "theme-light" : "theme-dark");
    button.setAttribute("aria-label", word);
    button.title = word;
    put(button, icon(now === "dark" ? "sun" : "moon"));
  };
  button.addEventListener("click", () => show(toggle()));
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => show(theme()));
  show(theme());
  return button;
}

/** My name, and the link that takes me along to another device. */
function card(me, button) {
  const field = h("input", {
    type: "text",
    value: me.name,
    maxlength: LONGEST,
    required: true,
    "aria-label": t("me-name"),
    autocomplete: "nickname",
  });
  const save = async (event) => {
    event.preventDefault();
    try {
      Object.assign(me, await post("/api/me", { name: field.value.trim() }));
      put(button.lastElementChild, me.name);
      box.close();
      tell(t("me-saved", { name: me.name }));
    } catch (error) {
      tell(error.message);
    }
  };
  const device = async () => {
    try {
      const { link } = await post("/api/me/link");
      box.close();
      share(t("device"), t("device-about"), link);
    } catch (error) {
      tell(error.message);
    }
  };
  const box = dialog(
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
    h("p", {}, h("button", { type: "button", onclick: device }, t("device"))),
    h("p", {}, h("a", { href: "/luck" }, t("luck-link"))),
  );
  field.select();
}
