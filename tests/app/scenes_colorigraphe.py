"""The scenes of the Colorigraphe: those who play, the stake, the dice, the colouring, the judge, the points."""

from tests.app.scene import GAMES, Scene, times

_SEED: dict[str, str | int] = {"SILLON_SEED": 7}
_SETUP = f"{GAMES} LEFT OK 300ms"
_PLAYERS = f"{_SETUP} OK 300ms"
_STAKE = f"{_PLAYERS} OK 400ms"
_ROLL = f"{_STAKE} LEFT LEFT LEFT LEFT OK"  # two arcs
_COLOUR = f"{_ROLL} 300ms OK 300ms OK 300ms OK 600ms OK 300ms"
_ALONE = f"{_SETUP} RIGHT OK OK LEFT OK 300ms OK 400ms {times(4, 'LEFT')} OK 300ms OK 300ms OK 300ms OK 600ms OK 300ms"
_LATE = f"{_COLOUR} 64000ms"
_RULES = "LEFT OK"

SCENES = (
    Scene("setup: Colorigraphe", _SETUP),
    Scene("setup: Colorigraphe, three", f"{_SETUP} RIGHT OK"),
    Scene("setup: Colorigraphe, alone", f"{_SETUP} RIGHT OK OK"),
    Scene("setup: Colorigraphe, the dice name the stake", f"{_SETUP} RIGHT OK OK OK"),
    Scene("setup: Colorigraphe, two colours", f"{_SETUP} RIGHT OK OK OK OK"),
    Scene("setup: Colorigraphe, cards", f"{_SETUP} RIGHT OK OK OK OK OK"),
    Scene("options: Colorigraphe", f"{_SETUP} LEFT LEFT OK 200ms"),
    Scene("options: Colorigraphe, the goal", f"{_SETUP} LEFT LEFT OK 200ms RIGHT OK RIGHT"),
    Scene("players: two", _PLAYERS, _SEED),
    Scene("players: three", f"{_SETUP} RIGHT OK LEFT OK 300ms RIGHT", _SEED),
    Scene("name: of the first", f"{_PLAYERS} RIGHT OK 300ms", _SEED),
    Scene("name: an animal", f"{_PLAYERS} RIGHT OK 300ms RIGHT", _SEED),
    Scene("letters: nothing yet", f"{_PLAYERS} RIGHT OK 300ms LEFT OK 300ms", _SEED),
    Scene("letters: some", f"{_PLAYERS} RIGHT OK 300ms LEFT OK 300ms OK RIGHT OK OK", _SEED),
    Scene("stake: of last time", _STAKE, _SEED),
    Scene("stake: the highest", f"{_STAKE} {times(18, 'RIGHT')}", _SEED),
    Scene("roll: the dice run", f"{_ROLL} 200ms", _SEED),
    Scene("roll: the first arc", f"{_ROLL} 1800ms", _SEED),
    Scene("colour: the first plot", _COLOUR, _SEED),
    Scene("colour: red", f"{_COLOUR} OK", _SEED),
    Scene("colour: blue, and on", f"{_COLOUR} OK OK RIGHT", _SEED),
    Scene("colour: black", f"{_COLOUR} OK OK OK 400ms", _SEED),
    Scene("colour: time goes by", f"{_COLOUR} OK RIGHT OK 40000ms", _SEED),
    Scene("verdict: too late", _LATE, _SEED),
    Scene("claim: who takes it", f"{_LATE} OK 500ms", _SEED),
    Scene("claim: nobody", f"{_LATE} OK 500ms RIGHT", _SEED),
    Scene("colour: I take it", f"{_LATE} OK 500ms OK 800ms", _SEED),
    Scene("scores: nobody took it", f"{_LATE} OK 500ms RIGHT OK 2500ms", _SEED),
    Scene("better: which it was", f"{_LATE} OK 500ms RIGHT OK 3500ms OK 800ms", _SEED),
    Scene("stake: the next player", f"{_LATE} OK 500ms RIGHT OK 3500ms OK 800ms OK 800ms", _SEED),
    Scene("look_back: the start", f"{_COLOUR} OK BACK:700ms RIGHT OK 400ms LEFT LEFT LEFT 300ms", _SEED),
    Scene("look_back: an arc", f"{_COLOUR} OK BACK:700ms RIGHT OK 400ms LEFT LEFT LEFT RIGHT RIGHT 300ms", _SEED),
    Scene("rules: Colorigraphe, valid", f"{_SETUP} {_RULES}"),
    Scene("rules: Colorigraphe, the second", f"{_SETUP} {_RULES} RIGHT 2500ms"),
    Scene("rules: Colorigraphe, the last", f"{_SETUP} {_RULES} LEFT 2500ms"),
    Scene("colour: alone", _ALONE, _SEED),
    Scene("verdict: alone", f"{_ALONE} 64000ms", _SEED),
    Scene("scores: alone", f"{_ALONE} 64000ms OK 2500ms", _SEED),
    Scene("encore: alone", f"{_ALONE} 64000ms OK 3500ms OK 800ms OK 800ms", _SEED),
    Scene("over: alone", f"{_ALONE} 64000ms OK 3500ms OK 800ms OK 800ms LEFT OK 800ms", _SEED),
)
