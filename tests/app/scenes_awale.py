"""The scenes of Awalé.

Nord's arrows differ between strip and panel, so Nord only takes what the cursor offers: "OK OK" plays it and skips to its end.
"""

from tests.app.scene import FROM_START, GAMES, LEGEND, PRESET, START, TOGETHER, Scene, times
from tools.measure.walk import in_menu

BEFORE = f"{GAMES} RIGHT RIGHT OK"
PLAY = f"{BEFORE} {TOGETHER}"
LAY = f"{BEFORE} {START} OK {FROM_START}"
TWENTY = f"{BEFORE} {PRESET} OK"
_FORBIDDEN = f"{BEFORE} {times(3, 'LEFT')} OK OK OK BACK"  # the option `grand_slam` at "illegal"; at the options entry
_LAY_FORBIDDEN = f"{_FORBIDDEN} LEFT OK {FROM_START}"
TURN = f"BACK:700ms {in_menu('turned')} BACK"
_RULES = f"{BEFORE} LEFT LEFT OK"

NORD = f"{PLAY} RIGHT RIGHT OK OK"  # C: 4 4 0 5 5 5 5 4 4 4 4 4 0 0 N
# E a B b E c F a, then the cursor on C: 7 2 6 6 0 0 0 2 1 8 8 8 0 0 S
_RIPE = "LEFT LEFT OK OK OK OK RIGHT RIGHT OK OK OK OK RIGHT RIGHT RIGHT OK OK OK OK OK OK OK OK RIGHT RIGHT"
RIPE = f"{PLAY} {_RIPE}"
HARVESTED = f"{RIPE} OK OK"  # C: takes b and c, 5 seeds
# a A a C b D a, then the cursor on F: 1 3 0 0 3 3 0 2 2 9 9 9 7 0 S
_RIPER = f"{_RIPE} OK OK OK OK RIGHT RIGHT RIGHT OK OK OK OK RIGHT OK OK OK OK OK OK OK OK RIGHT"
# F a E a B b A c D d F e, then the cursor on E: 2 3 3 2 4 1 1 1 1 0 0 11 19 0 S
_ALMOST = f"{_RIPER} OK OK OK OK LEFT LEFT OK OK OK OK RIGHT RIGHT OK OK OK OK LEFT LEFT OK OK OK OK"
_ALMOST += " RIGHT RIGHT OK OK OK OK RIGHT RIGHT OK OK OK OK LEFT"
WON = f"{PLAY} {_ALMOST} OK OK"  # E: takes a, b and c; 25 seeds
FIRST_TO_20 = f"{TWENTY} {times(4, 'LEFT')} OK {_ALMOST} OK OK"


def laid(counts: str, way: str = LAY) -> str:
    """Return presses that lay these counts, `A..F a..f`, and choose "ready"."""
    return f"{way} {' RIGHT '.join([times(int(count), 'OK') for count in counts.split()])} RIGHT OK"


SLAM = laid("1 0 0 0 0 2 1 1 0 0 0 0") + " OK"  # Sud begins; F would take all there is
HUNGRY = laid("1 0 0 0 0 1 0 0 0 0 0 0") + " OK OK"  # a warning comes first; F feeds, A does not
_ONE_EACH = laid("0 0 0 0 0 1 0 0 0 0 0 1")
ROUND = f"{_ONE_EACH} OK {times(24, 'OK OK')}"
COUNT = laid("0 0 0 0 1 0 0 1 0 0 1 1") + f" OK {times(24, 'OK OK')} 300ms"  # nobody takes any: the question comes
STARVED = laid("0 1 0 0 0 0 0 0 0 0 0 1") + " RIGHT OK OK OK"  # Nord begins: f; then Sud cannot feed him
TWELVE = laid("12 1 0 0 0 0 0 0 0 0 0 1") + " OK"
FORBIDDEN = laid("1 0 0 0 0 2 1 1 0 0 0 0", _LAY_FORBIDDEN) + " OK"

SCENES = (
    Scene("setup: Awalé", BEFORE, main="setup"),
    Scene("setup: Awalé, the first to 20", TWENTY),
    Scene("setup: Awalé, the document's rule", f"{TWENTY} OK"),
    Scene("setup: Awalé, 40 seeds", f"{BEFORE} {START} OK OK", board="pico_panel"),
    Scene("setup: Awalé, a start of one's own", f"{BEFORE} {START} OK"),
    Scene("options: Awalé", f"{BEFORE} {times(3, 'LEFT')} OK", main="options"),
    Scene("options: Awalé, going round", f"{BEFORE} {times(3, 'LEFT')} OK {times(3, 'RIGHT')} OK"),
    Scene("lay: Awalé, nothing yet", LAY),
    Scene("lay: Awalé, some seeds", f"{LAY} {times(12, 'OK')} RIGHT OK OK {times(6, 'RIGHT')} OK OK OK"),
    Scene("lay: Awalé, ready", laid("1 0 3 0 5 0 7 0 9 0 2 0").removesuffix(" OK")),
    Scene("lay: Awalé, over before it began", laid("2 1 0 0 0 0 0 0 0 0 0 0")),
    Scene("pie: Awalé", laid("1 0 3 0 5 0 7 0 9 0 12 0")),
    Scene("count: the seeds go round", COUNT),
    Scene("awale: counted by agreement", f"{COUNT} RIGHT OK 300ms"),
    Scene("awale: choosing", PLAY, main="choosing"),
    Scene("awale: choosing, another pit", f"{PLAY} LEFT LEFT"),
    Scene("awale: Nord chooses", NORD),
    Scene("awale: Nord chooses, another pit", f"{NORD} RIGHT RIGHT"),
    Scene("awale: lifted", f"{PLAY} RIGHT RIGHT OK"),
    Scene("awale: a seed falls", f"{PLAY} RIGHT RIGHT OK 800ms", main="moving"),
    Scene("awale: the last seed falls", f"{PLAY} RIGHT RIGHT OK 1400ms"),
    Scene("awale: many counts", RIPE),
    Scene("awale: what will be taken", f"{RIPE} OK 2600ms"),
    Scene("awale: a harvest leaves", f"{RIPE} OK 2980ms"),
    Scene("awale: a harvest runs", f"{RIPE} OK 3160ms", main="taken"),
    Scene("awale: the pit before it too", f"{RIPE} OK 3600ms"),
    Scene("awale: harvested", HARVESTED),
    Scene("awale: on an empty pit", f"{HARVESTED} OK OK LEFT"),
    Scene("awale: refused, empty", f"{HARVESTED} OK OK LEFT OK"),
    Scene("awale: feeding", HUNGRY),
    Scene("awale: refused, it must feed", f"{HUNGRY} RIGHT OK", main="refused"),
    Scene("awale: refused, it would take all", f"{FORBIDDEN} LEFT OK"),
    Scene("awale: all is not taken", f"{SLAM} LEFT OK OK"),
    Scene("awale: twelve seeds", TWELVE),
    Scene("awale: a pit passed over", f"{TWELVE} OK 3600ms"),
    Scene("awale: won at 25", WON),
    Scene("awale: on after 25", f"{WON} OK OK"),
    Scene("awale: over, the first to 20", FIRST_TO_20, main="over"),
    Scene("awale: over, round and round", ROUND),
    Scene("awale: over, who cannot be fed", STARVED),
    Scene("awale: over, why a pit may not be sown", f"{STARVED} RIGHT"),
    Scene("awale: over, nothing to sow", laid("3 0 0 0 0 0 0 0 0 0 0 0") + " OK RIGHT OK"),
    Scene("awale: over, all would be taken", laid("0 0 0 0 0 2 1 1 0 0 0 0", _LAY_FORBIDDEN) + " OK OK"),
    Scene("awale: turned, Sud chooses", f"{PLAY} {TURN}"),
    Scene("awale: turned, Nord chooses", f"{HARVESTED} {TURN} RIGHT"),
    Scene("awale: turned, Nord sows", f"{HARVESTED} {TURN} RIGHT RIGHT RIGHT OK 1300ms"),
    Scene("awale: turned, Nord chooses (strip)", f"{HARVESTED} {TURN} RIGHT", board="pico_strip", main="turned"),
    Scene("awale: a move taken back", f"{HARVESTED} BACK 200ms"),
    Scene("awale: looking back", f"{HARVESTED} BACK:700ms {in_menu('review')}"),
    Scene("awale: looking back, the start", f"{HARVESTED} BACK:700ms {in_menu('review')} {times(9, 'LEFT')}"),
    Scene("awale: looking on, a harvest", f"{HARVESTED} BACK:700ms {in_menu('review')} LEFT RIGHT 3160ms"),
    Scene("awale: the match plays itself again", f"{FIRST_TO_20} OK RIGHT OK 2500ms"),
    Scene("record: Awalé, the second page", f"{FIRST_TO_20} OK RIGHT RIGHT RIGHT OK RIGHT"),
    Scene("awale: dimmed", PLAY, alone=185),
    Scene("rules: Awalé, to sow", _RULES, main="rules"),
    Scene("rules: Awalé, to harvest", f"{_RULES} RIGHT 2900ms"),
    Scene("rules: Awalé, and going back", f"{_RULES} {times(2, 'RIGHT')} 4000ms"),
    Scene("rules: Awalé, twelve seeds", f"{_RULES} {times(3, 'RIGHT')} 6300ms"),
    Scene("rules: Awalé, never all", f"{_RULES} {times(4, 'RIGHT')} 2900ms"),
    Scene("rules: Awalé, to feed", f"{_RULES} {times(5, 'RIGHT')} 2900ms"),
    Scene("rules: Awalé, what does not feed", f"{_RULES} {times(6, 'RIGHT')} 2000ms"),
    Scene("rules: Awalé, the end", f"{_RULES} {times(7, 'RIGHT')}"),
    Scene("rules: Awalé, half of all", f"{_RULES} {times(8, 'RIGHT')} 3500ms"),
    Scene("rules: Awalé, round and round", f"{_RULES} {LEGEND['awale']} LEFT 2000ms"),
    Scene("rules: Awalé, the first to 20", f"{TWENTY} {times(3, 'RIGHT')} OK {LEGEND['awale']} LEFT LEFT"),
    Scene(
        "rules: Awalé, the first to 33",
        f"{BEFORE} {times(3, 'LEFT')} OK RIGHT RIGHT OK {times(33, 'RIGHT')} OK BACK RIGHT OK {times(6, 'LEFT')} 3500ms",
    ),
    Scene("rules: Awalé, the lights of a pit", f"{_RULES} {LEGEND['awale']}"),
    Scene("rules: Awalé, two colours in a pit", f"{_RULES} {LEGEND['awale']} RIGHT"),
    Scene("rules: Awalé, the lights of the stores", f"{_RULES} {LEGEND['awale']} {times(3, 'RIGHT')}"),
    Scene("rules: Awalé, the hand and a harvest", f"{_RULES} {LEGEND['awale']} {times(5, 'RIGHT')} 2600ms"),
    Scene("rules: Awalé, bright lights", f"{_RULES} {LEGEND['awale']} {times(6, 'RIGHT')} 600ms"),
    Scene("rules: Awalé, taking all is forbidden", f"{_FORBIDDEN} RIGHT OK {times(4, 'RIGHT')} 2000ms"),
)
