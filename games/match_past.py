"""A match's past: the position after any ply, and moves taken back. Read only when somebody looks back."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.match import Match

APART = 16  # plies from one kept position to the next


def position_at(match: "Match", ply: int) -> bytes:
    """The position after `ply` moves, played again from the nearest one kept. ValueError unless there were so many."""
    if not 0 <= ply <= len(match.moves):
        raise ValueError(f"there is no position after {ply} moves: {len(match.moves)} were played")
    first = len(match.moves) + 1 - len(match.recent)
    if ply >= first:
        return match.recent[ply - first]
    position = match.kept[ply // APART]
    for move in match.moves[ply // APART * APART : ply]:
        position = match.game.play(position, move)
    return position


def undo(match: "Match", plies: int) -> None:
    """Takes back the last `plies` moves. ValueError when there are fewer."""
    left = len(match.moves) - plies
    if not 0 <= left <= len(match.moves):
        raise ValueError(f"{plies} moves cannot be taken back: {len(match.moves)} were played")
    if plies < len(match.recent):
        del match.recent[len(match.recent) - plies :]
    else:
        while match.cuts[-1] > left:
            match.cuts.pop()
        cut = match.cuts[-1] if match.judged else left
        recent = [position_at(match, cut)]
        for move in match.moves[cut:left]:
            recent.append(match.game.play(recent[-1], move))
        match.recent = recent
    del match.moves[left:]
    del match.kept[left // APART + 1 :]
