"""What a person has set on the handheld: language, sound, brightness, speed, how the cursor moves, the view turned for Nord.

Kept in the store.
"""

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board, Store

SPEEDS = tuple("calm normal quick instant".split(" "))  # how fast moves are shown; as one string they are no names

_VERSION = 2  # a byte, then six values as settings.toml gave them, then six as they were set


class Preferences:
    """`given` are the values of settings.toml, `language` ... the ones that hold; `speed` is a place in SPEEDS.

    `jump`: the arrows go to what may be played, and over the rest.
    """

    language: str
    sound: bool
    brightness: int
    speed: int
    jump: bool
    turned: bool
    given: bytes


def read(board: "Board") -> Preferences:
    """settings.toml gives the first values; what was changed on the handheld since then comes before them."""
    get = board.settings.get
    given = bytes(
        (
            LANGUAGES.index(get("LANGUAGE", LANGUAGES[0], LANGUAGES)),
            get("SOUND", 0, (0, 1)),
            get("BRIGHTNESS", 5, range(1, 11)),
            SPEEDS.index(get("SPEED", SPEEDS[1], SPEEDS)),
            get("JUMP", 0, (0, 1)),
            0,
        )
    )
    values = given
    kept = board.store.load("set")
    if kept and len(kept) == 13 and kept[0] == _VERSION:
        values = kept[7:]
    # A line changed in settings.toml since then wins over what was kept.
    if not kept or kept[1:7] != given or not _sound(values):
        values = given
    chosen = Preferences()
    chosen.given = given
    chosen.language = LANGUAGES[values[0]]
    chosen.sound = values[1] == 1
    chosen.brightness = values[2]
    chosen.speed = values[3]
    chosen.jump = values[4] == 1
    chosen.turned = values[5] == 1
    return chosen


def keep(chosen: Preferences, store: "Store") -> bool:
    """Keeps the values; False when the board has nowhere to keep them."""
    language = LANGUAGES.index(chosen.language)
    now = bytes((language, chosen.sound, chosen.brightness, chosen.speed, chosen.jump, chosen.turned))
    return store.save("set", bytes((_VERSION,)) + chosen.given + now)


def _sound(values: bytes) -> bool:
    """Whether kept values are ones that this version allows."""
    languages, sound, brightness, speed, jump, turned = values
    return languages < len(LANGUAGES) and max(sound, jump, turned) < 2 and 1 <= brightness <= 10 and speed < len(SPEEDS)
