"""The lint flags what a board refuses, on its line, and leaves in peace what a board accepts."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sim.drive.device_files import DEVICE_PATTERNS, ROOT, device_files, files_of, linted_files
from tools.lint import SENTENCES, check
from tools.lint.snippets import BAD, FINE, GOOD, ROWS, SNIPPETS, Snippet


@pytest.mark.parametrize("snippet", BAD, ids=str)
def test_a_bad_snippet_is_flagged_on_its_lines(snippet: Snippet) -> None:
    flagged = {finding.line for finding in check(snippet.text, snippet.path) if finding.code == snippet.code}
    assert snippet.marked, f"no line of this snippet is marked:\n{snippet.text}"
    assert sorted(flagged) == snippet.marked


@pytest.mark.parametrize("snippet", GOOD, ids=str)
def test_a_good_snippet_passes_every_rule(snippet: Snippet) -> None:
    assert check(snippet.text, snippet.path) == []


def test_every_rule_has_a_bad_and_a_good_snippet() -> None:
    assert {snippet.code for snippet in BAD} == set(SENTENCES)
    assert {snippet.code for snippet in GOOD} == {*SENTENCES, FINE}


@pytest.mark.parametrize("row", ROWS)
def test_every_item_of_the_platform_table_has_a_bad_and_a_good_snippet(row: str) -> None:
    assert {snippet.is_good for snippet in SNIPPETS if snippet.title == row} == {True, False}


def test_the_platform_table_is_listed_without_repeats() -> None:
    assert len(ROWS) > 90
    assert len(set(ROWS)) == len(ROWS)


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_a_code_is_a_word_and_its_sentence_is_one_with_a_remedy(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    sentence = SENTENCES[code]
    assert re.search(r"\.$", sentence)
    assert ": " in sentence or code == "syntax-error", "what is wrong: what to write instead"


@pytest.mark.parametrize("folder", ["games", "hal", "lib/sillon"])
def test_the_device_folders_have_files(folder: str) -> None:
    assert files_of((f"{folder}/**/*.py",))
    assert any(pattern.startswith(folder) for pattern in DEVICE_PATTERNS)


@pytest.mark.parametrize("file", linted_files(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_our_own_files_have_no_finding(file: Path) -> None:
    path = file.relative_to(ROOT).as_posix()
    findings = check(file.read_text(encoding="utf-8"), path)
    assert [f"{path}:{finding.line}: {finding.code}: {finding.sentence}" for finding in findings] == []


def test_what_npm_installed_is_not_ours() -> None:
    assert not [file for file in linted_files() if "node_modules" in file.parts]
    assert set(device_files()) <= set(linted_files())


def test_a_file_outside_the_known_folders_is_refused() -> None:
    with pytest.raises(ValueError, match=r"docs/example\.py is not in a folder"):
        check("", "docs/example.py")


def test_the_command_prints_findings_and_ends_with_1(tmp_path: Path) -> None:
    outside = tmp_path / "outside.py"
    outside.write_text("")
    bad = run(ROOT / "tools" / "lint" / "snippets.py")
    assert bad.returncode == 1
    assert "tools/lint/snippets.py:4: missing-module: a board has no module `dataclasses`: " in bad.stdout
    refused = run(outside)
    assert refused.returncode == 2
    assert "is not in a folder that the lint knows" in refused.stderr
    clean = next(
        file
        for file in device_files()
        if not check(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())
    )
    fine = run(clean)
    assert (fine.returncode, fine.stdout) == (0, "")


def run(file: Path) -> "subprocess.CompletedProcess[str]":
    """The command over one file."""
    return subprocess.run(
        [sys.executable, "-m", "tools.lint", str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
