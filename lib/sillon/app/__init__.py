"""The app's loop: one screen at a time, imported when it is entered. Nothing blocks.

A screen that was left stays in memory while enough of the heap is free, unless large print is on. The first screen is `home`. A
target names a screen: see module_of(). SCREEN of its module is its class.
"""

from sys import modules

from games import NAMES
from sillon.common.buttons import BACK, LONG, OK, PRESS, RELEASE, REPEAT
from sillon.common.memory import (
    LARGE_BLOCK,
    forget,
    forget_but,
    forget_manifest,
    free_bytes,
    in_one_piece,
    light_first,
    tidy,
)
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Board, Preferences, Screen, Session, Target

_AT_ONCE = 4  # the most events handled in one tick
_DIM_MS = 180_000  # idle for three minutes: dim the lights
_SLEEP_MS = 600_000  # idle for ten minutes: switch lights and screen off
_WAKING_MS = 2500  # a stuck button blocks input no longer than this after waking
_KEEP_SCREEN = 56 * 1024  # bytes: with this much free, a screen that is left stays in memory
_KEEP_BLOCK = 36 * 1024  # bytes: without such a free block it is dropped, where the next screen takes much memory
_KEEP_SCREEN_IN_MATCH = 48 * 1024  # the same during a match, whose screen is soon entered again
_MIN_FREE = 40 * 1024  # bytes: with this much free before a screen is left, any other screen fits
_MIN_BLOCK = 20 * 1024  # bytes: without such a free block the program restarts before a screen that takes much memory
_PRELOAD_MS = 150  # this long after the last press, the app preloads modules of the next screens
_DRAWN_MS = 6  # a tick that has taken this long when the page is drawn sends the page at the next tick
_TIDY_MS = 200  # collect this often, before long-lived objects enclose garbage and split the free heap
# The modules that every screen needs. The rules of the current match stay too.
_KEPT = (
    "sillon.app",
    "sillon.common.buttons",
    "sillon.common.memory",
    "sillon.common",
    "sillon.ui",
    "sillon.ui.screen",
    "sillon.views",
    "sillon.words",
    "games.rules",
)
_LOADING = (90, 50, 0)  # the colour of the light that shows while a file is imported


def module_of(target: str) -> str:
    """Return the module, below sillon, of the screen that a target names:

    home                screens.home
    match.after         match.after
    awale               games.awale.screen, the game's own screen; in a match, Session.screen
    colorigraphe.stake  games.colorigraphe.stake
    """
    room, _, file = target.partition(".")
    if room in NAMES:
        return f"games.{room}.{file or 'screen'}"
    return target if file else f"screens.{room}"


class App:
    """The loop, in `tick()`. `session` is the match in progress, or None."""

    board: "Board"
    preferences: "Preferences"
    words: "Words"
    session: "Session"  # None without a match
    choice: "tuple[Any, ...]"  # the options chosen for the next game: see sillon/match/choices.py
    clock: "tuple[Any, ...]"  # the tournament's clock: see sillon/tournament/clock.py
    tournament: "tuple[Any, ...]"  # (language of its names, Tournament), or (): see sillon/tournament/store.py
    table: "tuple[Any, ...]"  # (table, names) of the tournament's match that is to begin, or (): see sillon/tournament/play.py
    screen: "Screen"  # None while the next one is imported
    # The target of the current screen; previous_target below is that of the screen before.
    target: "Target"
    previous_target: "Target"
    seed: int  # fixes the random numbers; 0 for real chance
    rng_state: int  # the state of sillon/common/chance.py: 1..2**30 - 1
    active_at: int  # ms: the last press
    dozing: int  # 0 awake, 1 dimmed, 2 asleep
    woken_at: int
    buttons_down: int  # the number of buttons held down
    ignore_until_release: bool
    back_was_long: bool  # whether BACK was held for LONG: its release is ignored then
    sending: bool  # whether part of the page is still to be sent
    entered: bool  # whether the current screen has not sent any page yet
    preload: list[str]  # modules to import for the next screens, while idle
    hide_loading: bool  # whether importing shows no light
    counted_free: int  # bytes, counted since the last screen was entered; 0 when not counted
    tidied_at: int  # ms: the last garbage collection
    memory_error_at: int  # ms: the last MemoryError after which its screen was entered again; missing before the first
    # The target on which the last press began: only there its REPEAT events count. () for no press; None while presses are
    # dropped, see drop_presses().
    press_target: "Target | None"

    def __init__(self, board: "Board") -> None:
        from sillon.app.start import start  # used once: freed by _forget() below

        start(self, board)
        light_first(self)
        self._forget()  # the first tick enters the screen, where the caller handles errors

    def apply(self) -> None:
        """Apply the preferences to words, sound and lights."""
        chosen = self.preferences
        if not self.screen or self.words.language != chosen.language:
            self.words = Words(chosen.language, self.words.catalogs if self.screen else "menus")
        self.board.sound.on = chosen.sound
        self.board.leds.brightness = chosen.brightness
        display = self.board.display
        if chosen.large != display.large and display.rows:
            if self.screen:
                self._forget()  # its modules stay for long: they are to lie among few others
            self.board.enlarge(chosen.large)

    def go(self, target: "Target") -> None:
        """Leave the screen; the next tick enters the one of `target`, (name, arguments ...)."""
        self.screen.on_idle()
        self.previous_target = self.target
        self.target = target
        self.show_loading()
        # Free the screen before the next one is imported.
        self.screen = None  # type: ignore[assignment]
        self.words.unload()
        if target[0] == "home":
            self.tournament = ()
            self.forget_table()
        if target[0] == "home" and self.session:
            self.session = None  # type: ignore[assignment]
            self._forget()
            if free_bytes() < _MIN_FREE or not in_one_piece(LARGE_BLOCK):
                self.restart_into("home")  # also frees the interned names of games, and joins the gaps between them
            else:
                self._continue_without_restart()

    def forget_table(self) -> None:
        """Forget the tournament's match that was to begin, and its rules."""
        if self.table:
            self.table = self.choice = ()

    def _forget(self) -> None:
        """Drop all modules except those that every screen needs and the rules of the match."""
        forget_but(_KEPT + (self.session.modules if self.session else ()))

    def start_match(self, session: "Session") -> "Target":
        """Start a match, with the menus' modules dropped; return the target of its screen."""
        self.session = session
        self._forget()
        if self.board.display.large:
            return self.restart_into(session.name)  # large print leaves room in a heap without gaps only
        return self.make_room_for(session.name)

    def make_room_for(self, *target: str) -> "Target":
        """Return the target of a screen that takes much memory; restart the program where dropping modules frees too little."""
        self.show_loading()  # before collections, which take 30 ms
        self.counted_free = free_bytes()
        if self.counted_free < _KEEP_SCREEN or not in_one_piece(_KEEP_BLOCK):
            self._forget()
            self.counted_free = free_bytes()
        if self.counted_free < _MIN_FREE or not in_one_piece(_MIN_BLOCK):
            return self.restart_into(*target)
        self.screen.on_idle()
        self._continue_without_restart()
        return target

    def _continue_without_restart(self) -> None:
        """Do what a restart does besides freeing memory."""
        self.board.store.flush()  # the user may switch off after leaving a game
        if self.seed:
            self.rng_state = self.seed  # equal presses give an equal game on every board

    def restart_into(self, *target: str) -> "Target":
        """Restart the program on the screen of `target`, with the match in progress and nothing else in memory.

        Return the target, to be entered without a restart where the store cannot keep what is needed.
        """
        if self.screen:
            self.screen.on_idle()
        session = self.session
        packed = session.packed() if session and not session.puzzle else b""  # a puzzle is not saved as a match
        store = self.board.store
        if packed and packed == store.load("match"):
            packed = b"="  # the store has it already
        if packed and 0 < session.announced_ply == len(session.match.moves):
            packed = b"!" + packed  # the last result has been shown: do not show it again
        if packed and session.archived_ply == len(session.match.moves):
            packed = b"#" + packed  # the match is filed: do not file it again
        if packed and max(session.places) >= 0:
            packed = b"@" + bytes([place + 1 for place in session.places]) + packed  # the cursors
        self.show_loading()
        if store.save("begins", ",".join(target).encode() + b"|" + packed) and store.flush():
            self.board.restart()
        store.save("begins", b"")  # a later start must not find it
        return target

    def _enter(self) -> None:
        """Import and enter the screen that `target` names."""
        target = self.target
        name = target[0]
        session = self.session
        keep_from = _KEEP_SCREEN_IN_MATCH if session and session.match_base_module in modules else _KEEP_SCREEN
        much = self.counted_free >= keep_from or free_bytes() >= keep_from
        if session and self.board.display.large:
            much = False  # beside large print, modules that stay leave no room for the menu
        self.counted_free = 0
        if not much:
            self._forget()
            tidy()
        controller = None
        module = module_of(name)
        if session and name.partition(".")[0] == session.name:
            from sillon.app.controllers import controller_of  # only the screens of a game have controllers

            controller = controller_of(session, name)  # before the screen is imported: then there is most room
            if name == session.name:
                module = session.screen
        screen = __import__("sillon." + module, None, None, ("SCREEN",)).SCREEN
        input_class = screen.input_class
        if self.board.leds.keyed or self.board.leds.touched:
            from sillon.keyed.inputs import input_of  # only where lights are keys or can be touched

            input_class = input_of(self, screen, name.partition(".")[0])
        catalogs = controller.catalogs(screen) if controller else screen.catalogs
        if not much:
            tidy()  # before words and screen are made, which stay: beyond the imports' garbage they would split the free heap
        game = target[1] if len(target) > 1 and target[1] in NAMES else session.name if session else ""
        self.words.load(catalogs.replace("{}", game))
        entered = screen(self, *target[1:])
        entered.input = input_class(entered)
        if controller:
            entered.controller = controller(entered)
        entered.on_attached()
        self.screen = entered
        if controller and not much:
            # Imported to make the screen: the last for all boards, the others for boards whose lights are keys.
            forget_manifest(session.name)
            forget("sillon.keyed.inputs")
            forget("sillon.app.controllers")
        self.entered = True
        self.preload = list(screen.preload) if much else []

    def _preload_next(self) -> None:
        """Import one module that the next screens need."""
        self.hide_loading = True
        try:
            __import__("sillon." + self.preload.pop(0))
        except Exception as error:  # the same error appears where the module is needed
            print("not preloaded:", repr(error))
            self.preload = []
        self.hide_loading = False

    def show_loading(self) -> None:
        """Show the loading light, until the next frame: importing a file takes a board a moment."""
        leds = self.board.leds
        if self.screen and leds.rows:
            leds[0, 0] = _LOADING
            leds.show()
            self.screen.redraw |= 1  # LIGHTS of sillon/ui/screen.py

    def drop_presses(self) -> None:
        """Drop all queued presses but BACK: they were made before the user saw what comes now. tick() ends this."""
        self.press_target = None

    def tick(self) -> None:
        """Handle events, advance the screen, draw what has changed."""
        board = self.board
        now = board.clock.ms()
        board.sound.tick(now)
        if self.screen:
            # A key that opens the menu queues several events at once.
            for _ in range(_AT_ONCE):
                event = board.buttons.read()
                if event is None:
                    self.press_target = self.press_target or ()
                    break
                self._handle_event(event[0], event[1], event[2], now)
                if not self.screen:
                    return  # later events belong to the next screen
        else:
            self._enter()  # the screen ticks before it gets events
            now = board.clock.ms()  # importing took time: animations start now
        if now - self.active_at >= _DIM_MS:
            from sillon.app.sleep import ASLEEP, doze  # on an idle board only

            doze(self, now - self.active_at >= _SLEEP_MS)
            if self.dozing == ASLEEP:
                return
        target = self.screen.input.tick(now)
        if target:
            self.go(target)
            return
        screen = self.screen
        if screen.redraw:
            screen.draw(board.leds, board.display)
            board.leds.show()
            if screen.redraw:
                return  # lights first, the page at the next tick
            if board.clock.ms() - now >= _DRAWN_MS:
                self.sending = True  # the next tick calls show()
                return
        self.sending = board.display.show(self.entered)
        self.entered = False
        if not self.sending:
            if now - self.tidied_at >= _TIDY_MS:
                self.tidied_at = now
                tidy()
            screen.on_idle()
            if self.preload and now - self.active_at >= _PRELOAD_MS:
                self._preload_next()
            board.store.flush(now)
            full = board.store.full
            if full & 3 == 1:
                board.store.full |= 2  # report it once
                self.go(("notice", "lost" if full & 4 else "full", self.previous_target))

    def _handle_event(self, seat: int | None, code: int, kind: int, now: int) -> None:
        """Handle one button event: wake a dozing board, or pass the event to the screen."""
        self.active_at = now
        if not self.seed:
            self.rng_state = self.rng_state ^ (now & 0x3FFF) * 40503 or 1
        if kind == PRESS:
            self.buttons_down += 1
        elif kind == RELEASE and self.buttons_down:
            self.buttons_down -= 1
        if self.dozing:
            from sillon.app.sleep import wake  # in memory since the board was dimmed

            wake(self)
        if self.ignore_until_release:
            # Until all buttons are released, or the time is over: a stuck button must not lock the app.
            self.ignore_until_release = self.buttons_down > 0 and now - self.woken_at < _WAKING_MS
            return
        if code == BACK:
            # BACK acts on release; after LONG the release is ignored.
            if kind == LONG:
                self.back_was_long = True
            elif kind == PRESS:
                self.back_was_long = False
                return
            elif self.back_was_long:
                return
        elif self.press_target is None or (kind == REPEAT and self.press_target is not self.target):
            return
        elif kind == PRESS:
            self.press_target = self.target
        if code == OK and kind == PRESS and self.board.display.turn():
            return  # the press turns the page of a message in large print
        target = self.screen.input.press(seat, code, kind)
        if target:
            self.go(target)
