"""A game was going on: on with it, or another one? Where it cannot be: let it wait?"""

from sillon.wordless.pictures import GAMES, GO, WAIT, menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def keyed(plain: "Any") -> "Any":
    class GoOn(menu(plain)):  # type: ignore[misc]
        def pictures(self) -> list:
            return [(WAIT if self.title == "kept" else GO, True), (GAMES, False)]

    return GoOn
