"""The words of each language, and the widest values in them, for the tests; the table `texts` of docs/measurements.md."""

import re
from functools import cache

from games import NAMES
from hal.font import Font
from sillon.words import LANGUAGES, Words
from sim.paths import ROOT
from tools.measure.walk import measured_part
from tools.page_tables import markdown

COLUMNS = 21  # of a line
APP = ROOT / "lib" / "sillon"

NAME = "Hippopot"  # the longest name that a player may have

# (catalog, values, keys): the values that make the texts widest, in the catalog or, where it is "", in any catalog. By the
# rules there are up to 16 cells, with up to 24 seeds each. WIDEST in game_<game>.py has those of a game. Of the settings, these
# are the widest that a user changes; tests/app/test_notice.py tries the boards' names, which are wider.
WIDEST: tuple[tuple[str, tuple[object, ...], str], ...] = (
    ("", (10,), "lay_left lay_back brightness"),
    ("", (60,), "few find_0 find_1 find_2 find_3 puzzle puzzle_solved"),
    ("", (99,), "why_turn"),
    ("", ("+24",), "why_got why_best"),
    ("", (60, 3), "find_in"),
    ("", (2, 20), "hint_1"),
    ("", ("12 ←",), "hint_3"),
    ("", (12, 12), "grade_1 grade_2 grade_3 grade_4 grade_5 did_this_arc"),
    ("", (16, 1), "cell"),
    ("", (16, 24), "cells"),
    ("", (16,), "cell_empty refused refused_empty_cell choose_cell is_cell"),
    ("", ("←→",), "sow_here"),
    ("", ("→", 16), "lands"),
    ("", (24,), "in_hand stake_in_arcs stake_in_points did_this_stake problems"),
    ("", (), "lights_run"),
    ("lights", (14,), "r_light_more"),
    ("", ("RETOUR-Nord",), "key_heard"),
    ("", ("raspberry_pi",), "fact_board"),
    ("", ("10.0.3",), "fact_firmware"),
    ("", (512,), "fact_memory"),
    ("", (7000,), "fact_computer fact_game"),
    ("", (400, 400), "fact_current"),
    ("", (100, 100), "looking"),
    ("", (24, 24), "turn_0 turn_1"),
    ("", ("16<",), "moved_0 moved_1"),
    ("", (99, 99), "record_page text_page text_filed"),
    ("", (48,), "e_is is_number choose_number did_this_card"),
    ("", (48,), "told_stake told_card told_red told_blue told_black told_clear"),
    ("", ("12-11",), "told_arc dice_say"),
    ("", (5,), "row_short"),
    ("", (10, 10), "steps narrow_steps"),
    ("", (12,), "e_left choose_plot is_plot on_plot on_plot_turn on_plot_undone filled_next bare"),
    ("", (12,), "did_token_0 did_token_1 did_token_2 did_token_3"),
    ("", ("→",), "e_no_way"),
    ("", (8,), "e_no_skip row_stars"),
    ("", ("A",), "choose_pit is_pit"),
    ("", (24,), "gain"),
    ("", (25, 25), "pages pages_last"),
    ("", (40,), "day_pupils"),
    ("", (6, 26), "day_plan"),
    ("", (6,), "day_round valid_2 first_has_2 on_black black_2"),
    ("", (120,), "day_bad"),
    ("", (20,), "day_wait results_due round_tables"),
    ("", (20, 20), "table_of"),
    ("", (20,), "table_second play_table play_lost go_on_lost"),
    ("", ("Renard violet",), "play_north play_south late_back"),
    ("", ("Renard violet",), "table_won table_lost table_open"),
    ("", (" 9/9",), "notice_setting"),
    ("", ("1..10",), "notice_allowed"),
    ("", ("10",), "notice_used"),
    ("", (999,), "stake_goal"),
    ("", (24, 24), "arc_of_arcs"),
    ("", (999, 999), "looking_back"),
    ("", (12, 6), "on_plot_black"),
    ("", (24, 24, 12, 12), "arc_at"),
    ("", (NAME,), "chosen player_wins player_0 player_1 player_2 robot_thinks"),
    ("", (NAME, -10), "gains"),
    ("", ("☀ ", "+24", "☀ "), "claim_failed"),
    ("", (4,), "better_2"),
    ("rival", ("16 ←",), "advice mine v_1 v_0 v_lost"),
    ("rival", (24,), "many_1 many_0 sure_1 sure_0"),
    ("rival", ("16<", "2 0 1"), "advice_blocks"),
    ("why", (120,), "at_move"),
    ("rivals", ("☻pour moi",), "sits_0 sits_1"),
    ("before", ("☻pour moi",), "level"),
    ("tournament", ("Renard violet",), "player_0"),
    ("tournament_new", (40, NAME), "name_of"),
)


@cache
def texts(language: str) -> dict[tuple[str, str], str]:
    """Return the words of a language by (catalog, key), in order. Raises ValueError if a catalog has a key twice."""
    found: dict[tuple[str, str], str] = {}
    for catalog in catalogs(language):
        for key, text in texts_of(language, catalog):
            if (catalog, key) in found:
                raise ValueError(f"{language}, {catalog} says {key!r} twice")
            found[catalog, key] = text
    return found


def texts_of(language: str, catalog: str) -> list[tuple[str, str]]:
    """Return (key, words) of one catalog, in the order of the file."""
    _, *lines = (APP / "words" / language / f"{catalog}.txt").read_text(encoding="utf-8").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def catalogs(language: str) -> list[str]:
    """Return the catalogs of a language: the names of its files of words."""
    return sorted(path.stem for path in (APP / "words" / language).glob("*.txt"))


def keys_of(language: str, catalog: str) -> list[str]:
    """Return the keys of one catalog."""
    return [key for key, _ in texts_of(language, catalog)]


def widest(catalog: str, key: str) -> tuple[object, ...]:
    """Return the values that make a text widest."""
    found = _widest()
    return found.get((catalog, key), found.get(("", key), ()))


@cache
def _widest() -> dict[tuple[str, str], tuple[object, ...]]:
    titles = [text for language in LANGUAGES for key, text in texts_of(language, "menus") if key.startswith("game_")]
    rows = [
        ("", (max(titles, key=len),), "again"),
        *WIDEST,
        *[row for game in NAMES for row in measured_part(game, "WIDEST")],
    ]
    return {(catalog, key): values for catalog, values, keys in rows for key in keys.split(" ")}


def is_option(catalog: str, key: str) -> bool:
    """Return whether the text is that of an option, whose widest value depends on the language."""
    return catalog.startswith("setup_") and key.startswith("o_")


def longest(language: str, catalog: str) -> int:
    """Return the columns of the longest line in the catalog, with the widest values; of options it is the name alone."""
    font = Font()
    words = Words(language, catalog)
    lines = [""]
    for key in keys_of(language, catalog):
        values = ("",) if is_option(catalog, key) else widest(catalog, key)
        apart = r"\s" if key == "animals" else r"\n|,(?=\S)"  # the names to choose from are one text
        lines += re.split(apart, words.say(key, *values))
    return max(font.cells(line) for line in lines)


def table() -> str:
    """Return the table `texts`, with a row for each language."""
    rows = []
    for language in LANGUAGES:
        names = catalogs(language)
        most = max(longest(language, catalog) for catalog in names)
        rows.append((language, len(names), len(texts(language)), f"{most} of {COLUMNS}"))
    return markdown(("language", "catalogs", "texts", "longest line, columns"), rows)
