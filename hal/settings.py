"""The settings of settings.toml, with names that begin with SILLON_. A wrong value is reported, and the default used."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Settings:
    """`getenv` is os.getenv, which reads settings.toml on a board.

    `.problems`: tuples of texts: the line, the allowed values, the value used; the last two are empty for a line without effect.
    """

    def __init__(self, getenv: "typing.Callable[[str], str | int | None]") -> None:
        self._getenv = getenv
        self.problems: list[tuple[str, ...]] = []

    def get(self, name: str, default: "typing.Any" = None, allowed: "typing.Any" = None) -> "typing.Any":
        """Return the value of SILLON_`name`: a str, or an int if it is all digits; `default` when absent or not allowed.

        `allowed`: a tuple or a range.
        """
        try:
            value = self._getenv("SILLON_" + name)
        except ValueError:
            value = "?"  # neither a quoted text nor a whole number: the firmware cannot return it
        if value is None:
            return default
        if type(value) is str and 0 < len(value) < 20 and all("0" <= sign <= "9" for sign in value):
            value = int(value)
        whole = type(allowed) is range
        # For `in`, a board would count through the whole range.
        if allowed is None or (
            type(value) is int and allowed[0] <= value <= allowed[-1] if whole else value in allowed
        ):
            return value
        self.report(name, value, allowed, default)
        return default

    def report(self, name: str, value: object, allowed: "typing.Any", used: object) -> None:
        """Add a problem, once: get() may be called again for the same setting."""
        whole = type(allowed) is range
        choices = f"{allowed[0]}..{allowed[-1]}" if whole else ", ".join([str(each) for each in allowed])
        problem = (f"SILLON_{name} = {value}", choices, str(used))
        if problem not in self.problems:
            self.problems.append(problem)
