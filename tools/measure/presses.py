"""The presses that a turn takes, in random matches on the simulated handheld: run by `make measure`.

By buttons: to a cell or a point the cursor goes the shorter way round by LEFT or RIGHT; it starts where the screen has left it.
A turn of Fanorona is its whole chain. A turn of the Colorigraphe goes from the stake, which is that of the last time, to the end
of the colouring, one with the fewest black tokens. By touch: a cell is touched until it is sown, or until its way is asked,
which is told by the row's end.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

from games import NAMES
from games.colorigraphe import arcs
from sillon.common.buttons import CELL, LEFT, OK, PRESS, RIGHT
from sillon.match.play import SHOWING
from sillon.players.colorigraphe import best_colouring
from sim.handheld import Handheld
from tools.measure.walk import measured_part, times, walked
from tools.page_tables import markdown

MATCHES = 20
TOUCHED = 4  # matches by touch: each waits for a real tap
LONGEST = 80  # the most turns of a match
GAMES = [name for name in walked() if not measured_part(name, "PLAYERS")]
CIRCLE = [name for name in walked() if measured_part(name, "PLAYERS")]
PROBLEMS = 12  # turns of the Colorigraphe


class Finger:
    """Presses on the screen of a handheld, and counts. `presses` are those since the turn began."""

    settings: Mapping[str, str | int] = {"SILLON_SPEED": "instant", "SILLON_SEED": 7}

    def __init__(self, game: str, jump: bool = False) -> None:
        settings = {**self.settings, "SILLON_JUMP": int(jump)}
        self.handheld = Handheld("pico_panel", settings)
        self.handheld.script(f"300ms OK {times(NAMES.index(game), 'RIGHT')} OK 200ms RIGHT OK 300ms")
        self.presses = 0

    @property
    def screen(self) -> Any:
        return self.handheld.bench.app.screen

    def press(self, code: int) -> None:
        self.presses += 1
        self.screen.press(None, code, PRESS)

    def go(self, wanted: int) -> None:
        """Move the cursor to a cell or a point, by the shorter way. Raises AssertionError if the cursor never reaches it."""
        look = self.screen.look
        before = self.presses
        start = look.cursor
        right = 0
        while look.cursor != wanted:
            self.press(RIGHT)
            right += 1
            assert right < 100, f"the cursor never comes to {wanted}"
        here = right
        while look.cursor != start:
            self.press(RIGHT)
            right += 1
        # After a whole round the cursor is where it was: now go the shorter way.
        self.presses = before
        for _ in range(min(here, right - here)):
            self.press(RIGHT if here <= right - here else LEFT)
        assert look.cursor == wanted

    def settle(self) -> None:
        """Wait until a move is shown."""
        self.handheld.run(60)
        while self.screen.phase == SHOWING:
            self.handheld.run(60)

    def turn(self, game: str, chance: random.Random) -> int:
        """Play a turn at random; return its presses."""
        self.presses = 0
        session = self.screen.session
        seat = session.turn
        while session.outcome() is None and session.turn == seat:
            move = chance.choice(session.game.moves(session.position))
            plies = len(session.match.moves)
            if hasattr(self.screen, "piece"):
                self.step(move)
            else:
                self.sow(move)
            assert session.match.moves[plies:] == [move], session.game.move_name(session.position, move)
            self.settle()
        return self.presses

    def sow(self, move: int) -> None:
        """Sow a cell; choose the way if the screen asks for it."""
        if not hasattr(self.screen, "way"):
            self.go(move)
            self.press(OK)
            return
        plies = len(self.screen.session.match.moves)
        self.go(move >> 1)
        self.press(OK)
        if len(self.screen.session.match.moves) == plies:
            if self.screen.way != move & 1:
                self.press(RIGHT if move & 1 else LEFT)
            self.press(OK)

    def step(self, move: int) -> None:
        """Make a step of Fanorona: choose the piece, unless a chain holds it, the target, and the group where there are two."""
        if self.screen.piece < 0:
            self.go(move >> 8)
            self.press(OK)
        self.go((move >> 2) & 63 if move else self.screen.piece)
        self.press(OK)
        if self.screen.choice:
            if self.screen.choice != move:
                self.press(RIGHT)
            self.press(OK)


class Touch(Finger):
    """Touches on the lights, counted as presses."""

    settings: Mapping[str, str | int] = {**Finger.settings, "SILLON_TOUCH": 1}

    def touch(self, found: Callable[[int], bool]) -> None:
        """Touch the first light of a cell that fits."""
        cells = [self.screen.input.cell_at(CELL + light) for light in range(self.handheld.rows * self.handheld.cols)]
        light = next(light for light, cell in enumerate(cells) if cell >= 0 and found(cell))
        self.presses += 1
        self.handheld.tap(f"CELL{light}")

    def sow(self, move: int) -> None:
        asks = hasattr(self.screen, "way")
        wanted = move >> 1 if asks else move
        moves = self.screen.session.match.moves
        plies = len(moves)
        while len(moves) == plies and not (asks and self.screen.way >= 0):
            self.touch(lambda cell: cell == wanted)
        if len(moves) == plies:
            end = len(self.screen.look.marks) - 1 if move & 1 else 0
            self.touch(lambda cell: cell == end)

    def step(self, move: int) -> None:
        if self.screen.piece < 0:
            self.touch(lambda cell: cell == move >> 8)
        target = (move >> 2) & 63 if move else self.screen.piece
        self.touch(lambda cell: cell == target)
        if self.screen.choice:
            self.touch(lambda cell: self.screen.input._group(cell) == move & 3)


def measured(game: str, make: Callable[[str], Finger], matches: int = MATCHES) -> list[int]:
    """Return the presses of each turn of some matches."""
    found = []
    for number in range(matches):
        finger = make(game)
        chance = random.Random(number)
        turns = 0
        while finger.screen.session.outcome() is None and turns < LONGEST:
            found.append(finger.turn(game, chance))
            turns += 1
        finger.handheld.power_off()
    return found


def coloured() -> list[int]:
    """Return the presses of each turn of the Colorigraphe that can be solved."""
    found = []
    handheld = Finger(CIRCLE[0], False).handheld
    for _ in range(PROBLEMS):
        script = "OK 800ms OK 300ms"  # choose the stake, start the clock
        handheld.script(script)
        session = handheld.bench.app.session
        colours = best_colouring([(one + 1, other + 1) for one, other in arcs(session.position)])
        if colours:
            colours = colours[handheld.bench.app.screen.at :]  # it begins on the first plot that has an arc
            while not colours[-1]:
                colours = colours[:-1]  # RIGHT on the plot that is coloured last leads to "done"
            steps = " ".join([f"{times(colour, 'OK')} RIGHT" for colour in colours]) + " OK"
            handheld.script(f"{steps} 600ms")
            assert session.game.to_text(session.position).split(" ")[0] != "colour"
            found.append(f"{script} {steps}".count("OK") + steps.count("RIGHT"))
        else:
            handheld.run(65000)
        while type(handheld.bench.app.screen).__name__ != "Stake":
            claimed = type(handheld.bench.app.screen).__name__ == "Claim"
            handheld.script("RIGHT OK 600ms" if claimed else "OK 600ms")
            if type(handheld.bench.app.screen).__name__ == "Over":
                return found
    return found


def table() -> str:
    rows = []
    for game in GAMES:
        ways = (
            measured(game, Finger),
            measured(game, lambda name: Finger(name, jump=True)),
            measured(game, Touch, TOUCHED),
        )
        rows.append((game, *[_spread(presses) for presses in ways]))
    rows.append((CIRCLE[0], _spread(coloured()), "it visits every plot", "-"))
    return markdown(("game", "presses a turn: mean, most", "with a cursor that jumps", "touches a turn"), rows)


def _spread(presses: list[int]) -> str:
    return f"{sum(presses) / len(presses):.1f}, {max(presses)}"
