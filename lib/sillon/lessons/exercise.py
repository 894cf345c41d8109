"""Exercises without an end and without a clock: sow a move, guess the cell of the last seed, or count seeds.

They get harder while the pupil does well, easier after mistakes. Positions come from sillon/lessons/practice.py.
"""

from games import new
from games.rules import LIFT, SOW
from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.common.chance import Chance, Seeded
from sillon.lessons.practice import MAX_GRADE, sowing, sown_cells
from sillon.lessons.teaching import ASKING, RIGHT_ANSWER, WRONG_ANSWER, TeachingScreen
from sillon.manifest import manifest_of
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Target


class Exercise(TeachingScreen):
    """`kind` is drop, guess or count. `move` sows the seeds of `cell` into the cells `to`, in this order.

    `dropped` is the number of seeds sown by the pupil, -1 while he does not sow; `grade` is 0..4; `good` and `bad` count right
    and wrong answers in a row; `reply` is the line shown after a wrong answer.
    """

    catalogs = "exercise lesson"

    def __init__(self, app: "App", name: str, kind: str, grade: str = "0", seed: str = "") -> None:
        super().__init__(app, name)
        self.kind = kind
        self.cell_shift = manifest_of(name).cell_shift
        self.game = new(name)
        self.grade = int(grade)
        self.good = self.bad = 0
        self.begin(seed)

    def begin(self, seed: str = "") -> None:
        """Start the next exercise, or the one of this seed again: after the main menu it is the same."""
        seed = seed or str(Chance(self.app).randrange(1 << 20))
        self.app.target = ("lessons.exercise", self.name, self.kind, str(self.grade), seed)
        chance = Seeded(int(seed))
        position, move = sowing(self.game, self.grade, chance)
        self.move = move
        self.to = sown_cells(self.game, position, move)
        self.cell = move >> self.cell_shift
        self.arrow = "←→"[move & 1] if self.cell_shift else ""
        self.dropped = -1
        self.slips = 0  # wrong answers to this exercise
        lit = [self.cell]
        key = f"e_{self.kind}_{self.name}"
        if self.kind == "guess":
            self.pose("cell", key, position, self.cell_name(self.to[-1]), lit)
        elif self.kind == "drop":
            self.pose("number", f"e_hand_{self.name}", position, str(len(self.to)), lit)
        else:
            total = self.grade > 0 and chance.randrange(2) > 0
            seeds = sum([position[cell] for cell in range(self.game.cells)])
            answer = seeds if total else position[self.cell]
            self.pose("number", "e_all" if total else key, position, str(answer), [] if total else lit)
        self.show([])

    # Answers

    def answered(self, right: bool) -> None:
        """Handle an answer: count it, set the grade, and play the sowing on the lights once it is known."""
        self.phase = RIGHT_ANSWER if right else WRONG_ANSWER
        self.sound("FINE" if right else "REFUSED")
        self.redraw = ALL
        if not right:
            self.slips += 1
            self.tries += 1
        if right and not self.slips:
            self.good += 1
            self.bad = 0
            if self.good > 1 and self.grade < MAX_GRADE:
                self.grade += 1
                self.good = 0
        elif not right and self.slips == 1:
            self.good = 0
            self.bad += 1
            if self.bad > 1 and self.grade:
                self.grade -= 1
                self.bad = 0
        if (right and self.kind != "count") or self.kind == "guess":
            self.dropped = -1
            self.show([self.move])

    def lift(self) -> None:
        """Lift the seeds: the pupil sows them one by one."""
        self.show([])
        self.phase = ASKING
        look = self.example.look
        for step in self.game.steps(self.position, self.move):
            self.view.apply_step(look, step)
            if step[0] == LIFT:
                break
        self.verb = "drop"
        self.key = f"e_drop_{self.name}"
        self.value = self.cell
        self.dropped = self.tries = 0

    def drop(self) -> None:
        """Sow a seed at the cursor if that is the right cell."""
        wanted = self.to[self.dropped]
        at = self.value
        if at == wanted or self.tries > 1:  # the third try sows it in the right cell
            self.view.apply_step(self.example.look, (SOW, wanted, 1))
            self.dropped += 1
            self.redraw = ALL
            self.value = wanted
        if at == wanted:
            self.tries = 0
            if self.dropped == len(self.to):
                self.answered(True)
            return
        if self.tries > 1:
            self.reply = self.helped()
        elif at == self.cell:
            self.reply = self.say("e_no_start")
        elif self.arrow and (at > self.cell) != (wanted > self.cell):
            self.reply = self.say("e_no_way", self.arrow)
        else:
            self.reply = self.say("e_no_skip", self.cell_name(wanted))
        self.answered(False)

    # Buttons

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK:
            if kind == LONG:
                return ("pause",)
            if kind == RELEASE:
                return self.app.make_room_for("lessons.exercises", self.name, self.kind)
        elif code == OK and kind == PRESS:
            if not self.unseen:
                self._ok()
        elif kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            if self.phase == ASKING:
                self.example.look.fallen = -1
                self.turn(1 if code in (RIGHT, UP) else -1)
            elif self.phase == WRONG_ANSWER and self.kind != "guess":
                self._ok()
        return None

    def _ok(self) -> None:
        right = self.chosen() == self.answer
        if self.phase == RIGHT_ANSWER or (self.phase == WRONG_ANSWER and self.kind == "guess"):
            self.begin()
        elif self.phase == WRONG_ANSWER:
            self.phase = ASKING
            self.redraw = ALL
            if self.tries > 2:
                self._go_on()
        elif self.dropped >= 0:
            self.drop()
        elif right and self.kind == "drop":
            self.lift()
        else:
            # A second wrong answer shows the solution.
            self.reply = self.say("e_is" if self.slips or self.kind == "guess" else "e_again", self.answer)
            if self.tries > 1 and not right:
                self.value = int(self.answer)
                self.reply = self.helped()
            self.answered(right)

    def _go_on(self) -> None:
        """Go on after the third wrong answer, when the question has been solved for the pupil."""
        self.tries = 0
        if self.dropped == len(self.to):
            self.answered(True)
        elif self.dropped < 0:
            self.lift() if self.kind == "drop" else self.begin()

    def tick(self, now: int) -> "Target | None":
        if self.dropped < 0:
            return super().tick(now)
        self._now = now
        self.breathe(now)
        return None

    # Drawing

    def lights(self, leds: "Leds") -> None:
        if self.dropped >= 0:
            self.example.look.cursor = self.value
        super().lights(leds)

    def said(self) -> str:
        if self.phase == RIGHT_ANSWER:
            return self.say(f"well_{len(self.to) % 3}") + "\n\n" + "★" * (self.grade + 1)
        if self.phase == WRONG_ANSWER:
            return self.reply
        return self.say(self.key, self.cell_name(self.cell), self.arrow)

    def below(self) -> str:
        wrong = self.phase == WRONG_ANSWER
        if self.phase == RIGHT_ANSWER or (
            wrong and (self.kind == "guess" or (self.tries > 2 and self.kind == "count"))
        ):
            return self.say("e_next")
        if wrong:
            return self.say("ok_play" if self.tries > 2 else "ok_try")
        return self.say("e_left", len(self.to) - self.dropped) if self.dropped >= 0 else super().below()


SCREEN = Exercise
