"""Why the system refuses a file, in the language of the command: the system's own words are English."""

import errno

from sim.deploy.sentences import say

_KEYS = {
    errno.ENOENT: "no_such_file",
    errno.EACCES: "no_permission",
    errno.EPERM: "no_permission",
    errno.EROFS: "no_writing",
    errno.ENOSPC: "no_space",
    errno.EDQUOT: "no_space",
    errno.EISDIR: "is_folder",
    errno.ENOTDIR: "is_file",
}


def reason(error: OSError) -> str:
    """A clause for a sentence, such as "it is a folder"; the name of the error number where there is no clause for it."""
    number = error.errno or 0
    if number in _KEYS:
        return say(_KEYS[number])
    return say("other_error", name=errno.errorcode.get(number, type(error).__name__))
