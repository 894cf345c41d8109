"""Answer the browser tests' requests for what the desktop has: a JSON list a line, [function, argument, ...].

Each answer is a line {"answer": value} or {"error": traceback}. See python.mjs.
"""

from sim import paths

paths.setup()

import json  # noqa: E402
import random  # noqa: E402
import re  # noqa: E402
import sys  # noqa: E402
import traceback  # noqa: E402
from collections.abc import Callable, Iterator, Sequence  # noqa: E402
from contextlib import contextmanager  # noqa: E402
from typing import Any  # noqa: E402

from games import NAMES, new  # noqa: E402
from games import colorigraphe as rules  # noqa: E402
from hal.boards import NAMES as BOARDS  # noqa: E402
from sillon.match.codes import write  # noqa: E402
from sillon.match.session import Session  # noqa: E402
from sillon.players.colorigraphe import best_colouring  # noqa: E402
from sim.fakes import wire  # noqa: E402
from sim.font.source import load  # noqa: E402
from sim.handheld import Handheld  # noqa: E402
from sim.memory import crowd, new_memory  # noqa: E402
from sim.profiles import profile_of  # noqa: E402
from sim.web.snapshot import boards  # noqa: E402
from sim.web.worker import picture, scripted  # noqa: E402
from tools.measure.walk import whole  # noqa: E402

SETTINGS = {"SILLON_LANGUAGE": "fr", "SILLON_SEED": 7}  # as visit.mjs opens the page
# A short form of each game, so that a whole match is played in a moment.
SHORT: dict[str, dict[str, object]] = {
    "fafy": {"cells": 4},
    "fang": {"cells": 4, "reserve": 2},
    "awale": {"target": 2},
    "fanorona": {"size": "3x3"},
    "colorigraphe": {"target": 1},
}
# With these seeds a random player ends soon: each press takes the browser's test a moment.
SOON = {"fang": 7, "awale": 6, "fanorona": 2}
MOST_PRESSES = 200
PRESSES = 40


@contextmanager
def switched_on(board: str = "pico_panel", code: str | None = None, **settings: object) -> Iterator[Handheld]:
    """Yield a handheld of the desktop, as the page has one: modules of hal/ that it imports are not in memory yet."""
    for name in [name for name in sys.modules if name.startswith("hal.")]:
        del sys.modules[name]
    handheld = Handheld(board, {**SETTINGS, **settings}, code=code)
    try:
        yield handheld
    finally:
        handheld.power_off()


def constants() -> dict[str, object]:
    nords = [board for board in boards() if hasattr(profile_of(board), "NORD")]
    return {"AWALE": game("awale")["code"], "BOARDS": list(boards()), "GAMES": list(NAMES), "NORDS": nords}


def game(
    name: str, moves: Sequence[str] = (), position: str = "", options: dict[str, object] | None = None
) -> dict[str, str]:
    """Return the code of a game after these moves, and its position as the rules write it; it begins at `position`."""
    session = Session(name, options or {}, new(name).from_text(position) if position else None)
    for move in moves:
        session.match.play(session.game.parse_move(session.position, move))
    return {"code": write(session), "text": session.game.to_text(session.position)}


def walk(name: str) -> dict[str, Any]:
    """Return a walk through a game, its board, and the frames of it."""
    return frames(BOARDS[NAMES.index(name) % 2], " ".join(script for _, script in whole(name)))


def presses(board: str) -> dict[str, Any]:
    """Return presses of any button of a board, and the frames of them."""
    with switched_on(board) as handheld:
        buttons = handheld.button_names
    chance = random.Random(board)
    return frames(board, "700ms " + " ".join(f"{chance.choice(buttons)} 250ms" for _ in range(PRESSES)))


def frames(board: str, words: str) -> dict[str, Any]:
    found: list[str] = []
    with switched_on(board) as handheld:
        for _ in scripted(handheld.bench, words, found):
            pass
    return {"board": board, "words": words, "frames": found}


def match(name: str) -> dict[str, str]:
    """Return the presses of a match until it is over; its position and the last picture."""
    code = write(Session(name, SHORT[name]))
    chance = random.Random(f"{name} {SOON.get(name, 0)}")
    words: list[str] = []
    with switched_on(code=code) as handheld:
        while handheld.bench.app.session.match.outcome() is None:
            if len(words) > MOST_PRESSES:
                raise RuntimeError(f"{name} does not end")
            word = _by_knowledge(handheld.bench.app) if name == "colorigraphe" else _by_chance(chance)
            words += [word, "100ms" if handheld.bench.app.target[0] == "colorigraphe.colour" else "200ms"]
            handheld.script(" ".join(words[-2:]))
        words.append("4000ms")
        handheld.script(words[-1])
        played = handheld.bench.app.session.match
        text = played.game.to_text(played.position)
        return {"code": code, "words": " ".join(words), "text": text, "picture": picture(handheld.bench)}


def _by_chance(chance: random.Random) -> str:
    return chance.choice(("RIGHT", "LEFT", "OK", "OK", "OK", "OK"))


def _by_knowledge(app: Any) -> str:
    """Return the presses of a player who colours with the fewest black tokens, and names the stake that is shown."""
    screen = app.screen
    if app.target[0] != "colorigraphe.colour" or screen.ready:
        return "OK"
    best = best_colouring([(one + 1, other + 1) for one, other in screen.arcs])
    assert best
    if screen.at < rules.PLOTS:
        return "RIGHT" if screen.shown[rules.COLOURS + screen.at] == best[screen.at] else "OK"
    return "OK"


def shown(words: str) -> dict[str, Any]:
    """Return the screen's pixels and the lights' bytes after a script."""
    with switched_on() as handheld:
        handheld.script(words)
        pixels = [list(row) for row in handheld.pixels()]
        return {"pixels": pixels, "lights": [max(colour) for row in handheld.lights() for colour in row]}


def lines(code: str, words: str) -> list[str]:
    """Return the lines of the small screen after a script, read from its pixels."""
    with switched_on(code=code) as handheld:
        handheld.script(words)
        return [line.strip() for line in handheld.text()]


def tones(code: str, words: str) -> list[float]:
    """Return the tones of the buzzer during a script, each time it changes; 0 is silence."""
    found = [0.0]
    with switched_on(code=code, SILLON_SOUND=1) as handheld:
        for _ in handheld.script_steps(words):
            if wire.tone() != found[-1]:
                found.append(wire.tone())
    return found


def crowded(board: str) -> str:
    """Return a memory in which nothing more has room, in hexadecimal."""
    memory = new_memory(board)
    crowd(memory)
    return memory.hex()


def signs() -> str:
    """Return the signs of the handheld's texts and of its font."""
    texts = [path.read_text(encoding="utf-8") for path in (paths.ROOT / "lib" / "sillon" / "words").glob("*/*.txt")]
    found = set("".join(texts)) | {chr(code) for glyph in load() for code in glyph.codes}
    return "".join(sorted(sign for sign in found if ord(sign) > 0xFF and not re.match(r"[\w\s–—‘’“”…]", sign)))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    each.__name__: each for each in (constants, game, walk, presses, match, shown, lines, tones, crowded, signs)
}


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # what a game prints is no answer
    for line in sys.stdin:
        name, *given = json.loads(line)
        try:
            reply = {"answer": FUNCTIONS[name](*given)}
        except Exception:
            reply = {"error": traceback.format_exc()}
        print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
    main()
