// The solver's record for the puzzles of a game, kept on this device: rating, streak, and what was tried.

const FIRST_RATING = 1000;
const STEP = 32; // how much one puzzle can change the rating (the K of Elo)

const storageKey = (game) => `puzzles-${game}`;

/** Return {rating, streak, longest, solved, tried}; `solved` and `tried` are lists of keys. */
export function puzzleRecord(game) {
  const empty = { rating: FIRST_RATING, streak: 0, longest: 0, solved: [], tried: [] };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}") };
  } catch {
    return empty;
  }
}

/** Count a try. Only the first one at a puzzle changes rating and streak; a hint makes it a miss. */
export function countTry(game, { key, rating }, solved) {
  const record = puzzleRecord(game);
  if (solved && !record.solved.includes(key)) record.solved.push(key);
  if (!record.tried.includes(key)) {
    record.tried.push(key);
    const expected = 1 / (1 + 10 ** ((rating - record.rating) / 400));
    record.rating = Math.round(record.rating + STEP * ((solved ? 1 : 0) - expected));
    record.streak = solved ? record.streak + 1 : 0;
    record.longest = Math.max(record.longest, record.streak);
  }
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(record));
  } catch {
    // Without localStorage every puzzle is new.
  }
}
