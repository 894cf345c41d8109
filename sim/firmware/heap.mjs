// The state of CircuitPython's heap, from the firmware's own functions.

const SRAM = 0x20000000;
const ROOM = 0x20040000; // SCRATCH_X, unused by the firmware: gc_info writes there
const BLOCK = 16; // bytes

/** Returns bytes of the heap; `alive` and `largestAlive`, the largest free block, are those after a collection. */
export function heapOf(pico, aside) {
  const now = info(aside);
  const { sram } = pico.mcu;
  const before = sram.slice();
  sram.set(aside.call("gc_collect").memory);
  const { used: alive, largest: largestAlive } = info(aside);
  sram.set(before);
  return { ...now, alive, largestAlive };
}

function info(aside) {
  const { memory } = aside.call("gc_info", ROOM);
  const view = new DataView(memory.buffer, memory.byteOffset + ROOM - SRAM);
  const [total, used, free, blocks] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  return { total, used, free, largest: blocks * BLOCK };
}
