"""The options of a game: tuples of (name, default, values allowed), data for checks, menus, help and records."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Specs = tuple[tuple[str, Any, Any], ...]  # (name, default, values allowed)


def allowed_text(values: "tuple[object, ...] | range") -> str:
    """Return the values of an option as text: `3..16`, or `True, False`."""
    if type(values) is range:
        return f"{values[0]}..{values[-1]}"
    return ", ".join([repr(value) for value in values])


def check_options(options: "Specs", given: "dict[str, Any]") -> "list[Any]":
    """Return the value of every option, in the order of `options`; `given` maps names to values.

    Raises ValueError if an option is unknown or a value is not allowed; it names those allowed.
    """
    names = [name for name, _, _ in options]
    for name in given:
        if name not in names:
            raise ValueError(f"there is no option {name!r}: there are {', '.join(names)}")
    chosen = []
    for name, default, values in options:
        value = given.get(name, default)
        # `in` takes True for 1: the type has to be that of the default too.
        if type(value) is not type(default) or value not in values:
            raise ValueError(f"{name}={value!r} is not allowed: {name} is one of {allowed_text(values)}")
        chosen.append(value)
    return chosen


def with_default(options: "Specs", name: str, default: object) -> "Specs":
    """Return the options with another default for `name`, for a default that depends on another option."""
    return tuple([(known, default if known == name else usual, values) for known, usual, values in options])


def constructor_text(name: str, options: "Specs", values: "tuple[object, ...]") -> str:
    """Return the call that makes the game: `new('fafy', cells=5)`, without options at their default."""
    given = [f", {options[k][0]}={values[k]!r}" for k in range(len(options)) if options[k][1] != values[k]]
    return f"new({name!r}{''.join(given)})"
