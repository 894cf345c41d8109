"""Which puzzles were solved, a bit each in the store; and from a puzzle on to the next one, or to all of them."""

from sillon.app import per_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import App, Store, Target


def onward(app: "App", step: int) -> "Target":
    """To the next puzzle (1), or to all of them (0); the match that was kept is not this one."""
    session = app.session
    number = session.puzzle + step
    target = (
        ("puzzles.puzzle", session.name, str(number)) if step and number <= 60 else ("puzzles.puzzles", session.name)
    )
    target = app.with_room(*target)
    app.session = None  # not before: where memory runs out, it is gone on with
    return target


_NAME = "puzzles"
_BYTES = 8  # a game


def solved(store: "Store", name: str) -> int:
    """A bit for each puzzle of the game that was solved, the lowest for the first."""
    return int.from_bytes(per_game.load(store, _NAME, name, _BYTES), "big")


def solve(store: "Store", name: str, number: int) -> None:
    """Keeps in mind that the puzzle was solved."""
    known = solved(store, name)
    found = known | 1 << (number - 1)
    if found != known:
        per_game.save(store, _NAME, name, found.to_bytes(_BYTES, "big"))
