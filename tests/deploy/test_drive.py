"""The files that a deploy writes to a drive, removes from it, and leaves alone."""

import errno
from pathlib import Path

import pytest

from sim.drive.sentences import Refusal
from tests.deploy import kit
from tools.deploy import deployed_files
from tools.deploy.archive import write_archive, write_whole
from tools.deploy.plan import PLACEHOLDER


def test_new_board_gets_everything(drive: Path) -> None:
    kit.deploy(drive)
    assert kit.on(drive) == kit.whole(kit.FILES)


def test_second_deploy_writes_nothing(drive: Path) -> None:
    kit.deploy(drive)
    times = {file: file.stat().st_mtime_ns for file in drive.rglob("*")}
    made = kit.deploy(drive)
    assert not made.changes
    assert {file: file.stat().st_mtime_ns for file in drive.rglob("*")} == times


def test_update_writes_differences_and_removes_old_files(drive: Path) -> None:
    kit.deploy(drive, kit.FILES | {"lib/sillon/old/gone.py": b"gone = 1\n"})
    newer = {**kit.FILES, "hal/leds.py": b"lights = 2\n"}
    made = kit.deploy(drive, newer)
    assert made.write == ["hal/leds.py"]
    assert made.remove == ["lib/sillon/old/gone.py"]
    assert kit.on(drive) == kit.whole(newer)
    assert not (drive / "lib/sillon/old").exists()


def test_users_files_stay(drive: Path) -> None:
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


def test_users_file_in_the_way_is_renamed(drive: Path) -> None:
    (drive / "code.py").write_text("my = 'program'\n")
    (drive / "lib/neopixel.py").write_text("older = True\n")
    made = kit.deploy(drive)
    assert made.aside == {"lib/neopixel.py": "lib/neopixel.py.kept", "code.py": "code.py.kept"}
    kept = {"code.py.kept": b"my = 'program'\n", "lib/neopixel.py.kept": b"older = True\n"}
    assert kit.on(drive) == kit.whole(kit.FILES) | kept


def test_users_changes_to_our_files_are_kept(drive: Path) -> None:
    kit.deploy(drive)
    (drive / "hal/leds.py").write_text("brighter = True\n")
    (drive / "games/fafy.py").write_text("my rules\n")  # which the newer version no longer has
    (drive / "hal/leds.py.kept").write_text("from another time\n")
    kit.deploy(drive, kit.NEWER)
    kept = {"hal/leds.py.kept": b"from another time\n", "hal/leds.py.kept2": b"brighter = True\n"}
    assert kit.on(drive) == kit.whole(kit.NEWER) | kept | {"games/fafy.py.kept": b"my rules\n"}


def test_existing_library_is_never_removed(drive: Path) -> None:
    (drive / "lib/neopixel.py").write_bytes(kit.FILES["lib/neopixel.py"])
    kit.deploy(drive)
    without = {path: data for path, data in kit.FILES.items() if path != "lib/neopixel.py"}
    kit.deploy(drive, without)
    assert (drive / "lib/neopixel.py").read_bytes() == kit.FILES["lib/neopixel.py"]


def test_competing_program_is_moved_away(drive: Path) -> None:
    (drive / "code.txt").write_text("mine\n")
    kit.deploy(drive)
    assert (drive / "code.txt.kept").read_text() == "mine\n"
    assert not (drive / "code.txt").exists()


def test_sources_and_compiled_files_replace_each_other(drive: Path) -> None:
    kit.deploy(drive)
    compiled = {path[:-2] + "mpy" if "/" in path else path: b"C" + data for path, data in kit.FILES.items()}
    (drive / "hal/leds.py").write_text("mine = True\n")  # it would be read instead of hal/leds.mpy
    kit.deploy(drive, compiled)
    assert kit.on(drive) == kit.whole(compiled) | {"hal/leds.py.kept": b"mine = True\n"}
    kit.deploy(drive)
    assert kit.on(drive) == kit.whole(kit.FILES) | {"hal/leds.py.kept": b"mine = True\n"}


def test_users_source_does_not_hide_compiled_file(drive: Path) -> None:
    (drive / "lib/neopixel.py").write_text("older = True\n")
    kit.deploy(drive, {"lib/neopixel.mpy": b"C", "code.py": b"code\n"})
    assert not (drive / "lib/neopixel.py").exists()
    assert (drive / "lib/neopixel.py.kept").read_text() == "older = True\n"


def test_users_settings_stay_except_board(drive: Path) -> None:
    theirs = '# mine\nSILLON_LANGUAGE = "en"\n  SILLON_BOARD= "pico_strip" # as built\nWIFI = "secret"\n'
    (drive / "settings.toml").write_text(theirs)
    made = kit.deploy(drive)
    assert (drive / "settings.toml").read_text() == theirs.replace("pico_strip", "pico_panel")
    assert made.board == "pico_panel"
    assert kit.deploy(drive).board is None


def test_settings_in_other_encoding_keep_bytes(drive: Path) -> None:
    (drive / "settings.toml").write_bytes("# écrit à l'école\n".encode("latin-1"))
    kit.deploy(drive)
    assert (drive / "settings.toml").read_bytes().endswith("# écrit à l'école\n".encode("latin-1"))


def test_new_settings_are_listed(drive: Path) -> None:
    (drive / "settings.toml").write_text('SILLON_BOARD = "pico_panel"\n[SILLON_LANGUAGE]\n')
    assert kit.deploy(drive).new_settings == ["SILLON_LANGUAGE"]


def test_settings_without_board_get_a_board_line_first(drive: Path) -> None:
    (drive / "settings.toml").write_text("[table]\n")
    kit.deploy(drive)
    assert (drive / "settings.toml").read_text() == 'SILLON_BOARD = "pico_panel"\n[table]\n'


def test_placeholder_program_explains_itself() -> None:
    assert "copie" in PLACEHOLDER.decode()
    compile(PLACEHOLDER, "code.py", "exec")


def test_tampered_list_changes_nothing_outside_drive(drive: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("not on the drive")
    kit.deploy(drive)
    listed = drive / deployed_files.PATH
    listed.write_text(listed.read_text() + f"00000000 ../outside.txt\n00000000 {outside}\n../\n00000000 outside.txt\n")
    kit.deploy(drive, kit.NEWER)
    assert outside.exists()
    assert kit.on(drive) == kit.whole(kit.NEWER)


def test_old_list_with_whole_paths_is_read(drive: Path) -> None:
    kit.deploy(drive)
    head, state, *_ = (drive / deployed_files.PATH).read_text().split("\n")
    lines = [f"{deployed_files.sum_of(data)} {path}" for path, data in sorted(kit.FILES.items())]
    (drive / deployed_files.PATH).write_text("\n".join([head, state, *lines]) + "\n")
    assert deployed_files.read((drive / deployed_files.PATH).read_text()) == deployed_files.of(kit.FILES)
    kit.deploy(drive, kit.NEWER)
    assert kit.on(drive) == kit.whole(kit.NEWER)


def test_board_inside_section_is_ignored(drive: Path) -> None:
    theirs = '[mine]\nSILLON_BOARD = "pico_panel"\n'
    (drive / "settings.toml").write_text(theirs)
    kit.deploy(drive)
    assert (drive / "settings.toml").read_text() == 'SILLON_BOARD = "pico_panel"\n' + theirs


FILES = {"code.py": b"print()\n"}


def fails_after_some_bytes(path: Path, data: bytes) -> int:
    with path.open("wb") as file:
        file.write(data[:1])
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("before", [None, b"of a day before"])
def test_full_disk_keeps_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes | None) -> None:
    path = tmp_path / "sillon.uf2"
    if before:
        path.write_bytes(before)
    monkeypatch.setattr(Path, "write_bytes", fails_after_some_bytes)
    with pytest.raises(OSError):
        write_whole(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == ({path.name: before} if before else {})


def test_written_file_leaves_no_temporary(tmp_path: Path) -> None:
    path = tmp_path / "sillon.uf2"
    path.write_bytes(b"of a day before")
    write_whole(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {path.name: b"new"}


def test_archive_replaces_only_an_archive(tmp_path: Path) -> None:
    archive, image = tmp_path / "sillon.zip", tmp_path / "circuitpython.uf2"
    write_archive(archive, FILES)
    write_archive(archive, FILES)
    image.write_bytes(b"UF2\n")
    with pytest.raises(Refusal, match="is there and is no zip archive"):
        write_archive(image, FILES)
    assert image.read_bytes() == b"UF2\n"
