// Starts the worker, which takes longest, before the modules have arrived: handheld.js, or the tournament desk, takes it over.
(function () {
  if (window.begun) return; // the modules were quicker
  try {
    var worker = (window.begun = new Worker(document.currentScript.getAttribute("data-worker"), { type: "module" }));
    worker.onerror = function (event) {
      worker.failed = event.message || "";
    };
  } catch (error) {
    // support.js says what is missing.
  }
})();
