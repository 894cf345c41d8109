// The handheld's buttons: HTML buttons, pressed as long as a finger, a mouse or a key holds them.

import { reconcile } from "./reconcile.js";

// Icons without words, on a field of 24 x 24.
const SIGNS = {
  LEFT: "M8 12 15 5.8V18.2Z",
  RIGHT: "M16 12 9 5.8V18.2Z",
  UP: "M12 8 18.2 15H5.8Z",
  DOWN: "M12 16 5.8 9H18.2Z",
};
const LETTERS = {
  OK: "M5.2 12a4 4.6 0 1 0 8 0a4 4.6 0 1 0 -8 0M16 7.4V16.6M20.4 7.4 16.2 12 20.4 16.6",
  BACK: "M5 12.5C5.5 4.5 18.5 4.5 19 13.5C19 16 17.6 17.6 15.6 18.2M5 12.5 2.4 9M5 12.5 8.8 10.2",
  MENU: "M5 7.500H19M5 12H19M5 16.500H19",
  HINT: "M8.5 9a3.6 3.6 0 1 1 5.4 3.1C12.6 12.9 12 13.6 12 15M12 18.6V18.7",
};
const ARROWS = Object.keys(SIGNS);
const ORDER = ["UP", "LEFT", "RIGHT", "DOWN", "MENU", "OK", "BACK", "HINT"]; // reading order, row by row
const OPPOSITE = { LEFT: "RIGHT", RIGHT: "LEFT", UP: "DOWN", DOWN: "UP" };
const QUICK_MS = 80;

/** Returns a button's plain name and its seat. */
export function parts(name) {
  return name.startsWith("NORD.") ? { plain: name.slice(5), nord: true } : { plain: name, nord: false };
}

export class Buttons {
  #press;
  #release;
  #held = new Map(); // the name of the button that each finger or key holds
  #handled = new Map(); // by name, the time of the last release

  /** @param {(name: string) => void} press @param {(name: string) => void} release */
  constructor(press, release) {
    this.#press = press;
    this.#release = release;
    // On the window: a held button that is removed must still be released.
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
      addEventListener(kind, (event) => this.#letGo(/** @type {PointerEvent} */ (event).pointerId));
    }
    addEventListener("keyup", ({ code }) => this.#letGo(code));
    addEventListener("blur", () => [...this.#held.keys()].forEach((by) => typeof by === "string" && this.#letGo(by)));
  }

  /**
   * Makes a set of buttons: the arrows into `cross`, the others into `actions`, in reading order. A `turned` set has its arrows
   * swapped, so that each points to where it moves the light.
   */
  fill(names, cross, actions, say, turned = false) {
    const drawn = (name) => (turned && OPPOSITE[parts(name).plain]) || parts(name).plain;
    const seen = [...names].sort((one, other) => ORDER.indexOf(parts(one).plain) - ORDER.indexOf(parts(other).plain));
    const arrow = (name) => ARROWS.includes(parts(name).plain);
    const others = seen.filter((name) => !arrow(name));
    if (turned) others.reverse(); // the arrows are swapped already
    const made = (name) => {
      const button = this.#made(name);
      button.classList.add(`key-${drawn(name).toLowerCase()}`);
      button.append(sign(drawn(name)));
      return button;
    };
    const label = (button, name) => rename(button, say(`button_${parts(name).plain}`) ?? parts(name).plain);
    cross.dataset.pair = String(!names.some((name) => parts(name).plain === "UP"));
    reconcile(cross, seen.filter(arrow), String, made, label);
    reconcile(actions, others, String, made, label);
  }

  /** Makes the lit keys, row by row. @param {Record<string, number>} keys their cells @param {(name: string) => string} label */
  fillKeys(keys, place, label) {
    const made = (name) => {
      const button = this.#made(name);
      if (name in SIGNS || name in LETTERS) button.append(sign(name));
      return button;
    };
    const seen = Object.keys(keys).sort((one, other) => keys[one] - keys[other]);
    reconcile(place, seen, String, made, (button, name) => rename(button, label(name)));
  }

  /** Makes a button. */
  #made(name) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    button.dataset.name = name;
    this.#listen(button, name);
    return button;
  }

  /** Shows a button as pressed or released. */
  #show(name, down) {
    for (const button of document.querySelectorAll(`.key[data-name="${name}"]`)) button.classList.toggle("held", down);
  }

  down(name) {
    this.#show(name, true);
    this.#press(name);
  }

  up(name) {
    this.#show(name, false);
    this.#release(name);
  }

  #hold(by, name) {
    const alone = ![...this.#held.values()].includes(name);
    this.#held.set(by, name);
    if (alone) this.down(name);
  }

  #letGo(by) {
    const name = this.#held.get(by);
    if (!this.#held.delete(by) || [...this.#held.values()].includes(name)) return;
    this.#handled.set(name, performance.now());
    this.up(name);
  }

  #listen(button, name) {
    button.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      button.setPointerCapture?.(event.pointerId);
      this.#hold(event.pointerId, name);
    });
    // The focus stays where it was: Enter is OK even after a click on an arrow.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.#hold(event.code, name);
    });
    button.addEventListener("keyup", (event) => event.preventDefault()); // no click after the press
    // A screen reader clicks without a pointer or a key.
    button.addEventListener("click", () => {
      if (performance.now() - (this.#handled.get(name) ?? -Infinity) < 500) return;
      this.down(name);
      setTimeout(() => this.up(name), QUICK_MS);
    });
  }
}

/** Sets the label that a screen reader says. */
function rename(button, label) {
  if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
}

function sign(plain) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SIGNS[plain] ?? LETTERS[plain] ?? "");
  path.setAttribute("class", plain in SIGNS ? "filled" : "drawn");
  svg.append(path);
  return svg;
}
