"""What a deploy does to a drive, and what it leaves alone."""

from pathlib import Path

import pytest

from tests.deploy import kit
from tools.deploy import manifest
from tools.deploy.plan import PLACEHOLDER


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    return kit.board(tmp_path / "CIRCUITPY")


def test_a_new_board_gets_everything_and_our_settings(drive: Path) -> None:
    kit.deploy(drive)
    assert kit.on(drive) == kit.whole(kit.FILES)


def test_a_second_time_nothing_is_written(drive: Path) -> None:
    kit.deploy(drive)
    times = {file: file.stat().st_mtime_ns for file in drive.rglob("*")}
    made = kit.deploy(drive)
    assert not made.changes
    assert {file: file.stat().st_mtime_ns for file in drive.rglob("*")} == times


def test_only_what_differs_is_written_and_what_an_older_version_had_is_removed(drive: Path) -> None:
    kit.deploy(drive, kit.FILES | {"lib/sillon/old/gone.py": b"gone = 1\n"})
    newer = {**kit.FILES, "hal/leds.py": b"lights = 2\n"}
    made = kit.deploy(drive, newer)
    assert made.write == ["hal/leds.py"]
    assert made.remove == ["lib/sillon/old/gone.py"]
    assert kit.on(drive) == kit.whole(newer)
    assert not (drive / "lib/sillon/old").exists()


def test_files_of_the_user_stay_where_they_are(drive: Path) -> None:
    own = {
        "photos/cat.bmp": b"cat",
        "lib/adafruit_ticks.mpy": b"C\x06",
        "games/mine.py": b"mine",
        "sillon.txt": b"notes",
    }
    for path, data in own.items():
        (drive / path).parent.mkdir(exist_ok=True)
        (drive / path).write_bytes(data)
    kit.deploy(drive)
    kit.deploy(drive, kit.NEWER)
    assert kit.on(drive) == kit.whole(kit.NEWER) | own


def test_a_file_of_the_user_in_the_way_is_kept_under_another_name(drive: Path) -> None:
    (drive / "code.py").write_text("my = 'program'\n")
    (drive / "lib/neopixel.py").write_text("older = True\n")
    made = kit.deploy(drive)
    assert made.aside == {"lib/neopixel.py": "lib/neopixel.py.kept", "code.py": "code.py.kept"}
    kept = {"code.py.kept": b"my = 'program'\n", "lib/neopixel.py.kept": b"older = True\n"}
    assert kit.on(drive) == kit.whole(kit.FILES) | kept


def test_what_the_user_has_changed_in_our_files_is_kept_too(drive: Path) -> None:
    kit.deploy(drive)
    (drive / "hal/leds.py").write_text("brighter = True\n")
    (drive / "games/fafy.py").write_text("my rules\n")  # which the newer version has no more
    (drive / "hal/leds.py.kept").write_text("from another time\n")
    kit.deploy(drive, kit.NEWER)
    kept = {"hal/leds.py.kept": b"from another time\n", "hal/leds.py.kept2": b"brighter = True\n"}
    assert kit.on(drive) == kit.whole(kit.NEWER) | kept | {"games/fafy.py.kept": b"my rules\n"}


def test_a_library_that_was_there_already_is_never_removed(drive: Path) -> None:
    (drive / "lib/neopixel.py").write_bytes(kit.FILES["lib/neopixel.py"])
    kit.deploy(drive)
    without = {path: data for path, data in kit.FILES.items() if path != "lib/neopixel.py"}
    kit.deploy(drive, without)
    assert (drive / "lib/neopixel.py").read_bytes() == kit.FILES["lib/neopixel.py"]


def test_a_program_that_the_firmware_would_run_instead_is_moved_out_of_the_way(drive: Path) -> None:
    (drive / "code.txt").write_text("mine\n")
    kit.deploy(drive)
    assert (drive / "code.txt.kept").read_text() == "mine\n"
    assert not (drive / "code.txt").exists()


def test_sources_give_way_to_compiled_files_and_back(drive: Path) -> None:
    kit.deploy(drive)
    compiled = {path[:-2] + "mpy" if "/" in path else path: b"C" + data for path, data in kit.FILES.items()}
    (drive / "hal/leds.py").write_text("mine = True\n")  # it would be read instead of hal/leds.mpy
    kit.deploy(drive, compiled)
    assert kit.on(drive) == kit.whole(compiled) | {"hal/leds.py.kept": b"mine = True\n"}
    kit.deploy(drive)
    assert kit.on(drive) == kit.whole(kit.FILES) | {"hal/leds.py.kept": b"mine = True\n"}


def test_a_source_of_the_user_does_not_hide_a_compiled_file(drive: Path) -> None:
    (drive / "lib/neopixel.py").write_text("older = True\n")
    kit.deploy(drive, {"lib/neopixel.mpy": b"C", "code.py": b"code\n"})
    assert not (drive / "lib/neopixel.py").exists()
    assert (drive / "lib/neopixel.py.kept").read_text() == "older = True\n"


def test_the_settings_of_the_user_stay_but_for_the_board(drive: Path) -> None:
    theirs = '# mine\nSILLON_LANGUAGE = "en"\n  SILLON_BOARD= "pico_strip" # as built\nWIFI = "secret"\n'
    (drive / "settings.toml").write_text(theirs)
    made = kit.deploy(drive)
    assert (drive / "settings.toml").read_text() == theirs.replace("pico_strip", "pico_panel")
    assert made.board == "pico_panel"
    assert kit.deploy(drive).board is None


def test_settings_in_another_encoding_keep_their_bytes(drive: Path) -> None:
    (drive / "settings.toml").write_bytes("# écrit à l'école\n".encode("latin-1"))
    kit.deploy(drive)
    assert (drive / "settings.toml").read_bytes().endswith("# écrit à l'école\n".encode("latin-1"))


def test_settings_that_are_new_are_told(drive: Path) -> None:
    (drive / "settings.toml").write_text('SILLON_BOARD = "pico_panel"\n[SILLON_LANGUAGE]\n')
    assert kit.deploy(drive).new_settings == ["SILLON_LANGUAGE"]


def test_settings_without_a_board_get_one_before_all_else(drive: Path) -> None:
    (drive / "settings.toml").write_text("[table]\n")
    kit.deploy(drive)
    assert (drive / "settings.toml").read_text() == 'SILLON_BOARD = "pico_panel"\n[table]\n'


def test_the_placeholder_is_a_program_that_says_so() -> None:
    assert "copie" in PLACEHOLDER.decode()
    compile(PLACEHOLDER, "code.py", "exec")


def test_a_list_that_somebody_has_changed_leads_nowhere_outside_the_drive(drive: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("not on the drive")
    kit.deploy(drive)
    listed = drive / manifest.PATH
    listed.write_text(listed.read_text() + f"00000000 ../outside.txt\n00000000 {outside}\n../\n00000000 outside.txt\n")
    kit.deploy(drive, kit.NEWER)
    assert outside.exists()
    assert kit.on(drive) == kit.whole(kit.NEWER)


def test_a_list_with_whole_paths_as_it_once_was_is_read_too(drive: Path) -> None:
    kit.deploy(drive)
    head, state, *_ = (drive / manifest.PATH).read_text().split("\n")
    lines = [f"{manifest.sum_of(data)} {path}" for path, data in sorted(kit.FILES.items())]
    (drive / manifest.PATH).write_text("\n".join([head, state, *lines]) + "\n")
    assert manifest.read((drive / manifest.PATH).read_text()) == manifest.of(kit.FILES)
    kit.deploy(drive, kit.NEWER)
    assert kit.on(drive) == kit.whole(kit.NEWER)


def test_a_board_behind_a_section_is_none_as_the_firmware_reads_it(drive: Path) -> None:
    theirs = '[mine]\nSILLON_BOARD = "pico_panel"\n'
    (drive / "settings.toml").write_text(theirs)
    kit.deploy(drive)
    assert (drive / "settings.toml").read_text() == 'SILLON_BOARD = "pico_panel"\n' + theirs
