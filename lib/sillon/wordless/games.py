"""Which game? Each of the four has two columns of keys, and a picture of its own in them."""

from games import NAMES
from sillon.manifest import manifest_of
from sillon.wordless.pictures import menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    class Games(menu(plain)):  # type: ignore[misc]
        """OK begins what was played last, as it was, or takes the first game; a key chooses anew. A game keeps its columns."""

        places: list[int]
        again: int

        def offered(self, leds: "Leds", place: int) -> bool:
            return len(manifest_of(NAMES[place]).key_glyph) > 0

        def pictures(self) -> list:
            found = []
            for number in self.places[self.again :]:
                bits, colour = manifest_of(NAMES[number]).key_glyph or (0, ())
                lit = [(k // 2, 2 * number + k % 2) + colour for k in range(6) if bits >> (5 - k) & 1]
                if lit:
                    found.append((tuple(lit), number))
            # OK takes the first.
            last = self.places[self.selected]
            return [each for each in found if each[1] == last] + [each for each in found if each[1] != last]

        def choose_entry(self, value: "Any") -> "Target | None":
            name = NAMES[value]
            return ("setup", name, True) if self.selected < self.again else ("setup", name)

        def key(self, row: int, col: int) -> "Target | None":
            target: Target | None = super().key(row, col)
            return target and target[:2]

    return Games
