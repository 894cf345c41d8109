"""A visit to the page: what the tests do there and see there."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page

from games import new
from sillon.codes import write
from sillon.session import Session
from sim.script import TAP_MS
from sim.web.telling import boards

KEYS = {
    "LEFT": "ArrowLeft",
    "RIGHT": "ArrowRight",
    "UP": "ArrowUp",
    "DOWN": "ArrowDown",
    "OK": "Enter",
    "BACK": "Backspace",
}
AFTER_TAP_MS = 60  # as sim/bench.py waits after a tap
SEED = 7
AWALE = write(Session("awale", {}))  # a game begins there, without a menu
SETTINGS = {"SILLON_LANGUAGE": "fr", "SILLON_SEED": SEED}
PLAYED_HERE = tuple(boards())
READY = "html[data-ready=yes]"
LONG_MS = 60_000
INSISTENT = 6  # presses of Escape: Chromium lets a page prevent only so many
LISTEN = """() => {
  const region = document.querySelector("#said");
  globalThis.heard = [region.textContent];
  const watcher = new MutationObserver(() => heard.push(region.textContent));
  watcher.observe(region, { childList: true, characterData: true, subtree: true });
}"""
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll("#cross .key, #deeds .key")].map((key) => {
  const box = key.getBoundingClientRect();
  return [key.dataset.name, [box.left + box.width / 2, box.top + box.height / 2]];
}))"""


def position(name: str, text: str) -> str:
    """The code of a position that the rules write so."""
    return write(Session(name, {}, new(name).from_text(text)))


def escape(page: Page, button: str) -> None:
    """Presses Escape as somebody does who wants a dialog away; its button stays."""
    page.bring_to_front()
    for _ in range(INSISTENT):
        page.keyboard.press("Escape")
        page.wait_for_selector(button)


class Visit:
    """`errors` are what its console told as errors, `requests` the addresses that it asked for."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page = context.new_page()
        self.page.set_default_timeout(LONG_MS)
        self.address = address
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        context.on("request", lambda request: self.requests.append(request.url))

    def open(self, code: str = "", seed: int = SEED) -> "Visit":
        self.page.goto(f"{self.address}?seed={seed}{f'#{code}' if code else ''}")
        self.page.wait_for_selector(READY)
        return self

    def reload(self) -> None:
        self.page.reload()
        self.page.wait_for_selector(READY)

    def ask(self, call: str, *given: object) -> Any:
        """Calls a function of the page's worker."""
        return self.page.evaluate("([call, given]) => sillon.handheld.ask(call, ...given)", [call, list(given)])

    def hold(self, board: str = "pico_panel", code: str = "") -> None:
        """A new handheld that remembers nothing, and whose time stands still: it passes only by what the test does."""
        self.page.evaluate("() => sillon.handheld.stand(true)")
        self.page.evaluate(f"() => localStorage.setItem('sillon.board', {json.dumps(board)})")
        self.page.evaluate(f"() => localStorage.setItem('sillon.nvm.{board}', '')")
        refused = self.page.evaluate("(code) => sillon.switchOn(code ? { code } : {})", code)
        assert not refused

    def turn_faces(self) -> None:
        """Face to face, or back, until the handheld is there again."""
        self.page.evaluate("() => globalThis.before = sillon.shape()")
        self.page.click("#toggle-faces")
        self.page.wait_for_function("() => sillon.shape() !== before")

    def play(self, words: str, by: str) -> None:
        """Does what a script says by clicks of the mouse or by keys, at the times of the bench."""
        middles = self.page.evaluate(MIDDLES)
        rest = 0
        for word in words.split():
            name, _, held = word.partition(":")
            if name.endswith("ms"):
                rest += int(name[:-2])
                continue
            self.ask("pass", rest)
            if by == "keys":
                self.page.keyboard.down(KEYS[name])
            else:
                self.page.mouse.move(*middles[name])
                self.page.mouse.down()
            self.ask("pass", int(held[:-2]) if held else TAP_MS)
            if by == "keys":
                self.page.keyboard.up(KEYS[name])
            else:
                self.page.mouse.up()
            rest = AFTER_TAP_MS
        self.ask("pass", rest)

    def passes(self, milliseconds: int) -> None:
        """So much of the handheld's time passes, and no more."""
        self.page.evaluate("() => sillon.handheld.stand(true)")
        self.ask("pass", milliseconds)

    def goes_on_here(self) -> None:
        """Takes back what another window has taken."""
        with self.page.expect_navigation():
            self.page.click("#here")
        self.page.wait_for_selector(READY)

    def state(self) -> dict[str, Any]:
        """What the handheld said of itself last: see state() in sim/web/telling.py."""
        found: dict[str, Any] = self.page.evaluate("() => sillon.state()")
        return found

    def wait_for(self, condition: str) -> None:
        """Until a condition on `state` is true."""
        self.page.wait_for_function(f"() => {{ const state = sillon.state(); return state && ({condition}); }}")

    def settle(self) -> None:
        """Until what is laid out has been drawn."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def listen(self) -> None:
        """All that a screen reader is given to say is kept, from what it was given last."""
        self.page.evaluate(LISTEN)

    def hears(self, *texts: str) -> None:
        """Until one of the texts was said."""
        script = "(texts) => texts.some((text) => heard.some((said) => said.includes(text)))"
        self.page.wait_for_function(script, arg=list(texts))

    def said(self) -> str:
        """What a screen reader was given to say last."""
        return str(self.page.text_content("#said"))

    def tap(self, name: str) -> None:
        """A click in real time."""
        self.page.click(f"#cross [data-name={name}], #deeds [data-name={name}]", delay=90)
