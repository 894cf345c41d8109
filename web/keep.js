// What the browser keeps: the handheld's own memory, board by board, and what was chosen on the page. Without permission it
// is kept as long as the page is open.

const PREFIX = "sillon.";
const meanwhile = new Map();
let ours = true;

/** From now on another page has what the browser keeps: this one must not write over it. */
export function keepNoMore() {
  ours = false;
}

function read(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

function write(name, text) {
  if (!ours) return;
  meanwhile.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Not allowed, or full: it lasts as long as the page.
  }
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
