"""The cake rule: the keys show the row that was laid; who begins is chosen by arrows."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        views = "keyed."

    return Keyed
