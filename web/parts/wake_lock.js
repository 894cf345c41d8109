// Keeps the device awake during a game: players may think for long without touching it.

const MOST_MS = 10 * 60_000; // without a press

let lock = null; // a promise of the lock, while it is wanted
let timer = 0;

/** @param {boolean} wanted whether a game is played or watched */
export function stayAwake(wanted) {
  clearTimeout(timer);
  if (!wanted) return sleep();
  timer = setTimeout(sleep, MOST_MS);
  if (lock || document.hidden) return;
  // Not every browser supports it, and one in battery saver mode may refuse.
  lock = navigator.wakeLock?.request("screen").catch(() => null);
  lock?.then((found) => {
    if (found) found.addEventListener("release", () => (lock = null));
    else lock = null; // the next press asks again
  });
}

function sleep() {
  lock?.then((found) => found?.release());
  lock = null;
}
