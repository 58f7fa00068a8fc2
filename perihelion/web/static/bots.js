// Which bot to begin with.

const GENTLE = ["mercury", "greedy"];

/** The gentlest bot that plays with a purpose and is ready; else any that is ready. */
export function gentle(bots) {
  const ready = bots.filter((bot) => bot.ready !== false);
  const known = GENTLE.map((name) => ready.find((bot) => bot.name === name)).find(Boolean);
  return known ?? ready.find((bot) => bot.name !== "random") ?? ready[0];
}
