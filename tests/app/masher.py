"""A small child at the buttons: presses anything, in any order, several at once, and is seeded, so that it comes again."""

import random
from typing import Any

from sim.handheld import Handheld
from tests.app.stage import unseen

_STEP_MS = 20
_LEADING_ON = ("OK", "OK", "OK", "RIGHT", "RIGHT", "LEFT")
_SOWING = ("fafy", "fang", "awale")  # no seed is ever lost; the last byte of a position is the seat
_PATIENCE = 40  # presses between one look at everything and the next


class Masher:
    """`events` counts presses and releases; `screens` is where it has been."""

    def __init__(self, handheld: Handheld, seed: str) -> None:
        self.events = 0
        self.plies = 0
        self.naps = 0
        self.screens: set[str] = set()
        self._handheld = handheld
        self._chance = random.Random(seed)

    def mash(self, events: int) -> None:
        """Presses on for so many events. AssertionError when something does not hold any more."""
        presses = 0
        end = self.events + events
        self._glance()
        with unseen(self._handheld) as send_picture:
            while self.events < end:
                self._press()
                presses += 1
                self._glance()
                if presses % _PATIENCE == 0:
                    send_picture()
                    self._look()

    def _wait(self, milliseconds: int) -> None:
        self._handheld.bench.run(milliseconds, _STEP_MS)

    def _press(self) -> None:
        chance = self._chance
        bench = self._handheld.bench
        names = self._handheld.button_names
        # OK and RIGHT more often than others: they lead on, where BACK leads home.
        fingers = [chance.choice((*names, *[name for name in _LEADING_ON if name in names]))]
        if chance.random() < 0.05:
            fingers.append(chance.choice(names))
        for name in fingers:
            bench.press(name)
            self.events += 1
            if chance.random() < 0.3:
                self._wait(20)
        self._wait(700 if chance.random() < 0.03 else chance.choice((20, 20, 40, 60)))
        chance.shuffle(fingers)
        for name in fingers:
            bench.release(name)
            self.events += 1
        self._wait(chance.choice((20, 40)) if chance.random() < 0.97 else 900)
        if chance.random() < 0.006:
            self.naps += 1
            bench.run(chance.choice((200_000, 650_000)), 5000)

    def _glance(self) -> None:
        """What must hold after every press."""
        app = self._handheld.bench.app
        if app.screen:  # none while the next one is read
            self.screens.add(app.target[0])
        session = app.session
        if session:
            game, match = session.game, session.match
            if game.NAME in _SOWING:
                assert sum(match.position[:-1]) == sum(match.start[:-1])
            self.plies = max(self.plies, len(match.moves))

    def _look(self) -> None:
        """Replays the match by the rules, reads the screen, looks for faults on the wires."""
        bench = self._handheld.bench
        session = bench.app.session
        if session:
            self._replay(session)
        if not bench.screen:
            return
        assert bench.screen.errors == []
        assert bench.board.screen.problem == ""
        drawn = bench.board.screen._key is not None  # a drawing is not read as text
        assert drawn or all("▒" not in line for line in self._handheld.text())

    def _replay(self, session: Any) -> None:
        position = session.match.start
        for number, move in enumerate(session.match.moves):
            assert move in session.game.moves(position)
            position = session.game.play(position, move)
            assert position == session.match.position_at(number + 1)
