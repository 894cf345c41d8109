"""The scenes of Fanorona: on 3x3, which every board can show, and on the larger ones, which need the panel."""

from tests.app.scene import GAMES, LEGEND, TOGETHER, Scene, times
from tools.measure.walk import UNMOVED, in_menu

BEFORE = f"{GAMES} {times(3, 'RIGHT')} OK"
_PRESET = times(4, "LEFT")
_BACK = times(4, "LEFT")  # from there to "two players"
# From there to a size, at "two players"; a strip stays at 3x3.
THREE = f"{BEFORE} {_PRESET} {times(4, 'OK')} {_BACK}"
FIVE = f"{BEFORE} {_PRESET} OK OK OK {_BACK}"
TOURNAMENT = f"{BEFORE} {_PRESET} OK OK {_BACK}"
OPTIONS = f"{BEFORE} {times(3, 'LEFT')} OK"
_CHAINS = times(5, "RIGHT")  # from "two players" to the options
MAY = f"{THREE} {_CHAINS} OK RIGHT OK BACK {times(5, 'LEFT')}"  # 3x3, and a chain may stop
MAY_TURN = f"{FIVE} {_CHAINS} OK RIGHT OK RIGHT OK BACK {times(5, 'LEFT')}"  # 5x5 by the tournament's rules
PANEL = "pico_panel"

PLAY = f"{THREE} OK"
TURN = f"BACK:700ms {in_menu('turned')} BACK"
NORD = f"{PLAY} OK OK OK"  # B1-B2P: W.W/BWW/B.B B
CAUGHT = f"{PLAY} RIGHT OK OK OK"  # C1-B2P: WW./BWW/.BB B; A2 can take
# A1-B2P A2-A1 B2-C3A A3-B2P: .W./.BW/.BW B B2:A3,B2, inside Nord's chain
_CHAIN = f"LEFT OK OK OK RIGHT {times(9, 'OK')}"
CHAIN = f"{PLAY} {_CHAIN}"
# B1-B2P A3-B3 B2-B1A A2-B2P B2-B3A C1-C2P B3-A3 A1-A2P: Nord has no piece
WON = f"{PLAY} {times(9, 'OK')} RIGHT OK OK OK RIGHT OK OK RIGHT OK OK OK OK LEFT {times(5, 'OK')}"
# B1-B2P C3-B3 B2-B1A A2-B2P B2-C3A C3-C2P, then back and forth: three times alike
AFTER_STAGE = "OK 300ms BACK 300ms"  # past the stage of three by three, which is finished
DRAWN = (
    f"{PLAY} OK OK OK RIGHT {times(6, 'OK')} RIGHT OK OK OK RIGHT {times(5, 'OK')} RIGHT {times(6, 'OK')}"
    " RIGHT RIGHT OK OK OK RIGHT OK OK OK RIGHT OK OK RIGHT OK RIGHT OK OK OK RIGHT OK OK OK LEFT OK OK"
)
# D2-E3P C3-D2P C2-C3P: Nord's piece on D2 can go to C2, and take two by percussion or five by aspiration
BETWEEN = f"{BEFORE} {TOGETHER} LEFT OK OK OK LEFT OK OK OK {times(5, 'RIGHT')} OK OK OK OK {times(4, 'LEFT')}"
# D2-C3P D3-D2P B3-B4P A3-B3P B4-B5A B5-A5A A4-A3P A5-A4P A4-B4P B4-C3P
WON_FIVE = f"{FIVE} OK RIGHT {times(6, 'OK')} LEFT {times(7, 'OK')} {times(4, 'RIGHT')} {times(15, 'OK')}"
SECOND = f"{WON_FIVE} OK RIGHT OK"
# D2-C3P B5-B4P B4-A5A C2-C3P C3-B3P D3-D2P D2-C2A, then the cursor on B2: the direction of the step before
AHEAD = (
    f"{MAY_TURN} OK RIGHT OK OK OK RIGHT {times(8, 'OK')} {times(3, 'LEFT')} OK OK OK {times(3, 'RIGHT')} OK OK OK"
    f" {times(3, 'RIGHT')} OK OK RIGHT"
)
_RULES = f"{BEFORE} LEFT LEFT OK"

SCENES = (
    Scene("setup: Fanorona", BEFORE, main="setup"),
    Scene("setup: Fanorona, the better capture", f"{BEFORE} {_PRESET} OK", board=PANEL),
    Scene("setup: Fanorona, the tournament", f"{TOURNAMENT} {times(4, 'RIGHT')}", board=PANEL),
    Scene("setup: Fanorona, 5x5", f"{FIVE} {times(4, 'RIGHT')}", board=PANEL),
    Scene("setup: Fanorona, 3x3", f"{THREE} {times(4, 'RIGHT')}"),
    Scene("setup: Fanorona, rules of one's own", f"{MAY} {times(4, 'RIGHT')}"),
    Scene("options: Fanorona", OPTIONS, main="options"),
    Scene("options: Fanorona, the chain", f"{OPTIONS} RIGHT OK"),
    Scene("options: Fanorona, the arrows change the turns of a draw", f"{OPTIONS} LEFT LEFT LEFT OK LEFT", board=PANEL),
    Scene("options: Fanorona, the handicap", f"{OPTIONS} {times(5, 'RIGHT')} OK OK OK", board=PANEL),
    Scene("options: Fanorona, who won the first round", f"{OPTIONS} LEFT LEFT OK RIGHT OK", board=PANEL),
    Scene("options: Fanorona, another size needs more lights", f"{OPTIONS} OK"),
    Scene("setup: Fanorona, the others need more lights", f"{BEFORE} {_PRESET} OK"),
    Scene("options: Fanorona, the last", f"{OPTIONS} LEFT LEFT"),
    Scene("fanorona: choosing", PLAY, main="choosing"),
    Scene("fanorona: choosing on 9x5", f"{BEFORE} {TOGETHER}", board=PANEL, main="choosing"),
    Scene("fanorona: choosing on 5x5", f"{FIVE} OK", board=PANEL),
    Scene("fanorona: another piece", f"{PLAY} RIGHT"),
    Scene("fanorona: a target", f"{PLAY} OK", main="choosing"),
    Scene("fanorona: a target on 9x5, what it takes", f"{BEFORE} {TOGETHER} OK 500ms", board=PANEL),
    Scene("fanorona: another piece to take in hand", f"{PLAY} OK RIGHT"),
    Scene("fanorona: the other piece in hand", f"{PLAY} OK RIGHT OK"),
    Scene("fanorona: let go of the piece", f"{PLAY} OK BACK"),
    Scene("fanorona: the piece leaves", f"{PLAY} OK OK"),
    Scene("fanorona: the piece arrives", f"{PLAY} OK OK 350ms", main="moving"),
    Scene("fanorona: one is taken", f"{PLAY} OK OK 700ms", main="taken"),
    Scene("fanorona: Nord chooses", NORD),
    Scene("fanorona: Nord steps without a capture", f"{NORD} OK"),
    Scene("fanorona: in a chain", CHAIN),
    Scene("fanorona: in a chain that may stop", f"{MAY} OK {_CHAIN}"),
    Scene("fanorona: on the stop", f"{MAY} OK {_CHAIN} LEFT LEFT"),
    Scene("fanorona: stopped", f"{MAY} OK {_CHAIN} LEFT LEFT OK"),
    Scene("fanorona: two groups", BETWEEN, board=PANEL),
    Scene("fanorona: asked, the larger group", f"{BETWEEN} OK", board=PANEL),
    Scene("fanorona: asked, the other group", f"{BETWEEN} OK RIGHT", board=PANEL),
    Scene("fanorona: five are taken one by one", f"{BETWEEN} OK OK 1900ms", board=PANEL),
    Scene("fanorona: refused, another must capture", f"{CAUGHT} RIGHT OK", main="refused"),
    Scene("fanorona: refused, no free point", f"{NORD} LEFT OK"),
    Scene("fanorona: refused, not free", f"{PLAY} LEFT OK LEFT OK"),
    Scene("fanorona: refused, nothing to take", f"{CHAIN} RIGHT RIGHT OK"),
    Scene("fanorona: refused, visited", f"{CHAIN} {times(3, 'RIGHT')} OK"),
    Scene("fanorona: refused, it must go on", f"{CHAIN} LEFT LEFT OK"),
    Scene("fanorona: refused, the same direction", f"{AHEAD} OK", board=PANEL),
    Scene("fanorona: turned, Sud chooses", f"{PLAY} {TURN}"),
    Scene("fanorona: turned, Nord chooses", f"{PLAY} {TURN} OK OK OK"),
    Scene("fanorona: turned, Nord on 9x5", f"{BEFORE} {TOGETHER} {TURN} OK OK OK", board=PANEL),
    Scene("fanorona: a step taken back", f"{CHAIN} BACK 200ms"),
    Scene("fanorona: looking back", f"{CHAIN} BACK:700ms {in_menu('review')} LEFT"),
    Scene("fanorona: looking on", f"{CHAIN} BACK:700ms {in_menu('review')} LEFT LEFT RIGHT 350ms"),
    Scene("fanorona: won", WON, main="over"),
    Scene("fanorona: won on 5x5", WON_FIVE, board=PANEL),
    Scene("fanorona: a draw", DRAWN),
    Scene("fanorona: the second round, vela", f"{SECOND} RIGHT RIGHT OK", board=PANEL),
    Scene("fanorona: the second round, no captures", f"{SECOND} OK {times(4, 'RIGHT')} {times(4, 'OK')}", board=PANEL),
    Scene("after: Fanorona, a second round", f"{WON_FIVE} OK RIGHT", board=PANEL),
    Scene("after: Fanorona, a draw", f"{DRAWN} {AFTER_STAGE}"),
    Scene("record: Fanorona", f"{DRAWN} {AFTER_STAGE} RIGHT RIGHT RIGHT OK"),
    Scene("second: no captures", SECOND, board=PANEL),
    Scene("second: one by one", f"{SECOND} RIGHT", board=PANEL),
    Scene("second: vela", f"{SECOND} RIGHT RIGHT", board=PANEL),
    Scene("rules: Fanorona, a step", f"{_RULES} 600ms", main="rules"),
    Scene("rules: Fanorona, percussion", f"{_RULES} RIGHT 600ms"),
    Scene("rules: Fanorona, aspiration", f"{_RULES} RIGHT RIGHT 600ms"),
    Scene("rules: Fanorona, one of two groups", f"{_RULES} {times(3, 'RIGHT')} 800ms", board=PANEL),
    Scene("rules: Fanorona, one must capture", f"{THREE} {times(6, 'RIGHT')} OK {times(3, 'RIGHT')} 1800ms"),
    Scene("rules: Fanorona, a chain", f"{THREE} {times(6, 'RIGHT')} OK {times(4, 'RIGHT')} 3500ms"),
    Scene("rules: Fanorona, a chain that may stop", f"{MAY} {times(6, 'RIGHT')} OK {times(4, 'RIGHT')} 3500ms"),
    Scene("rules: Fanorona, visited", f"{THREE} {times(6, 'RIGHT')} OK {times(5, 'RIGHT')} 1800ms"),
    Scene(
        "rules: Fanorona, it must turn",
        f"{TOURNAMENT} {times(6, 'RIGHT')} OK {LEGEND['fanorona']} {times(4, 'LEFT')} 1800ms",
        board=PANEL,
    ),
    Scene("rules: Fanorona, the end", f"{THREE} {times(6, 'RIGHT')} OK {LEGEND['fanorona']} LEFT 2600ms"),
    Scene(
        "rules: Fanorona, no captures",
        f"{SECOND} OK BACK:700ms {in_menu('rules', UNMOVED)} {LEGEND['fanorona']} LEFT 600ms",
        board=PANEL,
    ),
    Scene(
        "rules: Fanorona, one by one",
        f"{SECOND} RIGHT OK BACK:700ms {in_menu('rules', UNMOVED)} {LEGEND['fanorona']} LEFT 2600ms",
        board=PANEL,
    ),
    Scene(
        "rules: Fanorona, vela",
        f"{SECOND} RIGHT RIGHT OK BACK:700ms {in_menu('rules', UNMOVED)} {LEGEND['fanorona']} LEFT LEFT 600ms",
        board=PANEL,
    ),
    Scene(
        "rules: Fanorona, vela for the other one",
        f"{SECOND} RIGHT RIGHT OK BACK:700ms {in_menu('rules', UNMOVED)} {LEGEND['fanorona']} LEFT 2600ms",
        board=PANEL,
    ),
    Scene("rules: Fanorona, the lights of each player", f"{_RULES} {LEGEND['fanorona']} 600ms"),
    Scene("rules: Fanorona, the lights of a move", f"{_RULES} {LEGEND['fanorona']} RIGHT 3500ms"),
    Scene("rules: Fanorona, the lights of a choice", f"{_RULES} LEFT LEFT 2600ms"),
    Scene(
        "rules: Fanorona, three times alike",
        f"{THREE} {times(6, 'RIGHT')} OK {LEGEND['fanorona']} {times(3, 'LEFT')} 2600ms",
    ),
    Scene(
        "rules: Fanorona, turns without a capture",
        f"{THREE} {times(6, 'RIGHT')} OK {LEGEND['fanorona']} LEFT LEFT 2600ms",
    ),
)
