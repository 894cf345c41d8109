"""Random numbers for dice and shuffles. Equal presses give equal games on every interpreter."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App

MAX_STATE = (1 << 30) - 1


class Seeded:
    """A 30-bit xorshift generator."""

    def __init__(self, seed: int) -> None:
        self.state = seed % (MAX_STATE + 1) or MAX_STATE

    def randrange(self, limit: int) -> int:
        """Return a random number 0..limit - 1, uniformly. Raises ValueError if the limit is outside 1..2**20."""
        if not 0 < limit <= 1 << 20:
            raise ValueError(f"randrange({limit}): the limit must be 1..{1 << 20}")
        state = self.state
        # These shifts give the full period, 2**30 - 1. The masks keep every intermediate value below 2**30.
        state ^= (state & 0x7FFFFF) << 7
        state ^= state >> 9
        state ^= (state & 0xFFFFF) << 10
        self.state = state
        return (state >> 6) % limit


class Chance(Seeded):
    """The generator whose state is the app's `rng_state`, seeded by the timing of all presses."""

    def __init__(self, app: "App") -> None:
        self._app = app

    @property
    def state(self) -> int:
        return self._app.rng_state

    @state.setter
    def state(self, state: int) -> None:
        self._app.rng_state = state
