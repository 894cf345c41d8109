"""The scenes of the Colorigraphe: players, stake, dice, colouring, judge, points.

A seed fixes the dice. A stake of 6 with seed 17: 3-1 2-8, an arc that exists, 8-1 11-2 11-3 12-4, which needs a black token
(five of them are a ring); with seed 15: 7-6, a double, 10-9 9-1 12-1 7-8 2-9, which needs none.
"""

from tests.app.scene import COLORIGRAPHE, LEGEND, TOGETHER, Scene, times
from tools.measure.walk import CIRCLE, in_menu

RING: dict[str, str | int] = {"SILLON_SEED": 17}
EASY: dict[str, str | int] = {"SILLON_SEED": 15}

SETUP = f"{COLORIGRAPHE} 300ms"
_PRESET = times(4, "LEFT")
_OPTIONS = times(3, "LEFT")
PLAYERS = f"{SETUP} {times(4, 'RIGHT')} OK 300ms"
STAKE = f"{SETUP} {TOGETHER} 500ms"
ROLL = f"{STAKE} OK 200ms"
_AT_ONCE = "OK OK 400ms"  # the dice, hastened and skipped
READY = f"{ROLL} {_AT_ONCE}"
COLOUR = f"{READY} OK"
ONE_BLACK = "rrbr...b..kb"  # valid for the ring, and the best
TWO_BLACK = "rrbr...b..kk"
WRONG = "rrbr...b..rb"  # 2-11 has two red ends
NONE_BLACK = "rr...rbrbr.b"  # valid for the easy one


def tokens(colours: str) -> str:
    """Return presses that lay a token (red, blue, black or none) on each plot from plot 1; the cursor ends on "done"."""
    return " ".join([f"{times('.rbk'.index(colour), 'OK')} RIGHT" for colour in colours])


def preset(number: int) -> str:
    """Return presses that lead to the game's menu with the preset of this number, at the entry for persons."""
    return f"{SETUP} {_PRESET} {times(number, 'OK')} {times(3 if number == 2 else 5, 'LEFT')}"


JUDGED = f"{tokens(ONE_BLACK)} OK 600ms"
SKIP = "OK 400ms"  # the judge's work, or a page
CLAIM = f"{COLOUR} {JUDGED} {SKIP} {SKIP}"
PASSED = f"{COLOUR} {tokens(TWO_BLACK)} OK 600ms {SKIP} {SKIP} RIGHT OK 600ms"
CHALLENGE = f"{COLOUR} {tokens(TWO_BLACK)} OK 600ms {SKIP} {SKIP} OK 600ms"
LATE = f"{COLOUR} 64000ms"
# Against the computer, Sud lays one token alone and says that it is done.
_FAULT = f"{SETUP} OK 500ms OK 200ms {_AT_ONCE} OK OK LEFT OK OK 600ms {SKIP}"
THREE = f"{preset(1)} OK 500ms"
ALONE = f"{preset(2)} OK 600ms"
ALONE_COLOUR = f"{ALONE} OK 200ms {_AT_ONCE} OK 300ms"
ALONE_VERDICT = f"{ALONE_COLOUR} 64000ms"
_CLAIM_OF_THREE = f"{THREE} OK 200ms {_AT_ONCE} OK 64000ms {SKIP}"
DICE = f"{preset(3)} OK 600ms"
TWO_COLOURS = f"{preset(4)} OK 600ms OK 200ms {_AT_ONCE} OK"
CARDS = f"{preset(5)} OK 600ms"
# The goal is 5 points.
_FIVE = f"{SETUP} {_OPTIONS} OK 300ms RIGHT OK {times(19, 'LEFT')} OK BACK {times(6, 'LEFT')} OK 500ms"
WON = f"{_FIVE} OK 200ms {_AT_ONCE} OK {tokens(NONE_BLACK)} OK 600ms {SKIP} {SKIP} 600ms {SKIP} 400ms"
# Sud lays nothing and chooses "done"; Nord claims the problem and does no better: Sud gets the stake and wins.
_NOTHING = f"OK LEFT OK OK 600ms {SKIP} {SKIP}"  # it asks once more
LOST = f"{_FIVE} OK 200ms {_AT_ONCE} {_NOTHING} OK 600ms {_NOTHING} 600ms {SKIP} {SKIP} 400ms"
WHY = "OK 200ms LEFT LEFT OK"
MENU = "BACK:700ms 200ms"
REVIEW = f"{MENU} {in_menu('review', CIRCLE)} 500ms"
_RULES = f"{SETUP} LEFT LEFT OK 300ms"

SCENES = (
    Scene("setup: Colorigraphe", SETUP, main="setup"),
    Scene("setup: Colorigraphe, three", f"{SETUP} {_PRESET} OK"),
    Scene("setup: Colorigraphe, alone", f"{SETUP} {_PRESET} OK OK"),
    Scene("setup: Colorigraphe, the dice name the stake", f"{SETUP} {_PRESET} OK OK OK"),
    Scene("setup: Colorigraphe, two colours", f"{SETUP} {_PRESET} OK OK OK OK"),
    Scene("setup: Colorigraphe, cards", f"{SETUP} {_PRESET} OK OK OK OK OK"),
    Scene("options: Colorigraphe", f"{SETUP} {_OPTIONS} OK 200ms", main="options"),
    Scene("options: Colorigraphe, the goal", f"{SETUP} {_OPTIONS} OK 200ms RIGHT OK RIGHT"),
    Scene("players: two", PLAYERS, RING),
    Scene("players: three", f"{preset(1)} {times(3, 'RIGHT')} OK 300ms RIGHT", RING),
    Scene("name: of the first", f"{PLAYERS} RIGHT OK 300ms", RING),
    Scene("name: an animal", f"{PLAYERS} RIGHT OK 300ms RIGHT", RING),
    Scene("players: an animal plays", f"{PLAYERS} RIGHT OK 300ms RIGHT OK 300ms", RING),
    Scene("letters: nothing yet", f"{PLAYERS} RIGHT OK 300ms LEFT OK 300ms", RING),
    Scene("letters: some", f"{PLAYERS} RIGHT OK 300ms LEFT OK 300ms OK RIGHT OK OK", RING),
    Scene("letters: that is all", f"{PLAYERS} RIGHT OK 300ms LEFT OK 300ms OK RIGHT OK LEFT LEFT", RING),
    Scene("stake: the first", STAKE, RING, main="choosing"),
    Scene("stake: the highest", f"{STAKE} {times(18, 'RIGHT')}", RING),
    Scene("roll: the first die runs", f"{ROLL} 60ms", RING),
    Scene("roll: both dice", f"{ROLL} 600ms", RING),
    Scene("roll: an arc grows", f"{ROLL} 850ms", RING, main="moving"),
    Scene("roll: an arc that exists", f"{ROLL} 3000ms", RING, main="refused"),
    Scene("roll: a double", f"{ROLL} 2200ms", EASY),
    Scene("roll: hastened", f"{ROLL} OK 2400ms", RING),
    Scene("roll: the dice are to name the stake", DICE, RING),
    Scene("roll: the dice have named the stake", f"{DICE} OK 1200ms", RING),
    Scene("roll: a card is to be drawn", CARDS, RING),
    Scene("roll: the arcs of a card", f"{CARDS} OK 2500ms", RING),
    Scene("colour: ready", READY, RING),
    Scene("colour: ready, against the computer", f"{SETUP} OK 500ms OK 200ms {_AT_ONCE} 5000ms", RING),
    Scene("colour: the first plot", COLOUR, RING),
    Scene("colour: the first plot, what is valid", f"{COLOUR} 3500ms", RING),
    Scene("colour: the first plot, where the end is", f"{COLOUR} 6000ms", RING),
    Scene("colour: red", f"{COLOUR} OK", RING),
    Scene("colour: blue, and on", f"{COLOUR} OK OK RIGHT", RING, main="choosing"),
    Scene("colour: black", f"{COLOUR} OK OK OK 400ms", RING),
    Scene("colour: a token is taken back", f"{COLOUR} OK RIGHT OK BACK", RING),
    Scene("colour: no black token is left", f"{COLOUR} {times(6, 'OK OK OK RIGHT')} OK OK OK", RING),
    Scene("colour: time goes by", f"{COLOUR} OK RIGHT OK 40000ms", RING),
    Scene("colour: the last seconds", f"{COLOUR} OK RIGHT OK 53000ms", RING),
    Scene("colour: some plots have no token", f"{COLOUR} OK LEFT", RING),
    Scene("colour: some plots have no token, asked once more", f"{COLOUR} OK LEFT OK", RING),
    Scene("colour: all done", f"{COLOUR} {tokens(ONE_BLACK)}", RING),
    Scene("colour: two colours", TWO_COLOURS, RING),
    Scene("colour: two colours, one turned over", f"{TWO_COLOURS} OK RIGHT", RING),
    Scene(
        "colour: two minutes",
        f"{SETUP} {_OPTIONS} OK 200ms RIGHT RIGHT OK OK BACK {times(6, 'LEFT')} OK 500ms OK OK OK",
        RING,
    ),
    Scene("verdict: the first arc", f"{COLOUR} {JUDGED}", RING),
    Scene("verdict: an arc with two ends alike", f"{COLOUR} {tokens(WRONG)} OK 1500ms", RING, main="taken"),
    Scene("verdict: an arc without a token", f"{COLOUR} OK LEFT OK OK 600ms", RING),
    Scene("verdict: valid, with one black", f"{COLOUR} {JUDGED} {SKIP}", RING),
    Scene("verdict: not valid", f"{COLOUR} {tokens(WRONG)} OK 600ms {SKIP}", RING),
    Scene("verdict: the time has ended a valid colouring", f"{COLOUR} {tokens(ONE_BLACK)} 63000ms", RING),
    Scene("verdict: too late", LATE, RING),
    Scene("claim: one black", CLAIM, RING),
    Scene("claim: the computer thinks", f"{_FAULT} OK 400ms", RING),
    Scene("colour: the computer takes the problem", f"{_FAULT} OK 2700ms", RING),
    Scene("claim: nobody", f"{CLAIM} RIGHT", RING),
    Scene("claim: one of two", _CLAIM_OF_THREE, RING),
    Scene("claim: the other", f"{_CLAIM_OF_THREE} RIGHT", RING),
    Scene("colour: the challenger is ready", CHALLENGE, RING),
    Scene("colour: the challenger colours", f"{CHALLENGE} OK OK RIGHT", RING),
    Scene("verdict: of the challenger", f"{CHALLENGE} OK {JUDGED} {SKIP}", RING),
    Scene("verdict: of a challenger who was not better", f"{CLAIM} OK 600ms OK {JUDGED} {SKIP}", RING),
    Scene("scores: one of three was not better", f"{_CLAIM_OF_THREE} OK 600ms OK 34000ms {SKIP} 600ms", RING),
    Scene("scores: nobody has challenged", f"{PASSED} 600ms", RING),
    Scene("scores: the challenger was better", f"{CHALLENGE} OK {JUDGED} {SKIP} {SKIP} 600ms", RING),
    Scene("scores: the challenger has failed", f"{CHALLENGE} OK 34000ms {SKIP} 600ms", RING),
    Scene("better: with one black", f"{PASSED} 600ms {SKIP}", RING),
    Scene("stake: three players", THREE, RING),
    Scene("stake: the next player", f"{PASSED} 600ms {SKIP} {SKIP} 300ms", RING),
    Scene("pause: while somebody colours", f"{COLOUR} OK {MENU}", RING),
    Scene("colour: after the menu", f"{COLOUR} OK RIGHT OK OK {MENU} OK 500ms", RING),
    Scene("why_circle: the problem where it turned", f"{LOST} {WHY} 600ms", RING),
    Scene("why_circle: the best colouring, token after token", f"{LOST} {WHY} 600ms OK 1900ms", RING),
    Scene("why_circle: the best colouring", f"{LOST} {WHY} 600ms OK 8000ms", RING),
    Scene("why_circle: nothing to regret", f"{WON} {WHY} 600ms", EASY),
    Scene("look_back: the start", f"{COLOUR} OK {REVIEW}", RING),
    Scene("look_back: the problem", f"{CLAIM} {REVIEW} LEFT LEFT LEFT", RING),
    Scene("look_back: the colouring", f"{CLAIM} {REVIEW} LEFT LEFT", RING),
    Scene("look_back: alone", f"{ALONE_VERDICT} {REVIEW} LEFT", RING),
    Scene("from_here: Colorigraphe", f"{ALONE_VERDICT} {REVIEW} LEFT OK 300ms", RING),
    Scene("record: Colorigraphe", f"{CLAIM} {MENU} {in_menu('record', CIRCLE)} 500ms RIGHT", RING),
    Scene(
        "record: Colorigraphe, a problem is being coloured",
        f"{COLOUR} {MENU} {in_menu('record', CIRCLE)} 500ms LEFT",
        RING,
    ),
    Scene("code: Colorigraphe, a problem", f"{COLOUR} {MENU} {in_menu('code', CIRCLE)} 500ms", RING),
    Scene("rules: Colorigraphe, arcs", _RULES, main="rules"),
    Scene("rules: Colorigraphe, throw again", f"{_RULES} RIGHT 2500ms"),
    Scene("rules: Colorigraphe, colouring", f"{_RULES} RIGHT RIGHT 5000ms"),
    Scene("rules: Colorigraphe, valid", f"{_RULES} {times(3, 'RIGHT')} 300ms"),
    Scene("rules: Colorigraphe, six black", f"{_RULES} {times(7, 'RIGHT')} 2500ms"),
    Scene("rules: Colorigraphe, a challenge", f"{_RULES} {times(9, 'RIGHT')} 300ms"),
    Scene("rules: Colorigraphe, a score may fall", f"{_RULES} {LEGEND['colorigraphe']} LEFT LEFT 300ms"),
    Scene("rules: Colorigraphe, the lights of tokens", f"{_RULES} {LEGEND['colorigraphe']} 600ms"),
    Scene("rules: Colorigraphe, the lights of an arc", f"{_RULES} {LEGEND['colorigraphe']} RIGHT 600ms"),
    Scene(
        "rules: Colorigraphe, the lights of the time", f"{_RULES} {LEGEND['colorigraphe']} {times(3, 'RIGHT')} 1400ms"
    ),
    Scene("rules: Colorigraphe, the signs", f"{_RULES} {LEGEND['colorigraphe']} {times(4, 'RIGHT')} 600ms"),
    Scene("rules: Colorigraphe, the players' colours", f"{_RULES} LEFT LEFT 600ms"),
    Scene("rules: Colorigraphe, the lights of a stake", f"{_RULES} LEFT 600ms"),
    Scene("rules: Colorigraphe, the last", f"{_RULES} {LEGEND['colorigraphe']} LEFT 2500ms"),
    Scene("stake: alone", ALONE, RING),
    Scene("colour: alone", ALONE_COLOUR, RING),
    Scene("colour: alone, a hint", f"{ALONE_COLOUR} LEFT", RING),
    Scene("colour: alone, the hint is there", f"{ALONE_COLOUR} LEFT OK", RING),
    Scene("colour: alone, all hints are there", f"{ALONE_COLOUR} {tokens(ONE_BLACK)} RIGHT OK", RING),
    Scene("verdict: alone", ALONE_VERDICT, RING),
    Scene("scores: alone", f"{ALONE_COLOUR} {tokens(ONE_BLACK)} OK 600ms {SKIP} {SKIP} 600ms", RING),
    Scene("encore: alone", f"{ALONE_COLOUR} {tokens(ONE_BLACK)} OK 600ms {SKIP} {SKIP} 600ms {SKIP}", RING),
    Scene("over: alone", f"{ALONE_COLOUR} {tokens(ONE_BLACK)} OK 600ms {SKIP} {SKIP} 600ms {SKIP} LEFT OK 600ms", RING),
    Scene("over: won", WON, EASY, main="over"),
    Scene("after: Colorigraphe", f"{WON} OK 300ms", EASY),
    Scene("look_back: played again", f"{WON} OK 300ms RIGHT OK 9000ms", EASY),
)
