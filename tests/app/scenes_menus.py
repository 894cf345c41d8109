"""The scenes around the games: home, menus, settings, what is missing."""

from tests.app.scene import GAMES, LEAVE, Scene
from tests.app.scenes_fafy import NORD, WON

CHECK = "300ms BACK:700ms LEFT OK 100ms"

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
    Scene("pause: brightness", f"{NORD} BACK:700ms LEFT LEFT LEFT LEFT LEFT OK"),
    Scene("pause: leave", f"{NORD} BACK:700ms LEFT"),
    Scene("after: revenge", f"{WON} OK"),
    Scene("after: see it again", f"{WON} OK RIGHT"),
    Scene("after: leave", f"{WON} OK LEFT"),
    Scene("record: the first page", f"{WON} OK RIGHT RIGHT RIGHT OK", main="record"),
    Scene("check: what is to be tried", CHECK),
    Scene("check_lights: one by one", f"{CHECK} OK 400ms"),
    Scene("check_lights: the first one", f"{CHECK} OK OK"),
    Scene("check_lights: the second line", f"{CHECK} OK OK OK"),
    Scene("check_lights: laid otherwise", f"{CHECK} OK OK RIGHT OK RIGHT OK", board="pico_panel"),
    Scene("check_lights: all is right", f"{CHECK} OK OK OK OK"),
    Scene("check_keys: some are missing", f"{CHECK} RIGHT OK LEFT RIGHT"),
    Scene("check_sound: four notes", f"{CHECK} RIGHT RIGHT OK"),
    Scene("check_page: letters", f"{CHECK} RIGHT RIGHT RIGHT OK"),
    Scene("check_page: frame", f"{CHECK} RIGHT RIGHT RIGHT OK OK OK OK"),
    Scene("check_facts: figures", f"{CHECK} LEFT LEFT OK"),
    Scene("from_here: look on", f"{NORD} BACK:700ms RIGHT OK LEFT OK"),
    Scene("from_here: play from here", f"{NORD} BACK:700ms RIGHT OK LEFT OK RIGHT"),
)
