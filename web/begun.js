// Returns the worker that early.js has started to its first caller, a new worker to all others.

/** @param {URL} address @returns {Worker & {failed?: string}} */
export function begun(address) {
  const early = globalThis.begun;
  globalThis.begun = "taken";
  return early instanceof Worker ? early : new Worker(address, { type: "module" });
}
