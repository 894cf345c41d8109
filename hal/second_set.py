"""Two players face to face: Nord's own buttons. Read only where settings.toml says SILLON_NORD = 1."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Group = dict[str, Any]


def with_nord(groups: "tuple[Group, ...]", nord: "tuple[tuple[str, str], ...]") -> "tuple[Group, ...]":
    """A profile's groups of buttons, those of the first one being Sud's alone now, and Nord's beside them, read the same way."""
    keys = [("SUD." + name, pin) for name, pin in groups[0]["keys"]] + [("NORD." + name, pin) for name, pin in nord]
    return ({"driver": groups[0]["driver"], "keys": tuple(keys)},) + groups[1:]
