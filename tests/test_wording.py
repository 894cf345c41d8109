"""The wording of every text that children and teachers read: mistakes that came back are patterns here, with what to write."""

import json
import re
import tomllib
from collections.abc import Iterator

import pytest

from sim.paths import ROOT
from tools.measure.vocabulary import texts

# (pattern, what to write instead). A line break of the handheld's screen reads as a space.
EVERYWHERE = (
    (r"[’‘]", "a straight apostrophe, which the handheld's font has"),
    (r"\w\.\.\.", "…"),
    (r"\b(\w{2,}) \1\b", "the word once"),
)
WORDING = {
    "fr": (
        (r"\bvalables?\b", "valide, as the document says"),
        (r"\b(?:[ldjnstmcLDJNSTMC]|[Qq]u)e (?=[aeiouéèêàâîôû](?!nze\b))", "the elision: d'un, l'écran"),
        (r"\bSi ils?\b|\bsi ils?\b", "s'il"),
        (r"\b1 (?!s'|sans|mais|plus)[a-zéèê]{3,}s\b", "the singular"),
        (r"[\wé)][!?;»]|«\w", "a space between the word and the sign"),
        (
            r"Plus de graines dans sa|Tout coup affame|Impossible à tous|Perdu de moins|Affamer ne prend",
            "what it means",
        ),
        (r"OK : prendre (?:[A-Ia-i]\d?|\{)", "jouer: prendre is to capture"),
        (r"Échap BACK|\(0 : sans\)", "words"),
        (r"\bjoue le tour suivant\b|\bpasse ce tour\b|\bexempt", "gagne sans jouer, the name of a bye"),
    ),
    "en": (
        (r"(?i)\b(?:he|she|his|her|hers|him|himself|herself)\b", "they, or the player's name"),
        (r"(?i)\bcake\b", "the pie rule"),
        (r"(?i)\btoy\b", "the computer, or the handheld"),
        (r"(?i)\bin metres\b", "by the metre"),
        (r"(?i)\bcamps?\b", "side"),
        (r" [!?;:](?=\s|$)", "no space before the sign"),
        (
            r"(?i)\ball as at first|the game's$|can no longer sow|not unless all moves|I would go midway|on end\b",
            "plain English",
        ),
        (r"(?i)\b(?:two|three|four|[2-9]|\{\}) black (?!tokens?|ones?)(?:will|it|left|are)\b", "blacks"),
        (r"(?i)\bgoes through\b", "has a bye"),
        (r"(?i)\b(?:percussion|aspiration|strikes?|draws? away)\b", "approach or withdrawal"),
    ),
}
DOCUMENTS = ("docs/teachers.{}.md", "docs/build.{}.md")
# The handheld speaks to one child.
FORMAL = r"(?i)\b(?:vous|votre|vos|(?!assez|chez|nez)\w+ez)\b"


def handheld(language: str) -> Iterator[tuple[str, str]]:
    """Yield (place, text) of the handheld's catalogs."""
    for (catalog, key), text in texts(language).items():
        yield f"{catalog} {key}", text.replace("|", " ")


def elsewhere(language: str) -> Iterator[tuple[str, str]]:
    """Yield (place, text) of the page, the tournament, the paper and the guides."""
    for folder in ("web/words", "web/board/words"):
        for line in (ROOT / folder / f"{language}.js").read_text(encoding="utf-8").splitlines():
            if not line.startswith("//"):
                yield folder, line.partition(": ")[2] or line
    for folder in ("tournament", "drive"):
        yield from strings(
            json.loads((ROOT / f"sim/{folder}/words/{language}.json").read_text(encoding="utf-8")), folder
        )
    for folder in ("kit", "guide"):
        yield from strings(
            tomllib.loads((ROOT / f"tools/{folder}/words/{language}.toml").read_text(encoding="utf-8")), folder
        )
    for document in DOCUMENTS:
        text = (ROOT / document.format(language)).read_text(encoding="utf-8")
        prose = re.sub(r"(?s)```.*?```|``.*?``|`[^`]*`|\]\([^)]*\)|<[^>]*>", "x", text)
        for number, line in enumerate(prose.splitlines(), 1):
            yield f"{document.format(language)} {number}", line


def strings(words: object, place: str) -> Iterator[tuple[str, str]]:
    """Yield (place, text) of all texts in nested dicts and lists."""
    if isinstance(words, str):
        yield place, words
    elif isinstance(words, dict):
        for key, value in words.items():
            yield from strings(value, f"{place} {key}")
    elif isinstance(words, list):
        for value in words:
            yield from strings(value, place)


def faults(language: str, said: Iterator[tuple[str, str]], more: tuple[tuple[str, str], ...] = ()) -> list[str]:
    """Return a line for each match of a pattern."""
    patterns = (*EVERYWHERE, *WORDING[language], *more)
    return [
        f"{place}: {text!r} has {found[0]!r}: write {better}"
        for place, text in said
        for pattern, better in patterns
        for found in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize("language", WORDING)
def test_handheld_has_none_of_the_known_mistakes(language: str) -> None:
    assert faults(language, handheld(language), ((FORMAL, "tu"),) if language == "fr" else ()) == []


@pytest.mark.parametrize("language", WORDING)
def test_page_paper_and_guides_have_none_of_the_known_mistakes(language: str) -> None:
    assert faults(language, elsewhere(language)) == []


@pytest.mark.parametrize(
    "language, text",
    [
        ("fr", "Un coloriage valable"),
        ("fr", "le arc de Sud"),
        ("fr", "Si il sème"),
        ("fr", "1 graines"),
        ("fr", "Bravo!"),
        ("fr", "l’arc"),
        ("fr", "Attends..."),
        ("en", "He sows his seeds"),
        ("en", "the rule of the cake"),
        ("en", "your camp"),
        ("en", "Well done !"),
        ("en", "sow the the pit"),
        ("en", "Capture by percussion"),
    ],
)
def test_each_mistake_is_found(language: str, text: str) -> None:
    assert faults(language, iter([("here", text)]))


def test_rules_say_he_of_no_player() -> None:
    page = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    assert not re.findall(WORDING["en"][0][0], page), WORDING["en"][0][1]
