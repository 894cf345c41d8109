"""Every screen of the app in each interesting state: the scenes of all tests/app/scenes_<what>.py.

Scripts press only LEFT RIGHT OK BACK, which every board has. Goldens and several other tests use each scene.
"""

from importlib import import_module
from pathlib import Path
from zlib import crc32

from tests.app.scene import GAMES, IN_STARS, LAID, ONES, ROWS, SHORT, STARS, Scene

__all__ = ["BY_NAME", "GAMES", "GROUPS", "IN_STARS", "LAID", "ONES", "ROWS", "SCENES", "SHORT", "STARS", "Scene"]

# The scenes of each file, by the second part of its name: `menus`, and the games.
GROUPS: dict[str, tuple[Scene, ...]] = {
    path.stem.partition("_")[2]: import_module(f"tests.app.{path.stem}").SCENES
    for path in sorted(Path(__file__).parent.glob("scenes_*.py"))
}
SCENES: tuple[Scene, ...] = tuple(scene for scenes in GROUPS.values() for scene in scenes)
# The board and language on which every scene is taken. To keep the tests short, the others take the main scenes and one of each
# screen; strips and other languages also a fifth of the rest. Words and views have tests of their own. The name decides which
# fifth, so that a new scene does not move the others.
REFERENCE = ("pico_panel", "fr")
# Boards that show the same as the reference through other parts: the main scenes are enough, and its golden frames are theirs.
LIKE_REFERENCE = ("raspberry_pi",)
_FEW = ("pygamer",)  # boards that skip the fifth: a colour display is slow to read


def shown(group: str, board: str, language: str) -> list[Scene]:
    """Return the scenes of a group that are taken on the board in the language, in order."""
    there = [scene for scene in GROUPS[group] if scene.on(board)]
    if (board, language) == REFERENCE:
        return there
    if board in LIKE_REFERENCE:
        return [scene for scene in there if scene.main]
    # One of each screen: the first, or a main one.
    ones = {scene.screen: scene for scene in reversed(there)}
    ones.update({scene.screen: scene for scene in there if scene.main})
    return [
        scene
        for scene in there
        if scene.main or ones[scene.screen] is scene or (board not in _FEW and crc32(scene.name.encode()) % 5 == 0)
    ]


# Screens that lead on to another at once; "cells" is for games without a screen of their own: tests/test_new_game.py has one.
NEVER_SEEN = {"colorigraphe", "hint", "puzzle", "cells"}
BY_NAME = {scene.name: scene for scene in SCENES}
