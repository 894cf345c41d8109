"""The planned times of a class tournament, to be shown before it begins: the rounds, their tables, their minutes."""

from games.tournament import WINNERS

GAME_MINUTES = 1
BETWEEN_MINUTES = 4


def planned(pupils: int) -> list[int]:
    """The tables of each round, byes included, when nobody comes or goes: 12, 12, 6, 3 for 24 pupils."""
    left = (pupils + 1) // 2
    tables = [left, left]
    while left > WINNERS:
        left = (left + 1) // 2
        tables.append(left)
    return tables


def planned_minutes(rounds: int) -> int:
    """How long so many rounds take."""
    return rounds * GAME_MINUTES + (rounds - 1) * BETWEEN_MINUTES
