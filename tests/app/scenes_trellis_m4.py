"""The scenes of the NeoTrellis M4: its keys from the wordless menus to the end of each game."""

from tests.app.play_keyed import AT_ONCE, FORMS, into, script, shortest
from tests.app.scene import Scene

BOARD = "trellis_m4"
MENU = "BACK:700ms 200ms"


def _played(name: str, but: int = 0) -> str:
    """Return the words that lead into the game and play a short match without its last `but` moves."""
    moves = shortest(name, **FORMS.get(name, {}))
    return f"{into(BOARD, name)} {script(BOARD, name, moves[: len(moves) - but], **FORMS.get(name, {}))}"


def _on(name: str, words: str, settings: dict | None = None, main: str = "", alone: int = 0, event: str = "") -> Scene:
    return Scene(f"{name} (Trellis)", words, settings or {}, board=BOARD, main=main, alone=alone, event=event)


def _setup(name: str) -> str:
    return into(BOARD, name).rpartition(" CELL25 ")[0]


FAFY = into(BOARD, "fafy")
FANG = into(BOARD, "fang")
AWALE = into(BOARD, "awale")
FANORONA = into(BOARD, "fanorona")

SCENES = (
    _on("home: first", "300ms"),
    _on("home: asleep", "300ms", alone=605),
    _on("notice: a wrong setting", "300ms", {"SILLON_SOUND": "loud"}, main="notice"),
    _on("notice: the memory is full", FAFY, main="full", event="full"),
    _on("crash: in a game", FAFY, main="crash", event="ValueError"),
    _on("games: four pictures", "300ms OK"),
    _on("games: the last one first", f"{AWALE} {MENU} CELL6 500ms OK", main="again"),
    _on("go_on: yes or another", f"{FAFY} CELL19 CELL19 CELL20 1500ms {MENU} CELL6 300ms OK", main="go_on"),
    _on("go_on: it waits", "300ms", {"SILLON_GAMES": "awale"}, main="kept", event="kept"),
    _on("pause: without a game", f"300ms OK {MENU}"),
    _on("pause: in a game", f"{FAFY} CELL19 CELL19 CELL20 1500ms {MENU}"),
    _on("pause: dimmer", f"{FAFY} {MENU} CELL26"),
    _on("after: again or another", f"{_played('fafy')} OK 200ms BACK 200ms", AT_ONCE),
    _on("setup: Fafy", _setup("fafy"), main="setup"),
    _on("setup: Fafy, the third form", f"{_setup('fafy')} CELL3"),
    _on(
        "setup: Fafy, after a match at the third level",
        f"{_setup('fafy')} CELL28 300ms {MENU} CELL6 300ms OK 300ms CELL0 300ms",
    ),
    _on("rules: Fafy", f"{_setup('fafy')} CELL16 300ms", main="rules"),
    _on("rules: Fafy, a bad sowing", f"{_setup('fafy')} CELL16 300ms OK OK OK 3500ms"),
    _on("fafy: the start", FAFY),
    _on("fafy: a cell is chosen", f"{FAFY} CELL19", main="choosing"),
    _on("fafy: which way?", f"{FAFY} CELL19 CELL19", main="asking"),
    _on("fafy: a seed falls", f"{FAFY} CELL19 CELL19 CELL20", main="moving"),
    _on("fafy: refused", f"{FAFY} CELL19 CELL19 CELL20 2000ms CELL19", main="refused"),
    _on("fafy: the computer thinks", f"{_setup('fafy')} CELL30 300ms CELL19 CELL19 CELL20 1200ms"),
    _on("fafy: won", _played("fafy"), AT_ONCE, main="over"),
    _on("setup: Fang", _setup("fang"), main="setup"),
    _on("rules: Fang", f"{_setup('fang')} CELL16 300ms", main="rules"),
    _on("fang: a cell is chosen", f"{FANG} CELL20", main="choosing"),
    _on("fang: the reserve's seed flies", f"{FANG} CELL20 CELL20 100ms", main="moving"),
    _on("fang: refused", f"{FANG} CELL16", main="refused"),
    _on("fang: counted", _played("fang"), AT_ONCE, main="over"),
    _on("setup: Awalé", _setup("awale"), main="setup"),
    _on("rules: Awalé, a harvest", f"{_setup('awale')} CELL16 300ms OK 3000ms", main="rules"),
    _on("awale: a pit is chosen", f"{AWALE} CELL19", main="choosing"),
    _on("awale: a seed falls", f"{AWALE} CELL19 CELL19 300ms", main="moving"),
    _on("rules: Awalé, a harvest goes to the store", f"{_setup('awale')} CELL16 300ms OK 6000ms", main="taken"),
    _on("awale: refused", f"{AWALE} CELL9", main="refused"),
    _on("awale: won", _played("awale"), AT_ONCE, main="over"),
    _on("awale: the computer has Nord", f"{_setup('awale')} CELL30 300ms CELL19 CELL19 4000ms"),
    _on("setup: Fanorona", _setup("fanorona"), main="setup"),
    _on("rules: Fanorona", f"{_setup('fanorona')} CELL10 300ms", main="rules"),
    _on("fanorona: a piece is chosen", f"{FANORONA} CELL20", main="choosing"),
    _on("fanorona: refused", f"{FANORONA} CELL11", main="refused"),
    _on("fanorona: a piece moves", f"{FANORONA} CELL20 CELL11 100ms", main="moving"),
    _on("fanorona: taken", f"{FANORONA} CELL20 CELL11 900ms", main="taken"),
    _on("fanorona: won", _played("fanorona"), AT_ONCE, main="over"),
)
