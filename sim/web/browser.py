"""Run a script of this folder in this computer's Chromium: see launch.mjs."""

import json
import subprocess
from pathlib import Path
from typing import Any

from sim.micropython.runner import MissingPart, find_node
from sim.paths import ROOT

_DRIVER = ROOT / "web" / "node_modules" / "puppeteer-core"
_NO_BROWSER = 2  # the exit status of session.mjs


def run(script: str, given: dict[str, Any]) -> Any:
    """Run the script with these values, and return its answer. Raises MissingPart if a browser or its driver is not installed."""
    if not _DRIVER.exists():
        raise MissingPart("puppeteer-core is missing: `make test-browser` installs it.")
    command = [str(find_node()), str(Path(__file__).with_name(script))]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, encoding="utf-8", check=False)
    if done.returncode == _NO_BROWSER:
        raise MissingPart(done.stderr.strip())
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)
