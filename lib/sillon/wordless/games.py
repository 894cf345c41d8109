"""The menu of games: each game with a `key_glyph` has two columns of keys."""

from games import NAMES
from sillon.manifest import manifest_of
from sillon.wordless.pictures import Pictures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.screens.games import Games
    from sillon.wordless.pictures import Picture


class Keys(Pictures):
    """OK repeats the last game with its options, else takes the first; a key opens the game's menu."""

    screen: "Games"

    def pictures(self) -> "list[tuple[Picture, int]]":
        games = self.screen
        found = []
        for number in games.places[games.again :]:
            bits, colour = manifest_of(NAMES[number]).key_glyph or (0, ())
            lit = [(k // 2, 2 * number + k % 2) + colour for k in range(6) if bits >> (5 - k) & 1]
            if lit:
                found.append((tuple(lit), number))
        # OK takes the first.
        last = games.places[games.selected]
        return [each for each in found if each[1] == last] + [each for each in found if each[1] != last]

    def take(self, value: int) -> "Target | None":
        games = self.screen
        return ("setup", NAMES[value], True) if games.selected < games.again else ("setup", NAMES[value])

    def key(self, row: int, col: int) -> "Target | None":
        target = super().key(row, col)
        return target and target[:2]
