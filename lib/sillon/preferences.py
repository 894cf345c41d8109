"""What a person has set on the handheld: language, sound, brightness, speed, how the cursor moves, Nord's view, the palette.

Kept in the store.
"""

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board

SPEEDS = tuple("calm normal quick instant".split(" "))  # how fast moves are shown; as one string they are no names
PALETTES = tuple("normal red-green strong".split(" "))  # the colours of the lights: see sillon/palettes.py

_VERSION = 3  # a byte, then seven values as settings.toml gave them, then seven as they were set


class Preferences:
    """`speed` and `palette` are places in lists. `lock` is what sillon/lock.py says, 0 without a line of it.

    `jump`: the arrows go to what may be played, and over the rest.
    """

    language: str
    sound: bool
    brightness: int
    speed: int
    jump: bool
    turned: bool
    palette: int
    lock: int


def read(board: "Board") -> Preferences:
    """settings.toml gives the first values; what was changed on the handheld since then comes before them."""
    get = board.settings.get
    given = _given(board)
    kept = board.store.load("set") or b""
    if len(kept) == 13 and kept[0] == 2:  # of the version before, which had no palettes
        kept = bytes((_VERSION,)) + kept[1:7] + bytes(1) + kept[7:] + bytes(1)
    values = kept[8:]
    # A line changed in settings.toml since then wins over what was kept.
    if len(kept) != 15 or kept[0] != _VERSION or kept[1:8] != given or not _sound(values):
        values = given
    chosen = Preferences()
    chosen.language = LANGUAGES[values[0]]
    chosen.sound = values[1] == 1
    chosen.brightness = values[2]
    chosen.speed = values[3]
    chosen.jump = values[4] == 1
    chosen.turned = values[5] == 1
    chosen.palette = values[6]
    if chosen.palette:
        from sillon.palettes import apply

        apply(board, chosen.palette)
    chosen.lock = 0
    # As one string they are no names: names cost heap.
    if [name for name in "GAMES LEVELS LOCK".split(" ") if get(name) is not None]:
        from sillon import lock

        chosen.lock = lock.read(board.settings)
    return chosen


def keep(chosen: Preferences, board: "Board") -> bool:
    """Keeps the values; False when the board has nowhere to keep them."""
    language = LANGUAGES.index(chosen.language)
    now = (language, chosen.sound, chosen.brightness, chosen.speed, chosen.jump, chosen.turned, chosen.palette)
    return board.store.save("set", bytes((_VERSION,)) + _given(board) + bytes(now))


def _given(board: "Board") -> bytes:
    """The values that settings.toml gives."""
    get = board.settings.get
    return bytes(
        (
            LANGUAGES.index(get("LANGUAGE", LANGUAGES[0], LANGUAGES)),
            get("SOUND", 0, (0, 1)),
            get("BRIGHTNESS", 5, range(1, 11)),
            SPEEDS.index(get("SPEED", SPEEDS[1], SPEEDS)),
            get("JUMP", 0, (0, 1)),
            0,
            PALETTES.index(get("PALETTE", PALETTES[0], PALETTES)),
        )
    )


def _sound(values: bytes) -> bool:
    """Whether kept values are ones that this version allows."""
    language, sound, brightness, speed, jump, turned, palette = values
    return (
        language < len(LANGUAGES)
        and max(sound, jump, turned) < 2
        and 1 <= brightness <= 10
        and speed < len(SPEEDS)
        and palette < len(PALETTES)
    )
