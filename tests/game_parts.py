"""The games that have each optional part, by their manifests: a test goes over the games with the part that it tests."""

from games import NAMES
from sillon.manifest import Manifest, manifest_of

LESSONS = [name for name in NAMES if "lessons" in manifest_of(name).learn]
STAGES = [name for name in NAMES if "stages" in manifest_of(name).learn]
PUZZLES = [name for name in NAMES if "puzzles" in manifest_of(name).learn]
RULES_PAGES = [name for name in NAMES if manifest_of(name).rules_pages]
COMPUTER = [name for name in NAMES if manifest_of(name).computer]
OWN_SCREEN = [name for name in NAMES if manifest_of(name).own_screen]
ON_KEYS = [name for name in NAMES if manifest_of(name).keys]
COMPLETE = [
    name
    for name in NAMES
    if all(name in part for part in (LESSONS, STAGES, PUZZLES, RULES_PAGES, COMPUTER, OWN_SCREEN))
]
# A match on one board, by moves of a cell or a piece: the Colorigraphe has screens of its own for each part of a turn.
ON_THE_BOARD = [name for name in OWN_SCREEN if manifest_of(name).match_base_module == Manifest.match_base_module]
