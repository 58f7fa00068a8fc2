"""The page in the frame of the folder, for the helpers that play on a page of the server."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Frame, Page


class FramedPage:
    """The frame with the page, and mouse, fingers and keys of the window around it. Both begin at the same corner."""

    def __init__(self, window: Page):
        self.window = window

    @property
    def frame(self) -> Frame:
        """The frame, which is another one after the window was loaded again."""
        self.window.wait_for_selector("iframe")
        return self.window.frames[1]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.window if name in ("mouse", "touchscreen", "keyboard") else self.frame, name)

    def ask(self, path: str, body: object = None) -> Any:
        """Send a request as a page does; returns the answer."""
        self.window.wait_for_function("() => window.perihelion")
        return self.window.evaluate(
            """async ([path, body]) => {
              const options = body === null ? {} : { method: "POST", body: JSON.stringify(body) };
              const answer = await perihelion.transport.send(path, options);
              if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
              return answer.json();
            }""",
            [path, body],
        )
