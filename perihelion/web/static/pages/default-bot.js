// Chooses the bot that a new player meets first.

/** @import { BotInfo } from "../types.d.ts" */

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
