"""What every screen of the app is: one object that is entered, pressed, ticked and drawn."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import App, Display, Leds, Target

LIGHTS = 1  # the lights are to be drawn again
PAGE = 2  # the page on the screen is to be written again
ALL = 3
_LATE = 4  # beside PAGE: the lights have been drawn, now it is the page's turn

BREATH_MS = 60  # from one frame of the breathing cursor to the next
_BREATHS = 32  # frames in a breath: two seconds, far below three flashes a second
_FULL = 16  # the frame in which it stays where nothing is to move: the cursor is bright, and so is what is at fault
_STILL = 4  # the speed with which it does: see sillon/app/preferences.py

FULL = 320  # the strongest part of the cursor's colour; that of all other lights is at most 255
_GREEN = 240  # the least green of the cursor: green gives most of the light, so every eye sees the cursor as bright


class Input:
    """How presses reach a screen and how its lights are drawn: as they come. Where lights are keys: sillon/keyed/.

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


class Screen:
    """Subclasses give press, lights and page. `redraw` says what has changed since the last drawing."""

    input_class = Input  # of boards whose lights are no keys
    room = "menus"  # where its words are
    # Modules of sillon that it leads to, read while nobody presses; each after those that it imports.
    ahead: tuple = ()

    def __init__(self, app: "App") -> None:
        self.app = app
        self.say = app.words.say
        self.redraw = ALL
        self.breath = 0  # 0..255, up and down again
        self.beat = 0
        self.breath_due = 0
        self.input: Input = app.make_input(self)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        """Takes an event; returns the screen to go to, as (name, arguments ...), or None to stay."""
        return None

    def tick(self, now: int) -> "Target | None":
        """Goes on by a little; returns like press."""
        self.breathe(now)
        return None

    def breathe(self, now: int) -> None:
        """Moves the breath on when its time has come. Where nothing is to move it rises once, and stays.

        It waits for a page that is being sent, which would take twice as long.
        """
        app = self.app
        if now >= self.breath_due and not app.sending and (self.beat != _FULL or app.preferences.speed < _STILL):
            self.breath_due = now + BREATH_MS
            self.beat = (self.beat + 1) % _BREATHS
            half = self.beat if self.beat < 16 else _BREATHS - 1 - self.beat
            self.breath = half * 17
            self.redraw |= LIGHTS

    def pace(self) -> int:
        """How long things are shown, in tenths of the usual; 0: not at all."""
        return (16, 10, 5, 0, 0)[self.app.preferences.speed]

    def sound(self, name: str, number: int = 0) -> None:
        """Plays a tune, SEEDS with the number of the seed. While it is silent, the tunes are not even read."""
        board = self.app.board
        if board.sound.on:
            from sillon.app.tunes import play

            play(board, name, number)

    def on_idle(self) -> None:
        """Called when lights and page have answered, and before the screen is left: the moment to write to the store.

        A board erases a block of its flash then, and stands still for some tens of milliseconds.
        """

    def draw(self, leds: "Leds", display: "Display") -> None:
        """Draws what has changed: the lights, or else the page, which follows at the next tick. It changes nothing itself."""
        redraw = self.redraw
        # Before it draws: a file that is read meanwhile asks for the lights again.
        if redraw & LIGHTS and not redraw & _LATE:
            self.redraw = redraw & PAGE and PAGE | _LATE
            leds.clear()
            self.input.lights(leds)
            return
        self.redraw = redraw & LIGHTS
        if redraw & PAGE:
            display = self.input.display or display
            display.clear()
            self.page(display)

    def lights(self, leds: "Leds") -> None:
        """Draws the lights, which are all dark."""

    def page(self, display: "Display") -> None:
        """Writes the page, which is empty."""


class Behind:
    """Lights in front of others that change what is drawn: subclasses give __setitem__."""

    def put(self, row: int, col: int, colours: "list[tuple[int, int, int]]") -> None:
        """As that of the board's lights."""
        for k in range(len(colours)):
            self[row, col + k] = colours[k]  # type: ignore[index]


def glow(colour: tuple, breath: int, own: tuple = (255, 255, 255), green: int = _GREEN) -> tuple[int, int, int]:
    """The colour of the cursor on a light of this colour: brighter than any other light in every frame of a breath.

    It breathes (0..255) from the colour, which it makes purer, to a pale `own`, the colour of the player; `own` too where there
    is no light. `green` is its least green; with little of it a red stays red.
    """
    most = max(colour)
    if not most:
        colour, most = own, 255
    # The strongest part becomes 255, and the weaker a part is, the more it is lowered.
    parts = [part * part // most * 255 // most for part in colour]
    parts = [parts[k] + ((own[k] + 255) // 2 - parts[k]) * breath // 255 for k in range(3)]
    most = max(parts)
    return parts[0] * FULL // most, max(parts[1] * FULL // most, green), parts[2] * FULL // most


def centred(display: "Display", text: str) -> str:
    """The text with spaces before it, so that it stands in the middle of a line."""
    return " " * ((display.columns - display.cells(text)) // 2) + text
