"""The cards of the Colorigraphe: `python -m tools.cards` writes them into games/colorigraphe_text.py.

A card is a problem: arcs between the plots 1..12. For each stake from 2 to 24 there are an easy and a hard one, by the fewest
black tokens that solve them; two more have many arcs and need no black token. The generator, and so the file, is the same on
every machine.
"""

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

from sillon.players.colorigraphe import best_colouring

Arc = tuple[int, int]

FILE = Path(__file__).resolve().parent.parent / "games" / "colorigraphe_text.py"
PLOTS = 12
BLACK = 3
LETTERS = "abcdefghijkl"
# Arcs, fewest black tokens.
EXTRAS = ((18, 0), (24, 0))


class Dice:
    """A linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, limit: int) -> int:
        """Return a number 0..limit - 1."""
        self._state = (self._state * 1103515245 + 12345) % (1 << 31)
        return (self._state >> 12) % limit

    def shuffled(self, things: Iterable[int]) -> list[int]:
        """Return the things in random order."""
        order = list(things)
        for k in range(len(order) - 1, 0, -1):
            other = self.below(k + 1)
            order[k], order[other] = order[other], order[k]
        return order


def fewest_black(arcs: Iterable[Arc]) -> int | None:
    """Return the fewest black tokens of a valid colouring, None when there is none; arcs are pairs of plots 1..12."""
    found = best_colouring(arcs)
    return None if found is None else found.count(bytes((BLACK,)))


def wanted() -> list[tuple[int, int]]:
    """Return (number of arcs, fewest black tokens) of every card, from easy to hard."""
    cards = list(EXTRAS)
    for number in range(2, 25):
        easy = 0 if number < 11 else 1 if number < 19 else 2
        hard = 0 if number < 3 else 1 if number < 9 else 2 if number < 16 else 3
        cards += [(number, easy), (number, hard)]
    return sorted(cards)


def made(number: int, black: int, dice: Dice) -> list[Arc]:
    """Return a problem of `number` arcs that needs exactly `black` black tokens.

    It chooses a colouring first, and then arcs that it allows: hardly any random problem of 24 arcs has a valid colouring.
    """
    while True:
        order = dice.shuffled(range(1, PLOTS + 1))
        red = black + (PLOTS - black) // 2
        colour = {plot: 2 if k < black else int(k < red) for k, plot in enumerate(order)}
        allowed = [arc for arc in combinations(range(1, PLOTS + 1), 2) if colour[arc[0]] != colour[arc[1]]]
        arcs = sorted(allowed[k] for k in dice.shuffled(range(len(allowed)))[:number])
        if fewest_black(arcs) == black:
            return arcs


def cards() -> list[tuple[list[Arc], int]]:
    """Return every card's arcs and fewest black tokens; no two cards are equal."""
    dice = Dice(12)
    deck: list[tuple[list[Arc], int]] = []
    for number, black in wanted():
        arcs = made(number, black, dice)
        while (arcs, black) in deck:
            arcs = made(number, black, dice)
        deck.append((arcs, black))
    return deck


def source() -> str:
    """Return the text of games/colorigraphe_text.py with the cards made again."""
    before, start, rest = FILE.read_text(encoding="utf-8").partition("CARDS = (\n")
    _, end, after = rest.partition("\n)\n")
    words = [f"{black}{''.join(LETTERS[p - 1] + LETTERS[q - 1] for p, q in arcs)}" for arcs, black in cards()]
    lines = [f'    "{word}{" " if k < len(words) - 1 else ""}"' for k, word in enumerate(words)]
    return "".join([before, start, "\n".join(lines), end, after])


if __name__ == "__main__":
    FILE.write_text(source(), encoding="utf-8")
