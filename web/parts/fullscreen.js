// Full screen, for the projector, in browsers that support it.

export function active() {
  return Boolean(document.fullscreenElement);
}

/** Enters or leaves full screen. */
export async function set(wanted) {
  try {
    if (wanted && !active()) await document.documentElement.requestFullscreen?.();
    if (!wanted && active()) await document.exitFullscreen();
  } catch {
    // Not supported, or not allowed.
  }
}

/** @param {(full: boolean) => void} changed called after the browser's own key too */
export function follow(changed) {
  document.addEventListener("fullscreenchange", () => changed(active()));
}
