// What the lists of a game's lessons and puzzles have in common: the head of the page.

import { h, setChildren } from "../lib/dom.js";

/** Show a list with the cover of its game; `parts` follow the heading. */
export function showStudyList(main, game, heading, ...parts) {
  document.title = `${heading} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "book lessons-page" },
      h("img", { class: "cover", src: `/pictures/${game}.svg`, alt: "" }),
      h("h1", {}, heading),
      parts,
    ),
  );
}
