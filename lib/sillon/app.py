"""The app: one screen at a time, read when it is entered and dropped when it is left; nothing blocks.

The first screen is `home`. A screen is named by its file in sillon/screens/, whose SCREEN is its class.
"""

import gc

from sillon.buttons import BACK, LONG, PRESS, RELEASE
from sillon.forget import forget
from sillon.preferences import Preferences
from sillon.screen import ALL, LIGHTS
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Board

_DIM_MS = 180_000  # left alone for three minutes the lights dim,
_SLEEP_MS = 600_000  # after ten they sleep
_DIM = 2
_WAKING_MS = 2500
_READING = (90, 50, 0)  # the light that says: a file is being read, wait


class App:
    """`tick()` is the whole loop. `session` is the match in progress, or None."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.preferences = Preferences(board)
        self.session: Any = None
        self.screen: Any = None
        self.target: tuple = ()  # the one that `screen` was entered by: where the menu goes back to
        self._name = ""
        self._swallowed = False
        self._held = False
        self._woken_at = 0
        self._down = 0  # how many buttons are held down
        self._dozing = 0  # 1 dimmed, 2 asleep
        self._active_at = board.clock.ms()
        self.apply()
        self.go(("notice",) if board.problems or board.settings.problems else ("home",))

    def apply(self) -> None:
        """Makes the preferences true."""
        chosen = self.preferences
        self.words = Words(chosen.language, self.screen.room if self.screen else "menus")
        self.board.sound.on = chosen.sound
        self.board.leds.brightness = chosen.brightness

    def go(self, target: tuple) -> None:
        """Leaves the screen, enters the one that `target` names: (name, arguments ...)."""
        name = "sillon.screens." + target[0]
        left = self.screen.parts if self.screen else ()
        if self.screen:
            self.screen.spare()
        if name != self._name:
            self._say_reading()
            self.screen = None
            forget(self._name)
        gc.collect()
        self._name = name
        screen = __import__("sillon.screens." + target[0], None, None, ("SCREEN",))
        self.words.enter(screen.SCREEN.room)
        self.screen = screen.SCREEN(self, *target[1:])
        self.target = target
        for part in left:
            if part not in self.screen.parts:
                forget(part)

    def _say_reading(self) -> None:
        """Reading a file takes a board a moment: a light says so first."""
        leds = self.board.leds
        if self.screen and leds.rows:
            leds[0, 0] = _READING
            leds.show()

    def tick(self) -> None:
        """Takes what was pressed, goes on by a little, draws what has changed."""
        board = self.board
        now = board.clock.ms()
        board.sound.tick(now)
        event = board.buttons.read()
        while event is not None:
            self._take(event[0], event[1], event[2], now)
            event = board.buttons.read()
        if now - self._active_at >= _DIM_MS and self._doze(now):
            return
        target = self.screen.tick(now)
        if target:
            self.go(target)
        screen = self.screen
        if screen.redraw:
            page = screen.redraw & ~LIGHTS
            screen.draw(board.leds, board.screen)
            if board.leds.show() and page:
                return  # the lights answer first, the page follows at the next tick
        if not board.screen.show():
            screen.spare()

    def _take(self, seat: int | None, code: int, kind: int, now: int) -> None:
        """One button event: wakes a dozing toy and does nothing else, or goes to the screen."""
        self._active_at = now
        if kind == PRESS:
            self._down += 1
        elif kind == RELEASE and self._down:
            self._down -= 1
        if self._dozing:
            self._wake()
            self._swallowed = self._held = True
            self._woken_at = now
        if self._swallowed:
            # What woke the toy does nothing else, until all fingers are off; a button that is stuck does not lock it.
            self._swallowed = self._down > 0 and now - self._woken_at < _WAKING_MS
            return
        if code == BACK:
            # BACK acts when it is let go, unless it was held: then it has opened the menu already.
            if kind == LONG:
                self._held = True
            elif kind == PRESS:
                self._held = False
                return
            elif self._held:
                return
        target = self.screen.press(seat, code, kind)
        if target:
            self.go(target)

    def _doze(self, now: int) -> bool:
        """Dims the lights, later puts all out; True while asleep."""
        board = self.board
        if now - self._active_at >= _SLEEP_MS:
            if self._dozing != 2:
                self._dozing = 2
                board.leds.clear()
                board.leds.show()
                board.screen.sleep(True)
            return True
        if not self._dozing:
            self._dozing = 1
            board.leds.brightness = min(_DIM, board.leds.brightness)
        return False

    def _wake(self) -> None:
        if self._dozing == 2:
            self.board.screen.sleep(False)
        self._dozing = 0
        self.board.leds.brightness = self.preferences.brightness
        self.screen.redraw = ALL
