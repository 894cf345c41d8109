"""The scenes of Fafy, and of what the sowing games share: laying seeds, the pie rule."""

from tests.app.scene import FROM_START, GAMES, IN_STARS, LAID, LEGEND, ONES, PRESET, ROWS, SHORT, STARS, Scene, times
from tools.measure.walk import UNMOVED, in_menu

_LAY = f"{ROWS['impartial']} {LAID}"
NORD = f"{IN_STARS} RIGHT RIGHT RIGHT OK OK OK"  # 4>, its sowing skipped: 1 2 2 0 2 2 2 1, Nord on cell 5
_BLOCKED = "RIGHT RIGHT OK OK OK OK"  # 7< 1>: 0 3 2 0 3 3 0 1, and Nord is blocked
WON = f"{NORD} {_BLOCKED}"
WON_MISERE = f"{ROWS['misere']} {STARS} RIGHT RIGHT RIGHT OK OK OK {_BLOCKED}"
_TURN = f"BACK:700ms {in_menu('turned')} BACK"
_FIRST = "RIGHT RIGHT RIGHT RIGHT"  # to the first cell, which Nord sees on his right
_LAID_BLOCKED = "OK LEFT OK"  # a seed in cell 1 alone
_TWO_GAPS = f"RIGHT OK RIGHT RIGHT RIGHT OK RIGHT OK {times(3, 'RIGHT')} OK OK"  # 0 1 0 0 1 1 0 0, Sud begins
_TOO_MANY = f"OK RIGHT OK RIGHT RIGHT {times(5, 'OK')} {times(5, 'RIGHT')} OK OK"  # 1 1 0 5 0 0 0 0
_TALL_LAID = f"{times(9, 'OK')} RIGHT OK OK OK"  # 9 1 0 0 0 0 0 0
_TALL = f"{_TALL_LAID} OK"

_RULES = "LEFT LEFT OK"  # from the first entry before a game
_SIXTEEN = f"{GAMES} OK LEFT LEFT LEFT OK RIGHT OK {times(8, 'RIGHT')} OK BACK {times(6, 'LEFT')}"  # `cells` at 16, at "together"

# The option `bad_sowing` at "loses"; custom rows from there.
_LOSES = f"{GAMES} OK LEFT LEFT LEFT OK {times(5, 'RIGHT')} OK BACK"
_BADLY = f"{_LOSES} LEFT OK OK OK {FROM_START}"  # the row of stars: 1 2 2 1 1 2 2 1
# Nine seeds in each cell, by Conway's rule, in sixteen cells.
_MANY = (
    f"{GAMES} OK {times(3, 'LEFT')} OK RIGHT OK {times(8, 'RIGHT')} OK RIGHT OK {times(8, 'RIGHT')} OK"
    f" RIGHT OK BACK {times(6, 'LEFT')} OK RIGHT OK OK"
)
_SIXTEEN_LAID = f"{_SIXTEEN} {times(5, 'RIGHT')} OK {FROM_START} {times(3, 'RIGHT')} {times(10, 'OK')}"

SCENES = (
    Scene("setup: Fafy, five cells", f"{ROWS['impartial']} OK OK"),
    Scene("setup: Fafy, options of one's own", f"{_SIXTEEN} {times(4, 'RIGHT')}"),
    Scene("fafy: asking, off the board, where it loses", f"{_BADLY} RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT OK"),
    Scene("fafy: a bad sowing has lost", f"{_BADLY} {times(6, 'RIGHT')} OK OK"),
    Scene("fafy: a bad sowing has lost, into a gap", f"{_BADLY} {times(3, 'RIGHT')} OK OK OK {times(2, 'LEFT')} OK OK"),
    Scene("fafy: sixteen cells with two digits", _MANY),
    Scene("fafy: sixteen cells with two digits, sowing", f"{_MANY} OK 1500ms"),
    Scene("lay: sixteen cells", _SIXTEEN_LAID),
    Scene("lay: sixteen cells, ready", f"{_SIXTEEN_LAID} OK"),
    Scene("pie: sixteen cells", f"{_SIXTEEN_LAID} OK OK OK"),
    Scene("after: Fafy, over before it began", f"{_LAY} {_LAID_BLOCKED} OK OK OK"),
    Scene("rules: Fafy, a bad sowing loses", f"{_LOSES} RIGHT OK {LEGEND['fafy']} LEFT LEFT 2000ms"),
    Scene("setup: Fafy", f"{GAMES} OK", main="setup"),
    Scene("setup: Fafy, to the right", f"{GAMES} OK {PRESET} OK"),
    Scene("setup: Fafy, the row of stars", f"{ROWS['impartial']} OK OK OK"),
    Scene("setup: Fafy, a row of one's own", f"{ROWS['impartial']} OK"),
    Scene("options: Fafy", f"{GAMES} OK LEFT LEFT LEFT OK", main="options"),
    Scene("options: Fafy, the arrows change the cells", f"{GAMES} OK LEFT LEFT LEFT OK RIGHT OK RIGHT"),
    Scene("options: Fafy, the last", f"{GAMES} OK LEFT LEFT LEFT OK LEFT LEFT"),
    Scene("lay: nothing yet", _LAY),
    Scene("lay: some seeds", f"{_LAY} OK OK RIGHT OK RIGHT RIGHT OK", main="laying"),
    Scene("lay: no seed left", f"{_LAY} {times(10, 'OK')}"),
    Scene("lay: ready", f"{_LAY} {times(11, 'OK')}"),
    Scene("lay: how many seeds", f"{_LAY} LEFT OK OK OK", main="laying"),
    Scene("lay: who begins is blocked", f"{_LAY} {_LAID_BLOCKED}"),
    Scene("lay: who begins is blocked and wins", f"{ROWS['misere']} {LAID} {_LAID_BLOCKED}"),
    Scene("lay: only Sud is blocked", f"{ROWS['fafy']} {LAID} OK OK RIGHT OK LEFT LEFT OK"),
    Scene("lay: only Nord is blocked", f"{ROWS['fafy']} {LAID} OK RIGHT OK OK LEFT LEFT OK"),
    Scene("pie: Sud begins", f"{_LAY} {times(8, 'OK RIGHT')} OK"),
    Scene("pie: Nord begins", f"{_LAY} {_TALL_LAID} RIGHT"),
    Scene("fafy: choosing", IN_STARS, main="choosing"),
    Scene("fafy: a short row", f"{ROWS['impartial']} {SHORT}"),
    Scene("fafy: one way only", f"{ROWS['fafy']} {ONES}"),
    Scene("fafy: Nord chooses", NORD),
    Scene("fafy: piles in a second colour", f"{_LAY} {_TALL}"),
    Scene("fafy: piles in a second colour (strip)", f"{_LAY} {_TALL}", board="pico_strip", main="piles"),
    Scene("fafy: on an empty cell", f"{NORD} LEFT"),
    Scene("fafy: on a cell that cannot be sown", f"{NORD} LEFT LEFT LEFT"),
    Scene("fafy: refused, empty", f"{NORD} LEFT OK"),
    Scene("fafy: refused, off the board", f"{ROWS['fafy']} {ONES} LEFT OK"),
    Scene("fafy: refused, into a gap", f"{ROWS['fafy']} {ONES} OK OK LEFT OK"),
    Scene("fafy: refused, a gap and the edge", f"{NORD} LEFT LEFT LEFT OK", main="refused"),
    Scene("fafy: refused, a gap on both sides", f"{_LAY} {_TWO_GAPS} LEFT LEFT LEFT OK"),
    Scene("fafy: refused, both edges", f"{ROWS['sowing']} {LAID} {_TOO_MANY} RIGHT RIGHT RIGHT OK"),
    Scene("fafy: asking, to the right", f"{IN_STARS} RIGHT RIGHT OK 600ms"),
    Scene("fafy: asking, to the left", f"{IN_STARS} RIGHT RIGHT OK LEFT 600ms"),
    Scene("fafy: lifted", f"{IN_STARS} RIGHT OK"),
    Scene("fafy: the first seed falls", f"{IN_STARS} RIGHT OK 480ms", main="moving"),
    Scene("fafy: the last seed falls", f"{IN_STARS} RIGHT OK 800ms"),
    Scene("fafy: turned, Sud chooses", f"{IN_STARS} {_TURN}"),
    Scene("fafy: turned, Nord chooses", f"{NORD} {_TURN} {_FIRST}"),
    Scene("fafy: turned, Nord is asked", f"{IN_STARS} OK OK {_TURN} LEFT LEFT LEFT OK 600ms"),
    Scene("fafy: turned, Nord is refused", f"{NORD} {_TURN} {_FIRST} LEFT OK"),
    Scene("fafy: turned, Nord sows", f"{NORD} {_TURN} {_FIRST} OK 480ms"),
    Scene("fafy: won", WON, main="over"),
    Scene("fafy: won, why cell 2 is blocked", f"{WON} RIGHT"),
    Scene("fafy: misere won", WON_MISERE),
    Scene("fafy: blocked from the start", f"{_LAY} {_LAID_BLOCKED} OK OK"),
    Scene("fafy: dimmed", IN_STARS, alone=185),
    Scene("fafy: a folded row", f"{_SIXTEEN} OK RIGHT RIGHT"),
    Scene("fafy: a folded row, turned", f"{_SIXTEEN} OK RIGHT OK OK {_TURN}"),
    Scene("fafy: a folded row, round the bend", f"{_SIXTEEN} OK {times(7, 'RIGHT')} OK OK 600ms"),
    Scene("fafy: looking back", f"{NORD} BACK:700ms {in_menu('review')} LEFT 500ms"),
    Scene("fafy: looking on, a seed falls", f"{NORD} BACK:700ms {in_menu('review')} LEFT RIGHT 480ms"),
    Scene("fafy: the match plays itself again", f"{WON} OK RIGHT OK 1500ms"),
    Scene("rules: Fafy, to take", f"{GAMES} OK {_RULES}", main="rules"),
    Scene("rules: Fafy, to choose", f"{GAMES} OK {_RULES} RIGHT 2500ms"),
    Scene("rules: Fafy, never into a gap", f"{GAMES} OK {_RULES} RIGHT RIGHT 2000ms"),
    Scene("rules: Fafy, never off the board", f"{GAMES} OK {_RULES} RIGHT RIGHT RIGHT 2000ms"),
    Scene("rules: Fafy, who loses", f"{GAMES} OK {_RULES} {LEGEND['fafy']} LEFT"),
    Scene("rules: Fafy, the lights", f"{GAMES} OK {_RULES} {LEGEND['fafy']}"),
    Scene("rules: Fafy, the lights of a high pile", f"{GAMES} OK {_RULES} {LEGEND['fafy']} RIGHT"),
    Scene("rules: Fafy, the colours of high piles", f"{GAMES} OK {_RULES} {LEGEND['fafy']} RIGHT RIGHT"),
    Scene("rules: Fafy, a light that runs", f"{GAMES} OK {_RULES} LEFT LEFT 600ms"),
    Scene("rules: Fafy to the right", f"{ROWS['fafy']} RIGHT RIGHT OK RIGHT"),
    Scene(
        "rules: misere, from the game",
        f"{ROWS['misere']} {STARS} BACK:700ms {in_menu('rules', UNMOVED)} {LEGEND['fafy']} LEFT",
    ),
    Scene("rules: sowing", f"{ROWS['sowing']} RIGHT RIGHT OK RIGHT RIGHT"),
)
