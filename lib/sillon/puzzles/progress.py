"""Solved puzzles, a bit each in the store; and the way from a puzzle to the next one or to the menu."""

from sillon.common import per_game
from sillon.common.memory import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Store, Target


def onward(app: "App", step: int) -> "Target":
    """Return the target of the next puzzle (step 1) or of the menu (0)."""
    session = app.session
    number = session.puzzle + step
    target = (
        ("puzzles.puzzle", session.name, str(number)) if step and number <= 60 else ("puzzles.puzzles", session.name)
    )
    target = app.make_room_for(*target)
    app.session = None  # type: ignore[assignment]  # last: a MemoryError before leaves the puzzle as it is
    return target


_NAME = "puzzles"
_BYTES = 8  # a game


def solved(store: "Store", letter: str) -> int:
    """Return a bit for each puzzle of the game with this letter, 1 when it is solved; the lowest bit is the first puzzle."""
    return int.from_bytes(per_game.load(store, _NAME, letter, _BYTES), "big")


def solve(store: "Store", letter: str, number: int) -> None:
    """Record that this puzzle of the game with this letter is solved."""
    before = solved(store, letter)
    after = before | 1 << (number - 1)
    if after != before:
        per_game.save(store, _NAME, letter, after.to_bytes(_BYTES, "big"))
    # Drop the modules that stored it: the game's screen needs the memory.
    forget("sillon.common.per_game")
    forget("sillon.puzzles.progress")
