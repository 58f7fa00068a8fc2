// What the lists of a game's lessons and puzzles have in common: the head of the page, and a way to the other games.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { GameInfo } from "../types.d.ts" */

/**
 * Show a list with the cover of its game; `parts` follow the heading.
 * @param {HTMLElement} main
 * @param {{ list: string, game: string, games: GameInfo[] }} place the part of the address before the game: `learn` or `puzzles`
 * @param {string} heading
 * @param {...(Node | string | false | undefined | (Node | false)[])} parts
 */
export function showStudyList(main, { list, game, games }, heading, ...parts) {
  document.title = `${heading} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book lessons-page" },
      h("img", { class: "cover", src: `/pictures/${game}.svg`, alt: "" }),
      h("h1", {}, heading),
      gameLinks(list, game, games),
      parts,
    ),
  );
}

/**
 * Return a link to the same list of each game that can be learned.
 * @param {string} list
 * @param {string} game
 * @param {GameInfo[]} games
 */
export function gameLinks(list, game, games) {
  return h(
    "nav",
    { class: "row tight", "aria-label": t("games") },
    games
      .filter(({ lessons }) => lessons > 0)
      .map(({ key, name }) =>
        h("a", { class: "button", href: `/${list}/${key}`, "aria-current": key === game ? "page" : null }, name),
      ),
  );
}
