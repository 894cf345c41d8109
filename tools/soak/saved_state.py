"""The saved state besides a match, written as the app writes it: progress in lessons, puzzles, stages, a tournament, choices.

The functions import the app's modules late: the running app drops its modules and imports them again.
"""

import random
from collections.abc import Callable

from games import NAMES as GAMES
from games import new
from games.tournament import MAX_PUPILS, Tournament
from sillon.contract import App
from sillon.manifest import manifest_of

_LONGEST = 1000  # moves of a random match, which may never reach its target


def lessons(app: App) -> None:
    """Finish every lesson of every game."""
    from sillon.lessons.lesson_text import heads, record_learnt  # late: see above

    for name in GAMES:
        for number in range(len(heads(name)) if "lessons" in manifest_of(name).learn else 0):
            record_learnt(app.board.store, name, number)


def puzzles(app: App) -> None:
    """Solve every fifth puzzle of every game."""
    from sillon.manifest import letter  # late: see above
    from sillon.puzzles.progress import solve  # late: see above

    for name in GAMES:
        for number in range(1, 61, 5) if "puzzles" in manifest_of(name).learn else ():
            solve(app.board.store, letter(name), number)


def stages(app: App) -> None:
    """Climb every stage whose random match ends, and adapt the level."""
    # Late: see above.
    from sillon.match import adapt, ladder
    from sillon.match.session import Session  # late: see above

    chance = random.Random(3)
    for name in GAMES:
        each = manifest_of(name).stages
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


def choices(app: App) -> None:
    """Choose every option of every game that is valid with the defaults of the others, one after the other."""
    from sillon.match.choices import Choice, save_choice  # late: see above

    for name in GAMES:
        for option, default, values in type(new(name)).OPTIONS:
            other = [value for value in values if value != default]
            choice = Choice(name, {option: other[0]}, 1, (1, 0, 0))
            try:
                choice.game()
            except ValueError:
                continue  # not valid without another option
            choice.changed = True
            save_choice(app, choice)


def tournament(app: App) -> None:
    """Play a class's tournament, saved after each report."""
    from sillon.tournament.store import animals, save_tournament  # late: see above

    app.words.load("tournament_names")
    day = Tournament(animals(app.words.say)[: MAX_PUPILS // 2], random.Random(5))
    while not day.done:
        for table in range(len(day.tables)):
            day.report(table, 0)
            save_tournament(app, day)
        if day.round == 1:
            day.withdraw(day.names[3])
            save_tournament(app, day)
        day.next_round()
        save_tournament(app, day)


ACTIONS: dict[str, Callable[[App], None]] = {
    "lessons": lessons,
    "puzzles": puzzles,
    "stages": stages,
    "choices": choices,
    "tournament": tournament,
}
