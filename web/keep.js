// The browser's storage: the handheld's memory, board by board, and the page's settings. Without permission, or without room,
// values are kept as long as the page is open.

const PREFIX = "sillon.";
const meanwhile = new Map(); // values that the browser has not stored, newer than those it has
let ours = true;
let tell = null; // called when the browser refuses a value

/** Stops writing: another page owns the browser's storage from now on. */
export function keepNoMore() {
  ours = false;
}

function read(name) {
  if (meanwhile.has(name)) return meanwhile.get(name);
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name, text) {
  if (!ours) return;
  try {
    localStorage.setItem(PREFIX + name, text);
    meanwhile.delete(name);
  } catch {
    meanwhile.set(name, text); // not allowed, or full
    tell?.();
    tell = null;
  }
}

/** Whether the browser has stored all values. */
export function keeps() {
  return !meanwhile.size;
}

/** @param {() => void} told called once, as soon as the browser refuses a value */
export function whenUnkept(told) {
  if (keeps()) tell = told;
  else told();
}

/** The chip's memory of a board, in hexadecimal, without the bytes at its end that were never written. */
export const memory = {
  of: (board) => {
    const kept = read(`nvm.${board}`) ?? "";
    return /^([0-9a-f]{2}){0,8192}$/.test(kept) ? kept : "";
  },
  keep: (board, bytes) => write(`nvm.${board}`, bytes),
  forget: (board) => write(`nvm.${board}`, ""),
};

export const choices = {
  get: (name, usual, allowed) => {
    const kept = read(name);
    return kept !== null && (!allowed || allowed.includes(kept)) ? kept : usual;
  },
  set: (name, value) => write(name, value),
};
