// The instructions of rp2040js's core, in a table by opcode, and the core's flags as numbers.
//
// rp2040js tests some eighty conditions in sequence for each instruction. Here the installed package's code is split into a function
// for each condition, and a table has the function of each opcode: three times as fast. Making it takes a tenth of a second.

import { readFileSync } from "node:fs";
import { parse } from "acorn";
import { CortexM0Core } from "./node_modules/rp2040js/dist/esm/cortex-m0-core.js";

const SOURCE = new URL("node_modules/rp2040js/dist/esm/cortex-m0-core.js", import.meta.url);
const OPCODES = 1 << 16;

/** Returns whether the opcode has a second half-word. */
const isWide = (opcode) => opcode >> 12 === 0b1111 || opcode >> 11 === 0b11101;

/** Returns the texts [condition, block] of each branch of CortexM0Core.executeInstruction. */
function branches(text) {
  const { body } = parse(text, { ecmaVersion: "latest", sourceType: "module" });
  const core = body.find(({ declaration }) => declaration?.id?.name === "CortexM0Core").declaration;
  const method = core.body.body.find(({ key }) => key.name === "executeInstruction");
  const found = [];
  let branch = method.value.body.body.find(({ type, alternate }) => type === "IfStatement" && alternate);
  for (; branch?.type === "IfStatement"; branch = branch.alternate) {
    found.push([text.slice(branch.test.start, branch.test.end), text.slice(branch.consequent.start, branch.consequent.end)]);
  }
  if (found.length < 50) throw new Error("rp2040js's executeInstruction is not a chain of conditions: fast_core.mjs cannot split it");
  return found;
}

/** Returns a function that evaluates a text in the scope of rp2040js's module of the core. */
async function scope(text) {
  const whole = text.replace(/from '(\.[^']+)'/g, (_, path) => `from '${new URL(path, SOURCE)}'`);
  const module = `${whole}\nexport const evaluate = (text) => eval(text);`;
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)).evaluate;
}

const text = readFileSync(SOURCE, "utf-8");
const evaluate = await scope(text);
const kinds = branches(text).map(([condition, block]) => ({
  is: evaluate(`(opcode, opcode2) => ${condition}`),
  run: evaluate(`(function (opcode, opcode2, opcodePC) { let deltaCycles = 1; ${block} return deltaCycles; })`),
}));
const find = (opcode, opcode2) => kinds.find(({ is }) => is(opcode, opcode2))?.run ?? null;

/**
 * By opcode, the function that executes it, called on a core as (opcode, 0, its address) after the program counter was advanced by 2.
 * It returns the cycles. null: call the core's own executeInstruction().
 */
export const TABLE = Array.from({ length: OPCODES }, (_, opcode) => (isWide(opcode) ? null : find(opcode, 0)));

// Flags are in `flags` of a core: N and V are set when negative, Z when 0, C is 0 or 1. rp2040js still reads them as booleans, by
// accessors on the prototype; its constructor sets them first.
function define(name, get, set) {
  Object.defineProperty(CortexM0Core.prototype, name, {
    get,
    set(value) {
      this.flags ??= new Int32Array(4);
      set(this.flags, value);
    },
  });
}

define("N", function () { return this.flags[0] < 0; }, (flags, value) => (flags[0] = value ? -1 : 0));
define("Z", function () { return this.flags[1] === 0; }, (flags, value) => (flags[1] = value ? 0 : 1));
define("C", function () { return this.flags[2] !== 0; }, (flags, value) => (flags[2] = value ? 1 : 0));
define("V", function () { return this.flags[3] < 0; }, (flags, value) => (flags[3] = value ? -1 : 0));
