"""The rules of a game: any key turns the page, as OK does."""

from sillon.app.buttons import CELL, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Target


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            target: Target | None = super().press(seat, OK if code >= CELL else code, kind)
            return target

    return Keyed
