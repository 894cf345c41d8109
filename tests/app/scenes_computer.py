"""The scenes of the computer in a match: seats, thinking, advice, and why a game was lost."""

from tests.app.scene import COLORIGRAPHE, GAMES, Scene

SEED: dict[str, str | int] = {"SILLON_SEED": 7}
_FANG = f"{GAMES} RIGHT OK 200ms LEFT OK 200ms"  # the menu of players, at Nord
_HOME = "BACK 200ms RIGHT OK 600ms"  # back to the game's menu, and into the game
_AWALE = f"{GAMES} RIGHT RIGHT OK 200ms LEFT OK 200ms LEFT OK OK OK OK OK BACK 200ms RIGHT OK"  # the computer begins
_FAFY = f"{GAMES} OK 200ms"
_BEGINS = f"{GAMES} OK 200ms LEFT OK 200ms"  # the menu of players, at Nord
_HINT = "BACK:700ms RIGHT OK"
_HINTS = (f"{_HINT} 6000ms", f"{_HINT} 6000ms OK 400ms", f"{_HINT} 6000ms OK 400ms OK 400ms")
_SMALL = f"{GAMES} RIGHT RIGHT RIGHT OK RIGHT OK OK OK OK LEFT OK 600ms"  # Fanorona on nine points
# The computer against itself, the weakest against the strongest: the match runs to its end.
_LOST = f"{_FANG} LEFT OK RIGHT OK OK OK OK OK {_HOME} 90000ms"

SCENES = (
    Scene("rivals: two persons", _FANG),
    Scene("rivals: a level", f"{_FANG} OK OK OK"),
    Scene("rivals: your level", f"{_FANG} LEFT OK OK OK OK OK OK 100ms"),
    Scene("setup: against the computer", f"{_FANG} OK OK BACK 200ms"),
    Scene("fang: the computer thinks", f"{_FANG} LEFT OK OK OK OK OK {_HOME} 300ms", SEED),
    Scene("awale: the computer thinks, with the board as it stands", f"{_AWALE} 1200ms", SEED),
    Scene("awale: OK hurries the computer", f"{_AWALE} 2900ms", SEED),
    Scene("fang: the computer has sown", f"{_FANG} LEFT OK OK OK OK OK {_HOME} 6000ms", SEED),
    Scene("fang: advice, all is lost", f"{_FANG} {_HOME} {_HINTS[0]}", SEED),
    Scene("fang: advice, an opinion", f"{_FANG} {_HOME} {_HINTS[1]}", SEED),
    Scene("fang: advice where all is lost", f"{_FANG} {_HOME} {_HINTS[2]}", SEED),
    Scene("fang: what another cell is worth", f"{_FANG} {_HOME} {_HINTS[2]} RIGHT 200ms", SEED),
    Scene("fafy: advice, how many moves are good", f"{_FAFY} OK 600ms {_HINTS[0]}", SEED),
    Scene("fafy: advice, on which side", f"{_FAFY} OK 600ms {_HINTS[1]}", SEED),
    Scene("fafy: advice, the move", f"{_FAFY} OK 600ms {_HINTS[2]}", SEED),
    Scene("fafy: advice, its direction", f"{_FAFY} OK 600ms {_HINTS[2]} OK 200ms", SEED),
    Scene("fafy: the computer begins", f"{_BEGINS} LEFT OK OK OK OK OK BACK 200ms RIGHT OK 300ms", SEED),
    Scene("fanorona: advice, on which side", f"{_SMALL} {_HINTS[1]}", SEED),
    Scene("after: lost against the computer", f"{_LOST} OK 300ms", SEED),
    Scene("why: it looks for the move", f"{_LOST} OK 300ms LEFT LEFT OK 60ms", SEED),
    Scene("why: the better move", f"{_LOST} OK 300ms LEFT LEFT OK 9000ms", SEED),
    Scene("stake: the computer names it", f"{COLORIGRAPHE} 200ms LEFT OK OK OK OK BACK RIGHT OK 300ms OK 3000ms", SEED),
)
