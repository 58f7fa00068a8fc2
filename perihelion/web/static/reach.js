// Which thing is meant: under the finger, near the finger, or in the direction of an arrow key.

const FINGER = 22; // half of 44 px

/** The key meant by a point on the screen; a small thing that can be touched wins within a finger's reach. */
export function keyAt(board, x, y, touchable, finger) {
  const hit = document.elementsFromPoint(x, y).map((node) => node.closest?.("[data-key]")?.dataset.key);
  const wanted = hit.find((key) => key && touchable.has(key));
  if (wanted) return wanted;
  const near = nearest(board, x, y, touchable, finger ? FINGER : FINGER / 3);
  return near ?? hit.find((key) => key && board.has(key)) ?? null;
}

function nearest(board, x, y, keys, reach) {
  let best = null;
  let least = Infinity;
  for (const key of keys) {
    const box = board.node(key)?.getBoundingClientRect();
    if (!box) continue;
    const dx = Math.abs(x - (box.left + box.width / 2)) - box.width / 2;
    const dy = Math.abs(y - (box.top + box.height / 2)) - box.height / 2;
    const away = Math.hypot(Math.max(0, dx), Math.max(0, dy));
    const slack = Math.max(0, reach - Math.min(box.width, box.height) / 2);
    if (slack > 0 && away <= slack && away < least) [best, least] = [key, away];
  }
  return best;
}

/** The touchable thing an arrow key leads to from another: near, and in that direction. */
export function towards(board, from, arrow, keys) {
  const middle = (key) => {
    const box = board.node(key).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const key of keys) {
    if (key === from || !board.has(key)) continue;
    const [a, b] = middle(key);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    const cost = along + 2.5 * aside;
    if (along > 1 && cost < least) [best, least] = [key, cost];
  }
  return best;
}
