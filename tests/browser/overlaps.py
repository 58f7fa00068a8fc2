"""Finds what overlaps, cannot be reached or is cut off on the page of a table."""

from __future__ import annotations

FAULTS = """(buttons = []) => {
  const KINDS = {
    board: '.board [data-mark~=touch]', parts: '.part', prompt: '.prompt', tour: '.bubble', explanation: '.about',
    choices: '.choices:not(.all) .choice', moves: '.all-moves', message: '.toast', notice: '.notice',
    tools: '.tool, [data-id=confirm]', todo: '.bubble .do',
  };
  const clips = (node) => !['visible', 'clip'].includes(getComputedStyle(node).overflowY);
  const ancestors = (node) => node.parentElement ? [node.parentElement, ...ancestors(node.parentElement)] : [];
  const shown = (node) => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (const box of [new DOMRect(0, 0, innerWidth, innerHeight),
        ...ancestors(node).filter((n) => n instanceof HTMLElement && clips(n)).map((n) => n.getBoundingClientRect())]) {
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom, empty: right - left < 2 || bottom - top < 2 };
  };
  const things = Object.entries(KINDS).flatMap(([kind, query]) => [...document.querySelectorAll(query)]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width)
    .map((node) => ({ kind, node, box: shown(node), name: node.dataset.key ?? node.textContent.trim().slice(0, 40) })));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const faults = [];
  things.forEach((one, i) => things.slice(i + 1).forEach((two) => {
    const apart = one.kind === two.kind || one.node.contains(two.node);
    if (!apart && !one.box.empty && !two.box.empty && meet(one.box, two.box))
      faults.push(`${one.kind} ${one.name} and ${two.kind} ${two.name} overlap`);
  }));
  const scrolled = (node) => ancestors(node).some((n) => n instanceof HTMLElement
    && ['auto', 'scroll'].includes(getComputedStyle(n).overflowY) && n.scrollHeight > n.clientHeight + 1);
  for (const { kind, node, box, name } of things) {
    if (box.empty && !scrolled(node)) faults.push(`${kind} ${name} cannot be reached`);
  }
  for (const { kind, node, box, name } of things.filter(({ kind }) => kind === 'tools' || kind === 'todo')) {
    const { width, height } = node.getBoundingClientRect();
    if (box.right - box.left < width - 1 || box.bottom - box.top < height - 1)
      faults.push(`${kind} ${name} is not in sight`);
  }
  const touchable = things.filter(({ kind }) => kind === 'board');
  const needed = touchable.filter(({ node, name }) => !node.matches('[data-mark~=quiet]') && !buttons.includes(name));
  const wanted = needed.length || buttons.length ? needed : touchable;
  if (wanted.length && wanted.every(({ box }) => box.empty)) faults.push('nothing that is needed is in sight');
  const words = document.createRange();
  const spoken = (node) => node.clientWidth === 1 && getComputedStyle(node).clipPath !== 'none';
  const written = (node) => spoken(node) ? '' : [...node.childNodes]
    .map((part) => part instanceof Element ? written(part) : part.textContent).join('');
  const boxOfWords = (node) => {
    words.selectNodeContents(node);
    const rest = [...node.querySelectorAll('*')].find(spoken);
    if (rest) words.setEndBefore(rest);
    return words.getBoundingClientRect();
  };
  for (const node of document.querySelectorAll('.choice, .tool span, .sentence, .part, .tab-name')) {
    if (!node.checkVisibility()) continue;
    const [text, room] = [boxOfWords(node), node.getBoundingClientRect()];
    const parent = node.parentElement.getBoundingClientRect();
    if (text.width > room.width + 0.5 || text.height > room.height + 1
        || text.left < parent.left - 1 || text.right > parent.right + 1)
      faults.push(`“${node.textContent}” is cut off`);
  }
  const long = document.createElement('canvas').getContext('2d');
  for (const node of document.querySelectorAll('.choice, .tool span, .tab-name, .sentence')) {
    if (!node.checkVisibility() || !node.clientWidth) continue;
    const style = getComputedStyle(node);
    long.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    for (const word of written(node).split(/[\\s/\\-–]+/))
      if (long.measureText(word).width > room + 0.5) faults.push(`“${word}” is broken`);
  }
  for (const node of innerWidth >= 1366 ? document.querySelectorAll('.board text') : []) {
    const size = parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
    if (size < 9) faults.push(`“${node.textContent}” has ${size.toFixed(1)} px`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  return faults;
}"""
"""What overlaps, cannot be reached, is cut off, is too small on a laptop, or is out of sight although it is needed:
what to do now, the tools, something to touch."""
