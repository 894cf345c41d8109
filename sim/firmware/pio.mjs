// The PIO's state machines in step with the core, each at its own clock.
//
// rp2040js counts the delay behind an instruction, and does not wait for it.
//
// A machine that only watches its inputs repeats one loop, as CircuitPython's for a rotary encoder does. When a round ends as the one
// before it, the machine sleeps until an input changes or the program writes to a PIO: a MacroPad would take six times as long if it
// were stepped all the time. A pin that the chip itself drives does not wake it.

const KIND = { JMP: 0, IN: 2, MOV: 5 }; // the three highest bits of an instruction
const INWARD = new Set([1, 2, 6, 7]); // destinations of MOV: X, Y and the shift registers

export class PIOClock {
  #mcu;
  #machines = new Map(); // by machine, {cycles, delay, asleep, round}
  /** When the cycle that is made was due: the clock is ahead of it. */
  nanos = 0;

  constructor(mcu) {
    this.#mcu = mcu;
    for (const pio of mcu.pio) {
      pio.run = () => {}; // rp2040js would run it beside the core
      for (const machine of pio.machines) this.#machines.set(machine, { cycles: 0, delay: 0, asleep: false, round: "" });
      const write = pio.writeUint32.bind(pio);
      pio.writeUint32 = (offset, value) => {
        this.wake();
        write(offset, value);
      };
    }
  }

  /** Whether all machines are stopped or asleep. */
  get rests() {
    for (const pio of this.#mcu.pio) {
      if (!pio.stopped && pio.machines.some((machine) => machine.enabled && !this.#machines.get(machine).asleep)) return false;
    }
    return true;
  }

  /** Wakes all machines: call it when the level of an input has changed. */
  wake() {
    for (const state of this.#machines.values()) Object.assign(state, { asleep: false, round: "" });
  }

  /** Makes the cycles of so much time that has passed. */
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
  const watches = onlyWatches(machine);
  machine.step();
  state.delay = Math.max(0, machine.cycles - cycles - 1);
  if (!watches) state.round = "";
  else if (machine.pc <= pc) {
    const round = stateOf(machine);
    state.asleep = round === state.round;
    state.round = round;
  }
}

/** Whether the machine's next instruction changes nothing but the machine itself. */
function onlyWatches(machine) {
  const opcode = machine.pio.instructions[machine.pc];
  const kind = opcode >> 13;
  if (machine.sidesetCount || machine.waiting) return false;
  return kind === KIND.JMP || kind === KIND.IN || (kind === KIND.MOV && INWARD.has((opcode >> 5) & 7));
}

/** All that an instruction that only watches may change, or depends on, but for the inputs. */
function stateOf({ pc, x, y, inputShiftReg, inputShiftCount, outputShiftReg, outputShiftCount, rxFIFO }) {
  return [pc, x, y, inputShiftReg, inputShiftCount, outputShiftReg, outputShiftCount, rxFIFO.itemCount].join();
}
