"""Why the system refuses a file, in French and in English: the system's own messages are English."""

import errno

_PERMISSION = "le système ne le permet pas", "the system does not permit it"
_SPACE = "il n'y a plus de place", "there is no room left"
_NO_FOLDER = "une partie du chemin est un fichier, pas un dossier", "a part of the path is a file, not a folder"
_CLAUSES = {
    errno.ENOENT: ("ce fichier ou ce dossier n'existe pas", "there is no such file or folder"),
    errno.EACCES: _PERMISSION,
    errno.EPERM: _PERMISSION,
    errno.EROFS: ("on ne peut rien y écrire", "nothing may be written there"),
    errno.ENOSPC: _SPACE,
    errno.EDQUOT: _SPACE,
    errno.EISDIR: ("c'est un dossier", "it is a folder"),
    errno.ENOTDIR: _NO_FOLDER,
    errno.EEXIST: _NO_FOLDER,  # a folder is to be made there
}
_OTHER = "erreur {} du système", "the system's error {}"


def reason(error: OSError, language: str) -> str:
    """Return a clause for a sentence, such as "it is a folder"; with the name of the error number if there is no clause for it.

    English for every language but "fr".
    """
    number = error.errno or 0
    name = errno.errorcode.get(number, type(error).__name__)
    return _CLAUSES.get(number, _OTHER)[0 if language == "fr" else 1].format(name)
