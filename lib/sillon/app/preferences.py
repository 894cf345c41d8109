"""What a person has set on the handheld: language, sound, brightness, speed, how the cursor moves, Nord's view, the colours.

Kept in the store.
"""

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Board

# How fast moves are shown; `still`: at once, and nothing breathes or runs.
SPEEDS = ("calm", "normal", "quick", "instant", "still")
PALETTES = ("normal", "red-green")  # the colours of the lights: see sillon/app/palettes.py

# What each setting may be; a value is kept as its place in that.
_VALUES = (LANGUAGES, (0, 1), range(1, 11), SPEEDS, (0, 1), (0, 1), PALETTES)

_VERSION = 3  # a byte, then seven places as settings.toml gave them, then seven as they were set


class Preferences:
    """`speed` and `palette` are places in lists. `lock` is what sillon/app/lock.py says, 0 without a line of it.

    `jump`: the arrows go to what may be played, and over the rest. A function here would keep all of this file in memory.
    """

    language: str
    sound: bool
    brightness: int
    speed: int
    jump: bool
    turned: bool
    palette: int
    lock: int
    given: bytes  # the places of the values that settings.toml gives


def read(board: "Board") -> Preferences:
    """settings.toml gives the first values; what was changed on the handheld since then comes before them."""
    first = given(board)
    kept = board.store.load("set") or b""
    if len(kept) == 13 and kept[0] == 2:
        # The version before kept no palette, and of the brightness the value.
        kept = bytes((3,)) + kept[1:3] + bytes((kept[3] - 1 & 255,)) + kept[4:7] + bytes(1) + kept[7:] + bytes(1)
        kept = kept[:10] + bytes((kept[10] - 1 & 255,)) + kept[11:]
    values = kept[8:]
    # A line changed in settings.toml since then wins over what was kept, and so it does where that makes no sense.
    bad = [k for k in range(len(values)) if k >= len(_VALUES) or values[k] >= len(_VALUES[k])]
    if kept[:8] != bytes((_VERSION,)) + first or len(values) != len(first) or bad:
        values = first
    chosen = Preferences()
    chosen.given = first
    chosen.language = LANGUAGES[values[0]]
    chosen.sound = values[1] == 1
    chosen.brightness = values[2] + 1
    chosen.speed = values[3]
    chosen.jump = values[4] == 1
    chosen.turned = values[5] == 1
    chosen.palette = values[6]
    if chosen.palette:
        from sillon.app.palettes import apply

        apply(board, chosen.palette)
    chosen.lock = 0
    if [name for name in ("GAMES", "LEVELS", "LOCK", "LADDER") if board.settings.get(name) is not None]:
        from sillon.app import lock

        chosen.lock = lock.read(board)
    return chosen


def keep(chosen: Preferences, board: "Board") -> bool:
    """Keeps the values; False when the board has nowhere to keep them."""
    place = LANGUAGES.index(chosen.language)
    now = (place, chosen.sound, chosen.brightness - 1, chosen.speed, chosen.jump, chosen.turned, chosen.palette)
    return board.store.save("set", bytes((_VERSION,)) + chosen.given + bytes(now)) and board.store.flush()


def given(board: "Board") -> bytes:
    """The places of the values that settings.toml gives."""
    names = ("LANGUAGE", "SOUND", "BRIGHTNESS", "SPEED", "JUMP", "TURNED", "PALETTE")
    found = bytearray(b"\x00\x00\x04\x01\x00\x00\x00")  # without a line
    for k in range(len(names)):
        values = list(_VALUES[k])
        found[k] = values.index(board.settings.get(names[k], values[found[k]], _VALUES[k]))
    return bytes(found)
