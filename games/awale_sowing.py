"""Awalé's sowing and harvest on a board in place: the one form of the rule that play, steps and search all use.

A board is laid out as a position (games/awale.py): 12 counts, two stores, the seat to move.
"""

from games.rules import LIFT, SKIP, SOW, TAKE

GRAND_SLAM = -1


def sowable(board: bytes | bytearray) -> list[int]:
    """The pits that the player to move may sow, ascending, before grand slams are looked at."""
    own = 6 if board[14] else 0
    end = own + 6
    k = 6 - own
    fed = board[k] or board[k + 1] or board[k + 2] or board[k + 3] or board[k + 4] or board[k + 5]
    found = []
    for pit in range(own, end):
        # An empty camp must be fed: the seeds have to reach beyond one's own row.
        if board[pit] and (fed or board[pit] >= end - pit):
            found.append(pit)
    return found


def sow(board: bytearray, pit: int, told: list | None = None) -> int:
    """Plays the pit in place, unchecked: sowing, harvest, the seat's change. Its steps are added to the list `told`.

    Returns the seeds taken, or GRAND_SLAM when the harvest would have emptied the other camp and nothing was taken.
    """
    seeds = board[pit]
    board[pit] = 0
    if told is not None:
        told.append((LIFT, pit, seeds))
    last = pit
    while seeds:
        last = last + 1 if last < 11 else 0
        if last != pit:
            board[last] += 1
            seeds -= 1
        if told is not None:
            told.append((SKIP, pit, 0) if last == pit else (SOW, last, 1))
    seat = board[14]
    board[14] = 1 - seat
    camp = 0 if seat else 6
    taken = 0
    before = last
    while camp <= before < camp + 6 and 2 <= board[before] <= 3:
        taken += board[before]
        before -= 1
    if taken:
        left = -taken
        for k in range(camp, camp + 6):
            left += board[k]
        if not left:
            return GRAND_SLAM
        board[12 + seat] += taken
        while last > before:
            if told is not None:
                told.append((TAKE, last, board[last]))
            board[last] = 0
            last -= 1
    return taken
