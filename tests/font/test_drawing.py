"""The drawn glyphs: every character exists, accents keep clear, and the packed file is up to date."""

import pytest

from sim.font import pack, source
from sim.font.source import HEIGHT, PICTOGRAM_WIDTH, WIDTH

GLYPHS = source.load()
BY_CHARACTER = {chr(code): glyph for glyph in GLYPHS for code in glyph.codes}

ASCII = "".join(map(chr, range(0x20, 0x7F)))
FRENCH = "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ"
MALAGASY_AND_CREOLE = "àâéèêëôñìòỳÀÂÉÈÊËÔÑ"  # of Madagascar and of Réunion, in its several spellings
NEIGHBOURS = "ñÑáíóúìòỳ"
SIGNS = "«»’‘“”…–—·×←→↑↓▲▼◀▶↶●○✓✗\u00a0\u202f\ufffd"
PICTOGRAMS = "☷⚘☟⋯★✍◔⇧⇩►↩⇤§♫⊘☀⎋↻❝♛⛔∅⤵⤓↛❓⚠⏯⇄☻⚿∩⊙⇒⇔⚙⚄◷⏩⊔⁘✳◍⚖⇆⇥"
GRAVE_ACUTE_AND_OTHERS = "àâäéèêëîïôöùûüÿñáíóúìòỳÀÂÄÉÈÊËÎÏÔÖÙÛÜŸÑ"


@pytest.mark.parametrize("character", ASCII + FRENCH + MALAGASY_AND_CREOLE + NEIGHBOURS + SIGNS)
def test_characters_are_one_cell_wide(character: str) -> None:
    assert BY_CHARACTER[character].width == WIDTH


@pytest.mark.parametrize("character", PICTOGRAMS)
def test_pictograms_are_named_and_two_cells_wide(character: str) -> None:
    glyph = BY_CHARACTER[character]
    assert (glyph.width, bool(glyph.name)) == (PICTOGRAM_WIDTH, True)


def test_drawings_are_exactly_the_listed() -> None:
    assert set(BY_CHARACTER) == set(ASCII + FRENCH + NEIGHBOURS + SIGNS + PICTOGRAMS)


def test_pictures_differ_even_inverted() -> None:
    pictures = [source.key(glyph.pixels) for glyph in GLYPHS]
    both = [*pictures, *map(source.inverse, pictures)]
    assert len(set(both)) == 2 * len(GLYPHS)


def _drawn_rows(character: str) -> list[int]:
    return [y for y, row in enumerate(BY_CHARACTER[character].rows) if "#" in row]


@pytest.mark.parametrize("character", [*ASCII, *FRENCH, *NEIGHBOURS])
def test_letters_leave_last_column_empty(character: str) -> None:
    assert all(row[WIDTH - 1] == "." for row in BY_CHARACTER[character].rows)


@pytest.mark.parametrize("character", PICTOGRAMS)
def test_pictograms_leave_last_column_and_first_row_empty(character: str) -> None:
    rows = BY_CHARACTER[character].rows
    assert rows[0] == "." * PICTOGRAM_WIDTH
    assert all(row[-1] == "." for row in rows)


@pytest.mark.parametrize("character", GRAVE_ACUTE_AND_OTHERS)
def test_accents_keep_one_empty_row(character: str) -> None:
    rows = BY_CHARACTER[character].rows
    letter = 3 if character.isupper() else 5
    assert "#" not in rows[letter - 1]
    assert "#" in rows[letter - 2]
    assert "#" in rows[letter]


@pytest.mark.parametrize("accented, plain", list(zip("ÀÂÄÉÈÊËÎÏÔÖÙÛÜŸÑ", "AAAEEEEIIOOUUUYN", strict=True)))
def test_accented_capital_is_capital_plus_accent(accented: str, plain: str) -> None:
    assert BY_CHARACTER[accented].rows[3:] == BY_CHARACTER[plain].rows[3:]


@pytest.mark.parametrize("accented, plain", list(zip("àâäéèêëôöùûüÿñáóúòỳ", "aaaeeeeoouuuynaouoy", strict=True)))
def test_accented_small_letter_is_letter_plus_accent(accented: str, plain: str) -> None:
    assert BY_CHARACTER[accented].rows[5:] == BY_CHARACTER[plain].rows[5:]


def test_letters_share_a_baseline() -> None:
    standing = set(ASCII + FRENCH + NEIGHBOURS) & set(filter(str.isalnum, BY_CHARACTER)) - set("gjpqyÿỳçÇ")
    assert {max(_drawn_rows(character)) for character in standing} == {9}


def test_confusable_letters_differ_by_several_pixels() -> None:
    for pair in ("Il", "I1", "l1", "O0", "éè", "ÉÈ", "àá", "S5", "Z2", "bd", "pq", "ao"):
        first, second = (source.key(BY_CHARACTER[character].pixels) for character in pair)
        assert sum(a != b for a, b in zip(first, second, strict=True)) >= 4, pair


def test_packed_file_matches_drawings() -> None:
    assert pack.PACKED.read_bytes() == pack.pack(GLYPHS), "run: python -m sim.font"


def test_packing_ignores_order_of_drawings() -> None:
    assert pack.pack(list(reversed(GLYPHS))) == pack.pack(GLYPHS)


def test_sheet_and_index_stay_under_2700_bytes() -> None:
    pictograms, glyphs, entries = pack.pack(GLYPHS)[4:7]
    words_a_row = -(-WIDTH * (glyphs + pictograms) // 32)
    assert 4 * words_a_row * HEIGHT + 3 * entries <= 2700
