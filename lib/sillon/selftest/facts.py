"""The self-test's facts: board, firmware, memory, drive, and the current of the lights; OK switches all lights to white."""

from sillon.selftest import Trial, read_facts
from sillon.ui.screen import ALL, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_WHITE = (255, 255, 255)
_KB = 1024


class CheckFacts(Trial):
    name = "selftest.facts"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._white = False
        self._outdated = False  # whether the lights have changed since the facts were read

    def press_ok(self) -> "Target | None":
        self._white = not self._white
        self._outdated = True
        self.redraw = ALL
        return None

    def tick(self, now: int) -> "Target | None":
        if self._outdated and not self.redraw:
            self._outdated = False
            self.facts = read_facts(self.app)
            self.redraw |= PAGE
        return None

    def lights(self, leds: "Leds") -> None:
        """Draw the far row dimly, or all lights at full brightness."""
        for row in range(leds.rows if self._white else min(leds.rows, 1)):
            for col in range(leds.cols):
                leds[row, col] = _WHITE if self._white else (0, 40, 20)

    def page(self, display: "Display") -> None:
        facts = self.facts
        say = self.say
        room = facts["drive_free"]
        lines = (
            say("fact_board", facts["board"]),
            say("fact_firmware", facts["firmware"] or "?"),
            say("fact_memory", facts["heap_free"] // _KB if facts["heap_free"] >= 0 else "?"),
            say(f"fact_{facts['drive']}", room // _KB if room >= 0 else "?"),
            say("fact_current", facts["milliamps"], facts["budget"]),
        )
        for row in range(min(len(lines), display.rows)):
            display.text(row, lines[row])


SCREEN = CheckFacts
