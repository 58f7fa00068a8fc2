// The puzzles of a game: the one of today, the next one for my rating, and all of them.

import { puzzleRecord } from "../lessons/puzzle-record.js";
import { h } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showStudyList } from "./study-list.js";

/** Show the list. */
export async function open(main, { game }) {
  const { gameName, daily, puzzles } = await get(`/api/games/${game}/puzzles`);
  const record = puzzleRecord(game);
  showStudyList(
    main,
    game,
    t("puzzles-heading", { game: gameName }),
    h("p", {}, t(puzzles.length ? "puzzles-about" : "puzzles-none")),
    puzzles.length > 0 && recordLine(record, puzzles.length),
    puzzles.length > 0 && links(game, daily, nextPuzzle(puzzles, record)),
    h(
      "ol",
      { class: "lesson-list" },
      puzzles.map((puzzle) => puzzleRow(game, puzzle, record)),
    ),
  );
}

function recordLine({ rating, streak, longest, solved }, of) {
  const facts = [
    t("puzzles-rating", { rating }),
    t("puzzles-streak", { n: streak, longest }),
    t("puzzles-solved", { n: solved.length, of }),
  ];
  return h("p", { class: "quiet" }, facts.join(" · "));
}

function links(game, daily, next) {
  return h(
    "p",
    { class: "row" },
    h("a", { class: "button warm", href: `/puzzles/${game}/${daily}` }, icon("sun"), t("puzzles-daily")),
    next && h("a", { class: "button", href: `/puzzles/${game}/${next.key}` }, icon("play"), t("puzzles-next")),
    h("a", { href: `/learn/${game}` }, t("lessons")),
  );
}

/** Return the puzzle not tried yet whose rating is nearest to the solver's. */
function nextPuzzle(puzzles, { rating, tried }) {
  const fresh = puzzles.filter(({ key }) => !tried.includes(key));
  const distance = (puzzle) => Math.abs(puzzle.rating - rating);
  return fresh.sort((a, b) => distance(a) - distance(b))[0];
}

function puzzleRow(game, { key, rating }, record) {
  const solved = record.solved.includes(key);
  const state = solved ? t("lesson-solved") : record.tried.includes(key) ? t("puzzle-tried") : t("puzzle-new");
  return h(
    "li",
    {},
    h(
      "a",
      { class: `card lesson-line${solved ? " done" : ""}`, href: `/puzzles/${game}/${key}` },
      h("span", { class: "lesson-mark", "aria-hidden": "true" }, solved ? icon("check") : "?"),
      h("span", {}, h("b", {}, t("puzzle-of-rating", { rating })), h("span", { class: "quiet small" }, state)),
    ),
  );
}
