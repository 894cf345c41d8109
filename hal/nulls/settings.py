"""The null object of the settings: every setting has its default."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Null:
    problems: list[tuple[str, ...]] = []

    def get(self, name: str, default: "typing.Any" = None, allowed: "typing.Any" = None) -> "typing.Any":
        return default

    def report(self, name: str, value: object, allowed: "typing.Any", used: object) -> None:
        pass
