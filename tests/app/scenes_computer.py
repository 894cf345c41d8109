"""The scenes of the computer in a match: seats, thinking, advice, and why a game was lost."""

from tests.app.scene import COLORIGRAPHE, GAMES, TOGETHER, Scene, times

SEED: dict[str, str | int] = {"SILLON_SEED": 7}
_WHO = "RIGHT RIGHT RIGHT OK 200ms"  # from the first entry before a game to the menu of players, at Nord
_FANG = f"{GAMES} RIGHT OK 200ms"
_PLAYERS = f"{_FANG} {_WHO}"
# There, with Nord at level 1: a person is Nord, and the strongest computer is Sud; begin from the line of Sud.
_BEGINS = f"{times(6, 'OK')} LEFT {times(5, 'OK')} LEFT OK"
_AWALE = f"{GAMES} RIGHT RIGHT OK 200ms {_WHO} {_BEGINS}"  # the computer begins
_FAFY = f"{GAMES} OK 200ms"
_HINT = "BACK:700ms RIGHT OK"
_HINTS = (f"{_HINT} 6000ms", f"{_HINT} 6000ms OK 400ms", f"{_HINT} 6000ms OK 400ms OK 400ms")
# Fanorona on nine points.
_SMALL = f"{GAMES} RIGHT RIGHT RIGHT OK {times(4, 'LEFT')} {times(4, 'OK')} {times(4, 'LEFT')} OK 600ms"
# The computer against itself, the weakest against the strongest: the match runs to its end.
_LOST = f"{_PLAYERS} LEFT OK RIGHT OK OK OK OK RIGHT OK 600ms 90000ms"
WHY = f"{_LOST} OK 300ms LEFT LEFT OK 9000ms"

SCENES = (
    Scene("rivals: as at first", _PLAYERS),
    Scene("rivals: two persons", f"{_PLAYERS} {times(6, 'OK')}"),
    Scene("rivals: a level", f"{_PLAYERS} OK OK"),
    Scene("rivals: your level", f"{_PLAYERS} LEFT OK OK OK OK OK OK 100ms"),
    Scene("setup: against the computer", f"{_PLAYERS} OK BACK 200ms LEFT LEFT LEFT"),
    Scene("setup: the next level", f"{_FANG} RIGHT RIGHT OK"),
    Scene("fang: the computer thinks", f"{_PLAYERS} {_BEGINS} 900ms", SEED),
    Scene("awale: the computer thinks, with the board as it stands", f"{_AWALE} 1200ms", SEED),
    Scene("awale: OK hurries the computer", f"{_AWALE} 2900ms", SEED),
    Scene("fang: the computer has sown", f"{_PLAYERS} {_BEGINS} 6600ms", SEED),
    Scene("fang: advice, all is lost", f"{_FANG} {TOGETHER} 600ms {_HINTS[0]}", SEED),
    Scene("fang: advice, an opinion", f"{_FANG} {TOGETHER} 600ms {_HINTS[1]}", SEED),
    Scene("fang: advice where all is lost", f"{_FANG} {TOGETHER} 600ms {_HINTS[2]}", SEED),
    Scene("fang: what another cell is worth", f"{_FANG} {TOGETHER} 600ms {_HINTS[2]} RIGHT 200ms", SEED),
    Scene("fafy: advice, how many moves are good", f"{_FAFY} {TOGETHER} 600ms {_HINTS[0]}", SEED),
    Scene("fafy: advice, on which side", f"{_FAFY} {TOGETHER} 600ms {_HINTS[1]}", SEED),
    Scene("fafy: advice, the move", f"{_FAFY} {TOGETHER} 600ms {_HINTS[2]}", SEED),
    Scene("fafy: advice, its direction", f"{_FAFY} {TOGETHER} 600ms {_HINTS[2]} OK 200ms", SEED),
    Scene("fafy: the computer begins", f"{_FAFY} {_WHO} {_BEGINS} 300ms", SEED),
    Scene("fanorona: advice, on which side", f"{_SMALL} {_HINTS[1]}", SEED),
    Scene("after: lost against the computer", f"{_LOST} OK 300ms", SEED),
    Scene("why: it looks for the move", f"{_LOST} OK 300ms LEFT LEFT OK 60ms", SEED),
    Scene("why: the better move", WHY, SEED),
    Scene("fang: why, the move that was played", f"{WHY} OK 900ms", SEED),
    Scene("fang: why, the better move", f"{WHY} OK 900ms OK 100ms OK 100ms OK 400ms", SEED),
    Scene("fang: why, what follows the better move", f"{WHY} OK 900ms {times(4, 'OK 100ms OK 100ms')}", SEED),
    Scene("stake: the computer names it", f"{COLORIGRAPHE} 200ms {_WHO} OK OK RIGHT OK 3000ms", SEED),
)
