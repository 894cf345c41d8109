// The emulated board as a process: requests on standard input, answers on standard output, JSON objects of a line each.
//
//   {"do": "begin", "bootrom": path, "flash": path, "wiring": {...}, "addresses": [60], "missCycles": 124, "symbols": path,
//    "oneByOne": false}                    all but the first four are optional
//   {"do": "run", "ms": 10}                  lets time pass
//   {"do": "level", "pin": 14, "high": false}
//   {"do": "answer", "address": 60, "yes": false}
//   {"do": "type", "text": "..."}            on the console
//   {"do": "cut", "kind": "erase", "at": 1044480, "length": 4096, "after": 0, "bytes": 100}   cuts the power at such a change, after
//                                            `after` others: "erase", "program", or "rewrite", a program after an erase.
//                                            `bytes` of them have changed, by default all
//   {"do": "power"}                          switches the power off and on
//   {"do": "heap"}                           {"total", "used", "free", "largest", "alive", "largestAlive"}, in bytes
//   {"do": "watch", "functions": [name]}     makes calls (watch.mjs) events, and measures the C stack from now on
//   {"do": "stack"}                          {"used", "size"}, in bytes: its maximum depth since then, and its size
//   {"do": "profile"}                        starts a sample every 20 us (profile.mjs)
//   {"do": "profiled"}                       ends it: {"stacks": [[name]], "samples": [[nanos, number of the stack]]}
//   {"do": "flash", "at": 0, "length": 16}   {"base64": ...}
//
// Every answer has "nanos", the time since the first power-on, and "events" since the last answer: [nanos, "strip", bytes],
// [nanos, "i2c", address, bytes], [nanos, "spi", whether data, bytes], [nanos, "tone", hertz], [nanos, "flash", kind, at, length],
// [nanos, "console", text], [nanos, "power"], [nanos, "call", function]. Bytes are base64. A failure is {"error": text}.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { FirmwareCalls, heapOf } from "./firmware_calls.mjs";
import { Pico } from "./pico.mjs";
import { Profile } from "./profile.mjs";
import { Watch } from "./watch.mjs";

let pico = null;
let calls = null;
let watch = null;
let profile = null;
let events = [];
let cut = null;

const SAMPLE_NS = 20_000;

const base64 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");

/** Returns how many bytes of this change happen before the power is cut; undefined when it is not. */
function bytesToCut({ kind, at, length }) {
  if (!cut || at < cut.at || at >= cut.at + cut.length) return undefined;
  if (cut.kind === "rewrite") cut.erased ||= kind === "erase";
  const counts = cut.kind === "rewrite" ? cut.erased && kind === "program" : kind === cut.kind;
  if (!counts || cut.after-- > 0) return undefined;
  const bytes = cut.bytes ?? length;
  cut = null;
  return bytes;
}

const requests = {
  begin({ bootrom, flash, wiring, addresses, missCycles, symbols, oneByOne }) {
    pico = new Pico({ bootrom: readFileSync(bootrom), flash: readFileSync(flash), wiring, missCycles, oneByOne });
    for (const address of addresses) pico.addresses.add(address);
    pico.onFrame = (bytes, nanos) => events.push([nanos, "strip", base64(bytes)]);
    pico.onI2C = (address, bytes, nanos) => events.push([nanos, "i2c", address, base64(bytes)]);
    pico.onSPI = (isData, bytes, nanos) => events.push([nanos, "spi", isData, base64(bytes)]);
    pico.onTone = (hertz, nanos) => events.push([nanos, "tone", hertz]);
    pico.onConsole = (text) => events.push([pico.nanos, "console", text]);
    pico.onPower = () => events.push([pico.nanos, "power"]);
    pico.onFlash = (change, nanos) => {
      events.push([nanos, "flash", change.kind, change.at, change.length]);
      return bytesToCut(change);
    };
    calls = symbols && new FirmwareCalls(pico, readFileSync(symbols));
  },
  run({ ms }) {
    if (!profile) return pico.run(ms * 1e6);
    for (const end = pico.nanos + ms * 1e6; pico.nanos < end; profile.sample()) pico.run(Math.min(SAMPLE_NS, end - pico.nanos));
  },
  profile: () => void (profile = new Profile(pico, calls)),
  profiled() {
    const { stacks, samples } = profile;
    profile = null;
    return { stacks, samples };
  },
  level: ({ pin, high }) => pico.setLevel(pin, high),
  answer: ({ address, yes }) => void pico.addresses[yes ? "add" : "delete"](address),
  type: ({ text }) => pico.type(text),
  cut: (wanted) => void (cut = wanted),
  power: () => pico.powerCycle(),
  heap: () => (watch ? watch.without(() => heapOf(pico, calls)) : heapOf(pico, calls)),
  watch({ functions }) {
    watch = new Watch(pico, calls, functions, (name) => events.push([pico.nanos, "call", name]));
  },
  stack: () => watch.stack(),
  flash: ({ at, length }) => ({ base64: base64(pico.readFlash(at, length)) }),
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
