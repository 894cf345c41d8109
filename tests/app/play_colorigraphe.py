"""Helpers that play the Colorigraphe by buttons and read its plots."""

from typing import Any

from games import colorigraphe as rules
from sillon.games.colorigraphe import lights as colorigraphe_lights
from sim.fakes import wire
from sim.handheld import Handheld
from tests.app.stage import after_script, leads_to, screen_of

LETTERS = ".rbk"
SKIPPED = "OK 400ms"
# Problems: one that needs no black, one that needs one, and four fully joined plots, which cannot be coloured.
LINE = "stake 2, arc 1-2, arc 2-3"
TRIANGLE = "stake 3, arc 1-2, arc 2-3, arc 1-3"
FOUR = "stake 6, arc 1-2, arc 1-3, arc 1-4, arc 2-3, arc 2-4, arc 3-4"
Light = tuple[int, int, int]


def session(handheld: Handheld) -> Any:
    return handheld.bench.app.session


def screen(handheld: Handheld) -> Any:
    return handheld.bench.app.screen


def phase(handheld: Handheld) -> str:
    return str(session(handheld).game.to_text(session(handheld).match.position).split(" ")[0])


def arcs(handheld: Handheld) -> list[tuple[int, int]]:
    """Return the arcs on the table, plots counted from 1."""
    return [(one + 1, other + 1) for one, other in rules.arcs(session(handheld).match.position)]


def scores(handheld: Handheld) -> tuple[int, ...]:
    return tuple(session(handheld).game.scores(session(handheld).match.position))


def tokens(handheld: Handheld) -> str:
    """Return the tokens on the plots during a colouring: red, blue, black or none."""
    return "".join([LETTERS[token] for token in screen(handheld).shown[rules.COLOURS : rules.ARCS]])


def cursor(handheld: Handheld) -> int:
    """Return the plot under the cursor, from 1; 13 is "done"."""
    return int(screen(handheld).at) + 1


def go_to(handheld: Handheld, place: int) -> None:
    """Move the cursor to a plot, to 13 ("done") or to 14 ("a hint")."""
    for _ in range(15):
        if cursor(handheld) == place:
            return
        handheld.tap("RIGHT")
    raise AssertionError(f"the cursor never came to {place}:\n{handheld.frame_text()}")


def lay_tokens(handheld: Handheld, colours: str) -> None:
    """Lay these tokens on an empty table, from plot 1 on."""
    for number, colour in enumerate(colours):
        if colour != ".":
            go_to(handheld, number + 1)
            for _ in range(LETTERS.index(colour)):
                handheld.tap("OK")


def finish(handheld: Handheld) -> None:
    """Choose "done", and skip to the judge's verdict."""
    go_to(handheld, 13)
    leads_to(handheld, f"OK 400ms {SKIPPED}", "verdict")


def press_on_to(handheld: Handheld, name: str) -> None:
    """Press OK on each page until this screen comes."""
    for _ in range(10):
        handheld.script("300ms")
        if screen_of(handheld) == name:
            return
        handheld.tap("OK")
    raise AssertionError(f"{name} never came:\n{handheld.frame_text()}")


def place_of(handheld: Handheld, plot: int) -> tuple[int, int]:
    """Return (row, column) of the first light of a plot 1..12."""
    if handheld.rows > 1:
        return colorigraphe_lights.place(handheld.bench.board.leds, 2 * plot)
    return 0, (plot - 1) * 5


def light(handheld: Handheld, plot: int) -> Light:
    """Return the colour of a plot 1..12, as bytes on the wire."""
    row, col = place_of(handheld, plot)
    return handheld.lights()[row][col]


def lights_of(handheld: Handheld, milliseconds: int) -> list[list[Light]]:
    """Return the colours of the twelve plots, now and after each change."""
    seen = [[light(handheld, plot) for plot in range(1, 13)]]
    for _ in handheld.bench.run_steps(milliseconds):
        now = [light(handheld, plot) for plot in range(1, 13)]
        if now != seen[-1]:
            seen.append(now)
    return seen


def table_with(
    moves: str, names: tuple[str, ...] = (), settings: dict[str, Any] | None = None, **options: Any
) -> Handheld:
    """Return a handheld after these moves, separated by commas: `stake 3, arc 1-2, arc 2-3, arc 1-3`.

    `settings` are the arguments of `at`, board and language included.
    """
    handheld = after_script("300ms", **(settings or {}))
    from sillon.match.session import Session  # of the program that runs now: it may have been reloaded

    match = Session("colorigraphe", options)
    match.names = names
    for name in moves.split(", ") if moves else ():
        match.match.play(match.game.parse_move(match.match.position, name))
    app = handheld.bench.app
    app.session = match
    app.go(("colorigraphe",))
    handheld.script("200ms")
    return handheld


def wait_for_screen(handheld: Handheld, name: str, limit: int = 60_000) -> int:
    """Wait without a press for this screen; return the milliseconds."""
    start = wire.ms()
    for _ in handheld.bench.run_steps(limit):
        if screen_of(handheld) == name:
            return int(wire.ms() - start)
    raise AssertionError(f"{name} never came:\n{handheld.frame_text()}")
