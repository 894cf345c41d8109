"""The user's settings: language, sound, brightness, speed, cursor movement, Nord's view, palette. Kept in the store."""

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board
    from sillon.contract import Preferences as Chosen

# How fast moves are shown. `still`: at once, and nothing is animated.
SPEEDS = ("calm", "normal", "quick", "instant", "still")
PALETTES = ("normal", "red-green")  # of the lights: see sillon/settings/palettes.py

# The allowed values of each setting. A value is stored as its index here.
_VALUES = (LANGUAGES, (0, 1), range(1, 11), SPEEDS, (0, 1), (0, 1), PALETTES)

_VERSION = 3  # stored: this byte, the seven indices that settings.toml gave, the seven that the user chose


class Preferences:
    """The settings. `speed` and `palette` are indices; `lock` is the result of sillon/settings/lock.py, 0 without a lock.

    `jump`: the arrows move between playable cells only. The class has no method: one would keep this whole module in
    memory.
    """

    language: str
    sound: bool
    brightness: int
    speed: int
    jump: bool
    turned: bool
    palette: int
    lock: int
    from_settings: bytes  # the indices that settings.toml gives


def read(board: "Board") -> Preferences:
    """Return the stored settings; those of settings.toml where nothing is stored or a line has changed since."""
    first = settings_indices(board)
    stored = board.store.load("set") or b""
    if len(stored) == 13 and stored[0] == 2:
        # Version 2 had no palette, and stored the brightness itself.
        stored = (
            bytes((3,)) + stored[1:3] + bytes((stored[3] - 1 & 255,)) + stored[4:7] + bytes(1) + stored[7:] + bytes(1)
        )
        stored = stored[:10] + bytes((stored[10] - 1 & 255,)) + stored[11:]
    values = stored[8:]
    # A line of settings.toml that has changed since overrides the stored values; so do all lines when these are
    # invalid.
    bad = [k for k in range(len(values)) if k >= len(_VALUES) or values[k] >= len(_VALUES[k])]
    if stored[:8] != bytes((_VERSION,)) + first or len(values) != len(first) or bad:
        values = first
    chosen = Preferences()
    chosen.from_settings = first
    chosen.language = LANGUAGES[values[0]]
    chosen.sound = values[1] == 1
    chosen.brightness = values[2] + 1
    chosen.speed = values[3]
    chosen.jump = values[4] == 1
    chosen.turned = values[5] == 1
    chosen.palette = values[6]
    if chosen.palette:
        from sillon.settings.palettes import apply  # the default palette needs no module

        apply(board, chosen.palette)
    chosen.lock = 0
    if [name for name in ("GAMES", "LEVELS", "LOCK", "LADDER") if board.settings.get(name) is not None]:
        from sillon.settings import lock  # with a line of the lock only

        chosen.lock = lock.read(board)
    return chosen


def save(chosen: "Chosen", board: "Board") -> bool:
    """Store the settings. Return False when the board has nowhere to keep them."""
    place = LANGUAGES.index(chosen.language)
    now = (place, chosen.sound, chosen.brightness - 1, chosen.speed, chosen.jump, chosen.turned, chosen.palette)
    return board.store.save("set", bytes((_VERSION,)) + chosen.from_settings + bytes(now)) and board.store.flush()


def settings_indices(board: "Board") -> bytes:
    """Return the indices of the values that settings.toml gives."""
    names = ("LANGUAGE", "SOUND", "BRIGHTNESS", "SPEED", "JUMP", "TURNED", "PALETTE")
    indices = bytearray(b"\x00\x00\x04\x01\x00\x00\x00")  # the defaults
    for k in range(len(names)):
        values = list(_VALUES[k])
        indices[k] = values.index(board.settings.get(names[k], values[indices[k]], _VALUES[k]))
    return bytes(indices)
