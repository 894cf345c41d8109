"""Chance: dice and shuffles. Its own generator, so that the same presses give the same game on every interpreter."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import App

MOST = (1 << 30) - 1


class Seeded:
    """A xorshift generator of 30 bits with a state of its own."""

    def __init__(self, seed: int) -> None:
        self.state = seed % (MOST + 1) or MOST

    def randrange(self, limit: int) -> int:
        """A number 0..limit - 1, each as likely as the others. ValueError for a limit that is not 1..2**20."""
        if not 0 < limit <= 1 << 20:
            raise ValueError(f"randrange({limit}): the limit must be 1..{1 << 20}")
        state = self.state
        # Shifts with the full period of 2**30 - 1; what would leave the 30 bits is cut off before it does.
        state ^= (state & 0x7FFFFF) << 7
        state ^= state >> 9
        state ^= (state & 0xFFFFF) << 10
        self.state = state
        return (state >> 6) % limit


class Chance(Seeded):
    """One whose state is the app's `rng_state`, which the moments of all presses have rng_state."""

    def __init__(self, app: "App") -> None:
        self._app = app

    @property
    def state(self) -> int:
        return self._app.rng_state

    @state.setter
    def state(self, state: int) -> None:
        self._app.rng_state = state
