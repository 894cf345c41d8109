"""Every test runs with the simulator's import order: stand-ins first, the root of the repo last."""

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
from tools import collecting  # noqa: E402

LONG = ("small_interpreter", "firmware/test_walks", "firmware/test_animations")  # these tests take minutes

# The app drops its files and reads them again thousands of times: they are compiled once, beside the drive and not on it.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(paths.ROOT / "build" / "pycache")
import_cache.install()


@pytest.fixture(autouse=True)
def deploy_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Resets the language of deploy's sentences, which a command chooses for the whole process."""
    from sim.drive import sentences

    monkeypatch.setattr(sentences, "_language", "en")


@pytest.fixture(scope="module", autouse=True)
def modules_put_back() -> Iterator[None]:
    """What a file's tests have dropped of the program, or read anew, is again what the next file has imported; and settings
    that a bench tells, which nobody has switched off, are not the next one's.
    """
    from tests import modules

    told = {name: value for name, value in os.environ.items() if name.startswith("SILLON_")}
    with modules.put_back():
        yield
    for name in [name for name in os.environ if name.startswith("SILLON_")]:
        del os.environ[name]
    os.environ.update(told)


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The heap has nothing free, as on a small board that is full: what needs room takes it by a start anew."""
    monkeypatch.setattr(gc, "mem_free", lambda: 0, raising=False)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[Any]:
    """A file that has the program read anew while it is collected would leave the files before it with other classes."""
    from tests import modules

    before = modules.program_modules()
    report = yield
    after = modules.program_modules()
    changed = sorted(name for name, module in before.items() if after.get(name) is not module)
    if changed:
        raise RuntimeError(f"{collector.nodeid} reads {changed[0]} anew while it is collected: see modules.put_back()")
    return report


def pytest_collection_finish() -> None:
    """All that collecting the tests has made stays."""
    collecting.only_what_is_new()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """For `pytest -n`: a file's tests stay together, since they share what one of them has made."""
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return together(nodeid)

    config.option.loadscopereorder = False  # our order, of pytest_collection_modifyitems
    return Together(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes runs first: at the end it would keep one core at work and leave the other idle."""
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONG))


def together(nodeid: str) -> str:
    """Scenes are visited once for several files, and what a game shows on the small interpreter is walked through once.

    Each test on the firmware starts an emulator of its own, so they share nothing.
    """
    file, _, name = nodeid.partition("::")
    if "tests/firmware/" in file:
        return nodeid
    parameters = name.partition("[")[2]
    if "scene" in name and ": " in parameters:
        return "scenes of " + parameters.partition(": ")[0]
    game = [game for game in NAMES if game in parameters]
    return f"{file} {game[0]}" if game and "small_interpreter" in file else file
