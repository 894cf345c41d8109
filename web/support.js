// Told in words when a browser cannot do it. In the language of 2010, so that it runs everywhere; it is no module.
(function () {
  var file = location.protocol === "file:";
  var able =
    "noModule" in document.createElement("script") &&
    typeof WebAssembly === "object" &&
    typeof DecompressionStream === "function" &&
    typeof Worker === "function" &&
    typeof HTMLDialogElement === "function" &&
    typeof CanvasRenderingContext2D === "function" &&
    "roundRect" in CanvasRenderingContext2D.prototype;
  if (able && !file) return;
  document.getElementById("unsupported").hidden = false;
  document.getElementById("loading").hidden = true;
  if (file) {
    document.getElementById("unsupported-fr").textContent =
      "Ouverte comme un fichier, la page ne peut pas allumer la console : il faut un serveur (make web).";
    document.getElementById("unsupported-en").textContent =
      "Opened as a file, the page cannot start the handheld: it needs a server (make web).";
  }
})();
