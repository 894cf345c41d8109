// Runs a device script on MicroPython's WebAssembly build, with a board's Python stack, and measures its heap.
//
//   node run.mjs --layout JSON [--settings JSON] [--pystack WORDS] [--heap no] [--reads yes] [--imports no] [--every STEPS]
//     SCRIPT [ARGUMENT ...]
//
// The script sees a drive as on a board: code.py, games/, hal/ at the root, lib/ with sillon and the libraries. The layout
// (runner.py) has the file or folder for each path there.
// harness.py says what a script looks like. At the end, when it has steps:
//
//   HEAP max=BYTES at step=NAME steps=N baseline=BYTES
//   READ BYTES PATH                            at each reading of a file, with --reads yes
//   IMPORT max=BYTES file=PATH size=BYTES live=BYTES at step=NAME    unless --imports no
//
// With --every 3, of steps of one name each third is measured: for long thinking, and not for what reading files takes, since
// what was alive before is then not known.
// With --heap no nothing is measured, which takes half of the time, and there are no such lines.
//
// How the heap is measured. Within one call nothing is collected, so every step is a call of its own, followed by
// gc.collect() in another, and in a third one gc.mem_alloc() is read: the live heap. The baseline is read before the
// script is loaded, when all that a board has in its firmware (displayio, keypad, board ... and pixelbuf), the bench
// and the emulated screen's code are in memory: the figures are live heap minus baseline, so the script itself and the
// objects of the stand-ins that the app makes count as the app's, which is more than a board needs. A script that
// yields "baseline" moves the baseline there.
//
// Every name in a program is interned once, in tables that double: 10, 20, 40 ... slots of 7 bytes. Here the names of the
// bench and the stand-ins stand in them too, which a board has in its firmware, and whether the next table falls before
// or after the baseline would be chance. So the tables are made large first, and the app is charged with the tables that
// its own names would take on a board ("names" tells how many there are).
//
// False pointers. The collector takes every word that could be an address for one, and this build's heap lies so low that
// bytes of lights, pictures and programs look like addresses into it (a board's lies at 0x20000000): by chance up to some
// KB stay alive that nobody uses. So a figure is an upper bound; --shift moves the whole heap by some bytes, and
// of several such runs the least is the best bound.
//
// Importing a .py file takes about 3.3 bytes of heap for each of its bytes, for a moment; a compiled one takes no more than it leaves.
// Which files a step opened
// is seen at the file system. What each leaves on the heap is measured afterwards in a second, fresh interpreter,
// one call an import. The heap alive when file i of a step is imported is then: alive before the step
// + what the files before i left + all the rest that the step left alive (as if it had been made first: an upper bound).

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../web/table.js";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PACKAGE = path.join(HERE, "node_modules", "@micropython", "micropython-webassembly-pyscript");
const COMPILING = 3.3;
const SIM = "/sim_root";
const START = "/code.py";
// What is alive is found by walking through all of the heap: one that is just large enough for most is walked through sooner.
const WALKED = 320 * 1024;
const MODULE = /\.m?py$/;
Error.stackTraceLimit = 0; // the file system throws an error for each folder in which a module is not; nobody reads where
const PROGRAMS = [START, "/boot.py"]; // run by their path, not imported

function readArguments(words) {
  const options = { layout: "{}", settings: "{}", pystack: "512", shift: "0", heap: "yes", reads: "no", imports: "yes", every: "1", script: "", rest: [] };
  while (words.length && words[0].startsWith("--")) {
    const name = words.shift().slice(2);
    if (!(name in options) || !words.length) throw new Error(`unknown option or no value: --${name}`);
    options[name] = words.shift();
  }
  options.script = words.shift() ?? "";
  options.rest = words;
  if (!options.script) throw new Error("usage: node run.mjs --layout JSON SCRIPT [ARGUMENT ...]");
  return options;
}

function copy(FS, from, to) {
  if (!fs.existsSync(from)) return;
  if (fs.statSync(from).isDirectory()) {
    for (const name of fs.readdirSync(from)) {
      if (!name.startsWith(".") && name !== "__pycache__") copy(FS, path.join(from, name), `${to}/${name}`);
    }
    return;
  }
  FS.mkdirTree(path.posix.dirname(to));
  FS.writeFile(to, fs.readFileSync(from));
}

// An interpreter with a furnished drive; `opened` collects the drive's modules as they are imported.
async function start(options, quiet = false) {
  const { loadMicroPython } = await import(path.join(PACKAGE, "micropython.mjs"));
  let names = 0;
  const python = await loadMicroPython({
    pystack: Number(options.pystack),
    ...(options.heap === "no" ? {} : { heapsize: WALKED }),
    linebuffer: true,
    stdout: (line) => {
      const told = /^qstr pool: .*n_qstr=(\d+)/.exec(line);
      if (told) names = Number(told[1]);
      else if (!quiet) process.stdout.write(`${line}\n`);
    },
  });
  const FS = python.FS;
  for (const [target, source] of Object.entries({ ...JSON.parse(options.layout), "/script.py": options.script })) copy(FS, source, target);
  const opened = [];
  const open = FS.open;
  FS.open = function (name, ...others) {
    if (typeof name === "string" && MODULE.test(name) && !name.startsWith(SIM) && name !== "/script.py") {
      const read = { file: name.replace(/^\/*/, "/"), size: FS.stat(name).size };
      opened.push(read);
      if (options.reads === "yes" && !quiet) console.log(`READ ${read.size} ${read.file}`);
    }
    return open.call(this, name, ...others);
  };
  FS.chdir("/");
  python.runPython(`import sys
sys.path[:] = ["${SIM}/firmware", "${SIM}/sim/fakes", "", "/", "/lib", "${SIM}", "${SIM}/modules"]
import harness`);
  // Each string that is made is looked for among all names, so they are made only for what is measured.
  if (options.heap !== "no") python.runPython(`harness.make_room_for_names()\n_shift = bytearray(${Number(options.shift)})`);
  python.runPython(`harness.boot(${toPython(JSON.parse(options.settings))})`);
  const harness = python.pyimport("harness");
  opened.length = 0;
  const live = () => { harness.collect(); return harness.allocated(); };
  return { python, opened, live, names: () => { harness.tell_names(); return names; } };
}

function toPython(settings) {
  const pairs = Object.entries(settings).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{${pairs.join(", ")}}`;
}

// Bytes of the tables that hold so many names.
function tables(names) {
  let slots = 0;
  for (let next = 10; slots < names; next *= 2) slots += next;
  return slots * 7;
}

// Runs the script from top to bottom; true when it has steps.
function load(python, options) {
  const words = ["/script.py", ...options.rest].map((word) => JSON.stringify(word)).join(", ");
  python.runPython(`_more = harness.load(${words})`);
  return python.globals.get("_more");
}

// One step: its name, undefined when there are no more.
function step(python) {
  python.runPython("_name = harness.step()");
  return python.globals.get("_name") ?? undefined;
}

async function run(options) {
  const { python, opened, live: heap, names } = await start(options);
  if (options.heap === "no") {
    if (load(python, options)) while (step(python) !== undefined);
    return;
  }
  let own = names();
  let table = 0;
  const live = () => {
    table = tables(names() - own);
    return heap() + table;
  };
  let baseline = live();
  let before = baseline;
  let here = ""; // the name of the steps that follow each other now,
  let since = 0; // and how many of them have not been measured since the last one
  const records = [];
  // True when the step has been measured.
  const note = (name, number = 0) => {
    if (name === here && !opened.length && since < Number(options.every) - 1) {
      since += 1;
      return false;
    }
    const after = live();
    here = name;
    since = 0;
    const files = opened.splice(0);
    if (files.some(({ file }) => file === START)) before = baseline; // the program has begun anew: what was alive is gone
    records.push({ name: name || String(number), before, after, files });
    before = after;
    return true;
  };
  const more = load(python, options);
  note("load");
  if (!more) return;
  let steps = 0;
  for (let number = 1; ; number++) {
    const name = step(python);
    if (name === undefined) break;
    steps += 1;
    const measured = note(name, number);
    if (name === "baseline") {
      own = names();
      before = baseline = live();
      records.length = steps = 0;
    } else if (measured) {
      python.runPython(`harness.tell_heap(${number}, ${before - baseline})`);
    }
  }
  console.log(`NAMES own=${names() - own} bytes=${tables(names() - own)}`);
  await report(options, records, baseline, steps);
}

async function report(options, records, baseline, steps) {
  let top = { after: baseline, name: "none" };
  for (const record of records) if (record.after > top.after) top = record;
  console.log(`HEAP max=${top.after - baseline} at step=${top.name} steps=${steps} baseline=${baseline}`);
  if (options.imports === "no") return;
  const left = await measureFiles(options, records.flatMap((record) => record.files));
  let peak = null;
  for (const { name, before, after, files } of records) {
    const all = files.reduce((sum, { file }) => sum + left.get(file), 0);
    let alive = before - baseline + Math.max(0, after - before - all);
    for (const { file, size } of files) {
      const total = Math.round(alive + (file.endsWith(".mpy") ? 0 : COMPILING * size));
      if (!peak || total > peak.total) peak = { total, file, size, alive: Math.round(alive), name };
      alive += left.get(file);
    }
  }
  if (peak) {
    const { total, file, size, alive, name } = peak;
    console.log(`IMPORT max=${total} file=${file} size=${size} live=${alive} at step=${name}`);
  }
}

// Bytes that each file leaves on the heap. The last one imported goes first, since it needs none of the others;
// what one import brings along shares its bytes by size.
async function measureFiles(options, files) {
  const left = new Map(files.map(({ file }) => [file, 0]));
  if (!left.size) return left;
  const { python, opened, live } = await start(options, true);
  for (const file of [...left.keys()].reverse()) {
    if (PROGRAMS.includes(file)) continue;
    const before = live();
    const name = file.replace(/^\/(lib\/)?/, "").replace(/(\/__init__)?\.m?py$/, "").replaceAll("/", ".");
    try {
      python.runPython(`harness.take_in(${JSON.stringify(name)})`);
    } catch (error) {
      continue; // cannot be imported alone: its bytes then count with the rest of its step
    }
    const group = opened.splice(0).filter((entry) => left.get(entry.file) === 0);
    const size = group.reduce((sum, entry) => sum + entry.size, 0);
    const grown = live() - before;
    for (const entry of group) left.set(entry.file, Math.max(0, grown * entry.size / size));
  }
  return left;
}

try {
  await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (error?.type === "SystemExit") {
    process.exitCode = Number(/SystemExit: *(\d*)\s*$/.exec(error.message)?.[1] || 0);
  } else {
    // Only the message: Node would print the whole minified module.
    process.stderr.write(`${String(error?.message ?? error).trimEnd()}\n`);
    process.exitCode = 1;
  }
}
