"""The class tournament in the store, and the names made of animals and colours.

The record is the tournament's text without its first line, with one character for the first word of each line. A name of animal
and colour is one byte, so that 40 pupils take about 200 bytes and have names in any language; 40 written names take at most
800.
"""

from games.tournament_text import HEAD
from sillon.common.memory import tidy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from games.tournament import Tournament
    from sillon.contract import App

STORED = "tournament_day"
_SIGNS = "plgrd"
_WORDS = ("pupil", "late", "gone", "reports", "done")
_FIRST = 0x80  # no UTF-8 text begins with such a byte
_COLOURS = 5
_MAX_PUPILS = 40  # pupils, as in games/tournament.py


def animals(say: "Callable[[str], str]") -> list[str]:
    """Return the names of animals and colours, from the catalog tournament_names."""
    names: list[str] = []
    for colour in range(_COLOURS):
        names += say(f"pupils_{colour}").split(",")
    return names


def save_tournament(app: "App", tournament: "Tournament") -> bool:
    """Store the tournament. Return False when the store is full; it then keeps the previous record."""
    store = app.board.store
    stored: bool = store.save(STORED, packed(tournament.to_text(), animals(app.words.say))) and store.flush()
    app.tournament = (app.words.language, tournament) if stored else ()
    app.tidied_at = 0  # packing leaves 30 KB of garbage: collect it at the next tick
    return stored


def stored_names(stored: bytes) -> "tuple[str, ...]":
    """Return the names of a tournament that has not started, as name.py stores them; () for any other record."""
    lines = stored.split(b"\n")
    try:
        names = tuple([line[1:].decode() for line in lines])
    except ValueError:
        return ()
    pupils = [line for line in lines if line[:1] == b"p" and len(line) > 1]
    return names if len(pupils) == len(lines) == len(set(lines)) <= _MAX_PUPILS else ()


def load_tournament(app: "App") -> "Tournament | None":
    """Return the stored tournament; None when there is none, or when it is invalid.

    The app keeps it until the user goes home: parsing takes a board 70 ms. It is parsed again when the language changes, for
    its names.
    """
    tournament: Tournament
    if app.tournament and app.tournament[0] == app.words.language:
        tournament = app.tournament[1]
        return tournament
    stored = app.board.store.load(STORED)
    if not stored:
        return None
    try:
        text = unpacked(stored, animals(app.words.say))
        tidy()  # or the new objects would lie beyond the garbage, and split the free heap
        import games.tournament  # after that collection

        tournament = games.tournament.Tournament.from_text(text)
    except (ValueError, IndexError):
        return None
    app.tournament = (app.words.language, tournament)
    return tournament


def packed(text: str, known: list[str]) -> bytes:
    """Return a tournament's text packed."""
    entries = []
    lines = text.split("\n")[1:-1]
    numbers = {known[k]: k for k in range(len(known))}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in _WORDS[:2] and rest not in numbers:
            numbers = {}  # a name may be an animal in another language: read in that one, two pupils could have equal names
    for line in lines:
        word, _, rest = line.partition(" ")
        number = numbers.get(rest) if word != "reports" else None
        name = rest.encode() if number is None else bytes((_FIRST + number,))
        entries.append(_SIGNS[_WORDS.index(word)].encode() + name)
    return b"\n".join(entries)


def unpacked(stored: bytes, known: list[str]) -> str:
    """Return the text. Raises ValueError or IndexError if packed() did not write the bytes."""
    text = HEAD
    for line in stored.split(b"\n"):
        word = _WORDS[_SIGNS.index(line[:1].decode())]
        rest = line[1:]
        name = known[rest[0] - _FIRST] if rest and _FIRST <= rest[0] < _FIRST + len(known) else rest.decode()
        text += f"\n{word}" + (f" {name}" if name or word == "reports" else "")
    return text + "\n"
