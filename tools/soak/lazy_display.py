"""A display that sends its picture only when it is read, which halves the time of a trial."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sim.bench import Bench
from tools.soak.masher import darken


class LazyDisplay:
    """Sends the picture of a bench's handheld when the emulated screen's rows() or pixel() is called, or the panel's grid.

    A test of what comes over the wires calls open(). `dark`: nothing goes to the strip either.
    """

    def __init__(self, bench: Bench, dark: bool = False) -> None:
        self._bench = bench
        self._dark = dark
        self._start_program = bench.start
        self._display: Any = None
        self._send: Callable[[], object] = lambda: None
        self._pending = False
        self._readers: list[tuple[object, str, Callable[..., object]]] = []  # (object, method's name, method before)
        bench.start = self._start  # type: ignore[method-assign]
        panel = bench.panel
        on_display = [(panel, "grid"), (panel, "display_rows")] if hasattr(panel, "display_rows") else []
        for owner, name in ((bench.display, "rows"), (bench.display, "pixel"), *on_display):
            if hasattr(owner, name):
                self._readers.append((owner, name, getattr(owner, name)))
                setattr(owner, name, self._sending(getattr(owner, name)))
        if bench.board:
            self._attach()

    def look(self) -> None:
        """Send a pending picture."""
        if self._pending:
            self._pending = False
            self._send()

    def open(self) -> None:
        """Send a pending picture, and from now on every picture at once."""
        self.look()
        self._detach()
        self._bench.start = self._start_program  # type: ignore[method-assign]
        for owner, name, reader in self._readers:
            setattr(owner, name, reader)
        del self._readers[:]

    def _start(self, code_path: str) -> None:
        """Start the program, which makes a new display or uses the board's own, and defer that one's pictures."""
        self._pending = False
        self._detach()
        self._start_program(code_path)
        self._attach()

    def _attach(self) -> None:
        if self._dark:
            darken(self._bench.board)
        self._display = display_of(self._bench)
        if self._display:
            self._send = self._display.refresh
            self._display.refresh = self._defer
            self._pending = True  # something may have been drawn before

    def _detach(self) -> None:
        if self._display:
            self._display.refresh = self._send
            self._display = None

    def _defer(self) -> None:
        self._pending = True

    def _sending(self, reader: Callable[..., object]) -> Callable[..., object]:
        """Return the reader with look() before it."""

        def read(*place: int) -> object:
            self.look()
            return reader(*place)

        return read


def display_of(bench: Bench) -> Any:
    """Return the object that sends the picture, or None: the whole display, where lights are drawn on it too."""
    display: Any = getattr(bench.board.display, "_display", None)
    return display._display if type(display).__name__ == "Window" else display


@contextmanager
def lazy_display(bench: Bench, dark: bool = False) -> Iterator[None]:
    """Send the picture only when it is read, and at the end. `dark`: nothing goes to the strip."""
    display = LazyDisplay(bench, dark)
    try:
        yield
    finally:
        display.open()
