// The games that a visitor would play with others: each with its numbers of players and its main variants.

/** @import { GameInfo, OptionInfo, PairingChoice } from "../types.d.ts" */

export const MAX_CHOICES = 20; // of the server

/** Return the numbers of players of a game with others. @param {GameInfo} game */
export function playerCounts({ players }) {
  return players.filter((count) => count > 1);
}

/** Return the option with the main variants of a game, if it has one. @param {GameInfo} game @returns {OptionInfo | undefined} */
export function mainVariant({ options }) {
  return options.find(({ kind, default: usual }) => kind === "choice" && usual !== null);
}

/**
 * Return the choices for some numbers of players and one variant; null: any variant.
 * @param {GameInfo} game
 * @param {number[]} counts
 * @param {string | number | boolean | null} variant
 * @returns {PairingChoice[]}
 */
export function choicesFor(game, counts, variant) {
  const option = mainVariant(game);
  const values = !option
    ? []
    : variant === null
      ? option.values
      : option.values.filter(({ value }) => value === variant);
  const named = game.options.some(({ kind }) => kind === "players");
  return counts.flatMap((count) => {
    const players = named ? { players: count } : {};
    if (!option) return [{ game: game.key, options: players }];
    return values
      .filter(({ needs }) => !("players" in needs) || needs.players === count)
      .map(({ value, needs }) => ({ game: game.key, options: { ...needs, ...players, [option.name]: value } }));
  });
}
