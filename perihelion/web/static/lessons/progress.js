// Remembers on this device which lessons of a game were solved.

const storageKey = (game) => `lessons-${game}`;

/** Return the keys of the solved lessons of a game. */
export function solvedLessons(game) {
  try {
    return new Set((localStorage.getItem(storageKey(game)) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set();
  }
}

export function rememberSolved(game, lesson) {
  try {
    localStorage.setItem(storageKey(game), [...solvedLessons(game).add(lesson)].join(" "));
  } catch {
    // Without localStorage the list has no marks.
  }
}
