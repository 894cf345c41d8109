"""Every test runs with the simulator's import order: stand-ins first, the root of the repo last."""

import sys
from pathlib import Path

# pytest may have put the root first; paths.setup() moves it behind everything else.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from sim import paths  # noqa: E402

paths.setup()
