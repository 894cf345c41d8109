"""The way home from wherever one is: the mashers' last walk, and that of every scene in the tests."""

from sim.handheld import Handheld

_TRIAL = "BACK:900ms 200ms BACK 200ms BACK"  # the trials of the parts are left by BACK alone
_OTHERWISE = "BACK:650ms LEFT OK BACK"
_OWN = {"trellis_m4": "BACK:650ms CELL6 BACK", "macropad": "BACK:1500ms LEFT OK BACK"}
_TIRED = 4  # after so many times


def way_out(board: str) -> str:
    """What a lost child does, wherever it is: opens the menu, takes what leaves the game, and goes back from there."""
    return _OWN.get(board, _OTHERWISE)


def walk_home(handheld: Handheld, words: list[str] | None = None) -> bool:
    """Takes the way out some times over; whether it leads home. What was pressed is added to the words."""
    for _ in range(_TIRED):
        if handheld.bench.app.target[0] == "home":
            break
        # The menu that leads to the trials is at home already.
        trial = handheld.bench.app.target[0].startswith("selftest.")
        pressed = (_TRIAL if trial else way_out(handheld.board)) + " 300ms"
        if words is not None:
            words.append(pressed)
        handheld.script(pressed)
    return bool(handheld.bench.app.target[0] == "home")
