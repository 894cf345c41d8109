"""The pages of a game's rules as the handheld has them: each a text and an example, a position with moves."""

from typing import Any

from games import new
from games.rules import LIFT, SKIP, SOW
from sillon.screens.rules import filled, is_for
from sillon.words import Words

# A sheet has the pages of a game's usual options; Fafy's also those of the pupil's own game.
_OTHERS: dict[str, dict[str, Any]] = {"fafy": {"impartial": False}}


class Example:
    """What a page of the rules shows; `key` is that of its words.

    `moves` are played one after the other, each from its position in `before`; `wrong` when they are refused.
    """

    def __init__(self, key: str, game: Any, before: list[bytes], moves: list[int], wrong: bool, text: str) -> None:
        self.key = key
        self.game = game
        self.position = before[0]
        self.before = before
        self.moves = moves
        self.wrong = wrong
        self.text = text

    def fault(self, move: int) -> int:
        """The cell at which a refused move goes wrong."""
        return self.game.refusal(self.position, move)[1]

    def way(self, move: int) -> list[int]:
        """The cells that a sowing goes through, the one it starts from first; those of a refused one as far as the board goes."""
        if self.wrong:
            return self._refused(move)
        steps = self.game.steps(self.before[self.moves.index(move)], move)
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
    """The pages of a game's sheet, in order."""
    games = [new(name), new(name, **_OTHERS[name])] if name in _OTHERS else [new(name)]
    words = Words(language, f"{name}_rules")
    pages = __import__(f"sillon.games.{name}.rules_pages", None, None, ("PAGES",)).PAGES
    found = [(page, next((game for game in games if is_for(game, page[1])), None)) for page in pages]
    return [_example(name, filled(page, game), words) for page, game in found if game]


def _example(name: str, page: tuple, words: Words) -> Example:
    key, value, options, text, moves, wrong = page
    game: Any = new(name, **options)
    start = text if isinstance(text, bytes) else game.from_text(text)
    position, found, before = start, [], [start]
    for each in moves if isinstance(moves, tuple) else moves.split(",") if moves else []:
        move = each if isinstance(each, int) else game.parse_move(position, each)
        found.append(move)
        if not wrong:
            position = game.play(position, move)
        before.append(position)
    return Example(key, game, before, found, wrong, words.say(f"r_{key}", value).replace("\n", " "))
