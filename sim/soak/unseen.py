"""While nobody looks at the screen its picture is not sent, which saves half of the time; nor are the lights, if one likes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sim.soak.unlit import put_out


def _display(bench: Any) -> Any:
    """What sends the picture, or None: the whole display, where lights are drawn on it too."""
    display: Any = getattr(bench.board.screen, "_display", None)
    return display._display if type(display).__name__ == "Window" else display


@contextmanager
def unseen(bench: Any, dark: bool = False) -> Iterator[Callable[[], None]]:
    """The picture is sent once, at the end; gives a function that sends it in between. `dark`: the lights are put out."""
    plain = bench.start
    muted: list[tuple[Any, Callable[[], None]]] = []  # the display, and how it is refreshed

    def mute() -> None:
        if dark:
            put_out(bench.board)
        display = _display(bench)
        if display:
            muted[:] = [(display, display.refresh)]
            display.refresh = lambda: None

    def start(code_path: str) -> None:
        """Where the program starts anew there is another display, or the board's own, which outlives the program."""
        for display, refresh in muted:
            display.refresh = refresh
        del muted[:]
        plain(code_path)
        mute()

    def send() -> None:
        for _, refresh in muted:
            refresh()

    bench.start = start
    if bench.board:
        mute()
    try:
        yield send
    finally:
        bench.start = plain
        for display, refresh in muted:
            display.refresh = refresh
        send()
