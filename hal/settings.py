"""The settings that settings.toml gives, under names that begin with SILLON_. A wrong one is named, and the default used."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Settings:
    """`getenv` is os.getenv, which reads settings.toml on a board. `.problems` tells each wrong value.

    A problem is a tuple of texts: where, what stands there, what is allowed, what is used instead.
    """

    def __init__(self, getenv: "typing.Callable[[str], str | int | None]") -> None:
        self._getenv = getenv
        self.problems: list[tuple[str, str, str, str]] = []

    def get(self, name: str, default: "typing.Any" = None, allowed: "typing.Any" = None) -> "typing.Any":
        """The value of SILLON_`name`: a str, or an int where it is written in digits; `default` when absent or not allowed.

        `allowed` are the values, in a tuple, a range, or what else can tell whether a value is in it and tell them all.
        """
        try:
            value = self._getenv("SILLON_" + name)
        except ValueError:
            value = "?"  # neither a text in quotes nor a whole number: the firmware cannot say what stands there
        if value is None:
            return default
        if type(value) is str and 0 < len(value) < 20 and all("0" <= sign <= "9" for sign in value):
            value = int(value)
        whole = type(allowed) is range
        # Asked `in`, a board would count through the whole of a range.
        if allowed is None or (
            type(value) is int and allowed[0] <= value <= allowed[-1] if whole else value in allowed
        ):
            return value
        choices = f"{allowed[0]}..{allowed[-1]}" if whole else ", ".join([str(a) for a in allowed])
        told = ("settings.toml", f"{name} = {value}", choices, str(default))
        if told not in self.problems:  # it may be asked for again
            self.problems.append(told)
        return default
