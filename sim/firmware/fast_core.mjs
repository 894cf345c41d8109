// The instructions of rp2040js's core, each found in a table by its opcode.
//
// rp2040js tries some eighty conditions one after the other for each instruction. Here the installed package's own code is cut into
// a function for each condition, and a table says for each opcode which one it is: three times as fast. It is made at each start,
// in a tenth of a second.

import { readFileSync } from "node:fs";
import { parse } from "acorn";

const SOURCE = new URL("node_modules/rp2040js/dist/esm/cortex-m0-core.js", import.meta.url);
const OPCODES = 1 << 16;

/** Whether a second half-word belongs to the opcode. */
const isWide = (opcode) => opcode >> 12 === 0b1111 || opcode >> 11 === 0b11101;

/** Returns [condition, block] of each branch, as texts, from `executeInstruction` of the class CortexM0Core. */
function branches(text) {
  const { body } = parse(text, { ecmaVersion: "latest", sourceType: "module" });
  const core = body.find(({ declaration }) => declaration?.id?.name === "CortexM0Core").declaration;
  const method = core.body.body.find(({ key }) => key.name === "executeInstruction");
  const found = [];
  let branch = method.value.body.body.find(({ type, alternate }) => type === "IfStatement" && alternate);
  for (; branch?.type === "IfStatement"; branch = branch.alternate) {
    found.push([text.slice(branch.test.start, branch.test.end), text.slice(branch.consequent.start, branch.consequent.end)]);
  }
  if (found.length < 50) throw new Error("rp2040js's executeInstruction is no chain of conditions: fast_core.mjs does not know it");
  return found;
}

/** Evaluates a text among the names of rp2040js's module of the core. */
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
 * By opcode, the function that executes it: called on a core as (opcode, 0, its address), with the program counter moved on by 2
 * already; it returns the cycles. null: leave it to the core.
 */
export const TABLE = Array.from({ length: OPCODES }, (_, opcode) => (isWide(opcode) ? null : find(opcode, 0)));
