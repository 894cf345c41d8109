"""Helpers that play Fanorona: whole steps by name, on the buttons that every board has."""

from typing import Any

from sillon.games.fanorona.screen import seen
from sillon.match.play import SHOWING
from sim.handheld import Handheld
from tests.app.stage import after_script

WAY = "300ms OK RIGHT RIGHT RIGHT OK"  # home, the list of games, Fanorona's menu
# From its first entry to "two players", with a size.
_SIZE = "LEFT LEFT LEFT LEFT {} LEFT LEFT LEFT LEFT"
TO_SIZE = {"9x5": "RIGHT", "5x5": _SIZE.format("OK OK OK"), "3x3": _SIZE.format("OK OK OK OK")}
# From "two players" to the options and back, and with the better capture or the rules of the tournament.
TO_OPTIONS = "RIGHT RIGHT RIGHT RIGHT RIGHT"
FROM_OPTIONS = "LEFT LEFT LEFT LEFT LEFT"
LARGEST = "RIGHT RIGHT RIGHT RIGHT OK LEFT LEFT LEFT LEFT"
TOURNAMENT = "RIGHT RIGHT RIGHT RIGHT OK OK LEFT LEFT LEFT LEFT"


def begun(size: str = "3x3", board: str = "pico_panel", before: str = "", **settings: Any) -> Handheld:
    """Return a match on a board of this size; `before` are buttons pressed first, from "two players" on."""
    to_size = TO_SIZE["9x5" if board == "pico_strip" else size]
    return after_script(f"{WAY} {to_size} {before} OK", board, **settings)


def screen(handheld: Handheld) -> Any:
    return handheld.bench.app.screen


def session(handheld: Handheld) -> Any:
    return handheld.bench.app.session


def cursor(handheld: Handheld) -> str:
    """Return the point under the cursor, "" for none."""
    point = screen(handheld).look.cursor
    return "" if point < 0 else session(handheld).game.point_name(point)


def visited(handheld: Handheld) -> list[str]:
    """Return the points that LEFT and RIGHT visit, in reading order."""
    playing = screen(handheld)
    look = playing.look
    game = look.game
    points = [seen(look, place) for place in range(game.cells)]
    least = handheld.bench.app.preferences.jump << (playing.piece >= 0)
    return [game.point_name(point) for point in points if playing.able[point] > least]


def steer(handheld: Handheld, point: str) -> list[str]:
    """Move the cursor to a point, the shorter way round; return the buttons pressed."""
    points = visited(handheld)
    assert point in points, f"the cursor never comes to {point}:\n{handheld.frame_text()}"
    pressed = []
    while cursor(handheld) != point:
        right = (points.index(point) - points.index(cursor(handheld))) % len(points)
        pressed += press(handheld, "RIGHT" if 2 * right <= len(points) else "LEFT")
        assert len(pressed) < 46
    return pressed


def press(handheld: Handheld, button: str) -> list[str]:
    handheld.tap(button)
    return [button]


def step(handheld: Handheld, name: str) -> list[str]:
    """Play a step such as `E2-E3P`, or `.`, and skip its animation; return the buttons pressed."""
    playing = screen(handheld)
    pressed = []
    if playing.piece < 0:
        pressed += steer(handheld, name[:2]) + press(handheld, "OK")
    pressed += steer(handheld, session(handheld).game.point_name(playing.piece) if name == "." else name[3:5])
    pressed += press(handheld, "OK")
    if playing.choice:
        if "0PA".index(name[5:]) != playing.choice & 3:
            pressed += press(handheld, "RIGHT")
        pressed += press(handheld, "OK")
    if playing.phase == SHOWING:
        pressed += press(handheld, "OK")
    return pressed


def hold(handheld: Handheld, piece: str, target: str) -> None:
    """Take the piece, and move the cursor to its target."""
    steer(handheld, piece)
    handheld.tap("OK")
    steer(handheld, target)


def steps(handheld: Handheld, names: str) -> list[str]:
    return [word for name in names.split() for word in step(handheld, name)]
