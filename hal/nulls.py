"""The null form of each noun: what stands there when the part, its pin or its library is missing. It does nothing."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class NullClock:
    """Time stands still."""

    def ms(self) -> int:
        return 0


class NullLeds:
    """No lights: nothing to see, nothing to refuse."""

    rows = 0
    cols = 0
    brightness = 0

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        pass

    def clear(self) -> None:
        pass

    def show(self) -> bool:
        return False


class NullButtons:
    """Nobody presses anything."""

    def read(self) -> None:
        return None


class NullSound:
    """No buzzer."""

    on = False

    def play(self, tune: tuple[tuple[int, int], ...], now: int) -> None:
        pass

    def tick(self, now: int) -> None:
        pass


class NullStore:
    """Nothing is kept."""

    def load(self, name: str) -> bytes | None:
        return None

    def save(self, name: str, data: bytes) -> bool:
        return False


class NullSettings:
    """No file: every setting has its default."""

    problems: list[tuple[str, str, str, str]] = []

    def get(self, name: str, default: "typing.Any" = None, allowed: tuple | range | None = None) -> "typing.Any":
        return default


class NullScreen:
    """No screen: what is written goes nowhere."""

    width = height = columns = rows = colours = 0
    problem = ""

    def cells(self, text: str) -> int:
        return len(text)

    def clear(self) -> None:
        pass

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        pass

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        pass

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        pass

    def show(self) -> bool:
        return False

    def sleep(self, asleep: bool) -> None:
        pass


# By the part's name in a board's problems.
clock = NullClock
settings = NullSettings
lights = NullLeds
screen = NullScreen
buttons = NullButtons
sound = NullSound
store = NullStore
