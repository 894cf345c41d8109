// The handheld's buttons: real buttons, pressed as long as a finger, a mouse or a key holds them.

// Drawn so that no language is needed, on a field of 24 x 24.
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
const OPPOSITE = { LEFT: "RIGHT", RIGHT: "LEFT", UP: "DOWN", DOWN: "UP" };
const QUICK_MS = 80;

/** The plain name of a button, and whose it is. */
export function parts(name) {
  return name.startsWith("NORD.") ? { plain: name.slice(5), nord: true } : { plain: name, nord: false };
}

export class Buttons {
  #press;
  #release;
  #found = new Map(); // by name, the elements that stand for it

  /** @param {(name: string) => void} press @param {(name: string) => void} release */
  constructor(press, release) {
    this.#press = press;
    this.#release = release;
  }

  /**
   * Makes a set of buttons: the arrows into `cross`, the others into `deeds`. A set that is `turned` round as a whole has its
   * arrows exchanged: each still points to where it moves the light.
   */
  fill(names, cross, deeds, say, turned = false) {
    cross.replaceChildren();
    deeds.replaceChildren();
    cross.dataset.pair = String(!names.some((name) => parts(name).plain === "UP"));
    for (const name of names) {
      const { plain } = parts(name);
      const button = this.make(name, say(`button_${plain}`) ?? plain);
      const drawn = (turned && OPPOSITE[plain]) || plain;
      button.classList.add(`key-${drawn.toLowerCase()}`);
      button.append(sign(drawn));
      (ARROWS.includes(plain) ? cross : deeds).append(button);
    }
  }

  forget() {
    this.#found.clear();
  }

  /** One button, with the name that a screen reader says. */
  make(name, label) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    button.dataset.name = name;
    button.setAttribute("aria-label", label);
    this.#found.set(name, [...(this.#found.get(name) ?? []), button]);
    this.#listen(button, name);
    return button;
  }

  /** Another name for a screen reader to say. */
  rename(name, label) {
    for (const button of this.#found.get(name) ?? []) {
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
    }
  }

  /** The sign of a button, where it has one. */
  signs(name) {
    return name in SIGNS || name in LETTERS ? [sign(name)] : [];
  }

  /** Down or up, whoever has done it. */
  show(name, down) {
    for (const button of this.#found.get(name) ?? []) button.classList.toggle("held", down);
  }

  down(name) {
    this.show(name, true);
    this.#press(name);
  }

  up(name) {
    this.show(name, false);
    this.#release(name);
  }

  #listen(button, name) {
    const fingers = new Set();
    let handled = 0;
    const let_go = (event) => {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      handled = performance.now();
      this.up(name);
    };
    button.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      button.setPointerCapture?.(event.pointerId);
      fingers.add(event.pointerId);
      if (fingers.size === 1) this.down(name);
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(kind, let_go);
    // The focus stays where it was: Enter is OK also after a click on an arrow.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.down(name);
    });
    button.addEventListener("keyup", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      handled = performance.now();
      this.up(name);
    });
    // A screen reader clicks without any pointer or key.
    button.addEventListener("click", () => {
      if (performance.now() - handled < 500) return;
      this.down(name);
      setTimeout(() => this.up(name), QUICK_MS);
    });
  }
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
