// Finds the key that a point of the screen or an arrow key means.

const FINGER_RADIUS = 22; // pixels; half of the 44 px recommended for touch targets

/** Return the key at a point of the screen. A touchable group nearby wins over an untouchable one at the point. */
export function keyAt(board, x, y, touchable, finger) {
  const keyOf = (node) => node.closest?.("[data-key]")?.dataset.key;
  const hit = document.elementsFromPoint(x, y).map(keyOf);
  const wanted = hit.find((key) => key && touchable.has(key));
  if (wanted) return wanted;
  const near = nearestKey(board, x, y, touchable, finger ? FINGER_RADIUS : FINGER_RADIUS / 3);
  return near ?? hit.find((key) => key && board.has(key)) ?? null;
}

/** Return the key of the uppermost thing at a point: `key`, or a named one above it that touches pass through. */
export function thingAt(board, x, y, key) {
  let best = key;
  for (const [other, node] of board.nodes) {
    if (!node.classList.contains("through") || !board.title(other) || !isInside(node, x, y)) continue;
    const above = best ? board.node(best).compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING : true;
    if (above) best = other;
  }
  return best;
}

/** Return whether a point lies on a group, not only on the edge of its box, which is its halo. */
function isInside(node, x, y) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return Math.abs(x - left - width / 2) < width * 0.4 && Math.abs(y - top - height / 2) < height * 0.4;
}

/** Return the small group nearest to a point, at most `reach` pixels from its middle. */
function nearestKey(board, x, y, keys, reach) {
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

/** Return the key nearest to `from` in the direction of an arrow key, or null. */
export function keyInDirection(board, from, arrow, keys) {
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
