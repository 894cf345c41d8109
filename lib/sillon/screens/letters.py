"""Enter a name: arrows select a letter, OK adds it, BACK deletes the last; past the letters OK ends."""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.ui.screen import ALL, Screen, centred
from sillon.views import SEATS, glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉ"
_SMALL = "abcdefghijklmnopqrstuvwxyzéèëïîôç-' "
_BEFORE_CAPITAL = ("", "-", "'", " ")  # as in Jean-Luc; the empty string for the beginning
_LONGEST = 8
_DONE = (0, 200, 60)


class Letters(Screen):
    """A cursor over the letters; past them is "done"."""

    catalogs = "{}_who setup_{} menus"

    def __init__(self, app: "App", game: str, names: tuple[str, ...], seat: int) -> None:
        super().__init__(app)
        self._target = (game, names, seat)
        self._name = ""
        self._cursor = 0

    def _player_key(self) -> str:
        """Return the words' key of the player, whose sign stands before the name."""
        return f"player_{self._target[2]}"

    def _letters(self) -> str:
        """Return capitals for the first letter of a name or of its next part, else small letters."""
        return _LETTERS if self._name[-1:] in _BEFORE_CAPITAL else _SMALL

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        count = len(self._letters())
        self.redraw = ALL
        if code == BACK and kind == LONG:
            return ("pause",)
        if code == BACK and kind == RELEASE:
            if not self._name:
                return (self._target[0] + ".name",) + self._target
            self._name = self._name[:-1]
            if self._cursor == count:
                self._cursor = len(self._letters())
        elif kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self._cursor = (self._cursor + (1 if code in (RIGHT, UP) else -1)) % (count + 1)
        elif code == OK and kind == PRESS:
            if self._cursor == count:
                return self._accept()
            if len(self._name) < _LONGEST:
                self._name += self._letters()[self._cursor]
            if len(self._name) == _LONGEST:
                self._cursor = len(self._letters())
        if self._cursor > len(self._letters()):
            self._cursor = 0
        return None

    def _accept(self) -> "Target | None":
        name = self._name.strip()
        if not name:
            return None
        game, names, seat = self._target
        names = names[:seat] + (name,) + names[seat + 1 :]
        return (game + ".players", game, names, (seat + 2) % (len(names) + 1))

    def lights(self, leds: "Leds") -> None:
        """Light an LED for each letter of the name, and one for the cursor's place in the alphabet."""
        count = len(self._letters())
        if not leds.rows:
            return
        for k in range(len(self._name)):
            leds[0, k] = SEATS[self._target[2]]
        if self._cursor == count:
            for col in range(leds.cols // 2, leds.cols):
                leds[leds.rows - 1, col] = _DONE
        else:
            leds[leds.rows - 1, self._cursor * leds.cols // count] = glow(_DONE, self.breath)

    def page(self, display: "Display") -> None:
        say = self.say
        letters = self._letters().replace(" ", "_")
        count = len(letters)
        display.text(0, say(self._player_key(), self._name + ("_" if len(self._name) < _LONGEST else "")))
        if self._cursor == count:
            display.text(2, centred(display, say("written")), True)
        else:
            # The cursor's letter in the middle, four neighbours on each side.
            around = [letters[self._cursor + k] if 0 <= self._cursor + k < count else " " for k in range(-4, 5)]
            west = "◀ " if self._cursor > 4 else "  "
            display.text(2, west + " ".join(around) + (" ▶" if self._cursor + 5 < count else ""))
            display.text(3, " " * 10 + "▲")
        display.text(4, say("write_keys"))


SCREEN = Letters
