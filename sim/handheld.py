"""The simulated handheld as a whole, assembled from a board's profile: the interface of every viewer.

There is one at a time, as there is one set of wires. Call sim.paths.setup() first.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from sim import paths
from sim.assembly import assemble
from sim.bench import Bench
from sim.fakes import wire
from sim.font.read import COLUMNS, Cell, read_cells, read_large
from sim.profiles import board_names, profile_of
from sim.script import TAP_MS
from sim.start_target import begin_with_code

Colour = tuple[int, int, int]

TEXT_Y = 2  # pixels above the first line of text, as in hal/display.py
BRIGHT = 12  # a light is bright, and its letter a capital, if its highest byte on the wire is at least this
DARK_LETTER = "."

# (upper bound in degrees, letter) of each hue.
_HUES = ((18, "r"), (43, "o"), (75, "y"), (160, "g"), (200, "c"), (260, "b"), (300, "v"), (345, "p"), (360, "r"))
_GREY = 0.3  # less saturated than this is white
_WIDE_ROW = 20  # rows with more LEDs are written without spaces


class Handheld:
    """One handheld, powered on, with code.py running.

    board: the name of a profile in hal/boards/. settings: as in settings.toml, with their full names.
    keep_nvm: keep the nvm of the previous handheld. code: of the position to start with (sillon/match/codes.py).
    memory: the content of the chip's nvm, from its first byte on.
    Raises ValueError if the board is unknown, if the memory is longer than the board's, or if the code is wrong or its lights
    cannot show it.
    """

    waking_ms = 300  # from power-on until the first page

    def __init__(
        self,
        board: str = "pico_panel",
        settings: Mapping[str, str | int] | None = None,
        keep_nvm: bool = False,
        code: str | None = None,
        memory: bytes = b"",
    ) -> None:
        names = board_names()
        if board not in names:
            raise ValueError(f"{board!r} is not a board; there are {', '.join(names)}")
        self.board = board
        self.bench = self.make_bench(board, dict(settings or {}), keep_nvm)
        self.rows = self.bench.panel.rows
        self.cols = self.bench.panel.cols
        self.keyed = self.bench.panel.keyed  # each light is a key
        self.button_names = self.bench.button_names
        wire.load_nvm(memory)
        if code is not None:
            begin_with_code(wire.nvm, code, self.bench.panel)
        self.bench.start(str(paths.ROOT / "code.py"))

    def make_bench(self, board: str, settings: dict[str, str | int], keep_nvm: bool) -> Bench:
        """Return the bench with the board's parts, powered on."""
        return assemble(profile_of(board), settings, keep_nvm=keep_nvm)

    # Output

    def lights(self) -> list[list[Colour]]:
        """Return rows x cols of (red, green, blue), the bytes as sent, northernmost row first."""
        return self.bench.panel.grid()

    def pixels(self) -> list[bytes]:
        """Return the display's rows as bytes, 1 for a lit pixel; no rows without a display."""
        return self.bench.display.rows() if self.bench.display else []

    def display_rows(self) -> list[bytes]:
        """Return the rows of a colour display with both lights and page, three bytes a pixel; no rows without one."""
        return self.bench.panel.display_rows()

    def cells(self) -> list[list[Cell]]:
        """Return the five lines of the display as characters, recognized from its pixels.

        A line in large print takes two of them: its characters are in the first one, in every other column.
        """
        lines = read_cells(self.pixels(), TEXT_Y) if self.bench.display else []
        for row, large in enumerate(self.large_lines()):
            parts = [part for cell in large for part in widened(cell)]
            lines[2 * row] = parts + blanks(2 * sum([cell.columns for cell in large]))
            lines[2 * row + 1] = blanks(0)
        return lines

    def large_lines(self) -> list[list[Cell]]:
        """Return the lines in large print, recognized from the display's pixels."""
        return read_large(self.pixels()) if self.bench.display else []

    def text(self) -> list[str]:
        """Return the five lines of the display; a pictogram, two cells wide, is one character."""
        lines = ["".join(cell.character for cell in line) for line in self.cells()]
        for row, large in enumerate(self.large_lines()):
            lines[2 * row] = "".join(cell.character for cell in large)
        return lines

    def held(self) -> list[str]:
        """Return the names of the buttons that are down."""
        return [name for name in self.button_names if self.bench.fingers[name].down]

    @property
    def language(self) -> str:
        """The current language."""
        return str(self.bench.app.preferences.language)

    def frame_text(self) -> str:
        """Return the whole handheld as text: the lights as letters, and the display.

        A dark light is a dot, any other the letter of its hue (red orange yellow green cyan blue violet pink white), a capital
        when it is bright. A line of the display in inverse video is between > and <.
        """
        gap = "" if self.cols > _WIDE_ROW else " "
        panel = [gap.join([letter(colour) for colour in row]) for row in self.lights()]
        width = len(panel[0]) + 2 if panel else 0
        lines = [f"╭{'─' * width}╮", *(f"│ {row} │" for row in panel), f"╰{'─' * width}╯"]
        if self.bench.display:
            lines.append(f"┌{'─' * COLUMNS}┐")
            for cells in self.cells():
                left, right = ("> <" if any(cell.inverse for cell in cells) else "│ │").split()
                lines.append(f"{left}{spaced(cells)}{right}")
            lines.append(f"└{'─' * COLUMNS}┘")
        return "\n".join(lines)

    # Time and buttons

    def run(self, milliseconds: int) -> None:
        """Advance the simulated time."""
        self.bench.run(milliseconds)

    def press(self, name: str) -> None:
        self.bench.press(name)

    def release(self, name: str) -> None:
        self.bench.release(name)

    def tap(self, name: str, hold_ms: int = TAP_MS) -> None:
        self.bench.tap(name, hold_ms)

    def script(self, text: str) -> None:
        """Run a script such as "RIGHT OK 300ms BACK:900ms". Raises ValueError if a word is unknown."""
        self.bench.script(text)

    def script_steps(self, text: str) -> Iterator[None]:
        """script(), with a yield after each tick."""
        return self.bench.script_steps(text)

    def power_off(self) -> None:
        self.bench.power_off()


def letter(colour: Colour) -> str:
    """Return one letter for a light's bytes on the wire: its hue, a capital when it is bright."""
    if not any(colour):
        return DARK_LETTER
    # The bytes are linear in light; perceived hues depend on about the square root.
    red, green, blue = (byte**0.5 for byte in colour)
    top, span = max(red, green, blue), max(red, green, blue) - min(red, green, blue)
    if span < _GREY * top:
        found = "w"
    else:
        if top == red:
            sixth = (green - blue) / span % 6
        elif top == green:
            sixth = 2 + (blue - red) / span
        else:
            sixth = 4 + (red - green) / span
        found = next(name for limit, name in _HUES if sixth * 60 <= limit)
    return found.upper() if max(colour) >= BRIGHT else found


def widened(cell: Cell) -> list[Cell]:
    """Return a character of large print, and after it as many blank columns as it has itself."""
    first = Cell(2 * cell.column, cell.columns, cell.character, cell.inverse)
    return [first, *blanks(first.column + cell.columns, first.column + 2 * cell.columns)]


def blanks(start: int, end: int = COLUMNS) -> list[Cell]:
    """Return blank cells from one column to another."""
    return [Cell(column, 1, " ", False) for column in range(start, end)]


def spaced(cells: Sequence[Cell]) -> str:
    """Return the line with each character padded to its columns on the display, as a terminal counts them."""
    return "".join([cell.character + " " * (cell.columns - columns_of(cell.character)) for cell in cells])


@cache
def columns_of(character: str) -> int:
    """Return a character's columns in a terminal: 2 for a wide one."""
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
