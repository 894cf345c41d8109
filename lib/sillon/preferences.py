"""What a person has set on the handheld: language, sound, brightness, the view turned for Nord. Kept in the store."""

from sillon.words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board

_VERSION = 1
_NAME = "set"


class Preferences:
    """settings.toml gives the first values; what was changed on the handheld since then comes before them."""

    def __init__(self, board: "Board") -> None:
        get = board.settings.get
        self._store = board.store
        self._given = bytes(
            (
                LANGUAGES.index(get("LANGUAGE", LANGUAGES[0], LANGUAGES)),
                get("SOUND", 0, (0, 1)),
                get("BRIGHTNESS", 5, range(1, 11)),
                0,
            )
        )
        values = self._given
        kept = board.store.load(_NAME)
        # A line changed in settings.toml since then wins over what was kept.
        if kept and len(kept) == 9 and kept[0] == _VERSION and kept[1:5] == self._given and _sound(kept[5:]):
            values = kept[5:]
        self.language = LANGUAGES[values[0]]
        self.sound = values[1] == 1
        self.brightness = values[2]
        self.turned = values[3] == 1

    def save(self) -> bool:
        """Keeps the values; False when the board has nowhere to keep them."""
        now = bytes((LANGUAGES.index(self.language), self.sound, self.brightness, self.turned))
        return self._store.save(_NAME, bytes((_VERSION,)) + self._given + now)


def _sound(values: bytes) -> bool:
    """Whether kept values are ones that this version allows."""
    return values[0] < len(LANGUAGES) and values[1] < 2 and 1 <= values[2] <= 10 and values[3] < 2
