// The page of people: quick pairing, friends, and wishes for tables.

import { withContribution } from "../fair/commitment.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { FriendsSection } from "../people/friends-section.js";
import { PairingSection } from "../people/pairing-section.js";
import { WishesSection } from "../people/wishes-section.js";

/** @import { GameInfo, PairingState, PeoplePage, TableWishes } from "../types.d.ts" */

const REFRESH_MS = 30_000;

/** Show the page, and refresh who is here from time to time. @param {HTMLElement} main */
export async function open(main) {
  const [people, games, state, wishes] = await Promise.all([
    /** @type {Promise<PeoplePage>} */ (get("/api/people")),
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
    /** @type {Promise<PairingState>} */ (get("/api/pairing")),
    /** @type {Promise<TableWishes>} */ (get("/api/wishes")),
  ]);
  const friends = new FriendsSection(people);
  const pairing = new PairingSection(games, state, withContribution);
  document.title = `${t("people")} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book record people" },
      h("h1", {}, t("people")),
      h("div", { class: "group-parts" }, pairing.node, friends.node, new WishesSection(games, wishes).node),
    ),
  );
  const refresh = () =>
    /** @type {Promise<PeoplePage>} */ (get("/api/people")).then(
      (page) => friends.show(page),
      () => {},
    );
  setInterval(() => document.hidden || document.querySelector("dialog") || refresh(), REFRESH_MS);
}
