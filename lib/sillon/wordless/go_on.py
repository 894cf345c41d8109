"""A game was going on: on with it, or another one?"""

from sillon.wordless.pictures import GAMES, GO, menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def keyed(plain: "Any") -> "Any":
    class GoOn(menu(plain)):  # type: ignore[misc]
        def pictures(self) -> list:
            return [(GO, True), (GAMES, False)]

    return GoOn
