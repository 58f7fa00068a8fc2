// All games of this device as one file, and taking over such a file, for pages without a server.

import { openPage } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { ServerRefusal } from "../lib/http.js";
import { send } from "../lib/transport.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** Return the buttons for both. */
export function deviceGames() {
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: () => take(file) });
  return h(
    "p",
    { class: "row" },
    h(
      "a",
      { class: "button", href: "/api/me/export", download: "perihelion-games.json" },
      icon("download"),
      t("device-save"),
    ),
    h("button", { type: "button", onclick: () => file.click() }, t("device-take")),
    file,
  );
}

/** Take over the games of a file, then show the lobby with them. @param {HTMLInputElement} input */
async function take(input) {
  const [file] = input.files;
  if (!file) return;
  try {
    const answer = await send("/api/me/import", { method: "POST", body: await file.text() });
    const body = await answer.json();
    if (!answer.ok) throw new ServerRefusal(answer.status, body);
    openPage("/");
  } catch (error) {
    showMessage(error.message);
  }
  input.value = "";
}
