"""The runner: a script's output, errors and figures."""

from pathlib import Path

import pytest

from sim.micropython import circuitpython_unix, runner
from sim.micropython.runner import MissingPart, run_device_script


def script(folder: Path, text: str) -> Path:
    path = folder / "script.py"
    path.write_text(text, encoding="utf-8")
    return path


def test_script_has_boards_stack_and_drive(tmp_path: Path) -> None:
    result = run_device_script(
        script(
            tmp_path,
            "import os, sys, time\nprint(sys.implementation.name, ARGUMENTS, os.getenv('A'), os.getenv('B', 7), 'é')\n"
            "print('code.py' in os.listdir('/'), 'neopixel.py' in os.listdir('/lib'), 'sillon' in os.listdir('/lib'))\n"
            "from sim.fakes import wire\ntime.sleep(0.5)\nprint(wire.ms(), time.monotonic())\n"
            "def deep(n):\n    return n if n == 0 else deep(n - 1)\n"
            "try:\n    deep(200)\nexcept RuntimeError as error:\n    print(error)\n",
        ),
        "one",
        "deux",
        settings={"A": "é"},
    )
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "micropython ('one', 'deux') é 7 é",
        "True True True",
        "500 0.5",
        "pystack exhausted",
    ]
    assert result.returncode == 0
    assert result.heap is None


@pytest.mark.parametrize(
    "text",
    ["def f():\n    raise ValueError('broken é')\nf()", "def steps():\n    yield\n    raise ValueError('broken é')"],
)
def test_error_prints_traceback_and_exits_with_1(tmp_path: Path, text: str) -> None:
    result = run_device_script(script(tmp_path, text))
    assert result.returncode == 1
    assert result.stderr.startswith("Traceback (most recent call last):\n")
    assert result.stderr.endswith("ValueError: broken é\n")
    assert 'File "/script.py"' in result.stderr
    assert len(result.stderr) < 400


def test_syntax_error_and_missing_module_are_reported(tmp_path: Path) -> None:
    assert "SyntaxError" in run_device_script(script(tmp_path, "def")).stderr
    assert "ImportError: no module named 'nothing'" in run_device_script(script(tmp_path, "import nothing")).stderr


@pytest.mark.parametrize(("leave", "code"), [("sys.exit(3)", 3), ("sys.exit()", 0), ("sys.exit(0)", 0)])
def test_sys_exit_sets_exit_code(tmp_path: Path, leave: str, code: int) -> None:
    result = run_device_script(script(tmp_path, f"import sys\nprint(1)\n{leave}\nprint(2)"))
    assert (result.returncode, result.stdout, result.stderr) == (code, "1\n", "")


def test_heap_is_measured_after_each_step(tmp_path: Path) -> None:
    result = run_device_script(
        script(
            tmp_path,
            "kept = []\n"
            "def keep(size):\n    kept.append(bytearray(size)); bytearray(100000)\n"
            "def steps():\n"
            "    first = bytearray(50000)\n    yield 'baseline'\n"
            "    for size in (20000, 30000):\n        keep(size); yield\n"
            "    del kept[:]\n    yield 'dropped'\n"
            "def on_heap(step, size):\n    print(step, size // 1000)\n",
        )
    )
    assert result.returncode == 0, result.stderr
    assert [line for line in result.stdout.splitlines() if line[0].isdigit()] == ["2 20", "3 50", "4 0"]
    assert result.heap is not None
    assert (result.heap.step, result.heap.steps) == ("3", 3)
    assert 50_000 <= result.heap.bytes < 51_000
    assert result.heap.baseline > 100_000
    assert result.imports is None


def test_steps_run_without_measurement(tmp_path: Path) -> None:
    text = (
        "def steps():\n    import hal\n    for number in range(3):\n        yield print(number)\n    raise OSError(5)\n"
    )
    result = run_device_script(script(tmp_path, text), heap=False)
    assert result.stdout.split() == ["0", "1", "2"]
    assert result.returncode == 1
    assert result.heap is None and result.imports is None


def test_imports_include_heap_for_compiling(tmp_path: Path) -> None:
    drive = tmp_path / "drive"
    (drive / "hal").mkdir(parents=True)
    (drive / "hal" / "__init__.py").write_text("")
    (drive / "hal" / "big.py").write_text("data = bytes(9000)\n" + "#" * 5000 + "\n")
    (drive / "hal" / "small.py").write_text("data = bytes(3000)\n")
    text = "def steps():\n    yield 'baseline'\n    import hal.small\n    yield 'small'\n    import hal.big\n    yield 'big'\n"
    result = run_device_script(script(tmp_path, text), drive=drive)
    assert result.returncode == 0, result.stderr
    assert result.imports is not None
    found = result.imports
    assert (found.file, found.size, found.step) == ("/hal/big.py", 5020, "big")
    assert 3000 <= found.live < 3600  # with hal/small.py, before hal/big.py
    assert found.bytes == pytest.approx(found.live + 3.3 * 5020, abs=1)


def test_missing_node_gives_one_line_error() -> None:
    for package in ("no_such_package", "pytest"):
        with pytest.raises(MissingPart, match="^Node is missing: `make test` installs it"):
            runner.find_node(package)


def test_kill_ends_node_itself() -> None:
    """Killing the environment's script `node` would leave Node running."""
    assert runner.find_node().read_bytes()[:2] != b"#!"


def test_missing_interpreter_gives_one_line_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "PACKAGE", tmp_path / "micropython.mjs")
    with pytest.raises(MissingPart, match="^MicroPython is missing: `make test` installs it"):
        run_device_script(script(tmp_path, "print(1)"))


def binary(folder: Path, text: str) -> str:
    """Return a stand-in for a Unix build: a shell script that checks its arguments."""
    path = folder / "binary"
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_unix_binary_runs_in_a_drive(tmp_path: Path) -> None:
    called = binary(tmp_path, 'echo "$1 $2"; test -f code.py -a -d hal -a -f lib/neopixel.py && grep -c harness "$3"')
    done = circuitpython_unix.run(called, script(tmp_path, "print(1)"))
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == "-X heapsize=1M"


def test_failing_script_fails_on_unix_binary(tmp_path: Path) -> None:
    path = script(tmp_path, "print(1)")
    done = circuitpython_unix.run(binary(tmp_path, "echo broken >&2; exit 1"), path)
    assert (done.returncode, done.stderr) == (1, "broken\n")
    with pytest.raises(OSError, match="nothing"):
        circuitpython_unix.run(str(tmp_path / "nothing"), path)
