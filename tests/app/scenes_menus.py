"""The scenes around the games: home, menus, settings, what is missing."""

from tests.app.scene import GAMES, LEAVE, Scene, times
from tests.app.scenes_fafy import NORD, WON

SCENES = (
    Scene("home: first", "300ms"),
    Scene("home: the light runs on", "700ms"),
    Scene("home: dimmed", "300ms", alone=185),
    Scene("home: asleep", "300ms", alone=605),
    Scene("notice: a wrong setting", "300ms", {"SILLON_SOUND": "loud"}),
    Scene("notice: the second of two", "300ms OK", {"SILLON_SOUND": "loud", "SILLON_BRIGHTNESS": 11}),
    Scene("notice: a missing part", "300ms", missing="neopixel"),
    Scene("go_on: yes", f"{NORD} {LEAVE} OK"),
    Scene("go_on: no", f"{NORD} {LEAVE} OK RIGHT"),
    Scene("games: Fafy", GAMES),
    Scene("games: Fang", f"{GAMES} RIGHT"),
    Scene("games: Awalé", f"{GAMES} RIGHT RIGHT"),
    Scene("games: Fanorona", f"{GAMES} LEFT LEFT"),
    Scene("games: Colorigraphe", f"{GAMES} LEFT"),
    Scene("pause: without a game", f"{GAMES} BACK BACK:700ms"),
    Scene("pause: sound", f"{GAMES} BACK BACK:700ms RIGHT RIGHT OK"),
    Scene("pause: speed", f"{GAMES} BACK BACK:700ms RIGHT OK"),
    Scene("pause: in a game", f"{NORD} BACK:700ms", main="menu"),
    Scene("pause: turned", f"{NORD} BACK:700ms RIGHT RIGHT RIGHT RIGHT OK"),
    Scene("pause: the cursor jumps", f"{NORD} BACK:700ms RIGHT RIGHT RIGHT RIGHT RIGHT OK"),
    Scene("pause: brightness", f"{NORD} BACK:700ms LEFT LEFT LEFT OK"),
    Scene("pause: leave", f"{NORD} BACK:700ms LEFT"),
    Scene("after: revenge", f"{WON} OK"),
    Scene("after: see it again", f"{WON} OK RIGHT"),
    Scene("after: leave", f"{WON} OK LEFT"),
    Scene("record: the first page", f"{WON} OK RIGHT RIGHT RIGHT OK", main="record"),
    Scene("code: Fafy, after a move", f"{NORD} BACK:700ms {times(6, 'RIGHT')} OK 500ms", main="code"),
    Scene("pause: the code", f"{NORD} BACK:700ms {times(6, 'RIGHT')}"),
    Scene("from_here: look on", f"{NORD} BACK:700ms RIGHT OK LEFT OK"),
    Scene("from_here: play from here", f"{NORD} BACK:700ms RIGHT OK LEFT OK RIGHT"),
)
