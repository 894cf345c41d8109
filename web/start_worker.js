// Starts the worker, which takes longest, before the modules have arrived: worker_calls.js takes it over.
(function () {
  if (window.earlyWorker) return; // the modules were quicker
  try {
    var worker = (window.earlyWorker = new Worker(document.currentScript.getAttribute("data-worker"), { type: "module" }));
    worker.onerror = function (event) {
      worker.failed = event.message || "";
    };
  } catch (error) {
    // support.js says what is missing.
  }
})();
