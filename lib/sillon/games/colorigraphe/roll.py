"""The roll of the dice, one arc after the other: two plots light up and the arc grows. The arcs of a card appear likewise.

The title is the player who will colour: on a handheld nobody throws the dice. OK speeds them up; a second OK rolls all arcs at
once.
"""

from games import colorigraphe as rules
from games import colorigraphe_moves  # noqa: F401 imported now, not while the dice run
from games.rules import REASONS, code_key
from sillon.common.buttons import OK, PRESS
from sillon.common.chance import Chance
from sillon.games.colorigraphe.lights import FAULT, PLAYABLE, fill, lights
from sillon.games.colorigraphe.page import chord, circle
from sillon.games.colorigraphe.table import Table
from sillon.ui.screen import ALL, LIGHTS, PAGE
from sillon.views import SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

# The phases: 0 waiting for OK; 1 the first die runs; 2 the second; 3 the arc grows; 4 a refused roll is shown; 5 the dice have
# named a stake. Their durations in ms, normal and hastened; shorter ones would flash more than three times a second.
_LENGTHS = (0, 320, 320, 340, 1100, 1800), (0, 0, 0, 360, 500, 900)


class Roll(Table):
    """`before` is the position without the growing arc, `arcs` are its arcs.

    `dice` are two plots, `cards` the arcs of a card that are not shown yet, `lines` the text of the page.
    """

    catalogs = "colorigraphe_who colorigraphe"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.pressed = 0  # 1 after OK: the dice are hastened
        self.phase = 0
        self.dice = (0, 0)
        self.cards: list[tuple[int, int]] = []
        self.before = self.session.position
        self.arcs: list[tuple[int, int]] = []
        self.lines = self.say("draw_card" if self.game.cards else "throw_stake").split("\n")
        for plot in range(12):
            self.marks[plot] = PLAYABLE
        self._now = self.start = self._due = app.board.clock.ms()
        phase = self.shown[rules.PHASE]
        if phase == rules.ROLLING:
            # The first tick rolls: a board takes long to get there, and a running light would skip plots.
            self.phase = 4
        elif phase == rules.COLOURING:
            self.phase = 3  # resumed after the last arc, or a card: all arcs are there

    def enter(self, phase: int) -> None:
        self.phase = phase
        self.start = self._now
        self._due = self._now + _LENGTHS[self.pressed][phase] * (10 if self.pressed else self.pace()) // 10
        self.redraw = ALL

    def roll(self) -> None:
        """Roll two dice, or take the next arc of the card. Light faintly the plots that have arcs."""
        self.before = bytes(self.shown)
        for plot in range(12):
            self.marks[plot] = 0
        self.arcs = rules.arcs(self.before)
        for one, other in self.arcs:
            self.marks[one] = self.marks[other] = PLAYABLE
        chance = Chance(self.app)
        self.dice = self.cards.pop(0) if self.cards else (chance.randrange(12), chance.randrange(12))
        stake = self.shown[rules.STAKE]
        self.lines = [self.say("arc_of_arcs", rules.arc_count(self.before) + 1, stake) if stake else ""]
        if not self.game.cards:
            self.lines.append(self.say("dice_say", "…"))
        self.sound("LIFT")
        self.enter(1)

    def play(self, move: int) -> None:
        self.session.match.play(move)
        self.shown[:] = self.session.position

    def judge(self) -> None:
        """Play the roll of both dice: a stake, an arc, or nothing if it is refused."""
        one, other = self.dice
        lines = self.lines
        del lines[1:]
        phase = self.session.position[rules.PHASE]
        if phase == rules.NAMING:
            self.play(rules.NAME_STAKE + one + other)
            lines.append(self.say("dice_say", f"{one + 1}+{other + 1}"))
            lines.append(self.say("stake_in_arcs", self.shown[rules.STAKE]))
            self.enter(5)
            return
        numbers = f"{one + 1}–{other + 1}"
        lines.append(numbers if self.game.cards else self.say("dice_say", numbers))
        if phase == rules.ROLLING:
            reason = self.game.why_not(self.session.position, 12 * one + other)
            if reason:
                self.marks[one] = self.marks[other] = FAULT
                lines += self.say(f"refused_{code_key(REASONS, reason)}").split("\n")
                self.sound("REFUSED")
                self.enter(4)
                return
            self.play(12 * one + other)
        else:
            rules.set_bit(self.shown, rules.ARCS, rules.arc_number(one, other))
        self.sound("MOVE")
        self.enter(3)

    def card(self) -> None:
        """Draw a card; its arcs are shown one after the other."""
        shown = self.shown
        cards = [k for k in range(rules.CARDS) if rules.has_bit(shown, rules.DECK, k)]
        self.play(rules.DRAW + cards[Chance(self.app).randrange(len(cards))])
        self.cards = rules.arcs(shown)
        for byte in range(rules.ARCS, rules.SCORES):
            shown[byte] = 0

    def finish(self) -> "Target":
        """Roll the remaining arcs at once. Return the next target."""
        session = self.session
        chance = Chance(self.app)
        dice = [self.dice] if self.phase < 3 else []  # running dice still count
        while session.position[rules.PHASE] == rules.ROLLING:
            one, other = dice.pop() if dice else (chance.randrange(12), chance.randrange(12))
            if not self.game.why_not(session.position, 12 * one + other):
                session.match.play(12 * one + other)
        return self.keep()

    def keep(self) -> "Target":
        """Save the complete problem, so that switching off does not change it. Return the next target."""
        self.session.save(self.app.board.store)
        return ("colorigraphe.colour",)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code != OK or kind != PRESS:
            return super().press(seat, code, kind)
        if not self.phase:
            if self.game.cards:
                self.card()
            self.roll()
        elif self.pressed and self.session.position[rules.STAKE] and self.phase != 5:
            return self.finish()
        else:
            self.pressed = 1
            self._due = self._now + 1  # the lights answer first: what follows takes a board long
            self.redraw |= LIGHTS
        return None

    def tick(self, now: int) -> "Target | None":
        self._now = now
        self.breathe(now)
        phase = self.phase
        if now < self._due or not phase:
            if phase == 3 and self.redraw:
                self.redraw |= PAGE
        elif phase == 1:
            self.enter(2)
        elif phase == 2:
            self.judge()
        elif not self.cards and self.session.position[rules.PHASE] != rules.ROLLING:
            return self.keep()
        elif self.pace():
            self.roll()
        else:
            return self.finish()
        return None

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        lights(leds, self)
        if not self.phase:
            fill(leds, self.beat * 12 // 32, SEATS[self.seat])
        elif self.phase != 4:
            # A running light, 45 ms a plot, arrives at its plot when the die's time is over.
            runs = (self._due - self._now) // 45 if self.phase < 3 and self.pace() > 5 else 0
            one, other = self.dice
            colour = (255, 240, 190)
            fill(leds, (one - (runs if self.phase == 1 else 0)) % 12, colour)
            if self.phase > 1:
                fill(leds, (other - runs) % 12, colour)

    def page(self, display: "Display") -> None:
        write = display.text if self.phase else display.message
        write(0, self.player(self.seat) + "  ")  # it stands apart
        for row in range(len(self.lines)):
            (write if row < 3 else display.text)(row + 1, self.lines[row])
        if self.phase and len(self.lines) < 4:
            display.text(4, self.say("hurry_up"))
        if self.phase or not display.large:
            circle(display, self.before, self.arcs)
        if self.phase == 3:
            part = (self._now - self.start) * 255 // max(self._due - self.start, 1)
            chord(display, self.dice[0], self.dice[1], False, min(part, 255))


SCREEN = Roll
