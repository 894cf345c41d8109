"""The lint reports what a board does differently, on its line, and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sim.drive.device_files import DEVICE_PATTERNS, ROOT, device_files, files_of, linted_files
from tests.lint.snippets import RULES, Snippet
from tools.lint import SENTENCES, check

BAD = [snippet for snippet in RULES if not snippet.is_good]
GOOD = [snippet for snippet in RULES if snippet.is_good]


@pytest.mark.parametrize("snippet", BAD, ids=str)
def test_bad_snippet_is_reported_on_its_lines(snippet: Snippet) -> None:
    found = {finding.line for finding in check(snippet.text, snippet.path) if finding.code == snippet.code}
    assert snippet.marked, f"no line of this snippet is marked:\n{snippet.text}"
    assert sorted(found) == snippet.marked


@pytest.mark.parametrize("snippet", GOOD, ids=str)
def test_good_snippet_passes_every_rule(snippet: Snippet) -> None:
    assert check(snippet.text, snippet.path) == []


def test_every_rule_and_case_has_a_bad_and_a_good_snippet() -> None:
    assert {snippet.code for snippet in BAD} == set(SENTENCES)
    titles = {(snippet.code, snippet.title) for snippet in BAD}
    assert titles == {(snippet.code, snippet.title) for snippet in GOOD}


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_sentence_names_a_remedy(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    assert re.fullmatch(r".+: .+\.", SENTENCES[code]), "the fault: the remedy."


@pytest.mark.parametrize("folder", ["games", "hal", "lib/sillon"])
def test_device_folders_have_files(folder: str) -> None:
    assert files_of((f"{folder}/**/*.py",))
    assert any(pattern.startswith(folder) for pattern in DEVICE_PATTERNS)


@pytest.mark.parametrize("file", linted_files(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_our_files_have_no_finding(file: Path) -> None:
    path = file.relative_to(ROOT).as_posix()
    findings = check(file.read_text(encoding="utf-8"), path)
    assert [f"{path}:{finding.line}: {finding.code}: {finding.sentence}" for finding in findings] == []


def test_npm_packages_are_not_linted() -> None:
    assert not [file for file in linted_files() if "node_modules" in file.parts]
    assert set(device_files()) <= set(linted_files())


def test_unknown_folder_is_refused() -> None:
    with pytest.raises(ValueError, match=r"docs/example\.py is not in a folder"):
        check("", "docs/example.py")


def test_command_prints_findings_and_exits_with_1(tmp_path: Path) -> None:
    outside = tmp_path / "outside.py"
    outside.write_text("")
    bad = run(ROOT / "tools" / "lint" / "rules.py")
    assert bad.returncode == 1
    assert re.search(r"^tools/lint/rules.py:\d+: dict-order: a dict or set has no order on a board: ", bad.stdout)
    refused = run(outside)
    assert refused.returncode == 2
    assert "is not in a folder that the lint knows" in refused.stderr
    fine = run(ROOT / "code.py")
    assert (fine.returncode, fine.stdout) == (0, "")


def run(file: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tools.lint", str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
