"""What outlasts the power, looked at when it has come on: what another version has kept, or nothing can have, is forgotten.

The match and the tournament are looked at where they are read: sillon/resume.py, sillon/day.py.
"""

from games import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board

# (name, the lengths it can have, the least of its first byte, the most of its first bytes); choices are a version and more.
# A test holds all of them equal to what keeps them.
_KEPT = [(name, range(5, 99, 3), 2, b"\x02") for name in NAMES] + [
    ("set", (13, 15), 2, b"\x03"),
    ("adapts", (7,), 0, b"((((("),
    ("ladder", (5,), 0, b"\x1f\x0f\x0f\x0f\x0f"),
    ("learnt", (5,), 0, b"\x07\x03\x07?\x07"),
    ("puzzles", (40,), 0, b""),
]


def look(board: "Board") -> None:
    """Forgets what is not to be believed, and has that said, once."""
    store = board.store
    for name, lengths, least, most in _KEPT:
        kept = store.load(name)
        if kept and (len(kept) not in lengths or kept[0] < least or [k for k in range(len(most)) if kept[k] > most[k]]):
            store.save(name, b"")
            if ("lost", "") not in board.problems:
                board.problems.append(("lost", ""))
