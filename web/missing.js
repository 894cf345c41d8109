// Finds the file of a worker that has not arrived: a browser does not say why a worker does not start.

const WITH_EVERY_WORKER = ["interpreter.js", "table.js"];

/** @param {URL} worker @returns {Promise<string>} the name of a file that still does not arrive, else the worker's */
export async function missingOf(worker) {
  for (const each of WITH_EVERY_WORKER) {
    const found = await fetch(new URL(each, import.meta.url)).catch(() => null);
    if (!found?.ok) return each;
  }
  return worker.pathname.split("/").at(-1);
}
