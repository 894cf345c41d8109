"""The scenes of learning a game: its menu and the puzzles."""

from tests.app.scene import GAMES, Scene, times

MENU = "BACK:700ms 100ms"
HINT = f"{MENU} RIGHT OK 100ms"


def learn(places: int) -> str:
    """Return presses that lead to the learning menu of the game `places` to the right."""
    return f"{GAMES} {times(places, 'RIGHT')} OK LEFT OK"


def puzzle(places: int, grade: int = 1) -> str:
    """Return presses that lead to the game's first puzzle of the grade."""
    return f"{learn(places)} LEFT OK 100ms {times(grade - 1, 'RIGHT')} OK OK 300ms"


FAFY = puzzle(0)
COLOUR = puzzle(4)

SCENES = (
    Scene("learn: Fafy", learn(0)),
    Scene("puzzles: the grades", f"{learn(0)} LEFT OK 100ms"),
    Scene("puzzles: those of a grade", f"{learn(0)} LEFT OK 100ms RIGHT OK RIGHT"),
    Scene("puzzle_menu: a hint", f"{FAFY} {MENU} RIGHT"),
    Scene("fafy: a puzzle", FAFY, main="puzzle"),
    Scene("fafy: a puzzle, how many are good", f"{FAFY} {HINT}"),
    Scene("fafy: a puzzle, on which side", f"{FAFY} {HINT} {HINT}"),
    Scene("fafy: a puzzle, which one", f"{FAFY} {HINT} {HINT} {HINT}"),
    Scene("fafy: a puzzle, wrong", f"{FAFY} OK OK OK 4000ms"),
    Scene("fafy: a puzzle, right", f"{FAFY} {HINT} {HINT} {HINT} OK 4000ms"),
    Scene("fang: a puzzle", puzzle(1)),
    Scene("fang: a puzzle of the third grade, wrong", f"{puzzle(1, 3)} OK OK OK 300ms"),
    Scene("awale: a puzzle", puzzle(2)),
    Scene("awale: a puzzle of the second grade, wrong", f"{puzzle(2, 2)} OK OK OK 300ms"),
    Scene("awale: a puzzle of the fifth grade, on which side", f"{puzzle(2, 5)} {HINT} {HINT}"),
    Scene("fanorona: a puzzle", puzzle(3)),
    Scene("fanorona: a puzzle, which one", f"{puzzle(3)} {HINT} {HINT} {HINT}"),
    Scene("fanorona: a puzzle, right", f"{puzzle(3)} {HINT} {HINT} {HINT} OK OK 6000ms"),
    Scene("colour: a puzzle", COLOUR),
    Scene("colour: a puzzle, not finished", f"{COLOUR} OK {times(5, 'LEFT')} OK 100ms"),
    Scene("colour: a puzzle, how few", f"{COLOUR} {times(4, 'LEFT')} OK 100ms"),
)
