"""The scenes of the MacroPad: its keys as cells, plots and entries, beside the words on its screen."""

from tests.app.play_keyed import AT_ONCE, FORMS, into, script, shortest
from tests.app.scene import Scene

BOARD = "macropad"
MENU = "BACK:1500ms 200ms"


def _played(name: str) -> str:
    """Return the words that lead into the game and play a short match."""
    options = FORMS.get(name, {})
    return f"{into(BOARD, name)} {script(BOARD, name, shortest(name, **options), **options)}"


def _on(name: str, words: str, settings: dict | None = None, main: str = "", event: str = "") -> Scene:
    return Scene(f"{name} (MacroPad)", words, settings or {}, board=BOARD, main=main, event=event)


def _setup(name: str) -> str:
    return into(BOARD, name).rpartition(" CELL1 CELL1 ")[0]


def _entry(name: str, number: int) -> str:
    """Return the words that take an entry of the menu before a game."""
    return f"{_setup(name)} CELL{number} CELL{number} 300ms"


FAFY = into(BOARD, "fafy")
FANG = into(BOARD, "fang")
AWALE = into(BOARD, "awale")
FANORONA = into(BOARD, "fanorona")
STAKE = into(BOARD, "colorigraphe")
COLOURING = f"{STAKE} OK 300ms OK 300ms OK 300ms OK 300ms OK 300ms OK 300ms"
COLOURED = f"{COLOURING} CELL0 CELL0 CELL1 CELL1 CELL2 CELL2 CELL2"

SCENES = (
    _on("home: first", "300ms"),
    _on("notice: the memory is full", FAFY, main="full", event="full"),
    _on("crash: in a game", FAFY, main="crash", event="ValueError"),
    _on("games: a key each", "300ms OK"),
    _on("games: Fanorona", "300ms OK CELL3"),
    _on("games: as last time", f"{FAFY} {MENU} LEFT OK 500ms OK", main="again"),
    _on("go_on: yes", f"{FAFY} CELL9 CELL9 CELL10 1500ms {MENU} LEFT OK 300ms OK"),
    _on("pause: in a game", f"{FAFY} CELL9 CELL9 CELL10 1500ms {MENU}"),
    _on("after: revenge", f"{_played('fafy')} OK 200ms", AT_ONCE),
    _on("setup: Fafy", _setup("fafy"), main="setup"),
    _on("options: Fafy", _entry("fafy", 7), main="options"),
    _on("learn: Fafy", _entry("fafy", 9)),
    _on("rivals: Fafy", _entry("fafy", 3)),
    _on("rules: Fafy", _entry("fafy", 8), main="rules"),
    _on("lay: seeds by keys", f"{_setup('fafy')} CELL6 CELL6 CELL1 CELL1 300ms CELL9 CELL9 CELL10 CELL8"),
    _on("fafy: a cell is chosen", f"{FAFY} CELL10", main="choosing"),
    _on("fafy: which way?", f"{FAFY} CELL10 CELL10", main="asking"),
    _on("fafy: a seed falls", f"{FAFY} CELL10 CELL10 CELL11", main="moving"),
    _on("fafy: refused", f"{FAFY} CELL10 CELL10 CELL11 2000ms CELL10", main="refused"),
    _on("fafy: won", _played("fafy"), AT_ONCE, main="over"),
    _on("setup: Fang", _setup("fang"), main="setup"),
    _on("options: Fang", _entry("fang", 7), main="options"),
    _on("rules: Fang", _entry("fang", 8), main="rules"),
    _on("fang: a cell is chosen", f"{FANG} CELL11", main="choosing"),
    _on("fang: the reserve's seed falls", f"{FANG} CELL11 CELL11 100ms", main="moving"),
    _on("fang: refused", f"{FANG} CELL9", main="refused"),
    _on("fang: counted", _played("fang"), AT_ONCE, main="over"),
    _on("setup: Awalé", _setup("awale"), main="setup"),
    _on("options: Awalé", _entry("awale", 7), main="options"),
    _on("rules: Awalé", _entry("awale", 8), main="rules"),
    _on("awale: a pit is chosen", f"{AWALE} CELL10", main="choosing"),
    _on("awale: a seed falls", f"{AWALE} CELL10 CELL10 300ms", main="moving"),
    _on("rules: Awalé, a harvest", f"{_entry('awale', 8)} OK 5800ms", main="taken"),
    _on("awale: refused", f"{AWALE} CELL1", main="refused"),
    _on("awale: won", _played("awale"), AT_ONCE, main="over"),
    _on("setup: Fanorona", _setup("fanorona"), main="setup"),
    _on("options: Fanorona", _entry("fanorona", 6), main="options"),
    _on("rules: Fanorona", _entry("fanorona", 7), main="rules"),
    _on("fanorona: a piece is chosen", f"{FANORONA} CELL8", main="choosing"),
    _on("fanorona: refused", f"{FANORONA} CELL4", main="refused"),
    _on("fanorona: a piece moves", f"{FANORONA} CELL8 CELL4 100ms", main="moving"),
    _on("fanorona: taken", f"{FANORONA} CELL8 CELL4 900ms", main="taken"),
    _on("fanorona: won", _played("fanorona"), AT_ONCE, main="over"),
    _on("setup: Colorigraphe", _setup("colorigraphe"), main="setup"),
    _on("options: Colorigraphe", _entry("colorigraphe", 7), main="options"),
    _on("rules: Colorigraphe", f"{_entry('colorigraphe', 8)} OK OK 3000ms", main="rules"),
    _on("players: the two", _entry("colorigraphe", 4)),
    _on("stake: the first", STAKE, {"SILLON_SEED": 5}),
    _on("roll: the dice", f"{STAKE} OK 1000ms", {"SILLON_SEED": 5}, main="moving"),
    _on("colour: the first plot", f"{COLOURING} CELL0 CELL0", {"SILLON_SEED": 5}, main="choosing"),
    _on("colour: three tokens", COLOURED, {"SILLON_SEED": 5}),
    _on("verdict: a fault", f"{COLOURED} 70000ms 3000ms", {"SILLON_SEED": 5}, main="refused"),
)
