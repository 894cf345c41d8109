"""The tables of docs/measurements.md that are quick to make are complete and current."""

from hal.boards import NAMES as BOARDS
from sillon.words import LANGUAGES
from sim.assembly import assemble
from sim.fakes.pins import LINUX
from sim.micropython.runner import Import, run_device_script
from sim.profiles import profile_of
from tools.measure import first_seed, vocabulary
from tools.measure.__main__ import BY_THE_DESKTOP, HERE, PAGE, ROOMY, SCRIPTS, SENDING, heap_table, runs
from tools.measure.firmware.__main__ import TABLES, mark
from tools.page_tables import kept


def test_page_has_mark_for_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in (*SCRIPTS, *BY_THE_DESKTOP, *map(mark, TABLES)):
        assert f"<!-- {name} -->\n" in page, name
        assert f"<!-- end of {name} -->" in page, name


def test_small_interpreter_script_prints_table() -> None:
    result = run_device_script(HERE / "frames.py", "pico_strip", "fafy", modules=HERE, heap=False, pystack=ROOMY)
    assert result.returncode == 0, result.stderr
    head, _, *rows = [line for line in result.stdout.splitlines() if line.startswith("|")]
    assert rows
    assert {row.count("|") for row in rows} == {head.count("|")}


def test_heap_table_has_fullest_screen_and_file_of_a_row() -> None:
    rules = Import(1200, "/games/rules.mpy", 30, 1100, "")
    printed = [(["| fafy: rules | 900 |"], None), (["| fafy: record | 1000 |", "| fafy: menu | 800 |"], rules)]
    assert heap_table({"fafy: beside": printed}).splitlines()[2:] == [
        "| fafy: beside | 1000 | record | 1200 | `/games/rules.mpy` |"
    ]


def test_sent_bytes_are_counted() -> None:
    """Every walk presses arrows, on the small interpreter."""
    boards = {board for board, _ in runs("frames")}
    assert boards == set(SENDING) >= {"pico_panel", "pico_strip"}
    for board in boards:
        assert "LEFT" in assemble(profile_of(board)).button_names
        assert profile_of(board).BOARD_IDS[0] not in LINUX


def test_text_table_covers_all_catalogs_within_bounds() -> None:
    made = vocabulary.table()
    assert kept(PAGE.read_text(encoding="utf-8"), "texts") == made, "python -m tools.measure texts --write"
    for language in LANGUAGES:
        assert f"| {language} | " in made
        for room in vocabulary.catalogs(language):
            assert 0 < vocabulary.longest(language, room) <= vocabulary.COLUMNS


def test_presses_to_the_first_seed_match_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for board in BOARDS:
        first, again, kept = first_seed.presses(board, "fafy")
        row = next(line for line in page.splitlines() if line.startswith(f"| {board} | {first}, "))
        assert [times.partition(",")[0] for times in row.split(" | ")[2:]] == [str(again), str(kept)]
        assert 3 <= again < first <= 5
