"""A short demonstration for a run without a terminal: a whole match of impartial Fafy, in a few frames."""

from pathlib import Path

from sim.handheld import Handheld
from sim.picture.render import save

# Presses (`@4`: go to cell 4), milliseconds until all is shown, and the caption. The match is 4>, 7<, 1>.
_SCENES = (
    ("", 700, {"fr": "La console est allumée.", "en": "The handheld is on."}),
    (
        "OK OK LEFT LEFT LEFT LEFT OK OK OK",
        200,
        {"fr": "On choisit le jeu, puis un départ.", "en": "We choose the game, then a start."},
    ),
    (
        "LEFT LEFT LEFT LEFT LEFT OK @4 OK",
        400,
        {"fr": "Sud prend la case 4 : de quel côté ?", "en": "South takes cell 4: which way?"},
    ),
    ("OK", 3000, {"fr": "Semée vers la droite. À Nord !", "en": "Sown to the right. North's turn!"}),
    ("@7 OK", 3000, {"fr": "Nord a semé la case 7 vers la gauche.", "en": "North has sown cell 7 to the left."}),
    (
        "@1 OK",
        3500,
        {"fr": "Sud a semé la case 1 : Nord est bloqué.", "en": "South has sown cell 1: North is blocked."},
    ),
)
_PICTURED = 3  # the scene of the picture
_HERE = "▲"
_POINTER_LINE = 2


def demonstrate(handheld: Handheld, picture: Path) -> None:
    """Print the frames with a caption each, and write the picture. Raises OSError if it cannot be written."""
    for number, (actions, wait, captions) in enumerate(_SCENES):
        for action in actions.split():
            if action.startswith("@"):
                _point_at(handheld, int(action[1:]))
            else:
                handheld.script(action)
        handheld.run(wait)
        print(captions.get(handheld.language, captions["en"]))
        print(handheld.frame_text(), end="\n\n")
        if number == _PICTURED:
            save(handheld, picture)


def _point_at(handheld: Handheld, cell: int) -> None:
    """Press RIGHT until the pointer on the screen is under the cell; a row has at most nine."""
    for _ in range(9):
        handheld.run(100)
        if any(sign.character == _HERE and sign.column == 2 * cell - 1 for sign in handheld.cells()[_POINTER_LINE]):
            return
        handheld.script("RIGHT")
