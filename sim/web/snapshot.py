"""What the handheld shows, in a form that a page can draw and say. It runs on MicroPython and on CPython."""

from sim.fakes import wire
from sim.profiles import board_names, profile_of
from sim.start_target import Lights, NoRoom
from sim.web import screen_reader

try:
    from typing import Any
except ImportError:
    pass

# In place of a session that has not changed: what is told of it is made once.
_last: "list[Any]" = [None, None]

# Of each row of the screen, what it was made of when it was told last, and its pixels.
_rows: "list[tuple[Any, bytes]]" = [(None, b"")] * 64


def lights(grid: "Any") -> bytes:
    """Red, green and blue of each light, row by row from the northwest."""
    data = bytearray()
    for row in grid:
        for colour in row:
            data.extend(bytes(colour))
    return bytes(data)


def pixels(screen: "Any") -> bytes:
    """The screen's pixels, 1 where there is light, row by row. A row that is as it was last time is not unpacked anew."""
    if not hasattr(screen, "source"):
        return b"".join(screen.rows())
    for y in range(len(_rows)):
        source = screen.source(y)
        if _rows[y][0] != source:
            _rows[y] = (source, screen.row(y))
    return b"".join([row for _, row in _rows])


def shown_on(screen: "Any") -> tuple:
    """What changes with the screen's picture, () where there is no screen."""
    return (screen.frames, screen.on, screen.contrast) if screen else ()


def sent(bench: "Any") -> tuple:
    """What changes with the picture. Some boards draw their lights on the screen."""
    return wire.strip_bytes, shown_on(bench.screen)


def contrast(screen: "Any") -> int:
    """How bright the screen is, 0 to 255; some tell it as a part of 1."""
    found = screen.contrast
    return round(found * 255) if isinstance(found, float) else int(found)


def boards() -> "list[str]":
    """The profiles that can be played here: those of a computer with Linux ask for more than MicroPython has."""
    from sim.fakes.pins import LINUX

    return [name for name in board_names() if profile_of(name).BOARDS[0] not in LINUX]


def keys(bench: "Any", leds: "dict[str, Any]") -> "dict[str, int]":
    """The place of each button that is a key over a light, by its name."""
    found = {name: int(name[4:]) for name in bench.button_names if name.startswith("CELL")}
    if found:
        for name, row, col in leds.get("named", ()):
            found[name] = row * leds["cols"] + col
    return found


def state(app: "Any") -> "dict[str, Any]":
    """The language, the lines of the page with the place of the chosen one, and the match.

    Where there is no page, `lines` are what would stand there, `keys` what each lit key is for, and `pictures` says whether
    it is a menu in pictures, whose keys are to be told.
    """
    screen = app.board.screen
    lines = list(getattr(screen, "_shown", ()))
    inverse = list(getattr(screen, "_inverse", ()))
    chosen = app.preferences
    keys: list[str] = []
    shown = app.target[0]
    if not screen.rows and app.screen:
        lines, keys = screen_reader.lines(app), screen_reader.keys(app)
    return {
        "keys": keys,
        "pictures": hasattr(app.screen, "pictures"),
        "language": chosen.language,
        "sound": chosen.sound,
        "turned": chosen.turned,
        "screen": shown,
        "lines": lines,
        "chosen": inverse.index(True) if True in inverse else -1,
        "match": match(app.session),
    }


def match(session: "Any") -> "dict[str, Any] | None":
    """Game, seats, points, whose turn it is, the last move, and the position as the rules write it."""
    if not session:
        return None
    key = (session, len(session.match.moves), session.at, tuple(session.names))
    if _last[0] != key:
        game = session.game
        position = session.position
        end = session.outcome()
        _last[0] = key
        _last[1] = {
            "game": session.name,
            "seats": [names_of(session, seat) for seat in range(len(game.scores(position)))],
            "scores": list(game.scores(position)),
            "turn": game.turn(position),
            "winner": None if end is None else -1 if end.winner is None else end.winner,
            "moves": len(session.match.moves),
            "last": list(session.last()),
            "text": game.to_text(position),
        }
    return _last[1]


def names_of(session: "Any", seat: int) -> str:
    """The name that a player has given himself, "" for that of the seat."""
    return session.names[seat] if seat < len(session.names) else ""


def offers(panel: "Any") -> "list[dict[str, Any]]":
    """Each game: its name, whether these lights can show it, and its picture, a number a row of nine lights."""
    from sillon import offers
    from sillon.keyed.offers import offered

    lights: Any = panel or Lights
    found = []
    for k in range(len(offers.OFFERS)):
        name, picture = offers.OFFERS[k][0], offers.OFFERS[k][4]
        can = offered(lights, name) if lights.keyed else offers.offered(lights, k)
        found.append({"name": name, "offered": can, "picture": list(picture)})
    return found


def refusal(error: Exception) -> str:
    """Why a code or a menu was not taken, as a word that the page has a sentence for."""
    if isinstance(error, NoRoom):
        return "room"
    reason = getattr(error, "reason", None)
    if reason is None:
        return "lights"
    return ("empty", "sign", "game", "slip", "unknown")[reason]
