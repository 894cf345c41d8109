// Offline after the first visit: the service worker caches every file of a version. A newer version is offered, never forced.

/** @param {(take: () => void) => void} offer called when another version is ready */
export async function install(offer) {
  if (!("serviceWorker" in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register("service-worker.js");
    const look = (worker) => {
      if (worker && navigator.serviceWorker.controller) offer(() => worker.postMessage("take over"));
    };
    look(found.waiting);
    found.addEventListener("updatefound", () => {
      const worker = found.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && look(worker));
    });
    const controlled = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener("controllerchange", () => controlled && location.reload());
  } catch {
    // Without it the page works online only.
  }
}
