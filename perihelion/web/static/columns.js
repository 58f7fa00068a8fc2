// How a board fits its room: as it is, its parts side by side in columns, or as wide as the room and to be scrolled.

const LEGIBLE = 0.5; // a smaller scale than this cannot be read

/** `{columns: [{top, height}], scroll}` for a board and the width and height of its room. */
export function fitting({ width, height, parts }, room) {
  const tops = (parts ?? []).map((part) => part.top).filter((top) => top > 0);
  const whole = [{ top: 0, height }];
  const ways = [whole, ...tops.map((top) => cut(height, [top])), ...pairs(tops).map((two) => cut(height, two))];
  const scale = (columns) =>
    Math.min(room.width / (width * columns.length), room.height / Math.max(...columns.map((column) => column.height)));
  const best = ways.reduce((a, b) => (scale(b) > scale(a) * 1.05 ? b : a));
  if (scale(best) >= LEGIBLE || tops.length === 0) return { columns: best, scroll: false };
  return { columns: whole, scroll: true };
}

function cut(height, tops) {
  const edges = [0, ...tops, height];
  return edges.slice(1).map((edge, i) => ({ top: edges[i], height: edge - edges[i] }));
}

function pairs(tops) {
  return tops.flatMap((a, i) => tops.slice(i + 1).map((b) => [a, b]));
}
