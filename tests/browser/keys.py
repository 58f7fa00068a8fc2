"""Keys: plays at a table without a mouse, by Tab, arrows and Enter, and looks that the focus is never lost."""

from __future__ import annotations

from typing import Any

from .hands import Hands

MOST_TABS = 80

FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return 'lost';
  if (node.matches('.board [data-mark~=touch]')) return 'thing';
  if (node.matches('.board [data-mark~=picked]')) return 'held';
  if (node.matches('.choices:not(.all) button')) return 'button';
  if (node.matches('[data-id=confirm]')) return 'confirm';
  return 'elsewhere';
}"""
"""Where the focus is."""

SEEN = """() => {
  const node = document.activeElement;
  const ring = node.closest('.board') ? node.querySelector(':scope > .halo.outer') ?? node : node;
  const { outlineStyle, stroke } = getComputedStyle(ring);
  return outlineStyle !== 'none' || (ring !== node && stroke !== 'none');
}"""
"""Whether the focus can be seen."""


class Keys(Hands):
    """Hands that only press keys."""

    def focus(self) -> str:
        """Where the focus is."""
        return str(self.page.evaluate(FOCUS))

    def tab_to(self, *places: str) -> str:
        """Press Tab until the focus is at one of these places."""
        for _ in range(MOST_TABS):
            place = self.focus()
            if place in places:
                return place
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {' or '.join(places)}")

    def choose(self, state: dict[str, Any]) -> None:
        """Go to a thing or a button, and press Enter."""
        assert state["touch"] or state["buttons"], "it is my turn, and nothing can be touched"
        press = state["buttons"] and (not state["touch"] or self.random.random() < 0.5)
        self.tab_to(*(("button",) if press else ("thing", "held")))
        assert self.page.evaluate(SEEN), "the focus cannot be seen"
        arrows = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
        for _ in range(0 if press else self.random.randrange(3)):
            self.page.keyboard.press(self.random.choice(arrows))
        for arrow in arrows:
            if self.focus() in ("thing", "button"):
                break
            self.page.keyboard.press(arrow)
        self.page.keyboard.press("Enter")
        self.touches += 1

    def step(self) -> bool:
        """Do one thing by keys; the focus stays somewhere where it is of use."""
        state = self.wait()
        if state["ended"]:
            return False
        if state["curtain"]:
            self.page.keyboard.press("Enter")  # the curtain has the focus by itself
        elif state["confirm"]:
            self.tab_to("confirm")
            self.page.keyboard.press("Enter")
        else:
            self.choose(state)
        self.settle(state)
        ended = self.wait()["ended"]
        assert ended or self.touches == 0 or self.focus() != "lost", "the focus got lost"
        return True
