"""What a beginner at Awalé sees coming: a move that lets the other win at once."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

_MOST = 18  # seeds in a harvest


def leave_out(game: "Any", after: "dict[int, bytes]") -> "Generator[None, None, None]":
    """Takes the moves away that let the other win at once, by the target or more than half of the seeds, unless all do."""
    bad = []
    for move in sorted(after):
        child = after[move]
        seat = child[14]
        enough = sum(child[:14]) // 2 + 1
        if 0 < game.target < enough:
            enough = game.target
        if child[12 + seat] < enough <= child[12 + seat] + _MOST:
            for answer in game.moves(child):
                if game.play(child, answer)[12 + seat] >= enough:
                    bad.append(move)
                    break
            yield
    if len(bad) < len(after):
        for move in bad:
            del after[move]
