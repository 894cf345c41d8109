// What is done with a drive, and doing it: tools/deploy/plan.py and copying.py, in a browser. Both leave the same drive.

import { Refusal, same } from "./drive.js";
import * as list from "./list.js";
import { withValue } from "./settings.js";

const PROGRAM = "code.py";
const BEFORE_OURS = "code.txt"; // the firmware runs this file instead of code.py
const SETTINGS = "settings.toml";
const KEPT = ".kept"; // added to the name of a user's file at a path that we need

const utf8 = (text) => new TextEncoder().encode(text);
/** A text with one character a byte, and back. */
const byBytes = (data) => Array.from(data, (byte) => String.fromCharCode(byte)).join("");
const toBytes = (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/**
 * @param {import("./drive.js").Drive} drive
 * @param {Map<string, Uint8Array>} files what will be on the drive, in the order in which it is written
 * @param {{settings: string, board: string, language: string, placeholder: string, factory: string}} given
 */
export async function plan(drive, files, { settings, board, language, placeholder, factory }) {
  const found = await drive.read(list.PATH);
  const before = found ? list.read(new TextDecoder().decode(found)) : new list.OurFiles();
  const shadows = [...files.keys()].filter((path) => path.endsWith(".mpy")).map((path) => `${path.slice(0, -3)}py`);
  const inTheWay = [BEFORE_OURS, ...shadows];
  const paths = [...new Set([...before.sums.keys(), ...files.keys(), ...inTheWay])];
  const names = await drive.namesBeside(paths);
  const standing = new Map();
  for (const path of paths) standing.set(path, names.has(path) ? await drive.read(path) : null);
  const ownProgram = [factory, placeholder.trim(), ""];
  const isReplaceable = (path, data) => path === PROGRAM && ownProgram.includes(byBytes(data).trim());

  const after = new list.OurFiles();
  const write = [];
  const aside = new Map();
  const setAside = async (path) => aside.set(path, await free(drive, path + KEPT));
  for (const [path, data] of files) {
    const there = standing.get(path);
    const equal = same(there, data);
    if (equal && !before.sums.has(path) && isLibrary(path)) continue; // an equal library of the user stays the user's
    after.add(path, list.sumOf(data));
    if (equal) continue;
    write.push(path);
    if (there && !before.isOurs(path, there) && !isReplaceable(path, there)) await setAside(path);
  }
  for (const path of inTheWay) if (standing.get(path) && !before.sums.has(path)) await setAside(path);
  const gone = [...before.sums.keys()].filter((path) => !files.has(path) && standing.get(path));
  for (const path of gone) if (!before.isOurs(path, standing.get(path))) await setAside(path);

  const theirs = byBytes((await drive.read(SETTINGS)) ?? []);
  const isNew = !theirs.trim(); // empty, as on a new board
  const ours = withValue(byBytes(utf8(settings)), "SILLON_LANGUAGE", language);
  const wanted = withValue(isNew ? ours : theirs, "SILLON_BOARD", board);
  const newSettings = isNew || wanted !== theirs ? toBytes(wanted) : null;
  const remove = gone.filter((path) => !aside.has(path)).sort();
  const changes = write.length + remove.length + aside.size > 0 || newSettings !== null || !before.complete;
  return { files, write, remove, aside, settings: newSettings, isNew, before, after, changes, placeholder: utf8(placeholder) };
}

/**
 * Does it: the list of files says first that they are being written, and a placeholder replaces code.py, which is written last,
 * after all has been read back. So a board that is unplugged meanwhile never runs half a version, and the next copy repairs it.
 * @param {(bytes: number) => void} progress gets the bytes of each file when it is written, and when it is read back
 */
export async function carryOut(drive, made, progress) {
  const compare = async (path, data) => {
    const found = await drive.read(path);
    if (!same(found, data)) throw new Refusal(found ? "damaged" : "gone", path);
  };
  const put = async (path, data) => {
    await drive.write(path, data);
    await compare(path, data);
  };
  if (made.changes) {
    const between = list.both(made.before, made.after);
    if (!made.before.complete) await drive.sweep([...between.sums.keys(), list.PATH, SETTINGS]);
    for (const [path, kept] of made.aside) await drive.rename(path, kept);
    await put(list.PATH, utf8(between.text()));
    await put(PROGRAM, made.placeholder);
    for (const path of made.remove) await drive.remove(path);
    for (const path of made.write) {
      if (path === PROGRAM) continue;
      await drive.write(path, made.files.get(path));
      progress(made.files.get(path).length);
    }
    if (made.settings) await drive.write(SETTINGS, made.settings);
  }
  for (const [path, data] of made.files) {
    if (path === PROGRAM) continue;
    await compare(path, data);
    progress(data.length);
  }
  if (made.settings) await compare(SETTINGS, made.settings);
  if (made.changes) {
    await put(PROGRAM, made.files.get(PROGRAM));
    await put(list.PATH, utf8(made.after.text()));
  }
}

/** The sum of what `progress` will get. */
export function work(made) {
  const bytes = (paths) => paths.reduce((sum, path) => sum + (path === PROGRAM ? 0 : made.files.get(path).length), 0);
  return bytes([...made.files.keys()]) + bytes(made.write);
}

function isLibrary(path) {
  return path.startsWith("lib/") && !path.startsWith("lib/sillon/");
}

/** The path, with a number behind it if it is taken. */
async function free(drive, path) {
  let found = path;
  for (let number = 2; await drive.read(found); number += 1) found = `${path}${number}`;
  return found;
}
