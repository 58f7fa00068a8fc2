// A long list that grows as one scrolls.

const BATCH = 12;
const AHEAD = "600px";

/**
 * Fill a list with its first items, and add more whenever the last one comes near the screen.
 * @template T
 * @param {HTMLElement} list
 * @param {T[]} items
 * @param {(item: T) => HTMLElement} render
 * @param {{ first?: number, onGrow?: (count: number) => void }} [options] `first` is the number of items at once.
 * @returns {() => void} stops the growth
 */
export function growList(list, items, render, { first = BATCH, onGrow = () => {} } = {}) {
  let count = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) grow(BATCH);
    },
    { rootMargin: AHEAD },
  );
  const grow = (n) => {
    observer.disconnect();
    list.append(...items.slice(count, count + n).map(render));
    count = Math.min(items.length, count + n);
    onGrow(count);
    if (count < items.length && list.lastElementChild) observer.observe(list.lastElementChild);
  };
  list.replaceChildren();
  grow(Math.max(first, BATCH));
  return () => observer.disconnect();
}
