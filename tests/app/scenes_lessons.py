"""The scenes of learning: lessons, exercises, stages. Before a game, the last entry leads there."""

from tests.app.scene import GAMES, LEAVE, TOGETHER, Scene, times

_LEARN = {
    name: f"{GAMES} {times(k, 'RIGHT')} OK LEFT OK"
    for k, name in enumerate(("fafy", "fang", "awale", "fanorona", "colorigraphe"))
}
_LESSONS = {name: f"{way} OK 300ms" for name, way in _LEARN.items()}
_SOW = f"{_LESSONS['fafy']} OK 200ms"
_THIRD = f"{_SOW} OK RIGHT RIGHT RIGHT OK OK"  # sowing, at "where does the last one fall?"
_PLAY = f"{_THIRD} RIGHT RIGHT RIGHT OK OK"  # at "sow cell 3", from the lit cell
_CIRCLE = f"{_LESSONS['colorigraphe']} OK 200ms OK"
_TO_COLOUR = f"{_CIRCLE} OK OK RIGHT OK OK RIGHT OK OK OK 100ms"  # the cursor is on plot 3
_COLOUR = f"{_TO_COLOUR} LEFT LEFT LEFT"  # at "done", without a token
# Plots 11 and 12 are blue.
_WRONG = "OK RIGHT RIGHT OK OK RIGHT OK OK RIGHT OK RIGHT RIGHT RIGHT RIGHT OK OK RIGHT OK OK RIGHT OK"
_EXERCISES = f"{_LEARN['fafy']} RIGHT OK 300ms"
_STAGES = f"{_LEARN['fafy']} RIGHT RIGHT OK 300ms"
_TOGETHER = f"{GAMES} OK 300ms {TOGETHER} 600ms {LEAVE} 400ms OK 300ms RIGHT OK 300ms LEFT LEFT OK RIGHT RIGHT OK 300ms"
_WIN = "OK OK OK 100ms OK OK OK 100ms"  # both play the first move that is offered
ARCS = f"{_LEARN['colorigraphe']} RIGHT RIGHT OK 300ms"
TRIANGLE = f"{ARCS} OK OK OK OK OK LEFT LEFT OK"  # 1-2, 2-3, 3-1; the cursor is on plot 1
# From there plot 4 with each of the others: no colouring.
_FOUR = f"{TRIANGLE} OK RIGHT RIGHT OK OK LEFT OK LEFT OK RIGHT OK"
_THRICE = "OK 100ms OK 100ms OK 100ms OK 100ms OK"  # an answer, and twice the same again
_KEYS = _LEARN["fang"]  # with the knob; then keys are cells

SCENES = (
    Scene("lessons: Fafy", _LESSONS["fafy"]),
    Scene("lessons: Fanorona", _LESSONS["fanorona"]),
    Scene("lesson: an example", f"{_SOW} 2300ms", main="lesson"),
    Scene("lesson: how many", f"{_SOW} OK RIGHT RIGHT RIGHT"),
    Scene("lesson: it is right", f"{_SOW} OK RIGHT RIGHT RIGHT OK"),
    Scene("lesson: it is wrong", f"{_SOW} OK RIGHT RIGHT OK"),
    Scene("lesson: where does it fall", f"{_THIRD} RIGHT RIGHT"),
    Scene("lesson: the third wrong answer", f"{_THIRD} {_THRICE} 2600ms", main="lesson"),
    Scene("lesson: what is to be sown", _PLAY),
    Scene("lesson: choosing in Fafy", f"{_PLAY} OK RIGHT"),
    Scene("lesson: another move", f"{_PLAY} OK OK 400ms"),
    Scene("lesson: Fang, whose tibong", f"{_LESSONS['fang']} OK 200ms OK"),
    Scene("lesson: Awalé, sowing round", f"{_LESSONS['awale']} OK 2500ms"),
    Scene("lesson: Fanorona, a step", f"{_LESSONS['fanorona']} OK 200ms OK OK"),
    Scene("lesson: the circle", _CIRCLE),
    Scene("lesson: the circle is not valid", f"{_CIRCLE} OK OK OK OK"),
    Scene("lesson: a wrong colouring", f"{_TO_COLOUR} {_WRONG} 300ms"),
    Scene("lesson: the third wrong colouring", f"{_COLOUR} {_THRICE} 3600ms"),
    Scene("arcs: nothing yet", ARCS),
    Scene("arcs: nothing to ask", f"{ARCS} LEFT OK"),
    Scene("arcs: from one plot to another", f"{TRIANGLE} RIGHT RIGHT OK RIGHT RIGHT", main="arcs"),
    Scene("arcs: laid", TRIANGLE),
    Scene("arcs: there already", f"{TRIANGLE} OK OK"),
    Scene("arcs: the question", f"{TRIANGLE} LEFT"),
    Scene("arcs: to be coloured", f"{TRIANGLE} LEFT 600ms LEFT"),
    Scene("colour: arcs of one's own", f"{TRIANGLE} LEFT 600ms LEFT OK 600ms OK"),
    Scene("arcs: one black", f"{TRIANGLE} LEFT OK 300ms", main="arcs"),
    Scene("arcs: a colouring, half of it", f"{TRIANGLE} LEFT OK 600ms OK 500ms"),
    Scene("arcs: a colouring with black", f"{TRIANGLE} LEFT OK 600ms OK OK 300ms"),
    Scene("arcs: two colours", f"{ARCS} OK OK OK OK LEFT LEFT LEFT OK 300ms"),
    Scene("arcs: a colouring without black", f"{ARCS} OK OK OK OK LEFT LEFT LEFT OK 600ms OK 1500ms"),
    Scene("arcs: no colouring", f"{_FOUR} LEFT LEFT LEFT LEFT OK 300ms"),
    Scene("exercises: Fafy", _EXERCISES),
    Scene("exercise: how many in the hand", f"{_EXERCISES} OK 300ms", {"SILLON_SEED": 7}),
    Scene("exercise: it is not so many", f"{_EXERCISES} OK 300ms OK", {"SILLON_SEED": 7}),
    Scene("exercise: the third wrong number", f"{_EXERCISES} OK 300ms {_THRICE}", {"SILLON_SEED": 7}),
    Scene("exercise: guess", f"{_EXERCISES} RIGHT OK 300ms RIGHT", {"SILLON_SEED": 7}, main="exercise"),
    Scene("exercise: guessed", f"{_EXERCISES} RIGHT OK 300ms OK 2500ms", {"SILLON_SEED": 7}),
    Scene("stages: Fafy", _STAGES, main="stages"),
    Scene("stages: for two", _TOGETHER),
    Scene("stages: not yet", f"{_STAGES} RIGHT OK"),
    Scene("stage_done: the next one is open", f"{_TOGETHER} OK 600ms {_WIN} OK 1500ms", {"SILLON_SEED": 7}),
    Scene("stages: all are open", _STAGES, {"SILLON_LADDER": "open"}),
    Scene(
        "lesson: on keys, the game's own screen",
        f"{_KEYS} OK 300ms RIGHT OK 4500ms OK OK 300ms CELL5",
        board="macropad",
    ),
    Scene("exercise: on keys, where it falls", f"{_KEYS} RIGHT OK 300ms RIGHT OK 300ms CELL4", board="macropad"),
)
