"""Hints for training and puzzles of the Colorigraphe; other screens need only the solver."""

from games import colorigraphe as rules
from sillon.games.colorigraphe.solver import Solving


class Hints(Solving):
    """The number of black tokens, then one token of a best colouring at a time.

    `counted`: the number of `black` tokens has been shown, or the game has no black."""

    def __init__(self, position: bytes | bytearray, colours: int) -> None:
        super().__init__(position, colours)
        self.counted = colours == 2
        self.black = 0

    def next(self, position: bytes | bytearray) -> tuple[int, int, str]:
        """Return (plot, token, "") of the next hint, or (0, 0, key) with the words that say why there is none.

        Red and blue are swapped where that agrees better with the tokens laid.
        """
        best = self.best
        if best is None:
            return 0, 0, "hint_is_none" if self.over else "hint_soon"
        if not self.counted:
            self.counted = True
            self.black = best.count(b"\3")
            return 0, 0, "hint_counts"
        tokens = position[rules.COLOURS : rules.ARCS]
        swapped = bytes([(0, 2, 1, 3)[token] for token in best])
        if sum([(swapped[k] == tokens[k]) - (best[k] == tokens[k]) for k in range(12)]) > 0:
            best = swapped
        for plot in range(12):
            token = best[plot]
            # With all black tokens laid one of them is wrong: correct that one first.
            if token not in (0, tokens[plot]) and not (
                token == 3 and rules.black_count(position) == rules.BLACK_TOKENS
            ):
                return plot, token, ""
        return 0, 0, "hint_is_over"
