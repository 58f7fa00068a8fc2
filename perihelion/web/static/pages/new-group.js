// The dialog that creates a group.

import { openPage } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { GroupName } from "../types.d.ts" */

const MAX_NAME_LENGTH = 40;

/** Ask for the name of a new group, and open its page. */
export function openNewGroup() {
  const field = h("input", { type: "text", id: "group-name", required: true, maxlength: MAX_NAME_LENGTH });
  const create = async (event) => {
    event.preventDefault();
    try {
      /** @type {GroupName} */
      const { group } = await post("/api/groups", { name: field.value.trim() });
      openPage(`/g/${group}`);
    } catch (error) {
      showMessage(error.message);
    }
  };
  openDialog(
    t("group-new"),
    h("p", { class: "quiet" }, t("groups-about")),
    h(
      "form",
      { onsubmit: create },
      h("label", { for: "group-name" }, t("group-name")),
      h("div", { class: "row" }, field, h("button", { class: "warm", type: "submit" }, t("group-create"))),
    ),
  );
  field.focus();
}
