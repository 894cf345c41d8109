"""A match is kept: go on with it, or choose another game? Where it cannot be resumed now: leave it kept?"""

from sillon.wordless.pictures import GAMES, GO, WAIT, Pictures


class Keys(Pictures):
    def pictures(self) -> "list[tuple[tuple, bool]]":
        return [(WAIT if self.screen.title == "kept" else GO, True), (GAMES, False)]
