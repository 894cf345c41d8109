"""The app: one screen at a time, read when it is entered; what was read stays while there is room. Nothing blocks.

The first screen is `home`. A target names a screen: see module_of(). SCREEN of its module is its class.
"""

from sys import modules

from games import NAMES
from sillon.app.buttons import BACK, LONG, PRESS, RELEASE, REPEAT
from sillon.app.memory import forget_but, in_one_piece, light_first, room, tidy
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Board

_AT_ONCE = 4  # presses and releases in a tick
_DIM_MS = 180_000  # left alone for three minutes the lights dim,
_SLEEP_MS = 600_000  # after ten they sleep
_WAKING_MS = 2500
_STAYS = 64 * 1024  # bytes: with so many free, a screen that is left stays in memory
_STAYS_IN_MATCH = 48 * 1024  # with so many, while the screen of a match is in memory: it is soon entered again
_ENOUGH = 40 * 1024  # with so many free before it is left, any other screen has room
_PIECE = 48 * 1024  # with so many free in one piece at the first screen, a match leaves enough in one piece
_AHEAD_MS = 150  # so long after the last press, files are read that the next screens need
_DRAWN_MS = 6  # a tick that has lasted so long when the page is drawn leaves sending it to the next one
_TIDY_MS = 400  # garbage is collected before it lies between what stays: so what is free is in one piece
# What every screen needs stays; so do the game's rules while it is played.
_KEPT = (
    "sillon.app",
    "sillon.app.buttons",
    "sillon.app.memory",
    "sillon.screens",
    "sillon.screens.screen",
    "sillon.views",
    "sillon.words",
    "games.rules",
)
_READING = (90, 50, 0)  # the light that says: a file is being read, wait


def module_of(target: str) -> str:
    """Return the module, below sillon, of the screen that a target names:

    home                screens.home
    match.after         match.after
    awale               games.awale.screen, the game's own screen of a match; match.cells for a game that brings none
    colorigraphe.stake  games.colorigraphe.stake
    """
    room, _, file = target.partition(".")
    if room in NAMES:
        from sillon.manifest import manifest_of  # only where a game is named: the first screen does without

        if not file and not manifest_of(room).own_screen:
            return "match.cells"
        return f"games.{room}.{file or 'screen'}"
    return target if file else f"screens.{room}"


class App:
    """`tick()` is the whole loop. `session` is the match in progress, or None."""

    board: "Board"
    preferences: "Any"
    words: "Words"
    session: "Any"
    choice: tuple  # what is chosen for a game to come: see sillon/match/choices.py
    clock: tuple  # that of a tournament: see sillon/tournament/clock.py
    day: tuple  # the tournament: see sillon/tournament/store.py
    screen: "Any"
    # What `screen` was entered by, and before.
    target: tuple
    left: tuple
    seed: int  # 0 for real chance
    rng_state: int  # the state of sillon/app/chance.py, below 2**30, never 0
    active_at: int  # the moment (ms) of the last press
    dozing: int  # 1 dimmed, 2 asleep
    woken_at: int
    down: int  # how many buttons are held down
    ignore_until_release: bool
    held: bool
    sending: bool  # whether more of the page may be on its way
    entered: bool  # the screen has just been entered: nothing of its page has been sent
    ahead: list[str]  # modules that are still to be read for the next screens
    quiet: bool  # they are read without a light
    free: int  # bytes, where they have been counted since the last screen was entered, else 0
    tidied_at: int  # the moment of the last collection
    finger: tuple | None  # the screen of the last press; None: drop queued presses but BACK

    def __init__(self, board: "Board") -> None:
        from sillon.app.start import start  # and forgotten again, as all that is read for a moment

        start(self, board)
        light_first(self)
        self._forget()  # the first tick enters the screen: whoever calls it looks after errors

    def apply(self) -> None:
        """Makes the preferences true."""
        chosen = self.preferences
        if not self.screen or self.words.language != chosen.language:
            self.words = Words(chosen.language, self.screen.room if self.screen else "menus")
        self.board.sound.on = chosen.sound
        self.board.leds.brightness = chosen.brightness

    def go(self, target: tuple) -> None:
        """Leaves the screen, and at the next tick enters the one of `target`, (name, arguments ...)."""
        self.screen.on_idle()
        self.left = self.target
        self.target = target
        self.say_reading()
        # It goes before the next is read.
        self.screen = None
        self.words.leave()
        if target[0] == "home":
            self.day = ()
        if target[0] == "home" and self.session:
            self.session = None
            self._forget()
            if room() < _ENOUGH or not in_one_piece(_PIECE):
                self.restart_into("home")  # so that the names that games have left go, and what lies among them
            else:
                self._stay()

    def _forget(self) -> None:
        """Only what every screen needs stays in memory, and the rules of the match."""
        forget_but(_KEPT + (self.session.modules if self.session else ()))

    def begin(self, session: "Any") -> tuple:
        """Begins a match, with nothing of the menus in memory; returns the screen to go to."""
        self.session = session
        self._forget()
        return self.with_room(session.name)

    def with_room(self, *target: str) -> tuple:
        """Goes to a screen that takes much memory: where there is little, by a start anew. Returns the target."""
        self.free = room()
        if self.free < _ENOUGH:
            return self.restart_into(*target)
        self.screen.on_idle()
        self._stay()
        return target

    def _stay(self) -> None:
        """What a start anew does besides making room."""
        self.board.store.flush()  # whoever leaves a game may switch off
        if self.seed:
            self.rng_state = self.seed  # the same presses give the same game on every board

    def restart_into(self, *target: str) -> tuple:
        """Goes to a screen by starting the program anew, with nothing else in memory, and the match if there is one.

        Where the board has nowhere to keep what is needed, it is gone to as to any other. Returns the target.
        """
        if self.screen:
            self.screen.on_idle()
        session = self.session
        packed = session.packed() if session and type(session.asked) is not tuple else b""  # a puzzle is no match
        store = self.board.store
        if packed and packed == store.load("match"):
            packed = b"="  # it is kept already
        self.say_reading()
        if store.save("begins", ",".join(target).encode() + b"|" + packed) and store.flush():
            self.board.restart()
        store.save("begins", b"")  # a later start must not find it
        return target

    def _enter(self) -> None:
        """Enters the screen that `target` names."""
        stays = _STAYS
        if self.session:
            from sillon.manifest import manifest_of  # as in module_of()

            if manifest_of(self.session.name).base in modules:
                stays = _STAYS_IN_MATCH
        much = self.free >= stays or room() >= stays
        self.free = 0
        if not much:
            self._forget()
            tidy()
        target = self.target
        found = self._put_in(target[0])  # before the screen is read: then there is most room
        screen = __import__("sillon." + module_of(target[0]), None, None, ("SCREEN",)).SCREEN
        if found:
            screen = found(screen)
        self.words.enter(screen.room)
        self.screen = screen(self, *target[1:])
        self.entered = True
        self.ahead = list(screen.ahead) if much else []

    def _put_in(self, name: str) -> "Any":
        """What is put into a screen: a puzzle, the computer, keys that are lights.

        A function from the screen's plain class to the one that is entered, or None.
        """
        from sillon.manifest import manifest_of

        session = self.session
        found = None
        if session and type(session.asked) is tuple:
            manifest = manifest_of(session.name)
            if name == (manifest.task_screen or session.name):
                found = __import__("sillon." + manifest.puzzle_module, None, None, ("asked",)).asked
        elif session and (session.levels or session.asked):
            from sillon.match.seats import enter

            found = enter(session, name)
        if self.board.leds.keyed:
            from sillon.keyed.fit import fitted

            found = fitted(self, name, found)
        return found

    def _read_ahead(self) -> None:
        """Reads a file that the next screens need, while nobody waits for it."""
        self.quiet = True
        try:
            __import__("sillon." + self.ahead.pop(0))
        except Exception as error:  # it is told where the file is needed
            print("not read ahead:", repr(error))
            self.ahead = []
        self.quiet = False

    def say_reading(self) -> None:
        """Reading a file takes a board a moment: a light says so first, until the next frame."""
        leds = self.board.leds
        if self.screen and leds.rows:
            leds[0, 0] = _READING
            leds.show()
            self.screen.redraw |= 1  # LIGHTS

    def tick(self) -> None:
        """Takes what was pressed, goes on a little, draws what has changed."""
        board = self.board
        now = board.clock.ms()
        board.sound.tick(now)
        if self.screen:
            # After a key that opens the menu several events come at once.
            for _ in range(_AT_ONCE):
                event = board.buttons.read()
                if event is None:
                    self.finger = self.finger or ()
                    break
                self._take(event[0], event[1], event[2], now)
                if not self.screen:
                    return  # what is pressed meanwhile is for the screen to come
        else:
            self._enter()  # nothing is pressed on it before it has ticked
            now = board.clock.ms()  # reading its file has taken a while, and its animations count from then on
        if now - self.active_at >= _DIM_MS:
            from sillon.app.sleep import ASLEEP, doze

            doze(self, now - self.active_at >= _SLEEP_MS)
            if self.dozing == ASLEEP:
                return
        target = self.screen.tick(now)
        if target:
            self.go(target)
            return
        screen = self.screen
        if screen.redraw:
            screen.draw(board.leds, board.display)
            board.leds.show()
            if screen.redraw:
                return  # the lights answer first, the page follows at the next tick
            if board.clock.ms() - now >= _DRAWN_MS:
                self.sending = True  # at the next tick
                return
        self.sending = board.display.show(self.entered)
        self.entered = False
        if not self.sending:
            if now - self.tidied_at >= _TIDY_MS:
                self.tidied_at = now
                tidy()
            screen.on_idle()
            if self.ahead and now - self.active_at >= _AHEAD_MS:
                self._read_ahead()
            board.store.flush(now)
            full = board.store.full
            if full & 3 == 1:
                board.store.full |= 2  # it is said once
                self.go(("notice", "lost" if full & 4 else "full", self.left))

    def _take(self, seat: int | None, code: int, kind: int, now: int) -> None:
        """One button event: wakes a dozing toy and does nothing else, or goes to the screen."""
        self.active_at = now
        if not self.seed:
            self.rng_state = self.rng_state ^ (now & 0x3FFF) * 40503 or 1
        if kind == PRESS:
            self.down += 1
        elif kind == RELEASE and self.down:
            self.down -= 1
        if self.dozing:
            from sillon.app.sleep import wake

            wake(self)
        if self.ignore_until_release:
            # Until all fingers are off; a button that is stuck does not lock it.
            self.ignore_until_release = self.down > 0 and now - self.woken_at < _WAKING_MS
            return
        if code == BACK:
            # BACK acts on release; held, it has opened the menu already.
            if kind == LONG:
                self.held = True
            elif kind == PRESS:
                self.held = False
                return
            elif self.held:
                return
        elif self.finger is None or (kind == REPEAT and self.finger is not self.target):
            return
        elif kind == PRESS:
            self.finger = self.target
        target = self.screen.press(seat, code, kind)
        if target:
            self.go(target)
