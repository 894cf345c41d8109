"""Settings of all tests: the simulator's import order, isolation between test files, and the quick tier of `make check`."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# pytest may have put the root first; paths.setup() moves it behind everything else.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from sim import paths  # noqa: E402

paths.setup()

from games import NAMES  # noqa: E402
from sim import import_cache  # noqa: E402
from tools.soak.cores import collect_new_objects_only  # noqa: E402

# These tests take minutes.
LONG = ("small_interpreter", "firmware/test_walks", "firmware/test_animations", "firmware/test_tournament")

QUICK = (
    "app/test_awale_playing.py",
    "app/test_choosing.py",
    "app/test_fang_playing.py",
    "app/test_keyed_playing.py",
    "app/test_memory.py",
    "app/test_puzzles_playing.py",
    "app/test_refusals.py",
    "app/test_small_interpreter.py::test_walk_matches_desktop_frames[pico_panel-fr-fafy]",
    "app/test_words.py",
    "games/test_awale.py",
    "games/test_colorigraphe.py",
    "games/test_colorigraphe_document.py",
    "games/test_every_game.py",
    "games/test_fafy.py",
    "games/test_fafy_sowing.py",
    "games/test_fang.py",
    "games/test_fang_document.py",
    "games/test_fanorona.py",
    "games/test_fanorona_match.py",
    "games/test_fanorona_reasons.py",
    "games/test_match.py",
    "games/test_perft.py",
    "games/test_texts.py",
    "games/test_tournament.py",
    "hal",
    "lint",
    "test_imports.py",
)
"""The files, folders and single tests that `make check` runs: `pytest -m quick`."""

# The app drops its modules and imports them again thousands of times: each is compiled once, in build/ and not on the drive.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(paths.ROOT / "build" / "pycache")
import_cache.install()


@pytest.fixture(autouse=True)
def deploy_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reset the language of deploy's sentences, which a command sets for the whole process."""
    from sim.drive import sentences

    monkeypatch.setattr(sentences, "_language", "en")


@pytest.fixture(scope="module", autouse=True)
def modules_put_back() -> Iterator[None]:
    """Restore after each test file the program's modules and the SILLON_ settings that it has changed."""
    from tests import modules

    settings = {name: value for name, value in os.environ.items() if name.startswith("SILLON_")}
    with modules.put_back():
        yield
    for name in [name for name in os.environ if name.startswith("SILLON_")]:
        del os.environ[name]
    os.environ.update(settings)


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Report a full heap, as on a small board: the app then restarts before it does what needs memory."""
    monkeypatch.setattr(gc, "mem_free", lambda: 0, raising=False)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[Any]:
    """Refuse a test file that reloads the program while it is collected: earlier files would keep other classes."""
    from tests import modules

    before = modules.program_modules()
    report = yield
    after = modules.program_modules()
    changed = sorted(name for name, module in before.items() if after.get(name) is not module)
    if changed:
        raise RuntimeError(f"{collector.nodeid} reloads {changed[0]} while it is collected: see modules.put_back()")
    return report


def pytest_collection_finish() -> None:
    """Keep the garbage collector away from the objects that the collection has made: they stay."""
    collect_new_objects_only()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Keep a file's tests on one worker of `pytest -n`: they share fixtures."""
    from xdist.scheduler import LoadScopeScheduling

    class ByGroup(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return xdist_group(nodeid)

    config.option.loadscopereorder = False  # keep the order of pytest_collection_modifyitems
    return ByGroup(config, log)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a QUICK entry whose file or folder has gone."""
    gone = [entry for entry in QUICK if not (paths.ROOT / "tests" / entry.partition("::")[0]).exists()]
    if gone:
        raise pytest.UsageError(f"QUICK in tests/conftest.py lists what does not exist in tests/: {', '.join(gone)}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import the other test files for `-m quick`: importing all of them takes longer than the quick tests."""
    if config.option.markexpr != "quick" or collection_path.suffix != ".py":
        return None
    name = collection_path.relative_to(paths.ROOT / "tests").as_posix()
    return None if any(name.startswith(entry.partition("::")[0]) for entry in QUICK) else True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the quick tests, and run first what takes minutes: at the end it would leave one core idle."""
    found = set()
    for item in items:
        for entry in QUICK:
            if item.nodeid.removeprefix("tests/").startswith(entry):
                item.add_marker("quick")
                found.add(entry)
    missing = [entry for entry in QUICK if "::" in entry and entry not in found]
    if config.option.markexpr == "quick" and missing:
        raise pytest.UsageError(f"QUICK in tests/conftest.py lists a test that does not exist: {', '.join(missing)}")
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONG))


def xdist_group(nodeid: str) -> str:
    """Return the group that a test runs in: by default its file.

    The scenes of one name run together, because several files use them; on the small interpreter the tests of one game, because
    they share its walk. The tests on the firmware share nothing: each starts an emulator of its own.
    """
    file, _, name = nodeid.partition("::")
    if "tests/firmware/" in file:
        return nodeid
    parameters = name.partition("[")[2]
    if "scene" in name and ": " in parameters:
        return "scenes of " + parameters.partition(": ")[0]
    game = [game for game in NAMES if game in parameters]
    return f"{file} {game[0]}" if game and "small_interpreter" in file else file
