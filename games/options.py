"""A game's options: a tuple of (name, default, values allowed), from which checks, menus, help and records are made."""


def allowed_text(values: tuple | range) -> str:
    """The values of an option as a person reads them: `3..16`, or `True, False`."""
    if type(values) is range:
        return f"{values[0]}..{values[-1]}"
    return ", ".join([repr(value) for value in values])


def checked(options: tuple, given: dict) -> list:
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


def option_texts(options: tuple, values: tuple) -> list[str]:
    """Each option with its value, as `cells=8`, in order."""
    return [f"{options[k][0]}={values[k]}" for k in range(len(options))]


def parse_options(options: tuple, text: str) -> dict:
    """The dict that `option_texts` joined by spaces tells; a value is known by its text, nothing read is evaluated.

    ValueError names a field that is not known, stands twice or has no such value.
    """
    chosen = {}
    for field in text.split(" "):
        name, _, written = field.partition("=")
        found = []
        for known, _, values in options:
            if known == name and name not in chosen:
                found = [value for value in values if str(value) == written]
        if found:
            chosen[name] = found[0]
        else:
            raise ValueError(f"the option {field!r} is not known, or stands twice, or has no such value")
    return chosen


def constructor_text(name: str, options: tuple, values: tuple) -> str:
    """The call that makes such a game again: `new('fafy', cells=5)`; options at their default are left out."""
    given = [f", {options[k][0]}={values[k]!r}" for k in range(len(options)) if options[k][1] != values[k]]
    return f"new({name!r}{''.join(given)})"
