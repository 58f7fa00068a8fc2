// The choice of the language, in the dialog behind one's name and, if there is room, in the header.

import { forgetAskedLanguage } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { languages, t } from "../lib/words.js";

export function languageSelect() {
  const now = document.documentElement.lang;
  const select = h(
    "select",
    { "aria-label": t("language"), class: "language", onchange: () => changeLanguage(select.value) },
    Object.entries(languages()).map(([code, word]) =>
      h("option", { value: code, lang: code, selected: code === now }, word),
    ),
  );
  return select;
}

async function changeLanguage(lang) {
  try {
    forgetAskedLanguage();
    await post("/api/me", { lang });
    location.reload();
  } catch (error) {
    const { showMessage } = await import("../widgets/toast.js");
    showMessage(error.message);
  }
}
