"""The contents of the sheets: boards in true size, both sides of cards, the names of the handheld."""

import re
import string
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from games import NAMES as GAMES
from games import new
from games.match import Match
from games.tournament_plan import planned
from hal.boards import NAMES as BOARDS
from sillon.words import LANGUAGES as SPOKEN
from sillon.words import Words
from sim import paths
from tests import modules
from tests.kit.printed import printed
from tools.drawing.page import PALE, Circle, Page, Shape, Text
from tools.games import tools_of
from tools.kit.__main__ import main
from tools.kit.documents import NAMES, Order, pages_of
from tools.kit.elements import GREEN, RED
from tools.kit.games import every_game
from tools.kit.games.awale import NAMES as PIT_NAMES
from tools.kit.games.awale import PITS
from tools.kit.games.colorigraphe import DISC, FILLS, HIGH, WIDE, at, place, problems, solution, way
from tools.kit.row import CELL, LENGTHS
from tools.kit.rules import examples
from tools.kit.stickers import COLS, PITCH, labels
from tools.kit.tournament import tournament_sheets
from tools.kit.words import LANGUAGES, words

A4 = (210, 297)

PRINTED = [name for name, its in every_game().items() if its.rules]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def page_of(name: str, page: str, language: str = "fr") -> Page:
    return next(found for found in printed(name, language).pages if found.name == page)


def widths(page: Page, role: str) -> list[float]:
    return [
        mark.points[1][0] - mark.points[0][0]
        for mark in page.marks
        if isinstance(mark, Shape) and mark.closed and mark.role == role
    ]


def discs(page: Page, role: str) -> list[Circle]:
    return [mark for mark in page.marks if isinstance(mark, Circle) and mark.role == role]


def texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for key in value for text in texts(value[key])]
    return [text for each in value for text in texts(each)] if isinstance(value, list) else [value]


def test_kit_languages_are_languages_of_the_handheld() -> None:
    assert LANGUAGES[:2] == ("fr", "en")
    assert set(LANGUAGES) <= set(SPOKEN)
    assert {path.stem for path in (paths.ROOT / "tools" / "kit" / "words").glob("*.toml")} == set(LANGUAGES)


@every_language
def test_languages_have_the_same_keys_and_fields(language: str) -> None:
    first, other = words(LANGUAGES[0]), words(language)
    assert list(first) == list(other)
    for key in first:
        assert len(texts(first[key])) == len(texts(other[key])), key
        for one, two in zip(texts(first[key]), texts(other[key]), strict=True):
            fields = [[name for _, name, _, _ in string.Formatter().parse(text)] for text in (one, two)]
            assert [name for name in fields[0] if name is not None] == [name for name in fields[1] if name is not None]


def test_every_word_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (paths.ROOT / "tools" / "kit").rglob("*.py"))
    source += (paths.ROOT / "tools" / "drawing" / "page.py").read_text(encoding="utf-8")
    made = {f"label_{key}" for key in ("players", "needs", "start", "goal")} | set(GAMES)
    for key, value in words("fr").items():
        assert key in made or f'"{key}"' in source, key
        for inner in value if isinstance(value, dict) and key != "titles" else ():
            assert f'"{inner}"' in source or f"_{inner}" in source, (key, inner)


def test_game_without_sheets_prints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.kit.games.NAMES", ("nim",))
    assert not any(pages_of(name, "fr") for name in ("rules", "boards", "cards", "matches"))
    (stickers,) = pages_of("stickers", "fr")
    assert COLS * PITCH not in widths(stickers, "cut")


@every_language
@pytest.mark.parametrize("game", PRINTED)
def test_rule_sheet_has_every_rules_page(game: str, language: str) -> None:
    page = page_of("rules", f"rules_{game}", language)
    said = "".join(mark.text for mark in page.marks if isinstance(mark, Text)).replace("\u00a0", " ")
    found = examples(game, language)
    assert len(found) >= 5
    for example in found:
        assert example.text.replace(" ", "") in said.replace(" ", ""), example.text


@every_language
def test_crosses_mark_forbidden_cells(language: str) -> None:
    """There are crosses in two empty cells and beyond the last one; a seed may fall into the last cell."""
    page = page_of("rules", "rules_fafy", language)
    strokes = [mark.points for mark in page.marks if isinstance(mark, Shape) and mark.role == "cross"]
    crossed = {tuple(sum(values) / 2 for values in zip(one, other, strict=True)) for one, other in strokes}
    assert len(crossed) == 3
    cells = [mark.points for mark in page.marks if isinstance(mark, Shape) and mark.role == "cell"]
    found = [disc.middle for disc in discs(page, "seed")]
    inside = 0
    for x, y in crossed:
        for corners in cells:
            (left, top), (right, low) = corners[0], corners[2]
            if left < x < right and top < y < low:
                inside += 1
                assert not [at for at in found if left < at[0] < right and top < at[1] < low]
    assert inside == 2


@every_language
def test_fafy_sheet_shows_both_variants_and_inventors(language: str) -> None:
    page = page_of("rules", "rules_fafy", language)
    said = " ".join(mark.text for mark in page.marks if isinstance(mark, Text)).replace("\u00a0", " ")
    spoken = words(language)["fafy"]
    pupil, _, busser = spoken["from"].partition(";")
    assert ("élève" if language == "fr" else "pupil") in pupil and "Busser" in busser
    assert spoken["both"] in said and spoken["right"] in said
    menu = Words(language, "setup_fafy")
    assert spoken["both"] == f"{menu.say('preset_impartial')[2:]}."
    assert spoken["right"] == f"{menu.say('preset_fafy')[2:]}."
    # One move; one in each direction; South's and North's, each to the right.
    green = [mark for mark in page.marks if isinstance(mark, Shape) and mark.role == "played" and mark.stroke == GREEN]
    assert len(green) == 1 + 2 + 2


def test_colourings_show_three_faults() -> None:
    arcs = [mark for mark in page_of("rules", "rules_colorigraphe").marks if isinstance(mark, Shape)]
    # One where the ends must differ, two where the challenger fails.
    assert sum(mark.role == "arc" and mark.stroke == RED for mark in arcs) == 3


def test_rows_of_3_to_16_cells_have_their_width() -> None:
    found: dict[int, list[float]] = {}
    for page in printed("boards", "fr").pages:
        if page.name.startswith("row"):
            for cells in range(3, 17):
                found.setdefault(cells, []).extend(widths(page, f"cell {cells}"))
    for cells, across in found.items():
        assert across == pytest.approx([min(CELL, 277 / cells)] * cells), cells
    assert found[16][0] > 17


@pytest.mark.parametrize(("rows", "cells"), [(12, 8), (1, 3), (7, 16)])
def test_rows_for_a_class_have_their_number(rows: int, cells: int) -> None:
    pages = pages_of("rows", "fr", Order(rows=rows, cells=cells))
    assert len(pages) == -(-rows // 3)
    assert [len(widths(page, f"cell {cells}")) % cells for page in pages] == [0] * len(pages)
    assert sum(len(widths(page, f"cell {cells}")) for page in pages) == rows * cells


@pytest.mark.parametrize("cells", [8, 6, 4])
def test_fang_board_has_cells_and_reserves(cells: int) -> None:
    page = page_of("boards", f"fang_{cells}")
    assert widths(page, f"cell {cells}") == pytest.approx([CELL] * cells)
    game = new("fang", cells=cells)
    assert len(discs(page, "reserve")) == sum(game.start()[cells : cells + 2])


def test_awale_board_has_twelve_pits_and_two_stores() -> None:
    page = page_of("boards", "awale")
    pits = [disc.middle for disc in discs(page, "pit")]
    assert len(pits) == 12
    for (x, y), (right, below) in pairwise(pits):
        assert abs(right - x) == pytest.approx(PITS) if y == below else right == x
    assert len(widths(page, "store")) == 2


@pytest.mark.parametrize(("size", "pitch"), [("9x5", 30), ("5x5", 33), ("3x3", 60)])
def test_fanorona_board_has_points_and_lines_of_the_game(size: str, pitch: float) -> None:
    page = page_of("boards", f"fanorona_{size}")
    game: Any = new("fanorona", size=size)
    points = [disc.middle for disc in discs(page, "point")]
    assert len(points) == game.cells
    assert points[1][0] - points[0][0] == pytest.approx(pitch)
    assert points[0][1] - points[game.columns][1] == pytest.approx(pitch)
    lines = [mark for mark in page.marks if isinstance(mark, Shape) and mark.role == "line"]
    assert 2 * len(lines) == game.first[game.cells]


def test_circle_has_twelve_plots_at_equal_distances() -> None:
    plots = [disc.middle for disc in discs(page_of("boards", "colorigraphe"), "plot")]
    gaps = [((x - right) ** 2 + (y - below) ** 2) ** 0.5 for (x, y), (right, below) in pairwise([*plots, plots[0]])]
    assert gaps == pytest.approx([gaps[0]] * 12)


def test_each_of_48_cards_has_its_back_behind_it() -> None:
    fronts, backs = {}, {}
    for page in printed("cards", "fr").pages:
        for mark in page.marks:
            if isinstance(mark, Shape) and mark.role.startswith("card "):
                number = int(mark.role.split(" ")[1])
                (backs if mark.role.endswith("back") else fronts)[number] = (page.name, mark.points)
    assert sorted(fronts) == sorted(backs) == list(range(1, 49))
    for number, (page, points) in fronts.items():
        behind, mirrored = backs[number]
        assert behind == page + "_back"
        # Flipped on the long edge, left becomes right.
        assert sorted((round(A4[0] - x, 3), round(y, 3)) for x, y in mirrored) == sorted(
            (round(x, 3), round(y, 3)) for x, y in points
        )


def test_cards_are_side_by_side() -> None:
    assert place(1, False)[0] - place(0, False)[0] == pytest.approx(WIDE)
    assert place(2, False)[1] - place(0, False)[1] == pytest.approx(HIGH)
    assert place(0, True) == place(1, False)


@pytest.mark.parametrize("number", range(1, 49))
def test_card_back_has_an_optimal_solution(number: int) -> None:
    arcs, black = problems()[number - 1]
    tokens = solution(arcs)
    assert tokens.count(b"\x03") == black
    for one, other in arcs:
        assert tokens[one] and tokens[other] and tokens[one] != tokens[other]


@pytest.mark.parametrize(("one", "other"), list(combinations(range(12), 2)))
def test_arcs_avoid_other_plots(one: int, other: int) -> None:
    for (x, y), (right, below) in pairwise(way(0, 0, 100, one, other)):
        for plot in set(range(12)) - {one, other}:
            middle_x, middle_y = at(0, 0, 100, plot)
            long = (right - x) ** 2 + (below - y) ** 2
            share = min(max(((middle_x - x) * (right - x) + (middle_y - y) * (below - y)) / long, 0), 1)
            away = hypot(middle_x - x - share * (right - x), middle_y - y - share * (below - y))
            assert away > 100 * DISC + 5, plot + 1


def test_tokens_differ_in_grey_prints() -> None:
    def lightness(colour: str) -> float:
        red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    shades = sorted(map(lightness, FILLS))
    assert all(light - dark > 30 for dark, light in pairwise(shades))


def test_pits_have_the_names_of_the_game() -> None:
    game = new("awale")
    position = game.start()
    other = game.play(position, game.moves(position)[0])
    named = {move: game.move_name(start, move) for start in (position, other) for move in game.moves(start)}
    assert all(PIT_NAMES[pit] == name for pit, name in named.items())
    assert len(named) == 12


@every_language
@pytest.mark.parametrize(("game", "many"), [("fafy", 2), ("fanorona", 3)])
def test_example_moves_of_match_sheets_are_valid(game: str, many: int, language: str) -> None:
    how = words(language)["match"]["how"][game]
    written = re.findall(r"(?:[A-I]\d-[A-I]\d[PA]?|\d[<>])", how)
    assert len(written) == many
    rules = new(game)
    for name in written:
        rules.parse_move(rules.start(), name)


@pytest.mark.parametrize("game", PRINTED)
def test_match_sheet_has_a_box_for_each_turn(game: str) -> None:
    match = every_game()[game].match
    assert match
    pages = [page for page in printed("matches", "fr").pages if page.name.startswith(f"match_{game}")]
    matches = match.across or 1
    numbers = [int(mark.text) for page in pages for mark in page.marks if isinstance(mark, Text) and is_turn(mark)]
    assert sorted(numbers) == sorted(list(range(1, match.lines + 1)) * matches)
    columns = len(match.shares) or (2 if match.across else 3)
    assert sum(len(widths(page, "blank")) for page in pages) == columns * match.lines * matches


def is_turn(mark: Text) -> bool:
    return mark.text.isdecimal() and mark.colour == PALE


def test_match_sheets_of_short_games_have_room_for_every_match() -> None:
    sheets = every_game()
    # A move in Fafy empties a cell and fills none; in Fang it uses a seed of the reserve.
    fafy, fang = sheets["fafy"].match, sheets["fang"].match
    assert fafy and fang
    assert 2 * fafy.lines >= LENGTHS[-1] - 1
    assert fang.lines >= max(new("fang", cells=cells).start()[cells] for cells in (8, 6, 4))


def test_lines_of_a_match_are_its_turns() -> None:
    fanorona = new("fanorona", size="3x3")
    match = Match(fanorona, fanorona.from_text(".W./.../BBB W"))
    for name in ("B1-B2P", "B2-A1A", "A1-A2P"):
        match.play(fanorona.parse_move(match.position, name))
    assert tools_of("fanorona").sheet_lines(match) == (1, 3)
    awale = Match(new("awale"))
    for name in "CdFaA":
        awale.play(awale.game.parse_move(awale.position, name))
    assert tools_of("awale").sheet_lines(awale) == (3, 1)


def test_pictures_of_a_rule_sheet_all_differ() -> None:
    for game in PRINTED:
        seen = [
            (each.position, tuple(each.moves), each.wrong, repr(each.game))
            for each in examples(game, "fr")
            if each.moves
        ]
        assert len(set(seen)) == len(seen), game


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("awale", ["first"]),
        ("fanorona", ["no_capture", "one_by_one", "vela", "vela_other"]),
        ("colorigraphe", ["dice", "turn"]),
    ],
)
def test_rule_sheets_end_with_the_variants_of_the_documents(game: str, keys: list[str]) -> None:
    assert [example.key for example in examples(game, "fr")][-len(keys) :] == keys
    if game == "awale":
        assert "20" in examples(game, "fr")[-1].text


def test_match_board_names_rows_and_columns() -> None:
    said = [mark.text for mark in page_of("matches", "match_fanorona").marks if isinstance(mark, Text)]
    assert set("ABCDEFGHI12345") <= set(said)


@pytest.mark.parametrize("pupils", range(2, 41))
def test_every_pupil_has_a_table_and_a_line(pupils: int) -> None:
    pages = tournament_sheets(words("fr"), pupils)
    marks = [(page, mark) for page in pages for mark in page.marks]
    lines = [mark.role for _, mark in marks if isinstance(mark, Shape)]
    rounds = planned(pupils)
    assert lines.count("pupil") == pupils
    assert lines.count("winner") == 3
    assert lines.count("head") == 5 * len(rounds) - 2  # rounds 1 and 2 have no referee
    assert lines.count("table") == sum(rounds)
    for page, mark in marks:
        if isinstance(mark, Shape):
            assert all(5 <= x <= page.width - 5 and 5 <= y <= page.height - 10 for x, y in mark.points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colorigraphe_players_have_their_handheld_names(language: str) -> None:
    said = Words(language, "colorigraphe_who")
    seats = [said.say(f"seat_{seat}") for seat in range(3)]
    match = words(language)["match"]
    assert match["players_colorigraphe"] == match["columns"]["colorigraphe"][-3:] == seats


def test_given_names_are_on_the_list() -> None:
    pages = tournament_sheets(words("fr"), names=("Naïma", "Zoé", "Loïc"))
    said = [mark.text for page in pages for mark in page.marks if isinstance(mark, Text)]
    assert {"Naïma", "Zoé", "Loïc", "3 élèves"} <= set(said)


@pytest.mark.parametrize("pupils", [1, 41])
def test_too_few_or_too_many_pupils_are_refused(pupils: int) -> None:
    with pytest.raises(ValueError, match=f"there are {pupils} pupils: there must be 2..40"):
        tournament_sheets(words("fr"), pupils)


@pytest.mark.parametrize("game", PRINTED)
def test_cell_names_have_places_beside_the_panel(game: str) -> None:
    found = list(labels(game))
    assert len({(side, at) for side, at, _ in found}) == len(found)
    assert len(found) == {"fafy": 8, "fang": 8, "awale": 12, "fanorona": 14, "colorigraphe": 12}[game]


def test_bands_fit_the_panel_and_its_pitch() -> None:
    page = printed("stickers", "fr").pages[0]
    assert widths(page, "cut").count(pytest.approx(COLS * PITCH)) == 7
    letters = [mark.at[0] for mark in page.marks if isinstance(mark, Text) and mark.text in tuple("ABCDEFGHI")][-9:]
    assert [right - x for x, right in pairwise(letters)] == pytest.approx([PITCH] * 8)


def test_command_writes_every_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = tmp_path / "names.txt"
    names.write_text("Naïma\n\nZoé\n", encoding="utf-8")
    assert main(["--folder", str(tmp_path / "kit"), "--names", str(names), "--language", "fr"]) == 0
    found = sorted((tmp_path / "kit").rglob("*.pdf"))
    assert len(found) == len(NAMES)
    assert all(path.name.isascii() and path.read_bytes().startswith(b"%PDF") for path in found)
    assert len(capsys.readouterr().out.splitlines()) == len(found)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "fr",
            [
                "{names}: Il n'y a aucun nom : un par ligne, ou séparés par des virgules.",
                "--pupils 50 : il faut de 2 à 40 élèves.",
                "--rows 0 : il faut de 1 à 40 rangées.",
                "--rows douze : il faut de 1 à 40 rangées.",
                "--cells 17 : il faut de 3 à 16 cases.",
                f"--board pico_pannel : aucun modèle n'a ce nom ; il y a {', '.join(BOARDS)}.",
                "--names : {nowhere} ne peut pas être lu (ce fichier ou ce dossier n'existe pas).",
                "{names}/fr ne peut pas être écrit (une partie du chemin est un fichier, pas un dossier).",
            ],
        ),
        (
            "en",
            [
                "{names}: There are no names: write one on each line, or put commas between them.",
                "--pupils 50: there must be 2 to 40 pupils.",
                "--rows 0: there must be 1 to 40 rows.",
                "--rows douze: there must be 1 to 40 rows.",
                "--cells 17: there must be 3 to 16 cells.",
                f"--board pico_pannel: no board has this name; there are {', '.join(BOARDS)}.",
                "--names: {nowhere} cannot be read (there is no such file or folder).",
                "{names}/en cannot be written (a part of the path is a file, not a folder).",
            ],
        ),
    ],
)
@pytest.mark.parametrize("by", ["option", "settings"])
def test_command_refuses_in_the_session_language(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    by: str,
    language: str,
    sentences: list[str],
) -> None:
    if by == "settings":
        monkeypatch.setenv("SILLON_LANGUAGE", language)
    spoken = ["--language", language] if by == "option" else []
    names = tmp_path / "names.txt"
    names.write_text("\n")
    folder = ["--folder", str(tmp_path / "kit")]
    assert main([*spoken, *folder, "--names", str(names)]) == 1
    for option in ("--pupils 50", "--rows 0", "--rows douze", "--cells 17", "--board pico_pannel"):
        assert main([*spoken, *folder, *option.split()]) == 1
    assert main([*spoken, *folder, "--names", str(tmp_path / "nowhere")]) == 1
    assert not (tmp_path / "kit").exists()
    expected = [line.format(names=names, nowhere=tmp_path / "nowhere") for line in sentences]
    if by == "option":
        assert main([*spoken, "--folder", str(names)]) == 1
    assert capsys.readouterr().err.splitlines() == (expected if by == "option" else expected[:-1])


@pytest.mark.parametrize("board", BOARDS)
def test_card_is_that_of_the_board(board: str) -> None:
    with modules.put_back():  # a picture of keys comes from a handheld, which imports the program again
        names = [page.name for page in pages_of("buttons", "fr", Order(board=board))]
    first = {"macropad": [], "pygamer": [], "trellis_m4": ["keys"]}.get(board, ["card"])
    assert names == [*first, "lights"]


def test_pupils_with_equal_first_names_get_initials(tmp_path: Path) -> None:
    names = tmp_path / "class.csv"
    names.write_text("Nom;Prénom\nBernard;Léa\nMartin;Léa\n", encoding="utf-8")
    assert main(["--folder", str(tmp_path), "--names", str(names), "--language", "fr"]) == 0
    read = pypdfium2.PdfDocument((tmp_path / "fr" / "tournoi.pdf").read_bytes())
    text = "".join(read[k].get_textpage().get_text_bounded() for k in range(len(read)))
    assert "Léa B." in text and "Léa M." in text


def test_names_can_come_from_a_spreadsheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = tmp_path / "class.csv"
    names.write_bytes("Nom;Prénom;Groupe\r\nDiallo;Naïma;A\r\nMartin;Zoé;B\r\n".encode("cp1252"))
    given = ["--folder", str(tmp_path / "kit"), "--names", str(names), "--language", "fr"]
    assert main(given) == 0
    assert main([*given, "--column", "Classe"]) == 1
    assert "Nom, Prénom, Groupe" in capsys.readouterr().err
