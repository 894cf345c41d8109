// Keeps the device awake during a game: two children who think may touch nothing for long.

const MOST_MS = 10 * 60_000; // without a press; then the players have left

let lock = null; // a promise of one, while one is wanted
let timer = 0;

/** @param {boolean} wanted whether somebody plays, or looks on */
export function stayAwake(wanted) {
  clearTimeout(timer);
  if (!wanted) return sleep();
  timer = setTimeout(sleep, MOST_MS);
  if (lock || document.hidden) return;
  // Not every browser supports it, and one in battery saver mode may refuse.
  lock = navigator.wakeLock?.request("screen").catch(() => null);
  lock?.then((found) => {
    if (found) found.addEventListener("release", () => (lock = null));
    else lock = null; // the next press asks once more
  });
}

function sleep() {
  lock?.then((found) => found?.release());
  lock = null;
}
