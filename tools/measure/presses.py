"""How many presses a turn takes: `python -m tools.measure.presses` prints the table, `make measure` writes it down.

Matches are played at random on the simulated handheld, through the screens' own `press`. To a cell or a point the cursor goes
the shorter way round by LEFT or RIGHT; it stays where the screen has left it. A turn of Fanorona is its whole chain. One of the
Colorigraphe goes from its stake, which is that of the last time, until the colouring, one with the fewest black, is done.
"""

import random
from typing import Any

from games import NAMES
from games.colorigraphe_table import arcs
from sillon.common.buttons import LEFT, OK, PRESS, RIGHT
from sillon.match.play import SHOWING
from sillon.players.colorigraphe import best_colouring
from sim.handheld import Handheld
from tools.measure.walk import of, times, walked

MATCHES = 20
LONGEST = 80  # turns of a match that are played
GAMES = [name for name in walked() if not of(name, "PLAYERS")]
CIRCLE = [name for name in walked() if of(name, "PLAYERS")]
PROBLEMS = 12  # turns of the Colorigraphe that are played


class Finger:
    """Presses on the screen of a handheld, and counts. `presses` since the turn began."""

    def __init__(self, game: str, jump: bool) -> None:
        settings: dict[str, str | int] = {"SILLON_SPEED": "instant", "SILLON_JUMP": int(jump), "SILLON_SEED": 7}
        self.handheld = Handheld("pico_panel", settings)
        self.handheld.script(f"300ms OK {times(NAMES.index(game), 'RIGHT')} OK 200ms OK 300ms")
        self.presses = 0

    @property
    def screen(self) -> Any:
        return self.handheld.bench.app.screen

    def press(self, code: int) -> None:
        self.presses += 1
        self.screen.press(None, code, PRESS)

    def go(self, wanted: int) -> None:
        """The cursor to a cell or a point, by the shorter way."""
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
        # Round once, it stands where it stood: now the shorter way.
        self.presses = before
        for _ in range(min(here, right - here)):
            self.press(RIGHT if here <= right - here else LEFT)
        assert look.cursor == wanted

    def settle(self) -> None:
        """Lets a move be shown, which is at once but for what is taken."""
        self.handheld.run(60)
        while self.screen.phase == SHOWING:
            self.handheld.run(60)

    def turn(self, game: str, chance: random.Random) -> int:
        """Plays a turn at random; how many presses it took."""
        self.presses = 0
        session = self.screen.session
        seat = session.turn
        while session.outcome() is None and session.turn == seat:
            move = chance.choice(session.game.moves(session.position))
            plies = len(session.match.moves)
            if hasattr(self.screen, "piece"):
                self.step(move)
            elif hasattr(self.screen, "_asked"):
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
        """A step of Fanorona: the piece, where to, and which group where both can be taken; in a chain the piece is held."""
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
    """The presses of each turn of some matches."""
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
    """The presses of each turn of the Colorigraphe that can be solved."""
    found = []
    handheld = Finger(CIRCLE[0], False).handheld
    handheld.script("OK 500ms")  # those who play are as they are
    for _ in range(PROBLEMS):
        script = "OK 300ms OK OK 500ms OK 300ms"  # the stake, the dice hurry, the time begins
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
    lines = ["| game | presses a turn: mean, most | with a cursor that jumps |", "|---|---|---|"]
    for game in GAMES:
        plain, jumping = measured(game, False), measured(game, True)
        cells = [f"{sum(found) / len(found):.1f}, {max(found)}" for found in (plain, jumping)]
        lines.append(f"| {game} | {cells[0]} | {cells[1]} |")
    turns = coloured()
    lines.append(f"| {CIRCLE[0]} | {sum(turns) / len(turns):.1f}, {max(turns)} | it visits every plot |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
