"""The user's settings: language, sound, brightness, speed, cursor, Nord's view, palette, large print. Kept in the store."""

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board, Preferences

# How fast moves are shown. `still`: at once, and nothing is animated.
SPEEDS = ("calm", "normal", "quick", "instant", "still")
PALETTES = ("normal", "red-green")  # of the lights: see sillon/settings/palettes.py

# The attributes of Preferences that are stored, and their names in settings.toml.
_NAMES = ("language", "sound", "brightness", "speed", "jump", "turned", "palette", "large")
_IN_SETTINGS = ("LANGUAGE", "SOUND", "BRIGHTNESS", "SPEED", "JUMP", "TURNED", "PALETTE", "LARGE")
# What settings.toml allows for each of them. A value is stored as its index here.
_ALLOWED = (LANGUAGES, (0, 1), range(1, 11), SPEEDS, (0, 1), (0, 1), PALETTES, (0, 1))
# The attribute's values in the same order: of speed and palette, the index.
_VALUES = (
    LANGUAGES,
    (False, True),
    range(1, 11),
    range(len(SPEEDS)),
    (False, True),
    (False, True),
    range(len(PALETTES)),
    (False, True),
)
_DEFAULTS = b"\x00\x00\x04\x01\x00\x00\x00\x00"

_VERSION = 4  # stored: this byte, the eight indices that settings.toml gave, the eight that the user chose


class _Chosen:
    """Preferences, as sillon/contract.py has them. A method would keep this whole module in memory."""


def read(board: "Board") -> "Preferences":
    """Return the stored settings; those of settings.toml where nothing is stored or a line has changed since."""
    first = bytearray(_DEFAULTS)
    for k in range(len(_NAMES)):
        allowed = list(_ALLOWED[k])
        first[k] = allowed.index(board.settings.get(_IN_SETTINGS[k], allowed[first[k]], _ALLOWED[k]))
    stored = board.store.load("set") or b""
    if len(stored) == 13 and stored[0] == 2:
        # Version 2 had no palette, and stored the brightness itself.
        stored = (
            bytes((3,)) + stored[1:3] + bytes((stored[3] - 1 & 255,)) + stored[4:7] + bytes(1) + stored[7:] + bytes(1)
        )
        stored = stored[:10] + bytes((stored[10] - 1 & 255,)) + stored[11:]
    if len(stored) == 15 and stored[0] == 3:
        stored = bytes((_VERSION,)) + stored[1:8] + bytes(1) + stored[8:] + bytes(1)  # version 3 had no large print
    values = stored[9:]
    # Lines of settings.toml that have changed since override the stored values, and so do all lines where these are invalid.
    bad = [k for k in range(len(values)) if k >= len(_VALUES) or values[k] >= len(_VALUES[k])]
    if stored[:9] != bytes((_VERSION,)) + first or len(values) != len(first) or bad:
        values = bytes(first)
    chosen: Preferences = _Chosen()  # type: ignore[assignment]  # its attributes are set here
    chosen.from_settings = bytes(first)
    for k in range(len(_NAMES)):
        setattr(chosen, _NAMES[k], _VALUES[k][values[k]])
    if chosen.palette:
        from sillon.settings.palettes import apply  # the default palette needs no module

        apply(board, chosen.palette)
    chosen.lock = 0
    if [name for name in ("GAMES", "LEVELS", "LOCK", "LADDER") if board.settings.get(name) is not None]:
        from sillon.settings import lock  # with a line of the lock only

        chosen.lock = lock.read(board)
    return chosen


def save(chosen: "Preferences", board: "Board") -> bool:
    """Store the settings. Return False when the board has nowhere to keep them."""
    now = [list(_VALUES[k]).index(getattr(chosen, _NAMES[k])) for k in range(len(_NAMES))]
    return board.store.save("set", bytes((_VERSION,)) + chosen.from_settings + bytes(now)) and board.store.flush()
