"""The board as the app sees it: seven nouns, each real or, where the part or its library is missing, its null form."""

from hal import clock, leds, settings
from hal.boards import NAMES


class Board:
    """`.clock .settings .leds .buttons .screen .sound .store`; `.problems` tells each part that is missing.

    A problem is (part, error as text).
    """

    def __init__(self) -> None:
        self.problems: list[tuple[str, str]] = []
        self.clock = self._open("clock", clock.open_clock, clock.NullClock)
        self.settings = self._open("settings", settings.open_settings, settings.NullSettings)
        self.name = self.settings.get("BOARD", NAMES[0], NAMES)
        profile = __import__(f"hal.boards.{self.name}", None, None, ("LEDS",))
        self.leds = self._open("lights", lambda: leds.open_leds(profile.LEDS), leds.NullLeds)
        # A first light while the rest is read: the toy is awake.
        if self.leds.rows:
            self.leds[self.leds.rows - 1, 0] = (0, 120, 0)
            self.leds.show()
        self.screen = self._open("screen", lambda: _open_screen(profile.SCREEN), _null_screen)

        from hal import buttons, sound, store

        self.buttons = self._open(
            "buttons", lambda: buttons.open_buttons(profile.BUTTONS, self.clock), buttons.NullButtons
        )
        self.sound = self._open("sound", lambda: sound.open_sound(profile.SOUND), sound.NullSound)
        self.store = self._open("store", store.open_store, store.NullStore)

    def _open(self, what: str, opener, null):  # type: ignore[no-untyped-def]
        """The part, or its null form and a sentence when it, its pin or its library is missing."""
        try:
            return opener()
        except (ImportError, AttributeError, ValueError, OSError, RuntimeError) as error:
            self.problems.append((what, repr(error)))
            print(f"{what} missing: {error!r}; play goes on without")
            return null()


def _open_screen(wiring: dict | None):  # type: ignore[no-untyped-def]
    # The pins of the display of the last run are still taken until it is released.
    import displayio

    displayio.release_displays()
    if wiring is None:
        return _null_screen()
    # Imported here, after the strip: a board lights up before it has read the big text library.
    from hal import screen

    return screen.open_screen(wiring)


def _null_screen():  # type: ignore[no-untyped-def]
    from hal.null_screen import NullScreen

    return NullScreen()


def open_board() -> Board:
    """The board that settings.toml names."""
    return Board()
