// The code of the position: shown, copied as a link, as a QR code, or typed in.

import { encode } from "../uqr.js";

export class Share {
  #dialog;
  #say;

  /** @param {HTMLDialogElement} dialog @param {(text: string) => Promise<string>} take "" or why it was refused
   *  @param {(refused: string, code: string) => string} whyRefused the sentence */
  constructor(dialog, take, whyRefused, say) {
    this.#dialog = dialog;
    this.#say = say;
    const find = (id) => dialog.querySelector(id);
    find("#copy").addEventListener("click", async ({ target }) => {
      find("#link").select();
      try {
        await navigator.clipboard.writeText(find("#link").value);
        target.textContent = say("copied");
      } catch {
        // Not allowed: the text is selected, so the user can copy it.
      }
    });
    // The device's own share dialog, where there is one.
    find("#send").hidden = !navigator.share;
    find("#send").addEventListener("click", () => {
      navigator.share({ title: "Sillon", url: find("#link").value }).catch(() => {}); // cancelling is no error
    });
    find("#typing").addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = find("#typed").value;
      const code = codeOf(text) || text; // a whole link works too
      const refused = await take(code);
      find("#typed-problem").textContent = refused ? whyRefused(refused, code) : "";
      if (!refused) dialog.close();
      else find("#typed").select(); // to be typed over
    });
  }

  /** @param {string} code "" when no match is played @param {string} [typed] a code to be corrected @param {string} [problem] */
  open(code, typed = "", problem = "") {
    const find = (id) => this.#dialog.querySelector(id);
    this.#dialog.dataset.code = code ? "yes" : "no";
    find("#typed").value = typed;
    find("#typed-problem").textContent = problem;
    find("#copy").textContent = this.#say("copy");
    if (code) {
      const link = `${withoutCode(location.href)}#${code}`;
      find("#code").textContent = code.replaceAll("-", " ");
      find("#link").value = link;
      find("#qr").replaceChildren(drawn(link));
    }
    this.#dialog.showModal();
    if (typed) find("#typed").focus();
  }
}

/** Returns the code in an address, behind its # or as ?code=, or "". */
export function codeOf(address) {
  const [before, ...end] = address.split("#");
  return unescaped(end.join("#")) || (new URLSearchParams(before.split("?")[1]).get("code") ?? "");
}

/** Returns the address without its code. */
export function withoutCode(address) {
  const bare = new URL(address);
  bare.searchParams.delete("code");
  bare.hash = "";
  return bare.href;
}

/** Decodes percent signs; an invalid one stays, and is refused like any wrong character. */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Draws a QR code. @returns {SVGElement} */
export function drawn(text) {
  const { data, size } = encode(text, { border: 1 });
  const squares = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("shape-rendering", "crispEdges");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", squares.join(""));
  svg.append(path);
  return svg;
}
