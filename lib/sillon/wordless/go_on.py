"""The question about the saved match: resume it, or choose another game; keep it where it cannot be resumed now."""

from sillon.wordless.pictures import GAMES, GO, WAIT, Pictures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.wordless.pictures import Picture


class Keys(Pictures):
    def pictures(self) -> "list[tuple[Picture, bool]]":
        return [(WAIT if self.screen.title == "kept" else GO, True), (GAMES, False)]
