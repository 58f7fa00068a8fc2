// The accessible name of a thing on the board that can be touched: what it is, what a touch does, and what is written on it.

/**
 * Return a name that keeps what a thing is ("wood island c3") before what a touch does, unless the deed says that already.
 * @param {string} title what it is
 * @param {string} deed what a touch does
 * @param {string} written the text on it, by which voice control finds it
 */
export function accessibleName(title, deed, written) {
  const name = !title || isSaid(title, deed) ? deed : `${title}: ${deed}`;
  return includes(name, written) ? name : `${name} (${written})`;
}

/** Return whether at least a third of the words of a title are part of a sentence; numbers and short words do not count. */
function isSaid(title, sentence) {
  const said = new Set(wordsOf(sentence));
  const words = wordsOf(title);
  return words.filter((word) => said.has(word)).length * 3 >= words.length;
}

function wordsOf(text) {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function includes(text, part) {
  return text.toLowerCase().includes(part.toLowerCase());
}
