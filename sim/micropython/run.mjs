// Runs a device script on MicroPython's WebAssembly build, with a board's Python stack, and measures its heap.
//
//   node run.mjs OPTIONS SCRIPT [ARGUMENT ...]
//
// The script sees a drive as on a board: code.py, games/, hal/ at the root, lib/ with sillon and the libraries. OPTIONS are JSON:
// `layout` has the file or folder for each path there, the others are documented by run_device_script() in runner.py. harness.py
// describes a script. If it has steps, the output ends with:
//
//   HEAP max=BYTES at step=NAME steps=N baseline=BYTES
//   READ BYTES PATH                            at each reading of a file, with `reads`
//   IMPORT max=BYTES file=PATH size=BYTES live=BYTES at step=NAME    with `imports`
//
// `every` 3 measures each third of consecutive steps of one name, for long searches; figures of imports are then too high.
// Without `heap` nothing is measured and no such lines are printed, in half of the time.
//
// How the heap is measured. The collector runs only between calls, so every step is a call, gc.collect() another, and a third one
// reads gc.mem_alloc(): the live heap. The baseline is read before the script is loaded, with the modules in memory that a board
// has in its firmware (displayio, keypad, board ... and pixelbuf), and the simulated hardware. The figures are live heap minus
// baseline: the script itself and the stand-ins' objects count as the app's, which is more than a board needs. A script that
// yields "baseline" moves the baseline there.
//
// Every name in a program is interned once, in tables that double: 10, 20, 40 ... slots of 7 bytes. Here they also have the names
// of the simulated hardware, which a board does not load, so a table might be allocated before or after the baseline by chance.
// So the tables are enlarged first, and the app's figures get the size of the tables that its own names would take on a board.
//
// False pointers. The collector treats every word that could be an address as one. This build's heap has low addresses (a board's
// is at 0x20000000), so bytes of lights, pictures and programs look like pointers into it and keep some KB alive by chance. A
// figure is therefore an upper bound, and the least of several runs is the best: `shift` is the size of 20 blocks before the
// script's objects and of 20 gaps between them, so that each shift lays the objects elsewhere.
//
// Importing a .py file takes about 3.3 bytes of heap for each of its bytes, temporarily; a compiled one takes no more than it
// leaves. The file system notes which files a step has opened. A second, fresh interpreter then measures what each leaves on the
// heap, one call an import. The heap alive when file i of a step is imported is: alive before the step + what the files before i
// left + all the rest that the step left alive (as if it had been allocated first: an upper bound).

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../web/function_table.js";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PACKAGE = path.join(HERE, "node_modules", "@micropython", "micropython-webassembly-pyscript");
const COMPILING = 3.3;
const SIM = "/sim_root";
const START = "/code.py";
const HEAP_BYTES = 320 * 1024; // enough for most scripts: a collection walks through all of the heap
const MODULE = /\.m?py$/;
Error.stackTraceLimit = 0; // the file system throws for each folder without a module: stack traces would take time
const PROGRAMS = [START, "/boot.py"]; // run by their path, not imported

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

// Returns an interpreter with a drive; `opened` collects the drive's modules as they are imported.
async function start(options, quiet = false) {
  const { loadMicroPython } = await import(path.join(PACKAGE, "micropython.mjs"));
  let names = 0;
  const python = await loadMicroPython({
    pystack: options.pystack,
    ...(options.heap ? { heapsize: HEAP_BYTES } : {}),
    linebuffer: true,
    stdout: (line) => {
      const counted = /^qstr pool: .*n_qstr=(\d+)/.exec(line);
      if (counted) names = Number(counted[1]);
      else if (!quiet) process.stdout.write(`${line}\n`);
    },
  });
  const FS = python.FS;
  for (const [target, source] of Object.entries({ ...options.layout, "/script.py": options.script })) copy(FS, source, target);
  const opened = [];
  const open = FS.open;
  FS.open = function (name, ...others) {
    if (typeof name === "string" && MODULE.test(name) && !name.startsWith(SIM) && name !== "/script.py") {
      const read = { file: name.replace(/^\/*/, "/"), size: FS.stat(name).size };
      opened.push(read);
      if (options.reads && !quiet) console.log(`READ ${read.size} ${read.file}`);
    }
    return open.call(this, name, ...others);
  };
  FS.chdir("/");
  python.runPython(`import sys
sys.path[:] = ["${SIM}/firmware", "${SIM}/sim/fakes", "", "/", "/lib", "${SIM}", "${SIM}/modules"]
import harness`);
  // Only for measurements: every new string is looked up among all names.
  if (options.heap) python.runPython(`harness.make_room_for_names()\n_shift = [bytearray(${options.shift}) for _ in range(40)][::2]`);
  python.runPython(`harness.boot(${toPython(options.settings)})`);
  const harness = python.pyimport("harness");
  opened.length = 0;
  const live = () => { harness.collect(); return harness.allocated(); };
  return { python, opened, live, names: () => { harness.print_names(); return names; } };
}

function toPython(settings) {
  const pairs = Object.entries(settings).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{${pairs.join(", ")}}`;
}

// Returns the bytes of the tables for so many names.
function tables(names) {
  let slots = 0;
  for (let next = 10; slots < names; next *= 2) slots += next;
  return slots * 7;
}

// Runs the script from top to bottom. Returns whether it has steps.
function load(python, options) {
  const words = ["/script.py", ...options.rest].map((word) => JSON.stringify(word)).join(", ");
  python.runPython(`_more = harness.load(${words})`);
  return python.globals.get("_more");
}

// Runs a step. Returns its name, undefined when there are no more.
function step(python) {
  python.runPython("_name = harness.step()");
  return python.globals.get("_name") ?? undefined;
}

async function run(options) {
  const { python, opened, live: heap, names } = await start(options);
  if (!options.heap) {
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
  let current = ""; // the name of the last consecutive steps
  let skipped = 0; // of these since the last measurement
  const records = [];
  // Returns whether the step was measured.
  const note = (name, number = 0) => {
    if (name === current && !opened.length && skipped < options.every - 1) {
      skipped += 1;
      return false;
    }
    const after = live();
    current = name;
    skipped = 0;
    const files = opened.splice(0);
    if (files.some(({ file }) => file === START)) before = baseline; // the program was restarted
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
      python.runPython(`harness.report_heap(${number}, ${before - baseline})`);
    }
  }
  console.log(`NAMES own=${names() - own} bytes=${tables(names() - own)}`);
  await report(options, records, baseline, steps);
}

async function report(options, records, baseline, steps) {
  let top = { after: baseline, name: "none" };
  for (const record of records) if (record.after > top.after) top = record;
  console.log(`HEAP max=${top.after - baseline} at step=${top.name} steps=${steps} baseline=${baseline}`);
  if (!options.imports) return;
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

// Returns the bytes that each file leaves on the heap. The last one imported comes first, since it needs none of the others;
// files that one import loads share its bytes by size.
async function measureFiles(options, files) {
  const left = new Map(files.map(({ file }) => [file, 0]));
  if (!left.size) return left;
  const { python, opened, live } = await start(options, true);
  for (const file of [...left.keys()].reverse()) {
    if (PROGRAMS.includes(file)) continue;
    const before = live();
    const name = file.replace(/^\/(lib\/)?/, "").replace(/(\/__init__)?\.m?py$/, "").replaceAll("/", ".");
    try {
      python.runPython(`harness.import_module(${JSON.stringify(name)})`);
    } catch (error) {
      continue; // it cannot be imported alone: its bytes count with the rest of its step
    }
    const group = opened.splice(0).filter((entry) => left.get(entry.file) === 0);
    const size = group.reduce((sum, entry) => sum + entry.size, 0);
    const grown = live() - before;
    for (const entry of group) left.set(entry.file, Math.max(0, grown * entry.size / size));
  }
  return left;
}

try {
  const [options, script, ...rest] = process.argv.slice(2);
  await run({ ...JSON.parse(options), script, rest });
} catch (error) {
  if (error?.type === "SystemExit") {
    process.exitCode = Number(/SystemExit: *(\d*)\s*$/.exec(error.message)?.[1] || 0);
  } else {
    // The message alone: Node would print the whole minified module.
    process.stderr.write(`${String(error?.message ?? error).trimEnd()}\n`);
    process.exitCode = 1;
  }
}
