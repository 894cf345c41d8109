"""The way home from any screen: the end of each run of the fuzzer, and of every scene in the tests."""

from sim.handheld import Handheld

_FROM_SELF_TEST = "BACK:900ms 200ms BACK 200ms BACK"  # BACK alone leaves a self-test
_FROM_ELSEWHERE = "BACK:650ms LEFT OK BACK"
_BY_BOARD = {"trellis_m4": "BACK:650ms CELL6 BACK", "macropad": "BACK:1500ms LEFT OK BACK"}
_TRIES = 4


def way_out(board: str) -> str:
    """Return the presses that lead home from most screens: open the menu, leave the game, and go back."""
    return _BY_BOARD.get(board, _FROM_ELSEWHERE)


def walk_home(handheld: Handheld, words: list[str] | None = None) -> bool:
    """Press the way out up to _TRIES times; return whether it leads home. The presses are added to `words`."""
    for _ in range(_TRIES):
        if handheld.bench.app.target[0] == "home":
            break
        # The menu that leads to the self-test is at home already.
        self_test = handheld.bench.app.target[0].startswith("selftest.")
        pressed = (_FROM_SELF_TEST if self_test else way_out(handheld.board)) + " 300ms"
        if words is not None:
            words.append(pressed)
        handheld.script(pressed)
    return bool(handheld.bench.app.target[0] == "home")
