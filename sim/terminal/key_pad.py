"""Where lights are keys: the computer's keys that stand for a handheld's."""

from sim.handheld import Handheld

# They lie under the fingers as the handheld's do; by language, its usual keyboard.
_PADS = {
    "fr": ("&é\"'(-è_", "azertyui", "qsdfghjk", "wxcvbn,;"),
    "en": ("12345678", "qwertyui", "asdfghjk", "zxcvbnm,"),
}
DIGITS = "12345678"  # for the first row, on any keyboard


def pad_of(handheld: Handheld) -> tuple[str, ...]:
    """The characters of the computer's keys that stand for a handheld's, a text a row."""
    rows = _PADS.get(handheld.language, _PADS["en"])
    return tuple([row[: handheld.cols] for row in rows[: handheld.rows]])
