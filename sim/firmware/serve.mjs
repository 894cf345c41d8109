// The emulated Pico for another program: a request a line on standard input, an answer a line on standard output, both JSON.
//
//   {"do": "begin", "bootrom": path, "flash": path, "wiring": {...}, "addresses": [60], "missCycles": 124, "symbols": path}
//   {"do": "run", "ms": 10}                  lets time pass
//   {"do": "level", "pin": 14, "high": false}
//   {"do": "answer", "address": 60, "yes": false}
//   {"do": "type", "text": "..."}            on the console
//   {"do": "cut", "kind": "erase", "at": 1044480, "length": 4096, "after": 0}   the power goes when such a change is over, and
//                                            `after` so many others: "erase", "program", or "rewrite", a program behind an erase
//   {"do": "heap"}                           {"total", "used", "free", "largest", "alive", "largestAlive"}, in bytes
//   {"do": "flash", "at": 0, "length": 16}   {"base64": ...}
//
// Every answer has "nanos", the time since the power came on first, and "events", what has happened since the answer before:
// [nanos, "strip", bytes], [nanos, "i2c", address, bytes], [nanos, "tone", hertz], [nanos, "flash", kind, at, length],
// [nanos, "console", text], [nanos, "power"]. Bytes are base64. What fails is {"error": text}.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Heap } from "./heap.mjs";
import { Pico } from "./pico.mjs";

let pico = null;
let heap = null;
let events = [];
let cut = null;

const base64 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");

/** Whether the power goes at this change of the flash. */
function isCut({ kind, at }) {
  if (!cut || at < cut.at || at >= cut.at + cut.length) return false;
  if (cut.kind === "rewrite") cut.erased ||= kind === "erase";
  const counts = cut.kind === "rewrite" ? cut.erased && kind === "program" : kind === cut.kind;
  if (!counts || cut.after-- > 0) return false;
  cut = null;
  return true;
}

const requests = {
  begin({ bootrom, flash, wiring, addresses, missCycles, symbols }) {
    pico = new Pico({ bootrom: readFileSync(bootrom), flash: readFileSync(flash), wiring, missCycles });
    for (const address of addresses) pico.addresses.add(address);
    pico.onFrame = (bytes, nanos) => events.push([nanos, "strip", base64(bytes)]);
    pico.onI2C = (address, bytes, nanos) => events.push([nanos, "i2c", address, base64(bytes)]);
    pico.onTone = (hertz, nanos) => events.push([nanos, "tone", hertz]);
    pico.onConsole = (text) => events.push([pico.nanos, "console", text]);
    pico.onPower = () => events.push([pico.nanos, "power"]);
    pico.onFlash = (change, nanos) => {
      events.push([nanos, "flash", change.kind, change.at, change.length]);
      return isCut(change);
    };
    heap = symbols && new Heap(pico, readFileSync(symbols));
  },
  run({ ms }) {
    pico.run(ms * 1e6);
  },
  level({ pin, high }) {
    pico.setLevel(pin, high);
  },
  answer({ address, yes }) {
    if (yes) pico.addresses.add(address);
    else pico.addresses.delete(address);
  },
  type({ text }) {
    pico.type(text);
  },
  cut(wanted) {
    cut = wanted;
  },
  heap() {
    return heap.look();
  },
  flash({ at, length }) {
    return { base64: base64(pico.readFlash(at, length)) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const request = JSON.parse(line);
    answer = requests[request.do](request) ?? {};
  } catch (error) {
    answer = { error: error.stack };
  }
  process.stdout.write(`${JSON.stringify({ ...answer, nanos: pico?.nanos ?? 0, events })}\n`);
  events = [];
}
