"""Snapshots of the handheld's state for the page to draw and say. It runs on MicroPython and on CPython."""

from sim.bench import Bench
from sim.fakes import wire
from sim.fakes.pins import LINUX
from sim.peripherals import Panel
from sim.profiles import board_names, profile_of
from sim.screen_names import screen_name
from sim.start_target import NoMatch, NoRoom
from sim.web import screen_reader
from sim.web.board_in_words import sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app import App
    from sillon.contract import Leds, Session

# Cache: the key of the last match, and its snapshot.
_last: "list[Any]" = [None, None]

# Cache: the source of each row of the display at its last snapshot, and its pixels.
_rows: "list[tuple[Any, bytes]]" = [(None, b"")] * 64


def lights(grid: "list[list[tuple[int, int, int]]]") -> bytes:
    """Return red, green and blue of each light, row by row from the northwest."""
    data = bytearray()
    for row in grid:
        for colour in row:
            data.extend(bytes(colour))
    return bytes(data)


def pixels(display: "Any") -> bytes:
    """Return the display's pixels, 1 for a lit one, row by row. Unchanged rows are not unpacked again."""
    if not hasattr(display, "source"):
        return b"".join(display.rows())
    for y in range(len(_rows)):
        source = display.source(y)
        if _rows[y][0] != source:
            _rows[y] = (source, display.row(y))
    return b"".join([row for _, row in _rows])


def shown_on(display: "Any") -> "tuple[object, ...]":
    """Return a value that changes with the display's picture, () without a display."""
    return (display.frames, display.on, display.contrast) if display else ()


def sent(bench: Bench) -> "tuple[object, ...]":
    """Return a value that changes with the lights or the display. Some boards draw their lights on the display."""
    return wire.strip_bytes, shown_on(bench.display)


def contrast(display: "Any") -> int:
    """Return the display's contrast, 0 to 255; some displays have it as a fraction of 1."""
    found = display.contrast
    return round(found * 255) if isinstance(found, float) else int(found)


def boards() -> "list[str]":
    """Return the playable profiles: those for Linux need more than MicroPython has."""
    return [name for name in board_names() if profile_of(name).BOARD_IDS[0] not in LINUX]


def buttons(bench: Bench) -> "list[str]":
    """Return the names of the buttons, lit keys included; lights that can be touched are none."""
    return [name for name in bench.button_names if bench.panel.keyed or not name.startswith("CELL")]


def keys(bench: Bench, leds: "dict[str, Any]") -> "dict[str, int]":
    """Return the place of each lit key by its name: its number, counted row by row from the northwest."""
    found = {name: int(name[4:]) for name in buttons(bench) if name.startswith("CELL")}
    if found:
        for name, row, col in leds.get("named", ()):
            found[name] = row * leds["cols"] + col
    return found


def state(app: "App") -> "dict[str, object]":
    """Return the screen's short name, its lines with the index of the chosen one or -1, preferences, and the match.

    `refused`: the lines that say why something may not be done, as one sentence; "" without any.
    Without a display, `lines` are what it would show, `keys` each lit key's meaning, and `pictures` whether this is a menu in
    pictures, whose keys are to be read aloud.
    """
    display = app.board.display
    lines, inverse = _lines(display)
    chosen = app.preferences
    keys: list[str] = []
    shown = screen_name(app.target[0])
    if not display.rows and app.screen:
        lines, keys = screen_reader.lines(app), screen_reader.keys(app)
    return {
        "keys": keys,
        "pictures": hasattr(getattr(app.screen, "input", None), "pictures"),
        "language": chosen.language,
        "sound": chosen.sound,
        "turned": chosen.turned,
        "screen": shown,
        "lines": lines,
        "chosen": inverse.index(True) if True in inverse else -1,
        "refused": _refused(app.screen, lines),
        "match": match(app.session, bytes(getattr(app.screen, "shown", b""))),
    }


def _refused(screen: "Any", lines: "list[str]") -> str:
    """Return the refusal on a game's screen, whose lines these are."""
    said = " ".join(getattr(screen, "refused", ())).replace("\n", " ").strip()
    shown = [line.strip() for line in lines]
    return said if said and [line for line in shown if line and said.startswith(line)] else ""


def touchable(app: "App", light: int) -> bool:
    """Return whether a touch on this light would do more than say why not."""
    from sillon.common.buttons import CELL  # late, as in offers()
    from sillon.views.board_view import DIM, FAULT  # as above

    screen: Any = app and app.screen  # of any class; None after an error of the program
    if not screen:
        return False
    if shows_option(app):
        return False
    if hasattr(screen.input, "touched_entry"):
        entry: int = screen.input.touched_entry(light)
        return entry >= 0
    if hasattr(screen.input, "cell_at"):
        from sillon.match.play import OVER  # in memory with this input

        if screen.phase == OVER:
            return True
        cell: int = screen.input.cell_at(CELL + light)
        asks = getattr(screen, "way", -1) >= 0  # Fafy asks for a direction: any cell on that side
        return cell >= 0 and (asks or screen.look.marks[cell] not in (DIM, FAULT))
    takes_touch = _of_game(app, "takes_touch")
    if takes_touch:
        return bool(takes_touch(screen, light))
    return type(screen.input).__name__ == "AnyKey"


def shows_option(app: "App") -> bool:
    """Return whether the lights show the position of an option before a game: a touch there may change nothing."""
    screen: Any = app and app.screen
    shown = screen and app.target[0] == "setup" and screen.picture_rows
    return bool(shown and screen.items[screen.selected][1] not in ("against", "together"))


def tap_of_line(app: "App", row: int) -> "list[str]":
    """Return the buttons for which a tap on this line of the display stands: of a list's entry those that choose it, else OK.

    The other lines beside a list stand for none.
    """
    from sillon.ui.screen import PAGE  # late, as in offers()

    screen: Any = app and app.screen  # of any class; None after an error of the program
    if not screen:
        return []
    is_menu = hasattr(screen, "choose_entry")
    first, count, chosen = _list_of(app, screen)
    if not (is_menu or count) or (is_menu and (screen.turning or screen.note.count("\n") > 2)):
        return ["OK"]
    if app.sending or screen.redraw & PAGE:
        return []  # the user sees other lines
    if count:
        return _steps(row - first - chosen) if first <= row < first + count else []
    lines, inverse = _lines(app.board.display)

    def shows(entry: int, at: int) -> bool:
        if not 0 <= entry < len(screen.items):
            return False
        try:
            text = screen.text_of(screen.items[entry])
        except IndexError:
            return False  # the last entry of a tournament's tables is a page without a text
        return bool(lines[at].rstrip("▼ ") == text.rstrip())

    selected = inverse.index(True) if True in inverse else 0
    if not shows(screen.selected, selected):
        return ["OK"]  # a page of text
    steps = row - selected
    return _steps(steps) if shows(screen.selected + steps, row) else []


def has_list(app: "App") -> bool:
    """Return whether the screen is a menu, or has another list."""
    screen: Any = app and app.screen
    return bool(screen) and (hasattr(screen, "choose_entry") or _list_of(app, screen)[1] > 0)


def _list_of(app: "App", screen: "Any") -> "tuple[int, int, int]":
    """Return what list_of() of sim/web/games/<game>.py returns for a game's screen, (0, 0, 0) for all others."""
    list_of = _of_game(app, "list_of")
    found: tuple[int, int, int] = list_of(screen) if list_of else (0, 0, 0)
    return found


def _of_game(app: "App", function: str) -> "Any":
    """Return a function of sim/web/games/<game>.py, None where the screen is not a game's, or the game does not have it."""
    name = app.target[0].partition(".")[0]
    try:
        return getattr(__import__("sim.web.games." + name, None, None, (function,)), function, None)
    except ImportError:
        return None


def _steps(steps: int) -> "list[str]":
    """Return the buttons that choose the entry so many lines below the selected one."""
    return ["RIGHT"] * steps + ["LEFT"] * -steps + ["OK"]


def _lines(display: "Any") -> "tuple[list[str], list[bool]]":
    """Return the lines of the page, and which are inverse. A message in large print counts with all its pages."""
    if not display.large:
        return list(getattr(display, "_shown", ())), list(getattr(display, "_inverse", ()))
    plain = display.plain
    lines = [display._alerts[row] or display._messages[row] or plain._shown[row] for row in range(plain.rows)]
    return lines, list(plain._inverse)


def match(session: "Session | None", shown: bytes = b"") -> "dict[str, object] | None":
    """Return game, seats, points, turn, moves played, last move, the position as the rules write it, and the board in words.

    `shown`: the position on the screen where it differs: a colouring's tokens are no moves before its end, and its verdict
    follows the move that clears them.
    `winner`: the winner's seat, -1 for a draw, None before the end.
    `counts`: the points count.
    """
    if not session:
        return None
    from sillon.manifest import manifest_of  # as in offers(): the app drops its modules, and reads them again

    key = (session, len(session.match.moves), session.review_ply, tuple(session.names), shown)
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
            "board": sentences(session.name, game.to_text(shown or position)),
            "counts": manifest_of(session.name).counts_points,
        }
    found: dict[str, object] = _last[1]
    return found


def names_of(session: "Session", seat: int) -> str:
    """Return the player's own name, "" for a player without one, who is called by the seat."""
    return session.names[seat] if seat < len(session.names) else ""


def offers(panel: Panel, language: str) -> "list[dict[str, object]]":
    """Return for each game its name, title and letter, whether these lights can show it, its picture, and ways to begin.

    The title is the menu's, without its pictogram; the picture is a number for each row of nine lights. `ways` are the first
    entries of the menu before the game, in their order.
    """
    # Late: the program loads and drops its modules.
    from games import NAMES
    from sillon.manifest import manifest_of, offered  # as above
    from sillon.words import Words  # as above

    words = Words(language, "menus")
    leds: Leds = panel  # type: ignore[assignment]  # a view asks for rows, cols, keyed and named alone
    return [
        {
            "name": name,
            "title": words.say(f"game_{name}").partition(" ")[2],
            "letter": manifest_of(name).letter,
            "offered": offered(leds, name),
            "picture": list(manifest_of(name).glyph),
            "ways": (["against"] if manifest_of(name).computer else []) + ["together"],
        }
        for name in NAMES
    ]


def refusal(error: Exception) -> str:
    """Return the reason for refusing a code, a menu or a match, as a key of the page's sentences."""
    if isinstance(error, NoRoom):
        return "room"
    if isinstance(error, NoMatch):
        return "match"
    reason = getattr(error, "reason", None)
    if reason is None:
        return "lights"
    return ("empty", "sign", "game", "slip", "unknown")[reason]
