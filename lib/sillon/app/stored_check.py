"""The check of the store at program start: has some version written these bytes? Imported once, and dropped."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board

# The choice before a game is stored under its letter.
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Records with an entry a game (sillon/common/per_game.py): the bytes of an entry.
SIZES = {"adapts": 3, "ladder": 1, "learnt": 1, "puzzles": 8}


def check(board: "Board", discard: bool) -> None:
    """Convert records of the previous version, which were ordered by game, to entries with the game's letter.

    discard: delete what no version can have written, and report that once. The match and the tournament are checked
    where they are read: sillon/match/resume.py, sillon/tournament/store.py.
    """
    store = board.store
    for name in ["set", "adapts", "ladder", "learnt", "puzzles"] + list(_LETTERS):
        stored = store.load(name)
        if stored and not is_valid(name, stored) and (len(name) > 1 or _is_letter(name)):
            stored = converted(name, stored)
            if stored or discard:
                store.save(name, stored)
            if discard and not stored and ("lost", "") not in board.problems:
                board.problems.append(("lost", ""))


def _is_letter(name: str) -> bool:
    """Return whether a game has this letter."""
    from sillon.manifest import game_of  # for an invalid record only: reading manifests takes time

    return game_of(name) != ""


def is_valid(name: str, stored: bytes) -> bool:
    """Return whether this version, or one with other games, can have written these bytes under the name."""
    if name == "set":
        return (stored[0], len(stored)) in ((2, 13), (3, 15))
    if name not in SIZES:
        # The choice before a game: version, row, three seats, then three bytes an option.
        return stored[0] == 2 and len(stored) in range(5, 99, 3)
    size = 1 + SIZES[name]
    letters = [stored[k] for k in range(0, len(stored), size)]
    if len(stored) % size or min(letters) < 65 or max(letters) > 90 or len(set(letters)) < len(letters):
        return False
    return name != "adapts" or max([stored[k + 1] for k in range(0, len(stored), size)]) <= 40


def converted(name: str, stored: bytes) -> bytes:
    """Return the converted record of the previous version, which had its five games in a fixed order; b"" for anything
    else.
    """
    length, greatest, size = {
        "adapts": (7, 40, 1),
        "ladder": (5, 63, 1),
        "learnt": (5, 63, 1),
        "puzzles": (40, 255, 8),
    }.get(name, (0, 0, 0))
    if len(stored) != length or max(stored[: 5 * size]) > greatest:
        return b""
    letters = b"ACFNG" if name == "puzzles" else b"FGANC"
    # The two bytes after the levels belonged to the match that was counted last, of any game.
    return b"".join([letters[k : k + 1] + stored[k * size : k * size + size] + stored[5 * size :] for k in range(5)])
