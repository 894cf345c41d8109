// Runs the PIO's state machines in step with the core, each at its own clock, with the delays that rp2040js counts but does not wait for.
//
// CircuitPython's program for a rotary encoder repeats one loop that only reads inputs. When a round of such a loop ends in the state of
// the one before, the machine sleeps until an input changes or the program writes to a PIO: stepping it all the time would take six
// times as long on a MacroPad. A pin that the chip itself drives does not wake it.

const KIND = { JMP: 0, IN: 2, MOV: 5 }; // the three highest bits of an instruction
const INWARD = new Set([1, 2, 6, 7]); // destinations of MOV: X, Y and the shift registers

export class PIOClock {
  #mcu;
  #machines = new Map(); // by machine, {cycles, delay, asleep, round}
  /** The time of the current cycle. The clock is ahead of it. */
  nanos = 0;

  constructor(mcu) {
    this.#mcu = mcu;
    for (const pio of mcu.pio) {
      pio.run = () => {}; // rp2040js would run it at its own pace
      for (const machine of pio.machines) this.#machines.set(machine, { cycles: 0, delay: 0, asleep: false, round: "" });
      const write = pio.writeUint32.bind(pio);
      pio.writeUint32 = (offset, value) => {
        this.wake();
        write(offset, value);
      };
    }
  }

  /** Whether all machines are stopped or asleep. */
  get idle() {
    for (const pio of this.#mcu.pio) {
      if (!pio.stopped && pio.machines.some((machine) => machine.enabled && !this.#machines.get(machine).asleep)) return false;
    }
    return true;
  }

  /** Wakes all machines. Call it when the level of an input changes. */
  wake() {
    for (const state of this.#machines.values()) Object.assign(state, { asleep: false, round: "" });
  }

  /** Runs the cycles of this time, which has passed on the clock. */
  advance(passed) {
    const { clock, clkSys } = this.#mcu;
    for (const [machine, state] of this.#machines) {
      if (!machine.enabled || state.asleep) continue;
      const divider = (machine.clockDivInt || 65536) + machine.clockDivFrac / 256;
      const cycle = (divider * 1e9) / clkSys;
      state.cycles += passed / cycle;
      for (; state.cycles >= 1 && !state.asleep; state.cycles -= 1) {
        this.nanos = clock.nanos - state.cycles * cycle;
        step(machine, state);
        machine.pio.checkChangedPins();
      }
    }
  }
}

function step(machine, state) {
  if (state.delay > 0) {
    state.delay -= 1;
    return;
  }
  const { cycles, pc } = machine;
  const readsOnly = isReadOnly(machine);
  machine.step();
  state.delay = Math.max(0, machine.cycles - cycles - 1);
  if (!readsOnly) state.round = "";
  else if (machine.pc <= pc) {
    const round = stateOf(machine);
    state.asleep = round === state.round;
    state.round = round;
  }
}

/** Returns whether the machine's next instruction changes nothing but the machine itself. */
function isReadOnly(machine) {
  const opcode = machine.pio.instructions[machine.pc];
  const kind = opcode >> 13;
  if (machine.sidesetCount || machine.waiting) return false;
  return kind === KIND.JMP || kind === KIND.IN || (kind === KIND.MOV && INWARD.has((opcode >> 5) & 7));
}

/** Returns all that such an instruction may change or depend on, without the inputs. */
function stateOf({ pc, x, y, inputShiftReg, inputShiftCount, outputShiftReg, outputShiftCount, rxFIFO }) {
  return [pc, x, y, inputShiftReg, inputShiftCount, outputShiftReg, outputShiftCount, rxFIFO.itemCount].join();
}
