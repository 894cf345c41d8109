"""The plan of a class tournament, shown before it begins: the rounds, their tables, their minutes."""

GAME_MINUTES = 1
BETWEEN_MINUTES = 4


def planned(pupils: int) -> list[int]:
    """Return the tables of each round, byes included, when no pupil comes or leaves: 12, 12, 6, 3 for 24 pupils."""
    from games.tournament import WINNERS  # before a tournament only: its clock needs just the minutes

    left = (pupils + 1) // 2
    tables = [left, left]
    while left > WINNERS:
        left = (left + 1) // 2
        tables.append(left)
    return tables


def planned_minutes(rounds: int) -> int:
    """Return the minutes that this number of rounds takes."""
    return rounds * GAME_MINUTES + (rounds - 1) * BETWEEN_MINUTES
