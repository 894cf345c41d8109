// Starts the page, or says why it cannot. Written in ES5 and not as a module, so that it runs everywhere.
(function () {
  var main = document.currentScript.getAttribute("data-main") || "main.js";
  var file = location.protocol === "file:";
  var able =
    "noModule" in document.createElement("script") &&
    typeof WebAssembly === "object" &&
    typeof DecompressionStream === "function" &&
    typeof Worker === "function" &&
    typeof HTMLDialogElement === "function" &&
    typeof CanvasRenderingContext2D === "function" &&
    "roundRect" in CanvasRenderingContext2D.prototype;
  function tell(french, english) {
    document.getElementById("unsupported").hidden = false;
    document.getElementById("loading").hidden = true;
    if (!french) return;
    document.getElementById("unsupported-fr").textContent = french;
    document.getElementById("unsupported-en").textContent = english;
  }
  if (file) {
    tell(
      "Ouverte comme un fichier, la page ne peut pas allumer la console : il faut un serveur (make web).",
      "Opened as a file, the page cannot start the handheld: it needs a server (make web)."
    );
  } else if (!able) tell();
  else {
    var page = document.createElement("script");
    page.type = "module";
    page.src = main;
    page.onerror = function () {
      tell(
        "Une partie de la page n'est pas arrivée. Recharge-la quand le réseau est là.",
        "A part of the page did not arrive. Reload it when the network is back."
      );
      var again = document.getElementById("unsupported-again");
      again.hidden = false;
      again.onclick = function () {
        location.reload();
      };
    };
    document.body.appendChild(page);
  }
})();
