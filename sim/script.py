"""Scripts for the simulated handheld, a line of words: `RIGHT` taps a button, `BACK:900ms` holds it, `300ms` waits.

`RIGHT+` presses a button and leaves it down, `RIGHT-` releases it; neither takes time.
"""

TAP_MS = 60
DOWN, UP = -1, -2  # in place of a time: press and leave down, release
LONGEST_MS = 3_600_000


def parse_script(text: str, button_names: "tuple[str, ...]") -> "list[tuple[str, int]]":
    """Return a pair for each word: (button, milliseconds held, or DOWN, or UP), or ("", milliseconds to wait).

    Raises ValueError if a word is none of these, or a time is more than LONGEST_MS.
    """
    actions = []
    for word in text.split():
        name, colon, rest = word.partition(":")
        wait = not colon and name.endswith("ms") and name[:-2].isdigit()
        held = rest[:-2] if rest.endswith("ms") else ""
        if word[-1] in "+-" and word[:-1] in button_names:
            actions.append((word[:-1], DOWN if word[-1] == "+" else UP))
        elif wait:
            actions.append(("", int(name[:-2])))
        elif name in button_names and (not colon or held.isdigit()):
            actions.append((name, int(held) if colon else TAP_MS))
        else:
            known = " ".join(button_names)
            raise ValueError(f"script: {word!r} is not a button ({known}), BUTTON:900ms or 300ms")
        if actions[-1][1] > LONGEST_MS:
            raise ValueError(f"script: {word!r}: at most {LONGEST_MS} ms")
    return actions
