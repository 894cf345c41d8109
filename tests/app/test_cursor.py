"""The cursor differs from each light beside it: in every frame, view, form of a game, board, palette and brightness.

The board's own leds driver sends the lights of a view; the tests read the wire. Each pair of colours is sent once,
by itself; whole frames are sent too, because a strip that would draw too much current is dimmed.
"""

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import combinations, product
from math import dist
from types import SimpleNamespace
from typing import Any

import pytest

from games import NAMES, new
from games.match import Match
from hal.leds import Leds
from sillon.games.awale import view as awale
from sillon.games.colorigraphe import lights as colorigraphe_lights
from sillon.settings import palettes
from sillon.settings.preferences import PALETTES
from sillon.views import FULL, SEATS, glow, row, shades
from sillon.views.board_view import DIM, FAULT, PLAYABLE, REFUSED, BoardView
from sillon.views.keyed.field import field
from sillon.views.keyed.row import wide
from sim.profiles import board_names, profile_of
from tests.app.boards import KEYED
from tests.app.fakes import DARK, Colour, Grid, Place
from tests.app.luminance import VISIONS, lab
from tests.app.scenes import SCENES, Scene
from tests.app.stage import enter
from tests.game_parts import ON_KEYS

BRIGHTNESS = range(1, 11)
BEATS = [(beat, (beat if beat < 16 else 31 - beat) * 17) for beat in range(32)]
PLAINLY = 10  # the least distance in CIE L*a*b*, for every colour vision
FAINT = 2  # up to this brightness there are few bytes to tell lights by
FAINTLY = 2  # the least distance up to the brightness FAINT
SAME_LIGHTS = {"pygamer": "pico_panel", "raspberry_pi": "pico_panel"}  # boards that show the same lights as another

Pair = tuple[Colour, Colour]
Frame = tuple["Panel", set[Place]]


class Panel(Grid):
    """The lights of a board, without a wire."""

    def __init__(self, board: str) -> None:
        leds: Any = profile_of(board).LEDS
        super().__init__(leds["rows"], leds["cols"])
        self.keyed = board in KEYED
        self.named = tuple(leds.get("named", ()))

    def places(self) -> list[Place]:
        return [(y, x) for y in range(self.rows) for x in range(self.cols)]

    def around(self, places: set[Place]) -> set[Place]:
        """Return the lights around these on a panel; none on a strip, where the lit lights decide."""
        near = {other for place in places for other in self.near(place)}
        return near.intersection(self.places()) - places if self.rows > 1 else set()

    @staticmethod
    def near(place: Place) -> set[Place]:
        return {(place[0] + dy, place[1] + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)}

    def beside(self, places: set[Place]) -> set[Place]:
        """Return the lights around; on a strip the next light and the next lit light on both sides."""
        if self.rows > 1:
            return self.around(places)
        found = set()
        for step, end in ((-1, min(places)[1]), (1, max(places)[1])):
            at = end + step
            found.add((0, at))
            while 0 <= at < self.cols and self.at(0, at) == DARK:
                at += step
            found.add((0, at))
        return found.intersection(self.places())


def cursor_of(name: str, leds: Panel, look: Any) -> set[Place]:
    cell = look.cursor
    if name == "colorigraphe":
        spot = Panel.__new__(Panel)
        Grid.__init__(spot, leds.rows, leds.cols)
        if leds.keyed:
            return {(cell // 3, cell % 3)}
        colorigraphe_lights.fill(spot, cell, (1, 1, 1))  # type: ignore[arg-type]
        return set(spot)
    piles = name not in ("awale", "fanorona") and (not leds.keyed or (wide(leds) and len(look.marks) <= leds.cols))  # type: ignore[arg-type]
    if piles:
        shape = row.Shape(field(leds) if leds.keyed else leds, len(look.marks), look.turned, name == "fang")  # type: ignore[arg-type]
        return {shape.place(cell, level) for level in range(min(max(look.shown[cell], 1), shape.height))}
    if leds.keyed:
        view = view_of(name, True)
        return {
            place for place in leds.places() if place not in named(leds) and view.cell_at(leds, look, *place) == cell
        }
    if name == "awale":
        levels = (2, -1) if leds.rows == 1 else (2,)
        return {awale.place(leds, look, cell, level) for level in levels}  # type: ignore[arg-type]
    # Fanorona: the lights that a cursor alone would light.
    spots = []
    for cursor in (-1, cell):
        spot = Panel.__new__(Panel)
        Grid.__init__(spot, leds.rows, leds.cols)
        bare = BoardView(look.game, bytes(len(look.shown)), len(look.marks))
        bare.cursor, bare.turned = cursor, look.turned
        view_of(name, False).lights(spot, bare)
        spots.append(spot)
    return {place for place in spots[1] if spots[0].at(*place) != spots[1].at(*place)}


def named(leds: Panel) -> list[Place]:
    return [place[1:] for place in leds.named]


def view_of(name: str, keyed: bool) -> Any:
    return import_module(f"sillon.games.{name}.{'keys_view' if keyed else 'view'}")


def forms(name: str) -> list[Any]:
    """Return the rules objects whose lights differ: one for each preset and each size."""
    found = [new(name, preset) for preset, _ in new(name).PRESETS]
    found += [new("fafy", cells=cells) for cells in (4, 6, 9, 10, 12, 16)] if name == "fafy" else []
    found += [new("fang", cells=cells) for cells in (4, 6, 8)] if name == "fang" else []
    found += [new("fanorona", size=size) for size in ("3x3", "5x5", "9x5")] if name == "fanorona" else []
    lights = {}
    for game in found:
        lights.setdefault((game.cells, getattr(game, "columns", 0)), game)
    return list(lights.values())


def positions(game: Any) -> list[bytes]:
    """Return positions of a random match; for the sowing games also one with piles of every height."""
    chance = random.Random(7)
    match = Match(game)
    found = [match.position]
    while match.outcome() is None and len(match.moves) < 60:
        match.play(chance.choice(game.moves(match.position)))
        if len(match.moves) in (5, 11, 24, 60):
            found.append(match.position)
    if game.NAME in ("fafy", "fang", "awale"):
        cells = game.cells
        for first in (0, 6):
            piled = bytearray(found[-1])
            for cell in range(cells):
                piled[cell] = first + cell + cell // 4 * 3
            found.append(bytes(piled))
    return found


def states(name: str) -> Iterator[BoardView]:
    """Yield board views with the cursor on every cell, and with every mark beside it."""
    for game in forms(name):
        for number, position in enumerate(positions(game)):
            for cursor in range(game.cells):
                yield from pointed(game, position, cursor, number % 2 == 1)


def pointed(game: Any, position: bytes, cursor: int, turned: bool) -> Iterator[BoardView]:
    cells = game.cells
    whose = game.turn(position)
    for kind in KINDS:
        look = BoardView(game, position, cells)
        look.reset(position, whose)
        look.turned = turned
        look.cursor = cursor
        moves = game.moves(position) if game.NAME != "colorigraphe" else []
        for move in moves:
            look.marks[move >> {"fanorona": 8, "fafy": 1}.get(game.NAME, 0)] = PLAYABLE
        if kind == "refused here":
            look.marks[cursor] = FAULT
        elif kind == "refused beside":
            for other in (cursor - 1, cursor + 1):
                if 0 <= other < cells:
                    look.marks[other] = FAULT
        elif kind == "refused everywhere":
            for cell in range(cells):
                look.marks[cell] = FAULT
        elif kind == "all may be played":
            for cell in range(cells):
                look.marks[cell] = PLAYABLE
        elif kind == "marks of its own":
            for cell in range(cells):
                if cell != cursor and (game.NAME != "fang" or look.shown[cell]):
                    own = OWN_MARKS.get(game.NAME, (PLAYABLE, FAULT, DIM))
                    look.marks[cell] = own[cell % len(own)]
        yield look


KINDS = ("as it is", "refused here", "refused beside", "refused everywhere", "all may be played", "marks of its own")
# Marks of cells beside the cursor; the game's own view defines those from 3 on.
OWN_MARKS = {
    "awale": (3, PLAYABLE),
    "fanorona": (3, 4, 5, 6),
}
OWN_MARKS["colorigraphe"] = (3, 4)


def drawn(name: str, board: str, look: Any, way: bool = False) -> Panel:
    leds = Panel(board)
    view = view_of(name, leds.keyed)
    view.lights(leds, look)
    if way:
        view.way(leds, look, 1)
        view.way(leds, look, -1)
    return leds


@cache
def frames(name: str, board: str) -> tuple[dict[Pair, str], list[Frame]]:
    """Return each pair of the cursor's colour and a colour beside it, with its place; and the frames of most current."""
    pairs: dict[Pair, str] = {}
    bright: list[tuple[int, Frame]] = []
    bare = Panel(board)
    view = view_of(name, bare.keyed)
    for look in states(name):
        if not view.fits(bare, look.game) or (name == "awale" and not bare.keyed and look.cursor // 6 != look.seat):
            continue  # on Awalé's panel the cursor stays in its player's camp
        places = cursor_of(name, bare, look)
        around = bare.around(places)
        for way in (False, True) if name == "fafy" and look.shown[look.cursor] else (False,):
            total = 0
            for beat, breath in BEATS:
                look.beat, look.breath = beat, breath
                leds = drawn(name, board, look, way)
                cursors = {leds.get(place, DARK) for place in places}
                for other in around or leds.beside(places):
                    colour = leds.get(other, DARK)
                    for cursor in cursors:
                        if (cursor, colour) not in pairs:
                            pairs[cursor, colour] = describe(name, board, look, other)
                if beat == 15:
                    total = sum([value * value for colour in leds.values() for value in colour])
                    bright.append((total, (leds, places)))
            bright.sort(key=lambda each: each[0], reverse=True)
            del bright[8:]
    return pairs, [frame for _, frame in bright]


def describe(name: str, board: str, look: Any, other: Place) -> str:
    text = look.game.to_text(bytes(look.shown)) if name != "colorigraphe" else ""
    return (
        f"{name} on {board}, {text!r}, cursor {look.cursor}, marks {bytes(look.marks).hex()}, beat {look.beat}, {other}"
    )


class Wire:
    """Lights that hal.leds sends, behind a palette; `sent` returns their bytes."""

    def __init__(self, rows: int, cols: int, milliamps: int, palette: int, brightness: int) -> None:
        self.bytes: list[int] = []
        leds = Leds(self, rows, cols, bytes(range(rows * cols)), milliamps)  # type: ignore[arg-type]
        leds.brightness = brightness
        board: Any = SimpleNamespace(leds=leds)
        palettes.apply(board, palette)
        self.leds: Any = board.leds

    def __setitem__(self, place: slice, values: list[int]) -> None:
        self.bytes = list(values)

    def show(self) -> None:
        """Do nothing: the bytes are kept."""

    def sent(self, lights: dict[Place, Colour]) -> dict[Place, Colour]:
        self.leds.clear()
        for place, colour in lights.items():
            self.leds[place] = colour
        self.leds.show()
        cols = self.leds.cols
        return {divmod(k, cols): (v >> 16, v >> 8 & 255, v & 255) for k, v in enumerate(self.bytes)}


def apart(one: Colour, other: Colour, brightness: int) -> bool:
    """Return whether the bytes of a channel differ by enough."""
    for a, b in zip(one, other, strict=True):
        if abs(a - b) >= (3 if brightness <= FAINT else 8) and (brightness <= FAINT or 3 * abs(a - b) >= max(a, b)):
            return True
    return False


@cache
def labs(colour: Colour, white: float) -> list[tuple[float, float, float]]:
    """Return the colour in CIE L*a*b* for each colour vision; `white` is the byte that counts as white."""
    return [lab(vision, colour, white) for vision in VISIONS]


def faults_of(pairs: dict[Pair, str]) -> list[str]:
    """Return the pairs that are too alike, over all palettes and brightness levels."""
    faults = []
    for palette, called in enumerate(PALETTES):
        for brightness in BRIGHTNESS:
            wire = Wire(1, 3, 10000, palette, brightness)
            white = wire.sent({(0, 0): (255, 255, 255)})[0, 0][2]
            bytes_of: dict[Colour, Colour] = {}
            for colour in {colour for pair in pairs for colour in pair}:
                bytes_of[colour] = wire.sent({(0, 1): colour})[0, 1]
            known: dict[Pair, tuple[bool, float]] = {}
            for (cursor, other), where in pairs.items():
                both = bytes_of[cursor], bytes_of[other]
                if both not in known:
                    one, two = labs(both[0], white), labs(both[1], white)
                    # The smallest distance over all colour visions.
                    known[both] = apart(*both, brightness), min(dist(a, b) for a, b in zip(one, two, strict=True))
                if not known[both][0] or known[both][1] < (FAINTLY if brightness <= FAINT else PLAINLY):
                    faults.append(
                        f"{called}, brightness {brightness}: {both} {known[both][1]:.1f} of {cursor} {other}: {where}"
                    )
    return faults


# Screens with a chosen entry, name, table, stake or end of a row.
SCREENS = set("games options rivals players lay stake name tournament_new tournament_menu tournament_tables".split())
SCREENS |= set("tournament_list tournament_name tournament_text pause after go_on learn lessons stages letters".split())
SHOWN = [
    (name, board)
    for board in board_names()
    if board not in SAME_LIGHTS
    for name in (ON_KEYS if board in KEYED else NAMES)
    if any(view_of(name, board in KEYED).fits(Panel(board), game) for game in forms(name))
]


@pytest.mark.parametrize("name, board", SHOWN)
def test_cursor_differs_from_every_light_beside_it(name: str, board: str) -> None:
    pairs, _ = frames(name, board)
    faults = faults_of(pairs)
    assert not faults, f"{len(faults)} of {len(pairs) * len(PALETTES) * len(BRIGHTNESS)}:\n" + "\n".join(faults[:20])


@pytest.mark.parametrize("name, board", SHOWN)
def test_cursor_differs_in_dimmed_frames(name: str, board: str) -> None:
    profile: Any = profile_of(board)
    for leds, places in frames(name, board)[1]:
        for palette in range(len(PALETTES)):
            for brightness in (8, 9, 10):
                wire = Wire(leds.rows, leds.cols, profile.LEDS["milliamps"], palette, brightness)
                sent = wire.sent(leds)
                for place in places:
                    for other in leds.beside(places):
                        assert apart(sent[place], sent[other], brightness), (palette, brightness, place, other, leds)


def tinted(colour: Colour, palette: int) -> Colour:
    lights = Grid(1, 1)
    board: Any = SimpleNamespace(leds=lights)
    palettes.apply(board, palette)
    board.leds[0, 0] = colour
    return lights.at(0, 0)


def disc(colour: Colour) -> Colour:
    """Return the body of a disc that a PyGamer draws, as amounts of light."""
    found: Any = {}
    import_module("hal.drivers.drawn_leds")._paint(found, colour)
    red, green, blue = [round((found[2] >> shift & 255) ** 2.2 / 255**1.2) for shift in (16, 8, 0)]
    return red, green, blue


@pytest.mark.parametrize("palette", range(len(PALETTES)))
def test_cursor_differs_on_drawn_lights(palette: int) -> None:
    """A PyGamer shows the panel's lights as discs of a display."""
    for name, board in SHOWN:
        for cursor, other in frames(name, board)[0] if board == "pico_panel" else ():
            one, two = disc(tinted(cursor, palette)), disc(tinted(other, palette))
            assert apart(one, two, 10), (name, cursor, other, one, two)


def chosen(screen: Any, board: str) -> dict[Pair, str]:
    """Return pairs of a breathing light's colour and a colour beside it, except the key OK."""
    shown = []
    for _, breath in BEATS[:16]:
        screen.breath = breath
        leds = Panel(board)
        screen.input.lights(leds)
        shown.append(leds)
    free = [place for place in shown[0].places() if place not in named(shown[0])]
    places = {place for place in free if shown[0].at(*place) != shown[-1].at(*place)}
    pairs = {}
    for leds in shown if places else ():
        for other in leds.beside(places):
            for place in places & Panel.near(other):
                pairs[leds.at(*place), leds.at(*other)] = f"{screen} {place} {other}"
    return pairs


PLACES = [
    (scene, board)
    for board in ("pico_panel", "pico_strip", "macropad", "trellis_m4")
    for scene in SCENES
    if scene.on(board)
]
CHOSEN = [(scene, board) for scene, board in PLACES if scene.screen in SCREENS and scene.screen != "lay"]


@pytest.mark.parametrize("scene, board", CHOSEN, ids=[f"{scene.name} {board}" for scene, board in CHOSEN])
def test_chosen_entry_differs_from_neighbours(scene: Scene, board: str) -> None:
    assert not faults_of(chosen(enter(scene, board, "en").bench.app.screen, board))


def test_ready_differs_from_neighbours_while_laying() -> None:
    """While the cursor stands on a cell the view draws it, which the tests above cover."""
    tried = 0
    for scene, board in PLACES:
        if scene.screen == "lay":
            screen: Any = enter(scene, board, "en").bench.app.screen
            if screen.look.cursor < 0:
                tried += 1
                assert not faults_of(chosen(screen, board)), f"{scene.name} {board}"
    assert tried > 5


@pytest.mark.parametrize("own", SEATS)
def test_cursor_is_at_full_strength(own: Colour) -> None:
    for colour in product((0, 1, 90, 255), repeat=3):
        for _, breath in BEATS:
            found = glow(colour, breath, own)
            assert max(found) == FULL
            assert min(found) >= 0
    assert max(REFUSED) == FULL


@pytest.mark.parametrize("count", range(1, 6))
def test_cursor_breathes_over_any_colour(count: int) -> None:
    wire = Wire(1, 2, 1000, 0, 5)
    for own in SEATS:
        sent = wire.sent({(0, k): glow(shades.COLOURS[count - 1], 255 * k, own) for k in (0, 1)})
        assert dist(lab("usual", sent[0, 0], 48), lab("usual", sent[0, 1], 48)) >= PLAINLY


def test_counts_under_cursor_differ() -> None:
    """The colour alone of a key's light shows the count of seeds."""
    wire = Wire(1, 6, 1000, 0, 5)
    colours = [row.NOTHING, *shades.COLOURS]
    sent = wire.sent({(0, k): glow(colours[k], 0, SEATS[0]) for k in range(6)})
    for one, other in combinations(sent.values(), 2):
        assert dist(lab("usual", one, 48), lab("usual", other, 48)) >= PLAINLY


@pytest.mark.parametrize("breath", [0, 64, 128, 255])
@pytest.mark.parametrize("seat", range(3))
def test_tokens_under_cursor_differ(seat: int, breath: int) -> None:
    game = new("colorigraphe", players=3)
    sent = []
    for token in range(4):
        look = BoardView(game, game.start(), 12)
        look.shown[colorigraphe_lights.COLOURS] = token
        look.cursor, look.seat, look.breath = 0, seat, breath
        leds = drawn("colorigraphe", "pico_panel", look)
        wire = Wire(leds.rows, leds.cols, 1000, 0, 5)
        sent.append(wire.sent(leds)[next(iter(cursor_of("colorigraphe", leds, look)))])
    for one, other in combinations(sent, 2):
        assert dist(lab("usual", one, 48), lab("usual", other, 48)) >= PLAINLY
    red, green, _ = sent[1]
    assert red > 2 * green or breath > 128


def test_every_game_and_board_is_tried() -> None:
    assert {name for name, _ in SHOWN} == set(NAMES)
    assert {board for _, board in SHOWN} | set(SAME_LIGHTS) == set(board_names())
    for board, like in SAME_LIGHTS.items():
        assert (Panel(board).rows, Panel(board).cols) == (Panel(like).rows, Panel(like).cols)
    for name in NAMES:
        assert {type(look.game) for look in states(name)} == {type(new(name))}
