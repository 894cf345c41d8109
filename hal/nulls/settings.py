"""The null form of the settings."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Null:
    """No settings: every setting has its default."""

    problems: list[tuple[str, ...]] = []

    def get(self, name: str, default: "typing.Any" = None, allowed: "typing.Any" = None) -> "typing.Any":
        return default
