// The worker that early.js has begun, for whoever asks first; for others one that begins now.

/** @param {URL} address @returns {Worker & {failed?: string}} */
export function begun(address) {
  const early = globalThis.begun;
  globalThis.begun = "taken";
  return early instanceof Worker ? early : new Worker(address, { type: "module" });
}
