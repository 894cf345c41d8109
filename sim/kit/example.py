"""The pages of a game's rules as the handheld has them: each a text and an example, a position with moves."""

from typing import Any

from games import new
from games.rules import LIFT, SKIP, SOW
from sillon.screens.rules import filled, is_for
from sillon.words import Words


class Example:
    """What a page of the rules shows. `moves` are played one after the other; `wrong` when they are refused."""

    def __init__(self, game: Any, position: bytes, moves: list[int], wrong: bool, text: str) -> None:
        self.game = game
        self.position = position
        self.moves = moves
        self.wrong = wrong
        self.text = text

    def fault(self, move: int) -> int:
        """The cell at which a refused move goes wrong."""
        return self.game.refusal(self.position, move)[1]

    def way(self, move: int) -> list[int]:
        """The cells that a sowing goes through, the one it starts from first; those of a refused one as far as the board goes."""
        if self.game.why_not(self.position, move):
            return self._refused(move)
        steps = self.game.steps(self.position, move)
        lifted = next(k for k, step in enumerate(steps) if step[0] == LIFT)
        return [cell for kind, cell, _ in steps[lifted:] if kind in (LIFT, SOW, SKIP)]

    def _refused(self, move: int) -> list[int]:
        name = self.game.move_name(self.position, move)
        if self.game.NAME != "fafy":
            return [move]
        cell, step = int(name[:-1]) - 1, 1 if name[-1] == ">" else -1
        way = [cell + step * k for k in range(self.position[cell] + 1)]
        return [each for each in way if -1 <= each <= self.game.cells]  # one beyond the end shows that a seed falls off


def examples(name: str, language: str) -> list[Example]:
    """The pages of a game with its usual options, as one reads them."""
    played = new(name)
    words = Words(language, f"{name}_rules")
    pages = __import__(f"sillon.examples.{name}", None, None, ("PAGES",)).PAGES
    return [_example(name, filled(page, played), words) for page in pages if is_for(played, page[1])]


def _example(name: str, page: tuple, words: Words) -> Example:
    key, value, options, text, moves, wrong = page
    game: Any = new(name, **options)
    start = text if isinstance(text, bytes) else game.from_text(text)
    position, found = start, []
    for each in moves if isinstance(moves, tuple) else moves.split(",") if moves else []:
        move = each if isinstance(each, int) else game.parse_move(position, each)
        found.append(move)
        if not wrong:
            position = game.play(position, move)
    return Example(game, start, found, wrong, words.say(f"r_{key}", value).replace("\n", " "))
