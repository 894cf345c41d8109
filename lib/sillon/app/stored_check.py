"""A look at what outlasts the power, when the program starts: is it what some version keeps? Read once, and dropped."""

from sillon.manifest import game_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Board

# The choice before a game is kept under its letter. No manifest is read unless one of these is wrong.
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Of what is kept by games' letters (sillon/app/per_game.py): how many bytes a game has.
SIZES = {"adapts": 3, "ladder": 1, "learnt": 1, "puzzles": 8}


def look(board: "Board", forgets: bool) -> None:
    """Gives what the version before kept by the places of its games their letters.

    forgets: what no version can have kept is forgotten, and that is said, once. The match and the tournament are looked at where
    they are read: sillon/match/resume.py, sillon/tournament/store.py.
    """
    store = board.store
    for name in ["set", "adapts", "ladder", "learnt", "puzzles"] + list(_LETTERS):
        kept = store.load(name)
        if kept and not sound(name, kept) and (len(name) > 1 or game_of(name)):
            kept = by_letters(name, kept)
            if kept or forgets:
                store.save(name, kept)
            if forgets and not kept and ("lost", "") not in board.problems:
                board.problems.append(("lost", ""))


def sound(name: str, kept: bytes) -> bool:
    """Whether these bytes can have been kept under the name, by this version or by one that has other games."""
    if name == "set":
        return (kept[0], len(kept)) in ((2, 13), (3, 15))
    if name not in SIZES:
        # What was chosen before a game: a version, a row, three seats, and three bytes for each option.
        return kept[0] == 2 and len(kept) in range(5, 99, 3)
    size = 1 + SIZES[name]
    letters = [kept[k] for k in range(0, len(kept), size)]
    if len(kept) % size or min(letters) < 65 or max(letters) > 90 or len(set(letters)) < len(letters):
        return False
    return name != "adapts" or max([kept[k + 1] for k in range(0, len(kept), size)]) <= 40


def by_letters(name: str, kept: bytes) -> bytes:
    """What the version before kept by the places of its five games; b"" when it is none of that."""
    length, most, size = {
        "adapts": (7, 40, 1),
        "ladder": (5, 63, 1),
        "learnt": (5, 63, 1),
        "puzzles": (40, 255, 8),
    }.get(name, (0, 0, 0))
    if len(kept) != length or max(kept[: 5 * size]) > most:
        return b""
    letters = b"ACFNG" if name == "puzzles" else b"FGANC"
    # Behind the levels stood two bytes for the match that was counted last, of whatever game.
    return b"".join([letters[k : k + 1] + kept[k * size : k * size + size] + kept[5 * size :] for k in range(5)])
