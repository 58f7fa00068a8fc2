// The accessible name of a thing on the board that can be touched: what it is, what a touch does, and what is written on it.

/** @param {string} title @param {string} deed */
const joinPlainly = (title, deed) => `${title}: ${deed}`;

/**
 * Return a name that keeps what a thing is ("wood island c3") before what a touch does, unless the deed says that already.
 * @param {string} title what it is
 * @param {string} deed what a touch does
 * @param {string[]} written the texts on it, by which voice control finds it: as one word, like the content of the element
 * @param {(title: string, deed: string) => string} join joins the first two with the colon of the language
 */
export function accessibleName(title, deed, written, join = joinPlainly) {
  const name = !title || isSaid(title, deed) ? deed : join(title, deed);
  const words = written.join(" ");
  const isFound =
    includes(name, words) || wordsOf(words).some((word) => wordsOf(name).includes(word)) || saysNumber(name, written);
  return isFound ? name : `${name} (${written.join("")})`;
}

/**
 * Return whether a sentence has at least a third of the words of a title, and every cell in it ("c3", "34"). Other numbers
 * and short words do not count.
 */
function isSaid(title, sentence) {
  const said = new Set(wordsOf(sentence));
  const words = wordsOf(title);
  const hasCells = cellsOf(title).every((cell) => cellsOf(sentence).includes(cell));
  return hasCells && words.filter((word) => said.has(word)).length * 3 >= words.length;
}

/** Return whether the only number written on a thing is in its name; a letter beside it tells the colour ("1", "U"). */
function saysNumber(name, written) {
  const numbers = written.filter((text) => /^\d+$/.test(text));
  return numbers.length === 1 && (name.match(/\d+/g) ?? []).includes(numbers[0]);
}

function wordsOf(text) {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function cellsOf(text) {
  return text.toLowerCase().match(/(?<![\p{L}\d])[\p{L}\d]\d(?![\p{L}\d])/gu) ?? [];
}

function includes(text, part) {
  return text.toLowerCase().includes(part.toLowerCase());
}
