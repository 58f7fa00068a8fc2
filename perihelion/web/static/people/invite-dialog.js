// The dialog in which the host of a table invites a friend to a free seat.

import { h } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { PeoplePage } from "../types.d.ts" */

/** Ask whom to invite, then call `invite(friend)`. @param {(friend: string) => unknown} invite */
export async function openInviteDialog(invite) {
  /** @type {PeoplePage} */
  let page;
  try {
    page = await get("/api/people");
  } catch (error) {
    showMessage(error.message);
    return;
  }
  const entry = ({ friend, name, here }) => {
    const press = () => {
      box.close();
      invite(friend);
    };
    return h(
      "button",
      { class: "entry", type: "button", onclick: press },
      name,
      here && h("span", { class: "tag" }, t("friend-here")),
    );
  };
  const box = openDialog(
    t("seat-invite"),
    page.friends.length > 0
      ? [
          h("p", { class: "quiet" }, t("seat-invite-about")),
          h("div", { class: "entries", role: "group", "aria-label": t("friends") }, page.friends.map(entry)),
        ]
      : h("p", {}, t("friends-none"), " ", h("a", { href: "/people" }, t("people-open"))),
  );
}
