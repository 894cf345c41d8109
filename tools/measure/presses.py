"""The presses that a turn takes, in random matches on the simulated handheld: run by `make measure`.

To a cell or a point the cursor goes the shorter way round by LEFT or RIGHT; it starts where the screen has left it. A turn of
Fanorona is its whole chain. A turn of the Colorigraphe goes from the stake, which is that of the last time, to the end of the
colouring, one with the fewest black tokens.
"""

import random
from typing import Any

from games import NAMES
from games.colorigraphe import arcs
from sillon.common.buttons import LEFT, OK, PRESS, RIGHT
from sillon.match.play import SHOWING
from sillon.players.colorigraphe import best_colouring
from sim.handheld import Handheld
from tools.measure.walk import measured_part, times, walked
from tools.page_tables import markdown

MATCHES = 20
LONGEST = 80  # the most turns of a match
GAMES = [name for name in walked() if not measured_part(name, "PLAYERS")]
CIRCLE = [name for name in walked() if measured_part(name, "PLAYERS")]
PROBLEMS = 12  # turns of the Colorigraphe


class Finger:
    """Presses on the screen of a handheld, and counts. `presses` are those since the turn began."""

    def __init__(self, game: str, jump: bool) -> None:
        settings: dict[str, str | int] = {"SILLON_SPEED": "instant", "SILLON_JUMP": int(jump), "SILLON_SEED": 7}
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
            elif hasattr(self.screen, "way"):
                self.go(move >> 1)
                self.press(OK)
                if len(session.match.moves) == plies:
                    if self.screen.way != move & 1:
                        self.press(RIGHT if move & 1 else LEFT)
                    self.press(OK)
            else:
                self.go(move)
                self.press(OK)
            assert session.match.moves[plies:] == [move], session.game.move_name(session.position, move)
            self.settle()
        return self.presses

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


def measured(game: str, jump: bool) -> list[int]:
    """Return the presses of each turn of some matches."""
    found = []
    for number in range(MATCHES):
        finger = Finger(game, jump)
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
        script = "OK 300ms OK OK 500ms OK 300ms"  # choose the stake, shorten the roll, start the clock
        handheld.script(script)
        session = handheld.bench.app.session
        colours = best_colouring([(one + 1, other + 1) for one, other in arcs(session.position)])
        if colours:
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
    rows = [(game, *[_spread(measured(game, jump)) for jump in (False, True)]) for game in GAMES]
    rows.append((CIRCLE[0], _spread(coloured()), "it visits every plot"))
    return markdown(("game", "presses a turn: mean, most", "with a cursor that jumps"), rows)


def _spread(presses: list[int]) -> str:
    return f"{sum(presses) / len(presses):.1f}, {max(presses)}"
