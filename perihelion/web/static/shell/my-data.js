// What a guest may do with everything that is stored about them: take it along, or delete it.

import { openPage } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { askConfirmation } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";
import { unsubscribe } from "./push-subscription.js";

/** @import { Profile } from "../types.d.ts" */

/** Return what is stored, and the two buttons. @param {Profile} me */
export function myDataButtons(me) {
  const erase = async () => {
    if (!(await askConfirmation(t("data-delete"), t("data-delete-ask"), t("data-delete-yes")))) return;
    try {
      await post("/api/me/delete", { name: me.name });
      await unsubscribe();
      localStorage.clear();
      sessionStorage.clear();
      for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
      openPage("/");
    } catch (error) {
      showMessage(error.message);
    }
  };
  return [
    h("p", {}, t("data-about")),
    h(
      "p",
      { class: "row" },
      h("a", { class: "button", href: "/api/me/export", download: "" }, t("data-take")),
      h("button", { type: "button", onclick: erase }, t("data-delete")),
    ),
  ];
}
