// How a board fits its room: as it is, its parts side by side in columns, or as wide as the room and to be scrolled.

const LEGIBLE = 0.5; // a smaller scale than this is hard to read
const LEAST = 0.38; // with a mouse and width enough, a board is scrolled only below this
const NARROW = 700;
const GAIN = 1.25; // scrolling must make it that much larger
const AROUND = 380; // what stands above and below the board on a phone, with two rows of choices

// Pixels around a board on a wide screen, as table.css lays them out.
const SIDE = 408; // seats and log
const BESIDE = 704; // those, and the choices beside the board
const ABOVE = 150;
const TRAY = 80; // choices below the board
const KEEP = 0.88; // one board with its choices at its side is calmer than parts that are a little larger

/**
 * `{columns: [{top, height}], scroll}` for a board and the width and height of its room.
 *
 * Choices come and go below the board; so that it does not jump with each of them, the room counts as at least what
 * a page of this height usually leaves.
 */
export function fitting(drawn, room, page = innerHeight) {
  const steady = { width: room.width, height: Math.max(room.height, page - AROUND) };
  const { columns, scale } = best(drawn, steady);
  const fingers = room.width < NARROW || matchMedia("(pointer: coarse)").matches;
  const least = fingers ? LEGIBLE : LEAST;
  const scroll = scale < least && drawn.parts?.length > 1 && room.width / drawn.width > scale * GAIN;
  return { columns: scroll ? [{ top: 0, height: drawn.height }] : columns, scroll };
}

/** Whether on a wide screen the choices stand beside a board, unless it is much larger in columns and they below it. */
export function besides(board) {
  const whole = Math.min((innerWidth - BESIDE) / board.width, (innerHeight - ABOVE) / board.height);
  const below = best(board, { width: innerWidth - SIDE, height: innerHeight - ABOVE - TRAY }).scale;
  return board.height > board.width && whole > below * KEEP;
}

/** The columns that make a board largest, and how large. */
function best({ width, height, parts }, room) {
  const tops = (parts ?? []).map((part) => part.top).filter((top) => top > 0);
  const ways = [[], ...tops.map((top) => [top]), ...pairs(tops)].map((cuts) => cut(height, cuts));
  const scale = (columns) =>
    Math.min(room.width / (width * columns.length), room.height / Math.max(...columns.map((column) => column.height)));
  const columns = ways.reduce((a, b) => (scale(b) > scale(a) * 1.05 ? b : a));
  return { columns, scale: scale(columns) };
}

function cut(height, tops) {
  const edges = [0, ...tops, height];
  return edges.slice(1).map((edge, i) => ({ top: edges[i], height: edge - edges[i] }));
}

function pairs(tops) {
  return tops.flatMap((a, i) => tops.slice(i + 1).map((b) => [a, b]));
}
