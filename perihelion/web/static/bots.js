// Which bot to begin with.

/** The gentlest bot that is ready and plays with a purpose; else any that is ready. */
export function gentle(bots) {
  const ready = bots.filter((bot) => bot.ready !== false);
  return ready.find((bot) => bot.name !== "random") ?? ready[0];
}
