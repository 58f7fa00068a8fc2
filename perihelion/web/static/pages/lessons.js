// The lessons of a game: which there are, and which were solved on this device.

import { solvedLessons } from "../lessons/progress.js";
import { h } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showStudyList } from "./study-list.js";

/** @import { PageContext } from "../main.js" */
/** @import { GameInfo, LessonList, LessonTitle } from "../types.d.ts" */

/**
 * Show the list.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { game }) {
  const [{ gameName, lessons, puzzles }, games] = await Promise.all([
    /** @type {Promise<LessonList>} */ (get(`/api/games/${game}/lessons`)),
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
  ]);
  const solved = solvedLessons(game);
  const first = lessons.find(({ key }) => !solved.has(key));
  showStudyList(
    main,
    { list: "learn", game, games },
    t("lessons-of", { game: gameName }),
    h("p", {}, t(lessons.length ? "lessons-about" : "lessons-none")),
    lessons.length > 0 &&
      h(
        "p",
        { class: "row" },
        first && h("a", { class: "button warm", href: `/learn/${game}/${first.key}` }, startWord(solved, lessons)),
        h("a", { class: first ? "button" : "button warm", href: `/new/${game}` }, t("start")),
        puzzles > 0 && h("a", { class: "button", href: `/puzzles/${game}` }, t("puzzles")),
        h("a", { href: `/guide/${game}` }, t("how-to-play")),
        h("a", { href: `/rules/${game}` }, t("rules-page")),
      ),
    h(
      "ol",
      { class: "lesson-list" },
      lessons.map((lesson, i) => lessonRow(game, lesson, i + 1, solved.has(lesson.key))),
    ),
  );
}

/**
 * @param {Set<string>} solved
 * @param {LessonTitle[]} lessons
 */
function startWord(solved, lessons) {
  return t(lessons.some(({ key }) => solved.has(key)) ? "lessons-go-on" : "lessons-begin");
}

/**
 * @param {string} game
 * @param {LessonTitle} lesson
 * @param {number} number
 * @param {boolean} done
 */
function lessonRow(game, { key, title, goal }, number, done) {
  const mark = done ? icon("check") : String(number);
  return h(
    "li",
    {},
    h(
      "a",
      { class: `card lesson-line${done ? " done" : ""}`, href: `/learn/${game}/${key}` },
      h("span", { class: "lesson-mark", "aria-hidden": "true" }, mark),
      h("span", {}, h("b", {}, title), h("span", { class: "quiet small" }, goal)),
      done && h("span", { class: "unseen" }, t("lesson-solved")),
    ),
  );
}
