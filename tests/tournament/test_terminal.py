"""The tournament in a terminal: two keys enter a result, each change is saved at once, any size works; tests drive the clock."""

import re
import tracemalloc
from pathlib import Path

import pytest

from games.tournament import WAITING, Tournament
from sim import __main__ as command
from sim.tournament.desk import Desk
from sim.tournament.names import Refused, text_of
from sim.tournament.session import Session
from sim.tournament.words import LANGUAGES, Say

NAMES = ["Ana", "Bo", "Cyd", "Dé", "Eva", "Fil"]


class TerminalSession:
    """A session without a terminal; `texts` are the saved texts, `rung` counts the bells."""

    def __init__(self, names: list[str] = NAMES) -> None:
        self.desk = Desk()
        self.desk.begin(names, None)
        self.texts: list[str] = []
        self.rung = 0
        self.session = Session(self.desk, Say("fr"), self._keep, self._ring)

    def _keep(self, text: str) -> str:
        self.texts.append(text)
        return "kept"

    def _ring(self, _: str) -> None:
        self.rung += 1

    def type(self, *keys: str) -> None:
        for key in keys:
            assert self.session.key(key)

    def lines(self, width: int = 80, height: int = 24) -> list[str]:
        self.session.redraw()
        return [re.sub(r"\x1b\[[\d;]*m", "", line) for line in self.session.frame(width, height, 0) or []]

    def page(self) -> str:
        return "\n".join(self.lines())


def test_two_keys_save_a_result() -> None:
    at = TerminalSession()
    at.type("b", "2")
    assert at.desk.show()["tables"][1][2] == 1
    assert at.texts == [at.desk.text]
    at.type("b", "x", "a", "1", "a", "0")
    assert [table[2] for table in at.desk.show()["tables"]] == [3, 2, 3]
    assert len(at.texts) == 4


def test_keys_run_a_whole_tournament() -> None:
    at = TerminalSession()
    at.type("a", "1", "b", "2", "KEY_ENTER")
    assert "Il manque un résultat : table c." in at.page()
    at.type("c", "1", "KEY_ENTER")
    assert "Tour 2" in at.page()
    at.type("KEY_BACKSPACE", "a", "2", "KEY_ENTER", "a", "1", "b", "1", "c", "1", "KEY_ENTER")
    assert "Les gagnants du jour" in at.page()
    assert "⌫  tour d'avant   Q  quitter" in at.page() and "qui gagne" not in at.page()
    for name in at.desk.show()["winners"]:
        assert f"* {name}" in at.page()
    assert not at.session.key("Q")


def test_losers_half_of_second_round_is_marked_and_explained() -> None:
    at = TerminalSession(["Ana", "Bo", "Cyd", "Dé"])
    assert "repêchage" not in at.page()
    at.type("a", "1", "b", "1", "KEY_ENTER")
    assert at.desk.show()["second"] == [False, True]
    assert "~ : table de repêchage" in at.page()
    assert [line[:5] for line in at.lines() if "Bo" in line or "Ana" in line] == ["  a  ", "  b ~"]


def test_late_and_leaving_pupils_are_typed() -> None:
    at = TerminalSession()
    at.type("+", "q", "KEY_ESCAPE", "+", *"Jean-Benoît M", "x", "KEY_BACKSPACE", "KEY_ENTER")
    assert "Jean-Benoît M" in at.desk.show()["here"]
    assert Tournament.from_text(at.desk.text).names[-1] == "Jean-Benoît M"
    at.type("-", *"an", "KEY_ENTER", "KEY_ENTER")
    assert at.desk.show()["gone"] == ["Ana"]
    at.type("-", *"nobody", "KEY_ENTER")
    assert "« nobody » n'est pas dans la liste." in at.page()
    at.type("KEY_ESCAPE")
    assert at.session.asked == ""
    assert len(at.texts) == 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [("Annie", "Est-ce Ana, Anatole ?"), ("vert", "Est-ce Chat vert ?"), ("Bx", "Est-ce Bob, Boris, Brice, … ?")],
)
def test_unknown_name_lists_those_that_fit(typed: str, said: str) -> None:
    at = TerminalSession(["Ana", "Anatole", "Chat vert", "Bob", "Boris", "Brice", "Bruno"])
    at.type("-", *typed, "KEY_ENTER")
    assert f"« {typed} » n'est pas dans la liste. {said}" in at.page()


def test_question_who_leaves_says_that_first_letters_are_enough() -> None:
    at = TerminalSession()
    at.type("+")
    assert "le début du nom suffit" not in at.page()
    at.type("KEY_ESCAPE", "-")
    assert "le début du nom suffit" in at.page()


def test_ambiguous_prefix_is_reported() -> None:
    at = TerminalSession(["Ana", "Anatole", "Bo"])
    at.type("-", *"an", "KEY_ENTER")
    assert "Ana, Anatole" in at.page()
    at.type("a", "KEY_ENTER", "KEY_ENTER")
    assert at.desk.show()["gone"] == ["Ana"]


def test_leaving_is_asked_once_and_undone_until_next_round() -> None:
    at = TerminalSession(["Tom", "Léa", "Zoë", "Bo"])
    at.type("-", *"t", "KEY_ENTER")
    assert "Tom part : sûr ?" in at.page() and at.texts == []
    at.type("KEY_BACKSPACE", "KEY_ENTER", "KEY_ESCAPE")
    assert at.texts == []
    at.type("-", *"LEA", "KEY_ENTER", "KEY_ENTER", "-", *"zoe", "KEY_ENTER", "KEY_ENTER")
    assert at.desk.show()["gone"] == ["Léa", "Zoë"]
    at.type("+", *"lea", "KEY_ENTER")
    assert at.desk.show()["gone"] == ["Zoë"]
    assert [table[2] for table in at.desk.show()["tables"]].count(WAITING) == 1
    at.type("1", "KEY_ENTER", "+")
    assert at.session.asked == "" and "Trop tard" in at.page()
    at.type("-", *"bo", "KEY_ENTER", "KEY_ENTER", "+", *"zoe", "KEY_ENTER")
    assert "Trop tard" in at.page()
    at.type("KEY_ESCAPE", "+", *"bo", "KEY_ENTER")
    assert at.desk.show()["gone"] == ["Zoë"]


def test_same_name_in_other_letters_is_refused() -> None:
    at = TerminalSession(["Tom", "Léa"])
    at.type("+", *"tom", "KEY_ENTER")
    assert "« Tom » est déjà là" in at.page()


def test_tables_beyond_the_screen_are_named() -> None:
    at = TerminalSession([f"pupil number {k}" for k in range(40)])
    assert "suite" not in "\n".join(at.lines(80, 40))
    assert at.lines()[1].strip() == "suite : ▼ r…t"
    at.session.key("KEY_UP")
    assert at.lines()[1].strip() == "suite : ▲ a…c"
    assert at.lines()[2].startswith("  d ")


def test_end_names_no_referee_and_takes_no_pupil() -> None:
    at = TerminalSession(["Ana", "Bo", "Cyd", "Dé"])
    at.type("a", "1", "b", "1", "KEY_ENTER", "a", "1", "b", "1", "KEY_ENTER")
    assert at.desk.show()["done"] and "Arbitres" not in at.page()
    for key in ("+", "-"):
        at.type(key)
        assert at.session.asked == "" and "Le tournoi est fini." in at.page()


def test_clock_runs_pauses_and_rings() -> None:
    at = TerminalSession()
    at.session.advance(5.0)
    assert "1:00" in at.page()
    at.type(" ")
    at.session.advance(30.0)
    assert "0:30" in at.page()
    at.type(" ")
    at.session.advance(30.0)
    assert at.rung == 0
    at.type(" ")
    at.session.advance(31.0)
    assert at.rung == 1
    assert "C'est l'heure !" in at.page()
    at.type(" ")
    at.session.advance(1.0)
    assert "Pause 3:59 " in at.page()
    at.type("KEY_TAB")
    assert "Pause 3:59 " in at.page() and "Le temps court encore" in at.page()
    at.type(" ", "KEY_TAB")
    assert "Partie 1:00, à l'arrêt" in at.page()


@pytest.mark.parametrize(("width", "height"), [(20, 5), (40, 12), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("pupils", [2, 24, 40])
def test_any_terminal_size_shows_chosen_table(width: int, height: int, pupils: int) -> None:
    at = TerminalSession([f"pupil {k}" for k in range(pupils)])
    at.session.key("KEY_UP")  # round to the last one
    lines = at.lines(width, height)
    assert len(lines) == height
    if height > 20:
        assert f" {chr(ord('a') + at.session.chosen)} " in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ordinary_terminal_lists_every_key(language: str) -> None:
    at = TerminalSession()
    at.session.say = Say(language)
    page = " ".join(at.page().split())
    first, *others = Say(language).texts["keys"]
    for key in (first.format("a…c"), *others):
        assert " ".join(key.split()) in page


def test_key_of_a_single_table_is_its_letter() -> None:
    assert " a  table " in TerminalSession(["Ana", "Bo"]).page()


def test_lists_have_the_space_of_french() -> None:
    at = TerminalSession()
    at.type("-", *"an", "KEY_ENTER", "KEY_ENTER")
    assert "Partis : Ana" in at.page()


def test_unchanged_screen_is_not_redrawn() -> None:
    at = TerminalSession()
    assert at.session.frame(80, 24, 0)
    at.session.advance(0.1)
    assert at.session.frame(80, 24, 0) is None


@pytest.mark.parametrize("key", ["KEY_F5", "z", "é", "€", "KEY_HOME", "9"])
def test_other_keys_change_nothing(key: str) -> None:
    at = TerminalSession()
    at.type(key)
    assert at.texts == []


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    command.main(["tournament", *arguments])
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        command.main(["tournament", *arguments])
    return capsys.readouterr().err


def test_command_starts_and_resumes_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "day.txt"
    (tmp_path / "class.csv").write_bytes("Nom;Prénom\nA;Ana\nB;Zoé\nC;Noël\n".encode("cp1252"))
    said = run(capsys, "--names", str(tmp_path / "class.csv"), "--text", str(path))
    assert "Zoé" in said
    text = path.read_text(encoding="utf-8")
    assert "pupil Noël" in text
    assert "Zoé" in run(capsys, "--text", str(path))
    assert path.read_text(encoding="utf-8") == text
    assert [each.name for each in tmp_path.iterdir()].count("day.txt.new") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_animals_name_a_class(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    said = run(capsys, "--animals", "24", "--text", str(tmp_path / "day.txt"), "--language", language)
    assert Say(language)("plan", 24, 4, 16) in said


def test_same_seed_gives_same_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(capsys, "--names", "Ana,Bo,Cyd,Dan", "--seed", "3", "--text", str(tmp_path / name))
    assert text_of(tmp_path / "one") == text_of(tmp_path / "two")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "day.txt n'existe pas encore : commencez un tournoi par --names ou --animals."),
        (["--language", "en"], "day.txt is not there yet: begin a tournament with --names or --animals."),
        (["--names", "Ana,Bo", "--animals", "4"], "--names et --animals ensemble : donnez l'un ou l'autre."),
        (["--animals", "41"], "Il y a 41 noms : il en faut de 2 à 40."),
        (["--animals", "1"], "Il y a 1 nom : il en faut de 2 à 40."),
        (["--animals", "0"], "Il y a 0 nom : il en faut de 2 à 40."),
        (["--animals", "1", "--language", "en"], "There is 1 name: there must be 2 to 40."),
        (["--animals", "0", "--language", "en"], "There are 0 names: there must be 2 to 40."),
        (["--names", "Ana,Ana"], "« Ana » est déjà là : ajoutez une initiale."),
        (["--names", "class.csv"], "--names : il n'y a pas de fichier class.csv."),
        (
            ["--names", "Ana,Bo", "--language", "de"],
            f"--language: invalid choice: 'de' (choose from {', '.join(map(repr, LANGUAGES))})",
        ),
    ],
)
def test_fault_gives_one_line_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    said = refused(capsys, "--text", str(tmp_path / "day.txt"), *arguments)
    assert sentence in said
    assert said.count("\n") == 1
    assert not (tmp_path / "day.txt").exists()


@pytest.mark.parametrize(("language", "said"), [("fr", "en commencer un autre"), ("en", "begin another one")])
def test_second_tournament_is_refused_with_remedy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, said: str
) -> None:
    first, second = tmp_path / "day.txt", tmp_path / "day-2.txt"
    words = ["--names", "Ana,Bo,Cyd", "--language", language]
    run(capsys, *words, "--text", str(first))
    sentence = refused(capsys, *words, "--text", str(first)).strip()
    assert said in sentence and sentence.endswith(f"--text {second}")
    run(capsys, *words, *sentence.split()[-2:])
    assert second.exists()
    assert refused(capsys, *words, "--text", str(first)).strip().endswith(f"--text {tmp_path / 'day-3.txt'}")


def test_settings_choose_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language in LANGUAGES:
        monkeypatch.setenv("SILLON_LANGUAGE", language)
        said = run(capsys, "--names", "Ana,Bo", "--text", str(tmp_path / language))
        assert Say(language)("round", 1) in said


def test_unreadable_file_is_reported_in_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert f"--text : {tmp_path} ne peut pas être lu (" in refused(capsys, "--text", str(tmp_path))


def test_long_list_of_names_is_not_read_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names = [f"Maximilien-{number}" for number in range(40)]
    run(capsys, "--names", ",".join(names), "--text", str(tmp_path / "day.txt"))
    assert "pupil Maximilien-39\n" in (text_of(tmp_path / "day.txt"))


@pytest.mark.parametrize("option", ["--names", "--text"])
def test_endless_device_is_too_large(capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str) -> None:
    device = Path("/dev/zero")
    if not device.exists():
        pytest.skip("Windows has none")
    said = refused(capsys, "--text", str(tmp_path / "day.txt"), option, str(device))
    assert Say("fr")("too_large", 64) in said and said.count("\n") == 1


def test_oversized_file_is_read_only_to_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "film.csv"
    with path.open("wb") as file:
        file.truncate(32 << 20)
    tracemalloc.start()
    with pytest.raises(Refused):
        text_of(path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 1 << 20


def test_invalid_file_stays_unchanged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "day.txt"
    path.write_text("shopping list\n")
    assert "« Sillon tournament, format 1 »" in refused(capsys, "--text", str(path))
    assert path.read_text() == "shopping list\n"


def test_failed_save_is_reported_and_tournament_continues(tmp_path: Path) -> None:
    at = TerminalSession()
    at.session._keep = lambda _: Say("fr")("not_saved", "day.txt", "No space left on device")
    at.type("a", "1")
    assert "Pas gardé : day.txt" in at.page()
    assert at.desk.show()["tables"][0][2] == 0
