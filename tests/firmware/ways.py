"""The walks of both handhelds, as pairs (name of the view, presses that lead to it).

One walk goes through a whole game: the menus, a match against the computer, a refusal, a look back, the rules, the record, undo.
"""

from games import NAMES
from tools.measure.walk import CIRCLE, in_menu, times

Way = tuple[tuple[str, str], ...]

# In the Colorigraphe: a stake, the dice, six black tokens, and one more.
SEVENTH_BLACK = f"OK 600ms OK 300ms {times(6, 'OK OK OK RIGHT')} OK OK OK"
_MENU = "BACK:900ms"
_SEAT_PRESSES = {
    "colorigraphe": f"{times(6, 'OK')} LEFT OK OK"
}  # the computer begins the Colorigraphe: it names a stake and colours

_PLAYED: dict[str, Way] = {
    "fafy": (
        ("a seed that may go both ways", "RIGHT RIGHT OK"),
        ("the computer has answered", "OK"),
        ("refused", "LEFT OK"),
    ),
    "fang": (("choosing", "RIGHT RIGHT"), ("the computer has answered", "OK"), ("refused", "LEFT OK")),
    "awale": (("choosing", "RIGHT RIGHT"), ("the computer has answered", "OK"), ("refused", "LEFT OK")),
    "fanorona": (("a piece in hand", "OK"), ("the computer has answered", "OK"), ("refused", "RIGHT OK")),
    "colorigraphe": (  # from the judge on: the computer has coloured when the match comes to rest
        ("who challenges", "OK"),
        ("the challenge taken back", "OK 600ms BACK"),
        ("nobody", "RIGHT OK"),
        ("what was possible", "OK"),
        ("the other one's stake", "OK"),
        ("another stake", "RIGHT"),
    ),
}

# A person's turn without colouring. The clock runs, so the next view is the judge's page.
_COLOURED: Way = (
    ("another stake", "RIGHT"),
    ("the judge", "OK 600ms OK 300ms LEFT OK OK"),
    *_PLAYED["colorigraphe"],
)


def menus(game: str) -> Way:
    """Return the presses from the first screen to a match against the computer."""
    first = (
        "RIGHT RIGHT OK" if game == "colorigraphe" else "RIGHT"
    )  # in the Colorigraphe another time for colouring, which makes the options custom
    to_it = times(NAMES.index(game), "RIGHT")
    return (
        ("the games", "OK"),
        *((("the game among them", to_it),) if to_it else ()),
        ("before the game", "OK"),
        ("options", f"{times(3, 'LEFT')} OK"),
        ("another option", first),
        ("before the game again", "BACK"),
        ("who sits where", f"{times(6, 'RIGHT')} OK"),
        ("the computer sits there", _SEAT_PRESSES.get(game, "OK")),
        ("before the game, against the computer", "BACK"),
        ("the match", "LEFT LEFT LEFT OK"),
    )


def match(game: str) -> Way:
    """Return a turn, the computer's answer, a refusal and a review; with a clock, the computer's problem."""
    missing = CIRCLE if game == "colorigraphe" else ()
    return (
        # The computer's colouring is the best one, so no page shows a better one.
        *[step for step in _PLAYED[game] if step[0] != "what was possible"],
        ("as before", "BACK"),
        ("the menu", _MENU),
        ("looking back", in_menu("review", missing)),
        ("a move before", "LEFT"),
        ("the match again", "BACK"),
    )


def beside(game: str) -> Way:
    """Return the rules and the record during the match, and at the end an undo, where it is allowed."""
    circle = game == "colorigraphe"  # its record has several pages, and a finished turn cannot be undone
    missing = CIRCLE if circle else ()
    return (
        ("the rules", f"{_MENU} {in_menu('rules', missing)}"),
        ("their second page", "RIGHT"),
        ("the match after the rules", "BACK"),
        ("the record", f"{_MENU} {in_menu('record', missing)}"),
        *((("its second page", "RIGHT"),) if circle else ()),
        ("the match after the record", "BACK"),
        ("nothing taken back" if circle else "the turn taken back", "BACK"),
    )


def whole(game: str) -> Way:
    return menus(game) + match(game) + beside(game)


def short(game: str) -> Way:
    """Return a match and its rules, and then the first screen and its entries.

    With sources the rules may take a restart, after which the cursor starts over: the match after them is not compared.
    """
    circle = game == "colorigraphe"  # two persons play: with a computer the first screen would not be idle
    return (
        *(_COLOURED if circle else match(game)),
        *beside(game)[:2],
        ("the first screen", f"{_MENU} LEFT OK"),
        ("what follows it", "OK"),
    )


def large(game: str) -> Way:
    """Return a match in large print: with the menu over it and back, advice where there is some, a review, and the rules."""
    circle = game == "colorigraphe"
    advice = () if circle else (("advice", f"{_MENU} RIGHT OK"),)
    return (
        *(_COLOURED if circle else _PLAYED[game]),
        ("the menu", _MENU),
        ("the match after the menu", "BACK"),
        *advice,
        ("the menu again", _MENU),
        ("looking back", in_menu("review", CIRCLE if circle else ())),
        ("a move before", "LEFT"),
        ("the match again", "BACK"),
        *beside(game)[:3],
        ("the first screen", f"{_MENU} LEFT OK"),
    )
