// Remembers on this device which exercises of a course were solved; the course of a game's lessons has the game's key.

const storageKey = (course) => `lessons-${course}`;

/** Return the keys of the solved exercises of a course. */
export function solvedLessons(course) {
  try {
    return new Set((localStorage.getItem(storageKey(course)) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set();
  }
}

export function rememberSolved(course, exercise) {
  try {
    localStorage.setItem(storageKey(course), [...solvedLessons(course).add(exercise)].join(" "));
  } catch {
    // Without localStorage the list has no marks.
  }
}
