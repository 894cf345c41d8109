"""The tunes: (hertz, milliseconds), 0 hertz for a rest. Nothing sounds before a person has switched the sound on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Board

LIFT = ((262, 40),)
# A seed is sown: higher and higher along the furrow.
SEEDS = (330, 370, 392, 440, 494, 523, 587, 659)
SEED_MS = 45
TAKE = ((784, 40), (988, 60))  # what is taken
MOVE = ((440, 35),)
TICK = ((1760, 12),)  # of the timer
FINE = ((659, 70), (880, 110))
LATE = ((330, 160), (247, 160), (165, 320))
REFUSED = ((147, 90), (0, 40), (147, 90))
WIN = ((523, 110), (659, 110), (784, 110), (1047, 260), (0, 60), (784, 110), (1047, 380))


def play(board: "Board", name: str, number: int) -> None:
    """Plays the tune of this name; of SEEDS the note of the seed with the number."""
    note = SEEDS[min(max(number, 0), len(SEEDS) - 1)]
    board.sound.play(((note, SEED_MS),) if name == "SEEDS" else globals()[name], board.clock.ms())
