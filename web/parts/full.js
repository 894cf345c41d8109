// The whole screen, for the projector. A browser that has none, such as a telephone's, goes on without.

export function isFull() {
  return Boolean(document.fullscreenElement);
}

/** Takes the whole screen, or gives it back. */
export async function fill(wanted) {
  try {
    if (wanted && !isFull()) await document.documentElement.requestFullscreen?.();
    if (!wanted && isFull()) await document.exitFullscreen();
  } catch {
    // It has none, or may not.
  }
}

/** @param {(full: boolean) => void} changed called also when the browser's own key has done it */
export function follow(changed) {
  document.addEventListener("fullscreenchange", () => changed(isFull()));
}
