"""The handheld in a window: mouse and keys in, pictures out. Their meaning is in sim/window/session.py."""

import os
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from sim.handheld import Handheld
from sim.picture import pygamer
from sim.picture.layout import Point
from sim.picture.render import layout_of
from sim.window.session import BUTTONS, Session

_FRAMES_A_SECOND = 60
_GROUND = (34, 38, 45)
_TITLE = "Sillon · space pause · . tick · - slow · s picture · g film · b board · l language · r restart · q quit"
_NO_PYGAME = {
    "fr": "Il manque pygame-ce à la fenêtre : `make window` l'installe.",
    "en": "The window needs pygame-ce: `make window` installs it.",
}
_NO_DISPLAY = {
    "fr": "Il n'y a pas d'écran pour la fenêtre. `make play` joue dans le terminal.",
    "en": "There is no display for the window. `make play` plays in the terminal.",
}
_STICK = 16  # distance from a joystick's centre to the area of a direction
_DRIVER = "SDL_VIDEODRIVER"  # names SDL's video driver; tests use an invisible one
_INVISIBLE = ("dummy", "offscreen")  # SDL's drivers that show nothing; it falls back to one where no display answers


def play(session: Session, until: Callable[[int], bool] = lambda frame: False) -> int:
    """Show the window until it is closed or `until` returns True for a frame's number. Return the exit status."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Without it, as over ssh, a library of SDL prints a warning.
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    try:
        import pygame  # late: only `make window` installs it
    except ImportError:
        return _refuse(_NO_PYGAME, session)
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error:
        driver = _INVISIBLE[0]
    if driver in _INVISIBLE and driver != os.environ.get(_DRIVER):
        pygame.quit()
        return _refuse(_NO_DISPLAY, session)
    try:
        _Window(pygame, session).run(until)
    finally:
        pygame.quit()
    return 0


def _refuse(sentences: dict[str, str], session: Session) -> int:
    """Print why there is no window. Return the exit status."""
    print(sentences.get(session.handheld.language, sentences["en"]), file=sys.stderr)
    return 1


class _Window:
    def __init__(self, pygame: Any, session: Session) -> None:
        self._pygame = pygame
        self._session = session
        self._held = ""
        self._shown: tuple[object, ...] = ()
        self._measured: object = None
        self._units = (1, 1)
        self._place = (0.0, 0.0, 1.0)  # left, top, and pixels a unit of the picture
        width, height = session.picture(2).size
        self._surface = pygame.display.set_mode((width, height), pygame.RESIZABLE)

    def run(self, until: Callable[[int], bool]) -> None:
        clock = self._pygame.time.Clock()
        frame = 0
        while not until(frame):
            frame += 1
            for event in self._pygame.event.get():
                if not self._take(event):
                    return
            self._session.advance(clock.tick(_FRAMES_A_SECOND) / 1000)
            self._session.look_at_files()
            self._draw()

    def _take(self, event: Any) -> bool:
        """Handle an event. Return False when it closes the window."""
        pygame, session = self._pygame, self._session
        if event.type == pygame.QUIT:
            return False
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            name = pygame.key.name(event.key)
            if name in BUTTONS:
                (session.press if event.type == pygame.KEYDOWN else session.release)(BUTTONS[name])
            elif event.type == pygame.KEYDOWN:
                return session.key(name)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            left, top, unit = self._place
            self._held = under(session.handheld, ((event.pos[0] - left) / unit, (event.pos[1] - top) / unit))
            session.press(self._held)
        elif event.type == pygame.WINDOWFOCUSLOST:
            session.let_go()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            session.release(self._held)
            self._held = ""
        return True

    def _plain(self) -> tuple[int, int]:
        """Return the picture's size in its units."""
        board = self._session.handheld
        if board is not self._measured:
            self._measured = board
            self._units = self._session.picture(1).size
        return self._units

    def _draw(self) -> None:
        """Draw the picture as large as the window allows, if something has changed."""
        pygame, session = self._pygame, self._session
        width, height = self._surface.get_size()
        plain = self._plain()
        unit = min(width / plain[0], height / plain[1])
        picture = session.picture(max(1, min(4, round(unit))))
        shown = (picture, width, height, session.said)
        if shown == self._shown:
            return
        self._shown = shown
        drawn = pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA")
        size = round(plain[0] * unit), round(plain[1] * unit)
        self._place = ((width - size[0]) / 2, (height - size[1]) / 2, unit)
        self._surface.fill(_GROUND)
        self._surface.blit(pygame.transform.smoothscale(drawn, size), self._place[:2])
        pygame.display.flip()
        pygame.display.set_caption(f"Sillon: {session.said}" if session.said else _TITLE)


def under(handheld: Handheld, point: Point) -> str:
    """Return the button at a point of the picture, in its units; "" for none."""
    for name, (x, y), radius in places(handheld):
        if (point[0] - x) ** 2 + (point[1] - y) ** 2 <= radius**2:
            return name
    return ""


def places(handheld: Handheld) -> list[tuple[str, Point, float]]:
    """Return name, centre and radius of each button, and of each light that can be touched, in units of the picture."""
    if handheld.display_rows():
        x, y = pygamer.STICK
        ways = pygamer.DIRECTIONS
        stick = [(name, (x + dx * _STICK, y + dy * _STICK), 14.0) for name, (dx, dy) in ways.items()]
        buttons, light = [*pygamer.BUTTONS, *stick], pygamer.light
        radius = 6.0
    else:
        layout = layout_of(handheld)
        buttons, light = list(layout.buttons), layout.light
        radius = layout.pitch / 2
    if not handheld.keyed:
        cells = [name for name in handheld.button_names if name.startswith("CELL")]
        buttons += [(name, light(*divmod(int(name[4:]), handheld.cols)), radius) for name in cells]
    return buttons
