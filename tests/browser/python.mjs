// Asks Python: expected.py answers requests for values that the page must agree with.

import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "..", "..");
const ENV = { ...process.env, PATH: `${join(ROOT, ".venv", "bin")}${delimiter}${process.env.PATH}` };

let child = null;
const waiting = [];
const answers = new Map(); // by request: its promise

/** Returns a promise of the answer of a function of expected.py; repeated requests share one call. */
export function python(name, ...given) {
  const request = JSON.stringify([name, ...given]);
  if (!answers.has(request)) answers.set(request, ask(request));
  return answers.get(request);
}

function ask(request) {
  child ??= begin();
  keepAlive(true);
  child.stdin.write(`${request}\n`);
  return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
}

/** Starts the Python process that answers all requests of this file, one a line. */
function begin() {
  const started = spawn("python", ["-m", "tests.browser.expected"], { cwd: ROOT, env: ENV, stdio: ["pipe", "pipe", "inherit"] });
  createInterface({ input: started.stdout }).on("line", (line) => {
    const { resolve, reject } = waiting.shift();
    if (!waiting.length) keepAlive(false);
    const { answer, error } = JSON.parse(line);
    if (error) reject(new Error(error));
    else resolve(answer);
  });
  started.on("exit", (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`expected.py ended with ${code}`));
  });
  return started;
}

/** Sets whether Node stays alive for the Python process. */
function keepAlive(wanted) {
  for (const each of [child, child.stdin, child.stdout]) wanted ? each.ref() : each.unref();
}

/** Runs a Python command to its end. Throws what it wrote when it fails. */
export function runPython(...words) {
  return new Promise((resolve, reject) => {
    const run = spawn("python", words, { cwd: ROOT, env: ENV });
    let text = "";
    for (const stream of [run.stdout, run.stderr]) stream.on("data", (data) => (text += data));
    run.on("error", reject);
    run.on("close", (code) => (code ? reject(new Error(text)) : resolve(text)));
  });
}
