"""The logic of playing in a terminal, without the terminal: the meaning of keys, short presses, time.

A terminal reports only that a key went down, so a key is a short press, and a repeating key several. Only BACK stays down while
its key repeats, since holding it has another meaning.
"""

from collections import deque

from sim.bench import STEP_MS
from sim.fakes import wire
from sim.handheld import Handheld
from sim.real_time import THINK_MS, RealTime, real_ms
from sim.terminal.frame import DIGITS, frame_lines, pad_of

TAP_MS = 90
HOLD_MS = 900  # long enough to be a long press
_GAP_MS = 50  # between two presses
_WAITING = 8  # queued presses when many keys come at once; more are dropped
_REPEATED = 2  # the same when keys come one by one, as a held key repeats: its presses must end soon after its release
_REPEAT_MS = 150  # how long BACK stays down for the next repeat of its key
_SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)

# Keys by blessed's names, or by their character, and what they do.
QUIT, FASTER, SLOWER, BUTTON = "quit", "faster", "slower", "button"
_KEYS: dict[str, tuple[str, str, int]] = {
    "KEY_LEFT": (BUTTON, "LEFT", TAP_MS),
    "KEY_RIGHT": (BUTTON, "RIGHT", TAP_MS),
    "KEY_UP": (BUTTON, "UP", TAP_MS),
    "KEY_DOWN": (BUTTON, "DOWN", TAP_MS),
    "KEY_ENTER": (BUTTON, "OK", TAP_MS),
    "KEY_BACKSPACE": (BUTTON, "BACK", TAP_MS),
    "KEY_DELETE": (BUTTON, "BACK", TAP_MS),
    "KEY_ESCAPE": (BUTTON, "BACK", TAP_MS),
    "b": (BUTTON, "BACK", HOLD_MS),
    "B": (BUTTON, "BACK", HOLD_MS),
    "h": (BUTTON, "HINT", TAP_MS),
    # Nord's own buttons, if any: these keys are adjacent on every keyboard.
    "j": (BUTTON, "NORD.LEFT", TAP_MS),
    "l": (BUTTON, "NORD.RIGHT", TAP_MS),
    "k": (BUTTON, "NORD.OK", TAP_MS),
    "i": (BUTTON, "NORD.BACK", TAP_MS),
    "q": (QUIT, "", 0),
    "+": (FASTER, "", 0),
    "=": (FASTER, "", 0),
    "-": (SLOWER, "", 0),
}


def meaning(key: str) -> tuple[str, str, int] | None:
    """Return (QUIT | FASTER | SLOWER | BUTTON, button, milliseconds) of a key, by its name or character; None for others."""
    return _KEYS.get(key)


def pad_meaning(key: str, handheld: Handheld) -> tuple[str, str, int] | None:
    """Return the same for a handheld whose lights are keys: rows of the keyboard are rows of lights."""
    if key == "Q":
        return QUIT, "", 0
    pad = pad_of(handheld)
    for row in range(handheld.rows):
        col = pad[row].find(key)
        if col < 0 and row == 0:
            col = DIGITS[: handheld.cols].find(key)
        if len(key) == 1 and col >= 0:
            return BUTTON, handheld.button_names[row * handheld.cols + col], TAP_MS
    return None if key == "q" else meaning(key)


class PressQueue:
    """Presses queued buttons in turn, each for a moment of simulated time."""

    def __init__(self, handheld: Handheld) -> None:
        self._handheld = handheld
        self._waiting: deque[tuple[str, int]] = deque()
        self._held = ""
        self._at_once = True  # no time has passed since the last key
        self._due = 0  # when to let go, or when the next press may come

    def tap(self, name: str, milliseconds: int = TAP_MS) -> None:
        """Queue a press. A button that this handheld lacks is ignored."""
        if name not in self._handheld.button_names:
            return
        if name == self._held == "BACK":
            self._due = max(self._due, wire.ms() + _REPEAT_MS)
        elif len(self._waiting) < (_WAITING if self._at_once else _REPEATED):
            self._waiting.append((name, milliseconds))
        self._at_once = True

    def move(self) -> None:
        """Do the next press or release that is due. Call it before each tick."""
        self._at_once = False
        if wire.ms() < self._due:
            return
        if self._held:
            self._handheld.release(self._held)
            self._held = ""
            self._due = wire.ms() + _GAP_MS
        elif self._waiting:
            self._held, milliseconds = self._waiting.popleft()
            self._handheld.press(self._held)
            self._due = wire.ms() + milliseconds + self._handheld.bench.fingers[self._held].longer_ms


class Session:
    """A handheld with a queue of presses and a speed. The caller reports real time and keys."""

    def __init__(self, handheld: Handheld, speed: float = 1.0) -> None:
        self.handheld = handheld
        handheld.bench.use_clock(real_ms)
        self.speed = speed
        self._presses = PressQueue(handheld)
        self._real_time = RealTime()
        self._changed = True
        self._shown: tuple[int, int, int] | None = None
        wire.listeners.append(self._notice)

    def _notice(self, kind: str, where: object, what: object) -> None:
        self._changed = True

    def redraw(self) -> None:
        """Force the next frame to be drawn: the terminal has been cleared."""
        self._changed = True

    def key(self, key: str) -> bool:
        """Handle a key. Return False for the one that quits."""
        found = pad_meaning(key, self.handheld) if self.handheld.keyed else meaning(key)
        action, button, milliseconds = found or ("", "", 0)
        if action == BUTTON:
            self._presses.tap(button, milliseconds)
        elif action == FASTER:
            self.speed = min([speed for speed in _SPEEDS if speed > self.speed], default=self.speed)
            self._changed = True
        elif action == SLOWER:
            self.speed = max([speed for speed in _SPEEDS if speed < self.speed], default=self.speed)
            self._changed = True
        return action != QUIT

    def advance(self, seconds: float) -> None:
        """Advance the simulated clock by the real time that has passed, times the speed, tick by tick."""
        for _ in range(self._real_time.ticks(seconds, self.speed)):
            self._presses.move()
            self.handheld.run(STEP_MS)
            self.handheld.bench.think(THINK_MS)

    def frame(self, width: int, height: int, colours: int) -> list[str] | None:
        """Return the lines to show, or None when nothing has changed."""
        size = width, height, colours
        if not self._changed and size == self._shown:
            return None
        self._changed, self._shown = False, size
        return frame_lines(self.handheld, width, height, colours, self.speed)
