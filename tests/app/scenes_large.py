"""The scenes of large print: scenes of other files with the preference on. Each game has a turn, a refusal and a result."""

from importlib import import_module

from tests.app.scene import Scene

_FILES = "awale colorigraphe computer fafy fang fanorona macropad menus puzzles tournament"
_BY_NAME = {scene.name: scene for file in _FILES.split() for scene in import_module(f"tests.app.scenes_{file}").SCENES}
_PAGE = "1600ms"  # until the next page of a message
MAIN = ("turn in large print", "refusal in large print", "result in large print")


def _large(name: str, main: str = "", then: str = "") -> Scene:
    """Return the scene with large print; `then`: what follows its script."""
    scene = _BY_NAME[name]
    return scene._replace(
        name=f"{name}, in large print{f', then {then}' if then else ''}",
        script=f"{scene.script} {then}".strip(),
        settings={**scene.settings, "SILLON_LARGE": 1},
        main=main,
    )


TURN, REFUSAL, RESULT = MAIN

SCENES = (
    _large("fafy: choosing", TURN),
    _large("fafy: refused, a gap and the edge", REFUSAL),
    _large("fafy: refused, a gap and the edge", then=_PAGE),
    _large("fafy: refused, a gap and the edge", then="OK"),
    _large("fafy: refused, empty"),
    _large("fafy: won", RESULT),
    _large("fafy: won", then=f"{_PAGE} {_PAGE}"),
    _large("fafy: asking, to the right"),
    _large("fafy: the first seed falls"),
    _large("fafy: turned, Nord chooses"),
    _large("fafy: looking back"),
    _large("fafy: advice, how many moves are good"),
    _large("fang: choosing", TURN),
    _large("fang: refused, a tibong with one seed", REFUSAL),
    _large("fang: won", RESULT),
    _large("fang: won by the tibong", then=f"{_PAGE} {_PAGE}"),
    _large("fang: advice, an opinion"),
    _large("awale: choosing", TURN),
    _large("awale: refused, it must feed", REFUSAL),
    _large("awale: over, the first to 20", RESULT),
    _large("awale: all is not taken"),
    _large("awale: the computer thinks, with the board as it stands"),
    _large("fanorona: choosing", TURN),
    _large("fanorona: a target on 9x5, what it takes"),
    _large("fanorona: in a chain"),
    _large("fanorona: asked, the larger group"),
    _large("fanorona: refused, another must capture", REFUSAL),
    _large("fanorona: won", RESULT),
    _large("stake: the first", TURN),
    _large("roll: the dice are to name the stake"),
    _large("colour: ready", TURN),
    _large("colour: red"),
    _large("colour: no black token is left", REFUSAL),
    _large("colour: alone, the hint is there"),
    _large("colour: the computer takes the problem"),
    _large("verdict: not valid"),
    _large("verdict: the time has ended a valid colouring"),
    _large("stake: the next player"),
    _large("scores: the challenger has failed"),
    _large("over: won", RESULT),
    _large("over: alone"),
    _large("tournament_timer: over"),
    _large("fafy: a cell is chosen (MacroPad)", TURN),
    _large("fafy: refused (MacroPad)", REFUSAL),
    _large("fafy: won (MacroPad)", RESULT),
    _large("fang: a cell is chosen (MacroPad)", TURN),
    _large("fang: refused (MacroPad)", REFUSAL),
    _large("fang: counted (MacroPad)", RESULT),
    _large("awale: a pit is chosen (MacroPad)", TURN),
    _large("awale: refused (MacroPad)", REFUSAL),
    _large("awale: won (MacroPad)", RESULT),
    _large("fanorona: a piece is chosen (MacroPad)", TURN),
    _large("fanorona: refused (MacroPad)", REFUSAL),
    _large("fanorona: won (MacroPad)", RESULT),
    _large("stake: the first (MacroPad)", TURN),
    _large("verdict: a fault (MacroPad)", RESULT),
)
