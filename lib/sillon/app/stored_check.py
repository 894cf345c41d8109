"""The check of the store at program start: has some version written these bytes? Imported once, and dropped."""

from sillon.manifest import game_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Board

# The choice before a game is stored under its letter. Manifests are imported only when one of these is invalid.
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Records with an entry a game (sillon/app/per_game.py): the bytes of an entry.
SIZES = {"adapts": 3, "ladder": 1, "learnt": 1, "puzzles": 8}


def look(board: "Board", forgets: bool) -> None:
    """Convert records of the previous version, which were ordered by game, to entries with the game's letter.

    forgets: delete what no version can have written, and report that once. The match and the tournament are checked
    where they are read: sillon/match/resume.py, sillon/tournament/store.py.
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
    """Return whether this version, or one with other games, can have written these bytes under the name."""
    if name == "set":
        return (kept[0], len(kept)) in ((2, 13), (3, 15))
    if name not in SIZES:
        # The choice before a game: version, row, three seats, then three bytes an option.
        return kept[0] == 2 and len(kept) in range(5, 99, 3)
    size = 1 + SIZES[name]
    letters = [kept[k] for k in range(0, len(kept), size)]
    if len(kept) % size or min(letters) < 65 or max(letters) > 90 or len(set(letters)) < len(letters):
        return False
    return name != "adapts" or max([kept[k + 1] for k in range(0, len(kept), size)]) <= 40


def by_letters(name: str, kept: bytes) -> bytes:
    """Return the converted record of the previous version, which had its five games in a fixed order; b"" for anything
    else.
    """
    length, most, size = {
        "adapts": (7, 40, 1),
        "ladder": (5, 63, 1),
        "learnt": (5, 63, 1),
        "puzzles": (40, 255, 8),
    }.get(name, (0, 0, 0))
    if len(kept) != length or max(kept[: 5 * size]) > most:
        return b""
    letters = b"ACFNG" if name == "puzzles" else b"FGANC"
    # The two bytes after the levels belonged to the match that was counted last, of any game.
    return b"".join([letters[k : k + 1] + kept[k * size : k * size + size] + kept[5 * size :] for k in range(5)])
