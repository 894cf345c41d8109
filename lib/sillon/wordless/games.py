"""Which game? Each of the four has two columns of keys, and a picture of its own in them."""

from sillon.offers import OFFERS
from sillon.wordless.pictures import menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Target

# By game, its columns row by row from the far side, two bits a row, and its colour: a pile that grows; two halves that are full;
# pits, and the furrow between; points that are not in one line.
_PICTURES = {
    "fafy": (0b010111, (0, 210, 60)),
    "fang": (0b001111, (255, 140, 0)),
    "awale": (0b110011, (40, 110, 255)),
    "fanorona": (0b100110, (200, 50, 240)),
}


def keyed(plain: "Any") -> "Any":
    class Games(menu(plain)):  # type: ignore[misc]
        """`at` is the place in `places` of the game that was played last: OK takes it. A game keeps its columns always."""

        places: list[int]

        def pictures(self) -> list:
            found = []
            for number in self.places:
                bits, colour = _PICTURES.get(OFFERS[number][0], (0, ()))
                lit = [(k // 2, 2 * number + k % 2) + colour for k in range(6) if bits >> (5 - k) & 1]
                if lit:
                    found.append((tuple(lit), number))
            # OK takes the first.
            last = self.places[self.at]
            return [each for each in found if each[1] == last] + [each for each in found if each[1] != last]

        def taken(self, value: "Any") -> "Target | None":
            return ("setup", OFFERS[value][0])

    return Games
