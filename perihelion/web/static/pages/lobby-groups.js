// My groups in the lobby: links to their pages, and a new one.

import { openPage } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** @import { GroupName } from "../types.d.ts" */

const MAX_NAME_LENGTH = 40;

/** Return the section of the lobby. @param {GroupName[]} groups */
export function groupsSection(groups) {
  return h(
    "section",
    { class: "groups", "aria-labelledby": "groups" },
    h("h2", { id: "groups" }, t("groups")),
    groups.length === 0 && h("p", { class: "quiet" }, t("groups-about")),
    h(
      "p",
      { class: "row" },
      groups.map(({ group, name }) => h("a", { class: "button", href: `/g/${group}` }, icon("person"), name)),
      h("button", { type: "button", onclick: openNewGroup }, t("group-new")),
    ),
  );
}

function openNewGroup() {
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
