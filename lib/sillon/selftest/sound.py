"""The test of the sound: a few tones, also when the sound is off."""

from sillon.selftest import Trial
from sillon.ui.screen import ALL, write_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_SCALE = ((262, 250), (330, 250), (392, 250), (523, 500))


class CheckSound(Trial):
    name = "selftest.sound"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.press_ok()

    def press_ok(self) -> "Target | None":
        now = self.app.board.clock.ms()
        self.app.board.sound.on = True
        self.app.board.sound.play(_SCALE, now)
        self._since = now
        self.redraw = ALL
        return None

    def on_idle(self) -> None:
        """Restore the sound setting after the last tone."""
        if self.app.board.clock.ms() - self._since > sum([tone[1] for tone in _SCALE]):
            self.app.board.sound.on = self.app.preferences.sound

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        target = super().press(seat, code, kind)
        if target:
            self.app.board.sound.on = self.app.preferences.sound
        return target

    def lights(self, leds: "Leds") -> None:
        """Draw a stretch of light for the current tone."""
        if not leds.rows:
            return
        ends = self._since
        now = self.app.board.clock.ms()
        for k in range(len(_SCALE)):
            begins, ends = ends, ends + _SCALE[k][1]
            if begins <= now < ends:
                for col in range(k * leds.cols // len(_SCALE), (k + 1) * leds.cols // len(_SCALE)):
                    leds[leds.rows - 1, col] = (0, 120 + 30 * k, 200)

    def page(self, display: "Display") -> None:
        write_lines(display, 1, self.say("tones" if self.facts["sound"] else "no_tones"))
        display.text(display.rows - 1, self.say("ok_again"))


SCREEN = CheckSound
