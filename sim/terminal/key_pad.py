"""For lights that are keys: the computer's keys for them."""

from sim.handheld import Handheld

# In the same arrangement as the handheld's keys, on the usual keyboard of each language.
_PADS = {
    "fr": ("&é\"'(-è_", "azertyui", "qsdfghjk", "wxcvbn,;"),
    "en": ("12345678", "qwertyui", "asdfghjk", "zxcvbnm,"),
}
DIGITS = "12345678"  # for the first row, on any keyboard


def pad_of(handheld: Handheld) -> tuple[str, ...]:
    """Return the characters of the computer's keys for a handheld's lit keys, one string for each row."""
    rows = _PADS.get(handheld.language, _PADS["en"])
    return tuple([row[: handheld.cols] for row in rows[: handheld.rows]])
