"""Awalé's rules in pages, each with an example on the lights. sillon/games/fafy/rules_pages.py documents the fields."""

from sillon.games.awale.view import ADVICE
from sillon.views.board_view import PLAYABLE
from sillon.views.legend import thinks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

_ALL = "3 0 2 4 0 2 1 1 0 0 0 0 20 15 S"  # F would take all seeds
_UNLESS_ONLY = {"grand_slam": "illegal_unless_only"}


def _before_target(target: int) -> bytes:
    """Return the position in which Sud's harvest of five brings his store to the target."""
    return bytes((3, 0, 2, 1, 0, 2, 1, 2, 0, 4, 6, 3, max(target - 5, 0), max(24 - target, 0), 0))


PAGES: "tuple[object, ...]" = (
    ("sow", None, {}, "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "D,c", False),
    ("take", None, {}, "5 3 6 0 4 2 4 1 5 0 6 3 5 4 S", "F", False),
    ("back", None, {}, "1 0 5 4 4 3 1 2 1 6 5 0 9 7 S", "F", False),
    ("over", None, {}, "12 1 0 2 1 0 3 0 4 5 0 2 8 10 S", "A", False),
    ("slam", ("grand_slam", "no_capture"), {}, _ALL, "F", False),
    ("slam_not", ("grand_slam", "illegal"), {"grand_slam": "illegal"}, _ALL, "F", True),
    ("slam_only", ("grand_slam", "illegal_unless_only"), _UNLESS_ONLY, _ALL, "F", True),
    ("feed", None, {}, "2 0 1 0 3 1 0 0 0 0 0 0 19 22 S", "E", False),
    ("hungry", None, {}, "2 0 1 0 3 1 0 0 0 0 0 0 19 22 S", "A,C", True),
    ("end", ("leftovers", "own_row"), {}, "0 0 0 0 0 0 1 0 3 0 2 0 24 18 S", "", False),
    ("end_strict", ("leftovers", "nobody"), {"leftovers": "nobody"}, "0 0 0 0 0 0 1 0 3 0 2 0 24 18 S", "", False),
    ("half", ("target", 0), {}, "3 0 2 1 0 2 1 2 0 4 1 3 23 6 S", "F", False),
    ("first", ("target", range(1, 49)), {}, _before_target, "F", False),
    ("round", ("repetition", 3), {}, "0 0 0 0 0 1 0 0 0 0 0 1 24 22 S", "F,f,A,a", False),
    ("round_two", ("repetition", 2), {"repetition": 2}, "0 0 0 0 0 1 0 0 0 0 0 1 24 22 S", "F,f,A,a", False),
)


def _several(leds: "Leds", look: "BoardView") -> None:
    """Have all playable pits breathe."""
    for pit in range(12):
        if look.marks[pit] == PLAYABLE:
            look.marks[pit] = ADVICE


_HARVEST = "5 3 6 0 4 2 4 1 5 0 6 3 5 4 S"  # of a single pit: two would pass the same lights too fast
LIGHTS: "tuple[object, ...]" = (
    ("light_pit", None, {}, "2 4 6 8 10 0 1 3 5 7 0 0 1 1 S", "", None),
    ("light_odd", None, {}, "1 3 5 7 9 0 2 4 6 8 0 0 2 1 S", "", None),
    ("light_sown", None, {}, "4 0 2 0 3 1 0 2 1 0 3 0 12 20 S", "A", False),
    ("light_store", None, {}, "4 0 2 0 3 1 0 2 1 0 3 0 12 20 S", "", None),
    ("light_full", None, {}, "3 0 2 1 0 2 1 2 0 4 1 3 23 6 S", "F", False),
    ("light_hand", None, {}, _HARVEST, "F", False),
    ("light_bright", None, {}, "4 0 2 0 3 1 0 2 1 0 3 0 12 20 S", "B", True),
    ("light_many", None, {}, "4 0 2 0 3 1 0 2 1 0 3 0 12 20 S", _several, None),
    ("light_run", None, {}, "4 0 2 0 3 1 0 2 1 0 3 0 12 20 S", thinks, False),
)
KEY_LIGHTS: "tuple[object, ...]" = (
    ("light_keys", None, {}, "1 2 3 4 5 6 1 2 3 4 5 6 3 3 S", "", None),
    LIGHTS[2],
) + LIGHTS[6:]
