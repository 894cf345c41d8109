"""The class tournament on the handheld: the day out of the store and into it, and the pupils whom nobody names.

What is kept are the lines of the day's text without its head, each with a sign for its first word. A pupil of animal and
colour is one byte, so that 40 of them take some 200 bytes, and are told in whatever language is spoken; 40 whose names are
written take 800 at most.
"""

from games.tournament_text import HEAD
from sillon.app.memory import tidy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from games.tournament import Tournament
    from sillon.app.contract import App

STORED = "tournament_day"
_SIGNS = "plgrd"
_WORDS = ("pupil", "late", "gone", "reports", "done")
_FIRST = 0x80  # no UTF-8 text begins with such a byte
_COLOURS = 5
_MOST = 40  # pupils, as in games/tournament.py


def animals(say: "Callable[[str], str]") -> list[str]:
    """The names, by the words of the room tournament_names."""
    found: list[str] = []
    for colour in range(_COLOURS):
        found += say(f"pupils_{colour}").split(",")
    return found


def keep(app: "App", day: "Tournament") -> bool:
    """Keeps the day. False when there is no room in the store: what was kept stays."""
    store = app.board.store
    kept: bool = store.save(STORED, packed(day.to_text(), animals(app.words.say))) and store.flush()
    app.day = (app.words.language, day) if kept else ()
    app.tidied_at = 0  # packing leaves 30 KB of garbage: collect it at the next tick
    return kept


def drop(app: "App") -> None:
    """Keeps no day any more."""
    app.day = ()
    app.board.store.save(STORED, b"")


def keep_names(app: "App", names: "tuple[str, ...]") -> None:
    """Keeps the names of a day that has not begun, as they are written: lines of pupils, and none of reports."""
    app.day = ()
    app.board.store.save(STORED, b"\n".join([b"p" + name.encode() for name in names]))


def names_of(kept: bytes) -> "tuple[str, ...]":
    """The names that were kept so; none when it is something else."""
    lines = kept.split(b"\n")
    try:
        names = tuple([line[1:].decode() for line in lines])
    except ValueError:
        return ()
    own = [line for line in lines if line[:1] == b"p" and len(line) > 1]
    return names if len(own) == len(lines) == len(set(lines)) <= _MOST else ()


def opened(app: "App") -> "Tournament | None":
    """The day that is kept; None when there is none, or when it cannot be read.

    Until one goes home the app has it in hand: a board takes 70 ms to read it. In another language it is read again, for its
    names.
    """
    if app.day and app.day[0] == app.words.language:
        return app.day[1]
    kept = app.board.store.load(STORED)
    if not kept:
        return None
    try:
        text = unpacked(kept, animals(app.words.say))
        tidy()  # or the day's objects lie above the garbage, and split the free heap
        from games.tournament import Tournament as Day

        day = Day.from_text(text)
    except (ValueError, IndexError):
        return None
    app.day = (app.words.language, day)
    return day


def packed(text: str, known: list[str]) -> bytes:
    """A day's text, short."""
    found = []
    lines = text.split("\n")[1:-1]
    numbers = {known[k]: k for k in range(len(known))}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in _WORDS[:2] and rest not in numbers:
            numbers = {}  # it may be an animal in another language: told in that, two would have the same name
    for line in lines:
        word, _, rest = line.partition(" ")
        number = numbers.get(rest) if word != "reports" else None
        name = rest.encode() if number is None else bytes((_FIRST + number,))
        found.append(_SIGNS[_WORDS.index(word)].encode() + name)
    return b"\n".join(found)


def unpacked(kept: bytes, known: list[str]) -> str:
    """The text again. ValueError or IndexError for bytes that were not packed."""
    text = HEAD
    for line in kept.split(b"\n"):
        word = _WORDS[_SIGNS.index(line[:1].decode())]
        rest = line[1:]
        name = known[rest[0] - _FIRST] if rest and _FIRST <= rest[0] < _FIRST + len(known) else rest.decode()
        text += f"\n{word}" + (f" {name}" if name or word == "reports" else "")
    return text + "\n"
