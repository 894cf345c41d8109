"""The sound: one voice on a piezo buzzer. Tunes play in the background. Silent until `on` is set."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Tone, Tune

_HALF = 0x8000  # duty cycle of a square wave


class Sound:
    """`output` is a pwmio.PWMOut with variable_frequency, or has its interface."""

    def __init__(self, output: "Tone") -> None:
        self.on = False
        self.works = True  # until the output fails
        self._output = output
        self._tune: Tune = ()
        self._next = 0
        self._due = 0

    def play(self, tune: "Tune", now: int) -> None:
        """Start a tune, a tuple of (hertz, milliseconds), 0 hertz for a rest, at `now` ms, in place of the current one."""
        if self.on and self.works:
            self._tune = tune
            self._next = 0
            self._due = now
            self.tick(now)

    def tick(self, now: int) -> None:
        """Continue the tune; call it often, with the clock's ms. An output that fails is reported once, then stays silent."""
        if not self._tune or (self.on and now < self._due):
            return
        try:
            if self._next == len(self._tune) or not self.on:
                self._tune = ()
                self._output.duty_cycle = 0
                return
            hertz, length = self._tune[self._next]
            self._next += 1
            self._due = now + length
            if hertz:
                self._output.frequency = hertz
            self._output.duty_cycle = _HALF if hertz else 0
        except (OSError, RuntimeError, ValueError) as error:
            self._tune = ()
            self.works = False
            print("sound:", repr(error))
