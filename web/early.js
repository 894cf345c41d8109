// The worker takes longest, so it begins before the page's own parts are there: handheld.js, or the tournament's desk, takes it over.
(function () {
  if (window.begun) return; // they were quicker
  try {
    var worker = (window.begun = new Worker(document.currentScript.getAttribute("data-worker"), { type: "module" }));
    worker.onerror = function (event) {
      worker.failed = event.message || "";
    };
  } catch (error) {
    // support.js says what is missing.
  }
})();
