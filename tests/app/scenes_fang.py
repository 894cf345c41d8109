"""The scenes of Fang."""

from games import new
from tests.app.scene import FROM_START, GAMES, LEGEND, PRESET, START, TOGETHER, Scene, times
from tools.measure.walk import in_menu

SETUP = f"{GAMES} RIGHT OK"
PLAY = f"{SETUP} {TOGETHER}"
# The game's menu with each preset, at the entry that names it.
PRESETS = {name: f"{SETUP} {PRESET} {times(k, 'OK')}".strip() for k, name in enumerate(("fang", "easy", "six", "four"))}
OPTIONS = f"{SETUP} LEFT LEFT LEFT OK"
RULES = f"{SETUP} LEFT LEFT OK"
LAY = f"{SETUP} {START} OK {FROM_START}"
TURN = f"BACK:700ms {in_menu('turned')} BACK"  # the view turned for Nord
_BEGIN = f"{times(4, 'LEFT')} OK"  # from the preset
SMALL = f"{PRESETS['four']} {_BEGIN}"
# Nord begins, as in the document.


def walk(numbers: str, preset: str = "fang", first: int = 0) -> str:
    """Return the presses that play cells 1.. from the start and skip each sowing; a final `?` only chooses the last cell."""
    game = new("fang", preset=preset, first=first)
    position = game.start()
    place = -1
    script = []
    for number in numbers.removesuffix("?").split():
        ways = game.moves(position)
        cell = int(number) - 1
        cursor = place
        while cursor not in ways:
            cursor = (cursor + 1) % game.cells
        if cell != cursor:
            place = cell
        script.append(f"{times((cell - cursor) % game.cells, 'RIGHT')} OK OK".strip())
        position = game.play(position, cell)
    if numbers.endswith("?"):
        script[-1] = script[-1].removesuffix(" OK OK")
    return " ".join(script)


# The document's walk-through from the other side: Sud begins, so its cells are numbered from the other end.
DOCUMENT = "4 2 3 1 8 7 2 5 2 1"
WON = f"{PLAY} {walk(DOCUMENT)}"
LAST_MOVE = WON.removesuffix(" OK")
NORD = f"{PLAY} {walk('4')}"
LOW = f"{PLAY} {walk('4')} {times(4, 'LEFT')}"
TIE = f"{SMALL} {walk('2 2 3 1 2 3', 'four')}"
DRAW = f"{SMALL} {walk('2 2 3 2 3 3', 'four')}"
BLOCKED = f"{LAY} OK LEFT OK OK OK"  # one seed, in Sud's tibong
_REFUSED_OVERFLOW = "RIGHT RIGHT OK RIGHT RIGHT RIGHT OK BACK"  # from the preset's entry, the option set
FULL = f"{PRESETS['four']} {_REFUSED_OVERFLOW} LEFT OK {FROM_START} RIGHT OK OK OK OK RIGHT OK RIGHT RIGHT OK OK"
_LAID = f"{LAY} {times(2, 'OK')} RIGHT {times(6, 'OK')} RIGHT OK {times(4, 'RIGHT')} {times(9, 'OK')}"

SCENES = (
    Scene("setup: Fang", SETUP, main="setup"),
    Scene("setup: Fang, easy", PRESETS["easy"]),
    Scene("setup: Fang, six cells", PRESETS["six"]),
    Scene("setup: Fang, four cells", PRESETS["four"]),
    Scene("options: Fang", OPTIONS, main="options"),
    Scene("options: Fang, the reserve", f"{OPTIONS} RIGHT RIGHT OK RIGHT"),
    Scene("options: Fang, too many seeds", f"{OPTIONS} RIGHT RIGHT RIGHT OK"),
    Scene("lay: Fang, nothing yet", LAY),
    Scene("after: Fang, over before it began", f"{BLOCKED} OK"),
    Scene("lay: Fang, some seeds", _LAID),
    Scene("lay: Fang, ready", f"{_LAID} RIGHT RIGHT"),
    Scene("lay: Fang, over before it begins", f"{LAY} OK LEFT OK"),
    Scene("pie: Fang", f"{_LAID} RIGHT RIGHT OK"),
    Scene("fang: choosing", PLAY, main="choosing"),
    Scene("fang: choosing, a breath later", f"{PLAY} 900ms"),
    Scene("fang: choosing among six cells", f"{PRESETS['six']} {_BEGIN}"),
    Scene("fang: choosing among four cells", SMALL),
    Scene("fang: Nord chooses", NORD),
    Scene("fang: Nord has moved the cursor", f"{NORD} RIGHT"),
    Scene("fang: on an empty cell", f"{PLAY} LEFT"),
    Scene("fang: on a tibong that may be played", f"{PLAY} {walk('4 2 3 1?')}"),
    Scene("fang: refused, an empty cell", f"{PLAY} LEFT OK"),
    Scene("fang: refused, a tibong with one seed", f"{LOW} OK", main="refused"),
    Scene("fang: refused, too many seeds", f"{FULL} LEFT OK"),
    Scene("fang: a seed leaves the reserve", f"{PLAY} RIGHT OK"),
    Scene("fang: the reserve's seed flies", f"{PLAY} RIGHT OK 90ms"),
    Scene("fang: lifted", f"{PLAY} RIGHT OK 300ms"),
    Scene("fang: the first seed falls", f"{PLAY} RIGHT OK 720ms", main="moving"),
    Scene("fang: the last seed falls", f"{PLAY} RIGHT OK 1000ms"),
    Scene("fang: Nord sows", f"{NORD} OK 1000ms"),
    Scene("fang: piles in a second colour", f"{_LAID} RIGHT RIGHT OK OK"),
    Scene("fang: turned, Nord chooses", f"{NORD} {TURN} LEFT"),
    Scene("fang: turned, the reserve's seed flies", f"{NORD} {TURN} LEFT OK 90ms"),
    Scene("fang: turned, Nord is refused", f"{NORD} {TURN} RIGHT RIGHT RIGHT RIGHT OK"),
    Scene("fang: turned, Nord chooses (strip)", f"{NORD} {TURN} LEFT", board="pico_strip", main="turned"),
    Scene("fang: looking back", f"{PLAY} {walk('4 2 3')} BACK:700ms {in_menu('review')} LEFT"),
    Scene("fang: looking on", f"{PLAY} {walk('4 2 3')} BACK:700ms {in_menu('review')} LEFT RIGHT 1000ms"),
    Scene("fang: won", WON, main="over"),
    Scene("fang: won by the tibong", TIE),
    Scene("fang: a draw", DRAW, main="over"),
    Scene("fang: won, a breath later", f"{WON} 900ms"),
    Scene("fang: won by the tibong, a breath later", f"{TIE} 900ms"),
    Scene("fang: the last move of all", f"{LAST_MOVE} 1500ms"),
    Scene("fang: nothing to play", BLOCKED),
    Scene("fang: nothing to play, why not the tibong", f"{BLOCKED} RIGHT LEFT"),
    Scene("fang: nothing to play, why not the next", f"{BLOCKED} RIGHT"),
    Scene("fang: dimmed", PLAY, alone=185),
    Scene("after: Fang", f"{WON} OK"),
    Scene("record: Fang", f"{WON} OK RIGHT RIGHT RIGHT OK"),
    Scene("rules: Fang, a turn", f"{RULES} 2500ms", main="rules"),
    Scene("rules: Fang, the sowing", f"{RULES} RIGHT 3300ms"),
    Scene("rules: Fang, the tibong", f"{RULES} {times(2, 'RIGHT')} 3000ms"),
    Scene("rules: Fang, the other's tibong", f"{RULES} {times(3, 'RIGHT')} 1900ms"),
    Scene("rules: Fang, a low tibong", f"{RULES} {times(4, 'RIGHT')} 6100ms"),
    Scene("rules: Fang, the emptied cell", f"{RULES} {times(5, 'RIGHT')} 4000ms"),
    Scene("rules: Fang, round again", f"{RULES} {times(6, 'RIGHT')} 4200ms"),
    Scene("rules: Fang, nothing to play", f"{RULES} {times(7, 'RIGHT')} 4100ms"),
    Scene("rules: Fang, the end", f"{RULES} {times(8, 'RIGHT')} 5400ms"),
    Scene("rules: Fang, equal", f"{RULES} {times(9, 'RIGHT')}"),
    Scene("rules: Fang, the lights", f"{RULES} {LEGEND['fang']}"),
    Scene("rules: Fang, the lights of each player", f"{RULES} {LEGEND['fang']} {times(3, 'RIGHT')}"),
    Scene("rules: Fang, the lights of a reserve", f"{RULES} {LEGEND['fang']} {times(4, 'RIGHT')}"),
    Scene("rules: Fang easy, the tibong", f"{PRESETS['easy']} {times(3, 'RIGHT')} OK {times(4, 'RIGHT')}"),
    Scene("rules: Fang, too many seeds", f"{PRESETS['four']} {_REFUSED_OVERFLOW} RIGHT OK {times(6, 'RIGHT')} 2600ms"),
)
