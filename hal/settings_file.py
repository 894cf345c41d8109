"""settings.toml as the firmware reads it, and its lines without effect. Imported once, at the start, and dropped."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# The known names, without SILLON_. STORE is for Linux alone.
NAMES = (
    "BOARD LANGUAGE SOUND BRIGHTNESS SPEED JUMP PALETTE LARGE TURNED NORD TOUCH SEED "
    "GAMES LEVELS LADDER LOCK WIRING BUDGET DRIVE STORE"
)


def lines(path: str) -> "Iterator[tuple[str, str, str | None]]":
    """Yield (line without its comment, name, value or None) for each line up to the first [section].

    Raises OSError if the file cannot be read.
    """
    with open(path, "rb") as file:
        for raw in file:
            try:
                text = raw.decode().strip()
            except UnicodeError:
                text = "".join([chr(byte) for byte in raw if byte < 128]).strip()
            if text[:1] == "[":
                return
            if text and text[0] != "#":
                name, _, said = text.partition("=")
                yield text.split("#")[0].strip(), name.strip(), _value(said.strip())


def _value(said: str) -> "str | None":
    """Return a text without its quotes, anything else unchanged; None for a text without an end quote, or with more after it."""
    if said[:1] != '"':
        return said.split("#")[0].strip() or None
    text, quote, rest = said[1:].partition('"')
    return text if quote and rest.strip()[:1] in ("", "#") else None


def without_effect(path: str) -> list[str]:
    """Return the lines for Sillon with an unknown name, without a value, or whose name an earlier line has."""
    wrong, found = [], []
    for line, name, value in lines(path):
        if name.upper().startswith("SILLON_"):
            if value is None or name in found or name[:7] != "SILLON_" or name[7:] not in NAMES.split():
                wrong.append(line)
            found.append(name)
    return wrong
