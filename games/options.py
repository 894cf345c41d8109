"""A game's options: a tuple of (name, default, values allowed), from which checks, menus, help and records are made."""


def allowed_text(values: tuple | range) -> str:
    """The values of an option as a person reads them: `3..16`, or `True, False`."""
    if type(values) is range:
        return f"{values[0]}..{values[-1]}"
    return ", ".join([repr(value) for value in values])


def check_options(options: tuple, given: dict) -> list:
    """Every option's value, in the order of `options`, a tuple of (name, default, values allowed); `given` is a dict.

    ValueError names an option that does not exist, or the value given and the values allowed.
    """
    names = [name for name, _, _ in options]
    for name in given:
        if name not in names:
            raise ValueError(f"there is no option {name!r}: there are {', '.join(names)}")
    chosen = []
    for name, default, values in options:
        value = given.get(name, default)
        # True is 1 and 1 is True for `in`: an option takes only values of its own kind.
        if type(value) is not type(default) or value not in values:
            raise ValueError(f"{name}={value!r} is not allowed: {name} is one of {allowed_text(values)}")
        chosen.append(value)
    return chosen


def with_default(options: tuple, name: str, default: object) -> tuple:
    """The same options with another default for `name`, where it depends on the value of another option."""
    return tuple([(known, default if known == name else usual, values) for known, usual, values in options])
