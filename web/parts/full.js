// Full screen, for the projector, in browsers that support it.

export function isFull() {
  return Boolean(document.fullscreenElement);
}

/** Enters or leaves full screen. */
export async function fill(wanted) {
  try {
    if (wanted && !isFull()) await document.documentElement.requestFullscreen?.();
    if (!wanted && isFull()) await document.exitFullscreen();
  } catch {
    // Not supported, or not allowed.
  }
}

/** @param {(full: boolean) => void} changed called after the browser's own key too */
export function follow(changed) {
  document.addEventListener("fullscreenchange", () => changed(isFull()));
}
