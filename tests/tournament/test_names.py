"""Names as teachers provide them: pasted, one a line, or from any spreadsheet; each fault gives a one-line error."""

from pathlib import Path

import pytest

from games.tournament import MAX_PUPILS
from sim.micropython.runner import run_device_script
from sim.paths import ROOT
from sim.tournament.desk import animals
from sim.tournament.names import LONGEST, Refused, decoded, names_of
from sim.tournament.words import LANGUAGES, Say

CLASS = ["Ana", "Zoé", "Noël"]
FRENCH_EXCEL = "Nom;Prénom;Classe\r\nDa Silva;Ana;CE1\r\nNguyen;Zoé;CE1\r\nBlanc;Noël;CE2\r\n"


@pytest.mark.parametrize(
    "text",
    [
        "Ana, Zoé, Noël",
        "Ana,Zoé,Noël\n",
        "Ana; Zoé; Noël",
        "Ana\nZoé\nNoël",
        "\n  Ana \n\nZoé\n\n Noël\n\n",
        "Ana\rZoé\rNoël",
        "Prénom\nAna\nZoé\nNoël",
        "ÉLÈVE\nAna\nZoé\nNoël",
        "name\tclass\nAna\t1\nZoé\t1\nNoël\t2",
        '"First name","Class"\n"Ana","1"\n"Zoé","1"\n"Noël","2"\n',
        FRENCH_EXCEL,
        "Prénom;Note\nAna;1,5\nZoé;2,5\nNoël;\n;\n",
    ],
)
def test_names_are_read_from_any_layout(text: str) -> None:
    assert names_of(text) == CLASS


def test_quoted_cell_holds_separators_and_breaks() -> None:
    text = 'Élève;Note\n"Da Silva; Ana";1\n"Zoé ""Zaza"" Nguyen";2\n"Noël\nBlanc";3\n'
    assert names_of(text) == ["Da Silva; Ana", 'Zoé "Zaza" Nguyen', "Noël Blanc"]


@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "cp1252", "latin-1", "utf-16"])
def test_files_of_any_encoding_are_read(code: str) -> None:
    assert names_of(decoded(FRENCH_EXCEL.encode(code))) == CLASS


def test_windows_1252_extras_are_read() -> None:
    assert decoded("Œdipe, Š’Ÿ".encode("cp1252")) == "Œdipe, Š’Ÿ"


def test_oversized_file_is_refused_unread() -> None:
    assert names_of(decoded("Ana\nZoé\nNoël".encode() + b"\n" * 65_000)) == CLASS
    with pytest.raises(Refused) as refused:
        decoded(bytes(65_537))
    assert (refused.value.key, refused.value.values) == ("too_large", (64,))


def test_heading_chooses_column() -> None:
    assert names_of(FRENCH_EXCEL, "nom") == ["Da Silva", "Nguyen", "Blanc"]


TWINS = [
    (["Léa Bernard", "Léa Martin"], ["Léa B.", "Léa M."]),
    (["Léa Bernard", "Léa Boyer", "Léa Martin", "Tom Boyer"], ["Léa Be.", "Léa Bo.", "Léa M.", "Tom"]),
    (["Léa Bo", "Léa Boyer", "Léa Boyard"], ["Léa Bo", "Léa Boye.", "Léa Boya."]),
    (["Léa BERNARD", "Léa Bertin"], ["Léa BERN.", "Léa Bert."]),
    (["Léa Da-Silva", "Léa Da-Costa", "Léa D’Alembert"], ["Léa Da-S.", "Léa Da-C.", "Léa D’A."]),
    (["Léa", "Léa Martin"], ["Léa", "Léa M."]),
    (["Léa Bernard", "Léa Martin", "Léa"], ["Léa B.", "Léa M.", "Léa"]),
]


def table(pupils: list[str]) -> str:
    return "Nom;Prénom\n" + "".join(f"{name.partition(' ')[2]};{name.partition(' ')[0]}\n" for name in pupils)


@pytest.mark.parametrize(("pupils", "expected"), TWINS)
def test_equal_first_names_get_surname_letters(pupils: list[str], expected: list[str]) -> None:
    assert names_of(table(pupils)) == expected
    assert names_of(table(pupils[::-1])) == expected[::-1]


def test_added_initial_makes_no_duplicate() -> None:
    assert names_of("Prénom;Nom\nLéa;Bernard\nLéa;Martin\nLéa B.;\n") == ["Léa Be.", "Léa M.", "Léa B."]


def test_first_names_separate_equal_surnames() -> None:
    assert names_of("Nom,Prénom\nPetit,Léa\nPetit,Tom\nRoux,Tom\n", "Nom") == ["Petit L.", "Petit T.", "Roux"]


def test_names_match_on_small_interpreter() -> None:
    script = Path(__file__).parent / "names_device.py"
    texts = [table(pupils) for pupils, _ in TWINS]
    small = run_device_script(script, *texts, modules=ROOT / "sim" / "tournament", heap=False)
    assert small.returncode == 0, small.stderr
    assert small.stdout.splitlines() == [",".join(expected) for _, expected in TWINS]


@pytest.mark.parametrize(
    ("text", "column", "key", "values"),
    [
        ("", "", "no_names", ()),
        (" \n;;\n", "", "no_names", ()),
        ("Ana", "", "how_many", (1, 2, MAX_PUPILS)),
        ("\n".join(f"p{k}" for k in range(41)), "", "how_many", (41, 2, MAX_PUPILS)),
        ("Ana\nBo\nAna", "", "twice", ("Ana", 1, 3)),
        ("Ana, Bo, Ana", "", "twice_here", ("Ana",)),
        ("Ana\n" + "B" * (LONGEST + 1), "", "too_long", (2, "B" * (LONGEST + 1), LONGEST)),
        (FRENCH_EXCEL, "Surnom", "no_column", ("Surnom", "Nom, Prénom, Classe")),
        ("a;b\nAna;1\nBo;2", "", "which_column", ("a, b",)),
        ('Prénom\nAna\n"Bo\nCyd\n', "", "quote_open", (3,)),
        ("Nom;Prénom\nRoux;Léa\nBo;Tom\nROUX;Léa", "", "same_pupil", ("Léa Roux", 2, 4)),
        ("Nom;Prénom\n;Léa\nBo;Tom\n;Léa", "", "twice", ("Léa", 2, 4)),
        ("Classe;Nom\nCE1;Roux\nCE1;Bo", "Classe", "twice", ("CE1", 2, 3)),
    ],
)
def test_wrong_list_gives_one_line_error(text: str, column: str, key: str, values: tuple[object, ...]) -> None:
    with pytest.raises(Refused) as refused:
        names_of(text, column)
    assert (refused.value.key, refused.value.values) == (key, values)
    for language in LANGUAGES:
        sentence = Say(language)(key, *values)
        assert "{" not in sentence
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_animals_and_colours_name_40_pupils(language: str) -> None:
    found = animals(language)
    assert len(set(found)) == len(found) == MAX_PUPILS
    assert names_of("\n".join(found)) == found
    first, second = zip(*[name.split(" ", 1) for name in found[:8]], strict=True)
    assert 8 in (len(set(first)), len(set(second)))  # an adjective stands before or behind the animal
