"""While nobody looks at the screen its picture is not sent, which saves half of the time; nor are the lights, if one likes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tools.soak.unlit import put_out


class Curtain:
    """Before the screen of a bench's handheld: what its program sends is sent when somebody looks at it.

    Somebody looks by the emulated screen's rows() and pixel(), or by the panel where lights are drawn on a display. Whoever
    wants to see what comes over the wires opens it. `dark`: nothing goes to the strip either.
    """

    def __init__(self, bench: Any, dark: bool = False) -> None:
        self._bench = bench
        self._dark = dark
        self._begin = bench.start
        self._display: Any = None
        self._send: Callable[[], object] = lambda: None
        self._owed = False
        self._eyes: list[tuple[Any, str, Any]] = []  # whose, its name, and how it looked before
        bench.start = self._start
        for whose, name in ((bench.screen, "rows"), (bench.screen, "pixel"), *_panel_eyes(bench.panel)):
            if hasattr(whose, name):
                self._eyes.append((whose, name, getattr(whose, name)))
                setattr(whose, name, self._looking(getattr(whose, name)))
        if bench.board:
            self._draw()

    def look(self) -> None:
        """Sends what is owed."""
        if self._owed:
            self._owed = False
            self._send()

    def open(self) -> None:
        """From now on everything is sent at once again; what is owed, first."""
        self.look()
        self._let_go()
        self._bench.start = self._begin
        for whose, name, eye in self._eyes:
            setattr(whose, name, eye)
        del self._eyes[:]

    def _start(self, code_path: str) -> None:
        """Where the program starts anew there is another display, or the board's own, which outlives the program."""
        self._owed = False
        self._let_go()
        self._begin(code_path)
        self._draw()

    def _draw(self) -> None:
        if self._dark:
            put_out(self._bench.board)
        self._display = display_of(self._bench)
        if self._display:
            self._send = self._display.refresh
            self._display.refresh = self._owe
            self._owed = True  # what was drawn before, and is not sent yet

    def _let_go(self) -> None:
        if self._display:
            self._display.refresh = self._send
            self._display = None

    def _owe(self) -> None:
        self._owed = True

    def _looking(self, eye: Callable[..., Any]) -> Callable[..., Any]:
        def looks(*where: int) -> Any:
            self.look()
            return eye(*where)

        return looks


def _panel_eyes(panel: Any) -> list[tuple[Any, str]]:
    return [(panel, "grid"), (panel, "display_rows")] if hasattr(panel, "display_rows") else []


def display_of(bench: Any) -> Any:
    """What sends the picture, or None: the whole display, where lights are drawn on it too."""
    display: Any = getattr(bench.board.display, "_display", None)
    return display._display if type(display).__name__ == "Window" else display


@contextmanager
def unseen(bench: Any, dark: bool = False) -> Iterator[None]:
    """The picture is sent when somebody looks, and at the end. `dark`: the lights are put out."""
    curtain = Curtain(bench, dark)
    try:
        yield
    finally:
        curtain.open()
