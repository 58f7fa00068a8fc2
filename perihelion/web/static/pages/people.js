// The page of people: quick pairing, friends, and wishes for tables.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { FriendsSection } from "../people/friends-section.js";

/** @import { PeoplePage } from "../types.d.ts" */

const REFRESH_MS = 30_000;

/** Show the page, and refresh who is here from time to time. @param {HTMLElement} main */
export async function open(main) {
  const friends = new FriendsSection(/** @type {PeoplePage} */ (await get("/api/people")));
  document.title = `${t("people")} – Perihelion`;
  setChildren(main, h("div", { class: "book record people" }, h("h1", {}, t("people")), friends.node));
  const refresh = () =>
    /** @type {Promise<PeoplePage>} */ (get("/api/people")).then(
      (page) => friends.show(page),
      () => {},
    );
  setInterval(() => document.hidden || document.querySelector("dialog") || refresh(), REFRESH_MS);
}
