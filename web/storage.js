// The browser's storage: the handheld's memory and unfinished matches, board by board, and the page's settings. Without
// permission, or without room, values last as long as the page is open.

const PREFIX = "sillon.";
const unsaved = new Map(); // values that the browser has not stored, newer than those it has
let owned = true;
let refused = null; // called when the browser refuses a value

/** Stops writing: another page owns the browser's storage from now on. */
export function stopSaving() {
  owned = false;
}

function read(name) {
  if (unsaved.has(name)) return unsaved.get(name);
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name, text) {
  if (!owned) return;
  try {
    localStorage.setItem(PREFIX + name, text);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, text); // not allowed, or full
    refused?.();
    refused = null;
  }
}

/** Whether the browser has stored all values. */
export function allSaved() {
  return !unsaved.size;
}

/** @param {() => void} call called once, as soon as the browser refuses a value */
export function onRefused(call) {
  if (allSaved()) refused = call;
  else call();
}

/** The chip's memory of a board, in hexadecimal, without the bytes at its end that were never written. */
export const memory = {
  load: (board) => {
    const saved = read(`nvm.${board}`) ?? "";
    return /^([0-9a-f]{2}){0,8192}$/.test(saved) ? saved : "";
  },
  save: (board, bytes) => write(`nvm.${board}`, bytes),
  erase: (board) => write(`nvm.${board}`, ""),
};

/** An unfinished match of each game, on each board, while the memory has another game's: see sim/web/unfinished.py. */
export const unfinished = {
  load: (board, game) => read(`match.${board}.${game}`) ?? "",
  save: (board, game, match) => match !== unfinished.load(board, game) && write(`match.${board}.${game}`, match),
};

export const choices = {
  get: (name, usual, allowed) => {
    const saved = read(name);
    return saved !== null && (!allowed || allowed.includes(saved)) ? saved : usual;
  },
  set: (name, value) => write(name, value),
};
