"""The tunes: (hertz, milliseconds); 0 hertz is a rest. The sound is off until the user switches it on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Board

LIFT = ((262, 40),)
# Sown seeds rise in pitch along the furrow.
SEEDS = (330, 370, 392, 440, 494, 523, 587, 659)
SEED_MS = 45
TAKE = ((784, 40), (988, 60))  # a capture
MOVE = ((440, 35),)
TICK = ((1760, 12),)  # the timer's last seconds
FINE = ((659, 70), (880, 110))
LATE = ((330, 160), (247, 160), (165, 320))
REFUSED = ((147, 90), (0, 40), (147, 90))
STAGE = ((523, 120), (659, 120), (784, 120), (1047, 120), (1319, 300))  # a step of the stairs each
WIN = ((523, 110), (659, 110), (784, 110), (1047, 260), (0, 60), (784, 110), (1047, 380))


def play(board: "Board", name: str, number: int) -> None:
    """Play the tune with this name; of SEEDS, the note of this number."""
    note = SEEDS[min(max(number, 0), len(SEEDS) - 1)]
    board.sound.play(((note, SEED_MS),) if name == "SEEDS" else globals()[name], board.clock.ms())
