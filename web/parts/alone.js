// One page of a browser at a time has the memory that a browser keeps: of two, the later would overwrite what the other has kept.

/**
 * Makes this page the one. Another that is open is told so, and has to stop.
 * @param {string} memory its name @param {() => void} stop called when another page has become the one
 */
export function alone(memory, stop) {
  // Where a browser has no locks, or may not give them, it keeps nothing either, or there is but one page.
  navigator.locks
    ?.request(memory, { steal: true }, () => new Promise(() => {})) // for as long as the page is open
    .catch((error) => error.name === "AbortError" && stop());
}
