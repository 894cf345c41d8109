"""What is known of each move of a puzzle."""


def shown(told: bytes, first: int, place: int) -> tuple[bool, bytes]:
    """Whether the legal move with this place is an answer, and the places of the moves that are shown after it."""
    while place:
        first += 1 + (told[first] & 127)
        place -= 1
    return told[first] > 127, told[first + 1 : first + 1 + (told[first] & 127)]
