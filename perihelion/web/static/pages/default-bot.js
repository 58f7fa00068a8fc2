// Chooses the bot that somebody meets first in a game.

/** @import { BotInfo, GameInfo, TableLists } from "../types.d.ts" */

const PREFERRED = ["moon", "mercury", "greedy"];

/**
 * Return the weakest bot that is ready and does not play at random; if there is none, any bot that is ready.
 * @param {BotInfo[]} bots
 */
export function defaultBot(bots) {
  const ready = bots.filter((bot) => bot.ready !== false);
  const known = PREFERRED.map((name) => ready.find((bot) => bot.name === name)).find(Boolean);
  return known ?? ready.find((bot) => bot.name !== "random") ?? ready[0];
}

/**
 * Return the bot that fits the player's last games, if there were any and it is ready.
 * @param {GameInfo} game
 * @param {TableLists} tables
 */
export function nextBot(game, tables) {
  const name = tables.next?.[game.key]; // an answer that a browser has kept may be older than this field
  return game.bots.find((bot) => bot.name === name && bot.ready !== false);
}
