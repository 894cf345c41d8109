"""Every screen of the app in each of its interesting states, as data: how to get there by buttons alone.

A scene is named `<screen>: <state>`, where the screen is a file of lib/sillon/screens/. Only LEFT RIGHT OK BACK are pressed,
which every board has. The golden pictures and several promises are tried on every one of them.
"""

from typing import NamedTuple


class Scene(NamedTuple):
    """`missing` is a library that is not on the drive; `alone` the seconds for which nobody presses anything at the end."""

    name: str
    script: str
    settings: dict[str, str | int] = {}
    missing: str = ""
    alone: int = 0

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def screen(self) -> str:
        """The screen's file."""
        return self.name.partition(":")[0]


def _times(number: int, word: str) -> str:
    return " ".join([word] * number)


# The way to the rows of each game, and on to a row.
GAMES = "300ms OK"
ROWS = {
    "impartial": f"{GAMES} OK",
    "fafy": f"{GAMES} RIGHT OK",
    "misere": f"{GAMES} RIGHT RIGHT OK",
    "sowing": f"{GAMES} LEFT OK",
}
ONES = "OK"
SHORT = "RIGHT OK"
STARS = "RIGHT RIGHT OK"
LAID = "LEFT OK"

_LAY = f"{ROWS['impartial']} {LAID}"
_STARS = f"{ROWS['impartial']} {STARS}"  # 1 2 2 1 1 2 2 1
_NORD = f"{_STARS} RIGHT RIGHT RIGHT OK OK OK"  # 4>, its sowing skipped: 1 2 2 0 2 2 2 1, Nord on cell 5
_BLOCKED = "RIGHT RIGHT OK OK OK OK"  # 7< 1>: 0 3 2 0 3 3 0 1, and Nord is blocked
_WON = f"{_NORD} {_BLOCKED}"
_WON_MISERE = f"{ROWS['misere']} {STARS} RIGHT RIGHT RIGHT OK OK OK {_BLOCKED}"
_TURN = "BACK:700ms RIGHT RIGHT RIGHT OK BACK"
_FIRST = "RIGHT RIGHT RIGHT RIGHT"  # to the first cell, which Nord sees on his right
_LEAVE = "BACK:700ms LEFT OK"
_LAID_BLOCKED = "OK LEFT OK"  # a seed in cell 1 alone
_TWO_GAPS = f"RIGHT OK RIGHT RIGHT RIGHT OK RIGHT OK {_times(3, 'RIGHT')} OK OK"  # 0 1 0 0 1 1 0 0, Sud begins
_TOO_MANY = f"OK RIGHT OK RIGHT RIGHT {_times(5, 'OK')} {_times(5, 'RIGHT')} OK OK"  # 1 1 0 5 0 0 0 0
_TALL_LAID = f"{_times(9, 'OK')} RIGHT OK OK OK"  # 9 1 0 0 0 0 0 0
_TALL = f"{_TALL_LAID} OK"

SCENES = (
    Scene("home: first", "300ms"),
    Scene("home: the light runs on", "700ms"),
    Scene("home: dimmed", "300ms", alone=185),
    Scene("home: asleep", "300ms", alone=605),
    Scene("notice: a wrong setting", "300ms", {"SILLON_SOUND": "loud"}),
    Scene("notice: the second of two", "300ms OK", {"SILLON_SOUND": "loud", "SILLON_BRIGHTNESS": 11}),
    Scene("notice: a missing part", "300ms", missing="neopixel"),
    Scene("go_on: yes", f"{_NORD} {_LEAVE} OK"),
    Scene("go_on: no", f"{_NORD} {_LEAVE} OK RIGHT"),
    Scene("games: impartial", GAMES),
    Scene("games: fafy", f"{GAMES} RIGHT"),
    Scene("games: misere", f"{GAMES} RIGHT RIGHT"),
    Scene("games: sowing", f"{GAMES} LEFT"),
    Scene("rows: ones", ROWS["impartial"]),
    Scene("rows: short", f"{ROWS['impartial']} RIGHT"),
    Scene("rows: stars", f"{ROWS['impartial']} RIGHT RIGHT"),
    Scene("rows: laid", f"{ROWS['impartial']} LEFT"),
    Scene("lay: nothing yet", _LAY),
    Scene("lay: some seeds", f"{_LAY} OK OK RIGHT OK RIGHT RIGHT OK"),
    Scene("lay: ready", f"{_LAY} {_times(11, 'OK')}"),
    Scene("lay: ready with nothing", f"{_LAY} LEFT OK"),
    Scene("lay: who begins is blocked", f"{_LAY} {_LAID_BLOCKED}"),
    Scene("lay: who begins is blocked and wins", f"{ROWS['misere']} {LAID} {_LAID_BLOCKED}"),
    Scene("lay: only Sud is blocked", f"{ROWS['fafy']} {LAID} OK OK RIGHT OK LEFT LEFT OK"),
    Scene("lay: only Nord is blocked", f"{ROWS['fafy']} {LAID} OK RIGHT OK OK LEFT LEFT OK"),
    Scene("pie: Sud begins", f"{_LAY} {_times(8, 'OK RIGHT')} OK"),
    Scene("pie: Nord begins", f"{_LAY} {_TALL_LAID} RIGHT"),
    Scene("fafy: choosing", _STARS),
    Scene("fafy: a short row", f"{ROWS['impartial']} {SHORT}"),
    Scene("fafy: one way only", f"{ROWS['fafy']} {ONES}"),
    Scene("fafy: Nord chooses", _NORD),
    Scene("fafy: piles in a second colour", f"{_LAY} {_TALL}"),
    Scene("fafy: on an empty cell", f"{_NORD} LEFT"),
    Scene("fafy: on a cell that cannot be sown", f"{_NORD} LEFT LEFT LEFT"),
    Scene("fafy: refused, empty", f"{_NORD} LEFT OK"),
    Scene("fafy: refused, off the board", f"{ROWS['fafy']} {ONES} LEFT OK"),
    Scene("fafy: refused, into a gap", f"{ROWS['fafy']} {ONES} OK OK LEFT OK"),
    Scene("fafy: refused, a gap and the edge", f"{_NORD} LEFT LEFT LEFT OK"),
    Scene("fafy: refused, a gap on both sides", f"{_LAY} {_TWO_GAPS} LEFT LEFT LEFT OK"),
    Scene("fafy: refused, both edges", f"{ROWS['sowing']} {LAID} {_TOO_MANY} RIGHT RIGHT RIGHT OK"),
    Scene("fafy: asking, to the right", f"{_STARS} RIGHT RIGHT OK 600ms"),
    Scene("fafy: asking, to the left", f"{_STARS} RIGHT RIGHT OK LEFT 600ms"),
    Scene("fafy: lifted", f"{_STARS} RIGHT OK"),
    Scene("fafy: the first seed falls", f"{_STARS} RIGHT OK 480ms"),
    Scene("fafy: the last seed falls", f"{_STARS} RIGHT OK 800ms"),
    Scene("fafy: turned, Sud chooses", f"{_STARS} {_TURN}"),
    Scene("fafy: turned, Nord chooses", f"{_NORD} {_TURN} {_FIRST}"),
    Scene("fafy: turned, Nord is asked", f"{_STARS} OK OK {_TURN} LEFT LEFT LEFT OK 600ms"),
    Scene("fafy: turned, Nord is refused", f"{_NORD} {_TURN} {_FIRST} LEFT OK"),
    Scene("fafy: turned, Nord sows", f"{_NORD} {_TURN} {_FIRST} OK 480ms"),
    Scene("fafy: won", _WON),
    Scene("fafy: won, why cell 2 is blocked", f"{_WON} RIGHT"),
    Scene("fafy: misere won", _WON_MISERE),
    Scene("fafy: blocked from the start", f"{_LAY} {_LAID_BLOCKED} OK OK"),
    Scene("fafy: dimmed", _STARS, alone=185),
    Scene("after: revenge", f"{_WON} OK"),
    Scene("after: another row", f"{_WON} OK RIGHT RIGHT"),
    Scene("after: leave", f"{_WON} OK LEFT"),
    Scene("pause: without a game", f"{GAMES} BACK BACK:700ms"),
    Scene("pause: sound", f"{GAMES} BACK BACK:700ms RIGHT OK"),
    Scene("pause: in a game", f"{_NORD} BACK:700ms"),
    Scene("pause: turned", f"{_NORD} BACK:700ms RIGHT RIGHT RIGHT OK"),
    Scene("pause: brightness", f"{_NORD} BACK:700ms LEFT LEFT LEFT OK"),
    Scene("pause: leave", f"{_NORD} BACK:700ms LEFT"),
    Scene("rules: impartial", f"{_STARS} BACK:700ms RIGHT RIGHT OK"),
    Scene("rules: fafy", f"{ROWS['fafy']} {STARS} BACK:700ms RIGHT RIGHT OK 800ms"),
    Scene("rules: misere", f"{ROWS['misere']} {STARS} BACK:700ms RIGHT RIGHT OK 1200ms"),
    Scene("rules: sowing", f"{ROWS['sowing']} {STARS} BACK:700ms RIGHT RIGHT OK"),
)

BY_NAME = {scene.name: scene for scene in SCENES}
