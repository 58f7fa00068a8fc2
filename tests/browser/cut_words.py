"""Finds words that are cut off or broken on any page.

The link that skips to the contents lies outside the page until it has the focus. Names of players at the table may be
shortened: people choose them.
"""

from __future__ import annotations

CUT = """() => {
  const APART = 'svg, pre, code, textarea, option, .skip, .seat-name, .table-names, .sheet thead';
  const found = new Set(), page = document.documentElement, words = document.createRange();
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join('.')}`;
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const unseen = (node) => node && (node.offsetWidth === 1 || unseen(node.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !shown(parent) || unseen(parent) || parent.closest(APART)) continue;
    const style = getComputedStyle(parent), text = node.data.trim();
    words.selectNodeContents(node);
    const all = words.getBoundingClientRect();
    if (all.width < 2 || all.height < 2) continue;
    for (let box = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && (all.right > room.right + 1 || all.left < room.left - 1))
        found.add(`“${text}” in ${name(parent)} is cut off at the side by ${name(box)}`);
      if (['hidden', 'clip'].includes(overflowY) && (all.bottom > room.bottom + 2 || all.top < room.top - 2))
        found.add(`“${text}” in ${name(parent)} is cut off below by ${name(box)}`);
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
    }
    if (style.hyphens !== 'auto') {
      for (const match of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        words.setStart(node, match.index);
        words.setEnd(node, match.index + match[0].length);
        const boxes = [...words.getClientRects()].filter((box) => box.width > 0.5);
        const lines = new Set(boxes.map((box) => Math.round(box.top)));
        if (lines.size > 1) found.add(`“${match[0]}” in ${name(parent)} is broken`);
      }
    }
  }
  for (const node of document.querySelectorAll('button, .button, summary, select, th, label, h1, h2, h3')) {
    if (!shown(node) || unseen(node)) continue;
    if (node.scrollWidth > node.clientWidth + 2 && node.clientWidth && getComputedStyle(node).display !== 'inline')
      found.add(`“${node.textContent.trim().slice(0, 60)}” runs over ${name(node)}`);
  }
  for (const node of document.querySelectorAll('select, input[placeholder]')) {
    if (!shown(node)) continue;
    const style = getComputedStyle(node), pen = document.createElement('canvas').getContext('2d');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = node.tagName === 'SELECT' ? node.selectedOptions[0]?.textContent ?? '' : node.placeholder;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(text.trim()).width > room + 1) found.add(`“${text.trim()}” does not fit into ${name(node)}`);
  }
  const wide = page.scrollWidth - page.clientWidth;
  if (wide > 0) found.add(`the page is ${wide} px too wide`);
  return [...found];
}"""
"""The words of a page that are cut off, that are broken without a hyphen, or that run over their place."""
