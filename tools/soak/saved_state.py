"""What is kept besides a match, each as the app keeps it: progress in lessons, puzzles, stages, a tournament, choices."""

import random
from collections.abc import Callable
from typing import Any

from games import NAMES as GAMES
from games import new
from games.tournament import MOST, Tournament
from sillon.manifest import manifest_of

_LONGEST = 1000  # moves of a match at random, which may never reach the points to play for


def lessons(app: Any) -> None:
    """Every lesson of every game, gone through to its end."""
    from sillon.lessons.lesson_text import (
        heads,
        learn,
    )  # here and below: the app that runs drops and imports its modules

    for name in GAMES:
        for number in range(len(heads(name)) if "lessons" in manifest_of(name).learn else 0):
            learn(app.board.store, name, number)


def puzzles(app: Any) -> None:
    """Every fifth puzzle of every game, solved."""
    from sillon.puzzles.progress import solve  # as in lessons()

    for name in GAMES:
        for number in range(1, 61, 5) if "puzzles" in manifest_of(name).learn else ():
            solve(app.board.store, name, number)


def stages(app: Any) -> None:
    """Every stage whose match ends at random, climbed; and the level that suits moves."""
    from sillon.match import (
        adapt,  # as in lessons()
        ladder,  # as in lessons()
    )
    from sillon.match.session import Session  # as in lessons()

    chance = random.Random(3)
    for name in GAMES:
        each = manifest_of(name).stages()
        for _, options, start in each:
            own = bytes(start) + b"\0" if start else None
            session = Session(name, dict(options), own)
            while session.match.outcome() is None and len(session.match.moves) < _LONGEST:
                session.match.play(chance.choice(session.game.moves(session.match.position)))
            ladder.climb(app.board.store, session)
            if session.match.outcome() is None or not manifest_of(name).computer:
                continue
            session.levels = (0,) + (6,) * (len(session.game.SEATS) - 1)
            adapt.count(app.board.store, session)


def choices(app: Any) -> None:
    """Every option of every game that goes with the others as they are, chosen one after the other."""
    from sillon.match.choices import Choice, save_choice  # as in lessons()

    for name in GAMES:
        for option, default, values in type(new(name)).OPTIONS:
            other = [value for value in values if value != default]
            choice = Choice(name, {option: other[0]}, 1, (1, 0, 0))
            try:
                choice.game()
            except ValueError:
                continue  # not without another one
            choice.changed = True
            save_choice(app, choice)


def tournament(app: Any) -> None:
    """A whole day of a class, kept after each report as its screens keep it."""
    from sillon.tournament.store import animals, save_day  # as in lessons()

    app.words.load("tournament_names")
    day = Tournament(animals(app.words.say)[: MOST // 2], random.Random(5))
    while not day.done:
        for table in range(len(day.tables)):
            day.report(table, 0)
            save_day(app, day)
        if day.round == 1:
            day.withdraw(day.names[3])
            save_day(app, day)
        day.next_round()
        save_day(app, day)


DEEDS: dict[str, Callable[[Any], None]] = {
    "lessons": lessons,
    "puzzles": puzzles,
    "stages": stages,
    "choices": choices,
    "tournament": tournament,
}
