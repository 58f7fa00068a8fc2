// What a person means by a typed move: a number of the list, a whole move, or a part that only one move has. The
// terminal reads moves in the same way (perihelion/term/typed_moves.py).

/** @import { Choice } from "../types.d.ts" */

const SEPARATORS = /[\s:.=-]+/;

/**
 * Return the choices that may be meant: one if it is clear, several if not, none if no legal move is called so.
 * @param {string} typed
 * @param {Choice[]} choices
 */
export function meantChoices(typed, choices) {
  const small = typed.trim().toLowerCase();
  const exact = choices.filter(({ action }) => action.toLowerCase() === small);
  if (exact.length) return exact;
  if (/^\d+$/.test(small) && choices[Number(small) - 1]) return [choices[Number(small) - 1]];
  const wanted = small.split(SEPARATORS);
  const whole = choices.filter(({ action }) => hasParts(action, wanted, (part, want) => part === want));
  return whole.length
    ? whole
    : choices.filter(({ action }) => hasParts(action, wanted, (part, want) => part.startsWith(want)));
}

/**
 * Return whether the parts of a move contain the wanted ones in this order.
 * @param {string} action
 * @param {string[]} wanted
 * @param {(part: string, want: string) => boolean} matches
 */
function hasParts(action, wanted, matches) {
  let from = 0;
  const parts = action.toLowerCase().split(SEPARATORS);
  return wanted.every((want) => {
    const at = parts.findIndex((part, i) => i >= from && matches(part, want));
    from = at + 1;
    return at >= 0;
  });
}
