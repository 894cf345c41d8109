"""The base class of all screens: an object that is entered, pressed, ticked and drawn."""

from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

LIGHTS = 1  # redraw the lights
PAGE = 2  # redraw the page on the display
ALL = 3
_LATE = 4  # beside PAGE: the lights are drawn, the page is next

IDLE_MS = 30_000  # after which a screen says what holding BACK does
BREATH_MS = 60  # between two frames of the breathing cursor
_BREATHS = 32  # frames of a breath: two seconds, far below three flashes a second
_FULL = 16  # the frame at which breathing stops with speed "still": cursor and faults are bright
_STILL = 4  # the index of "still": see sillon/settings/preferences.py


class Input:
    """The default input: pass presses and lights through. Where lights are keys: sillon/keyed/.

    `display` is what the page is written to in place of the board's display, None for that.
    """

    display: "Display | None" = None

    def __init__(self, screen: "Screen") -> None:
        self.screen = screen

    def refresh(self) -> None:
        """Take over what the screen offers: it has just been made, or its entries have changed."""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return self.screen.press(seat, code, kind)

    def tick(self, now: int) -> "Target | None":
        return self.screen.tick(now)

    def lights(self, leds: "Leds") -> None:
        self.screen.lights(leds)

    def page(self, display: "Display") -> None:
        self.screen.page(display)


class Screen:
    """Subclasses override press, lights and page. `redraw` says what has changed since the last drawing."""

    input: Input
    input_class = Input  # of boards whose lights are no keys
    # The input where lights are keys, and the one of boards without a display, () for the same: the module below sillon, {}
    # for the game, and the class.
    keyed_input = ("keyed.keys", "OkWithoutDisplay")
    wordless_input: "tuple[str, str] | tuple[()]" = ()
    frame_ms = BREATH_MS
    # The words it uses, files in sillon/words/<language>/; {} stands for the game in the target, or that of the match.
    catalogs = "menus"
    # Modules below sillon to import while idle, each after those that it imports.
    preload: "tuple[str, ...]" = ()

    def __init__(self, app: "App") -> None:
        self.app = app
        self.say = app.words.say
        self.redraw = ALL
        self.breath = 0  # 0..255, up and down
        self.beat = 0
        self.breath_due = 0

    def on_attached(self) -> None:
        """Called once, when the new screen has its input, and in a match its controller."""
        self.input.refresh()

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        """Handle an event. Return the target to go to, (name, arguments ...), or None to stay."""
        return None

    def tick(self, now: int) -> "Target | None":
        """Advance to the time `now` (ms). Return like press()."""
        self.breathe(now)
        return None

    def breathe(self, now: int) -> None:
        """Advance the breath when it is due; with speed "still" it rises once and stops.

        It pauses while a page is being sent: its frames would double that time.
        """
        app = self.app
        if now >= self.breath_due and not app.sending and (self.beat != _FULL or app.preferences.speed < _STILL):
            self.breath_due = now + self.frame_ms
            self.beat = (self.beat + 1) % _BREATHS
            half = self.beat if self.beat < 16 else _BREATHS - 1 - self.beat
            self.breath = half * 17
            self.redraw |= LIGHTS

    def pace(self) -> int:
        """Return how long things are shown, in tenths of the normal time; 0: not at all."""
        return (16, 10, 5, 0, 0)[self.app.preferences.speed]

    def sound(self, name: str, number: int = 0) -> None:
        """Play a tune by name; SEEDS with the number of the seed."""
        board = self.app.board
        if board.sound.on:
            from sillon.common.tunes import play  # with the sound on only

            play(board, name, number)

    def kit(self) -> bool:
        """Return whether the class kit is on the drive."""
        try:
            __import__("sillon.common.progress")  # a drive without the kit lacks it
        except ImportError:
            return False
        return True

    def on_idle(self) -> None:
        """Hook: the lights and the page are drawn, or the screen is being left. Write to the store here.

        Erasing a block of flash blocks a board for some tens of milliseconds.
        """

    def draw(self, leds: "Leds", display: "Display") -> None:
        """Draw what has changed: the lights first, the page at the next tick."""
        redraw = self.redraw
        # Reset the flags before drawing: importing a module then may ask for the lights again.
        if redraw & LIGHTS and not redraw & _LATE:
            self.redraw = redraw & PAGE and PAGE | _LATE
            leds.clear()
            self.input.lights(leds)
            return
        self.redraw = redraw & LIGHTS
        if redraw & PAGE:
            display = self.input.display or display
            display.clear()
            self.input.page(display)

    def lights(self, leds: "Leds") -> None:
        """Draw on lights that are all dark."""

    def page(self, display: "Display") -> None:
        """Write on a page that is empty."""


def menu_tip(app: "App") -> str:
    """Return what holding BACK does."""
    # Read now: few screens need it.
    return Words(app.preferences.language, "tip").say("hold_knob" if app.board.name == "macropad" else "hold_back")


def centred(display: "Display", text: str) -> str:
    """Return the text padded on the left, so that it is centred in a line."""
    return " " * ((display.columns - display.cells(text)) // 2) + text


def with_mark(display: "Display", text: str, mark: str) -> str:
    """Return the text with a mark at the end of the line; the text alone without room for it, or a mark."""
    room = display.columns - display.cells(mark) - display.cells(text)
    return text + " " * room + mark if mark and room >= 0 else text


def write_lines(display: "Display", row: int, text: str) -> None:
    """Write a text of one or more lines, from `row` on."""
    for line in text.split("\n"):
        display.text(row, line)
        row += 1
