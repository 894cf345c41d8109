"""Fanorona's rules in pages, each with an example on the lights. sillon/games/fafy/rules_pages.py documents the fields.

Most examples are on 3x3, which every board can show; its lines are too short for groups of more than one.
"""

from sillon.views.legend import thinks

_WIDE = ("size", ("9x5", "5x5"))
_THREE = {"size": "3x3"}
_FIVE = {"size": "5x5"}
_MAY = {"size": "3x3", "chain": "may"}
_TURN = {"size": "5x5", "same_direction": False}
_NO_CAPTURE = {"size": "5x5", "handicap": "no_capture"}
_ONE_BY_ONE = {"size": "5x5", "handicap": "one_by_one"}
_VELA = {"size": "5x5", "handicap": "vela"}
_LARGEST = {"size": "5x5", "choice": "largest"}
_CHAIN = ".W./.../BBB W"
_APART = "W../.BB/... W"
_ROUND = "A1-A2,C2-C3,A2-A1,C3-C2"  # back to the same position
_PAST = "A1-A2,C2-C1,A2-A3,C1-B1"  # pieces that walk past each other
_SIX = "WWWWW/..W../...../..B../B.... W"  # White has more than five pieces
_BETWEEN = "....B/...../BW.BB/...../..... W"

PAGES = (
    ("step", None, _THREE, ".W./.../..B W", "B1-B2,C3-C2", False),
    ("strike", ("size", "3x3"), _THREE, "W../.../B.B W", "A1-A2P", False),
    ("strike", _WIDE, _FIVE, "....B/...../W.BBB/...../..... W", "A3-B3P", False),
    ("draw", ("size", "3x3"), _THREE, "B../W.B/... W", "A2-A3A", False),
    ("draw", _WIDE, _FIVE, "....B/...../.WBBB/...../..... W", "B3-A3A", False),
    ("choose", ("choice", "free") + _WIDE, _FIVE, _BETWEEN, "B3-C3P", False),
    ("largest", ("choice", "largest") + _WIDE, _LARGEST, _BETWEEN, "B3-C3A", True),
    ("must", None, _THREE, "WW./.../.B. W", "A1-A2", True),
    ("chain", ("chain", "must"), _THREE, _CHAIN, "B1-B2P,B2-A1A,A1-A2P", False),
    ("may", ("chain", "may"), _MAY, _CHAIN, "B1-B2P,B2-A1A,.", False),
    ("visited", None, _THREE, ".../.W./B.B W B2:B1,B2", "B2-B1A", True),
    ("turn", ("same_direction", False) + _WIDE, _TURN, "...../...../..W.B/...../..B.. W C3:B3,C3", "C3-D3P", True),
    ("thrice", None, _THREE, _APART, f"{_ROUND},{_ROUND}", False),
    ("quiet", ("draw_after", range(1, 201)), _THREE, _APART, _PAST, False),
    ("end", None, _THREE, ".W./.../.B. W", "B1-B2P", False),
    ("no_capture", ("handicap", "no_capture") + _WIDE, _NO_CAPTURE, _SIX, "C2-C3P", True),
    ("one_by_one", ("handicap", "one_by_one") + _WIDE, _ONE_BY_ONE, "WWWWW/...../W.BBB/...../..... W", "A3-B3P", False),
    ("vela", ("handicap", "vela") + _WIDE, _VELA, _SIX, "C2-C3P", True),
    ("vela_other", ("handicap", "vela") + _WIDE, _VELA, "WWWWW/W.W../...../..B../B.... W", "A2-A3,C4-C3P", False),
)
LIGHTS: "tuple[object, ...]" = (
    ("light_side", None, _THREE, "WWW/B.W/BBB W", "B1-B2P", False),
    ("light_go", None, _THREE, _CHAIN, "B1-B2P,B2-A1A,A1-A2P", False),
    ("light_choice", None, _THREE, "WW./.../.B. W", "A1-A2", True),
    ("light_end", None, _THREE, "WWW/B.W/BBB W", thinks, False),
)
