// The layout of the handheld in the window: the arrangement with the largest lights, screen and buttons. All lengths are in
// units; CSS has the unit as --u, and the other numbers under the names below.

const PANEL_RIM = 9;
const GLASS_RIM = [9, 8];
const SPACE = 20;
const PAIR = 1.3;
const SMALL = 0.8; // size of HINT and MENU, relative to an arrow
const LARGER = 1.22;
const BETWEEN = 1.3; // size of OK and BACK, relative to MENU and HINT that lie between them,
const IN_ROWS = ["faces-slim", "faces-flat"]; // but in these layouts
const WIDEST_PITCH = 40;
const KEY_PITCH = 64;
const INSIDES = [340, 440, 600, 800]; // widths of the panel to try,
const NARROW = { "faces-slim": [170], "faces-wide": [200, 260], "faces-flat": [170, 200, 260] }; // and in layouts with less room for it
const SCREENS = [1, 0.75]; // sizes of the screen to try, relative to the layout's own
const STRETCHED = { tall: 1.25, "faces-tall": 1.2, "faces-slim": 1.15 }; // how much higher a layout may be than its parts need
const TRIES = 24;
const LEAST = { light: 24, glass: 1, finger: 22.05 }; // CSS pixels: the smallest sizes that are easy to see and touch

/**
 * @param {{rows: number, cols: number, keys: object, buttons: string[], screen: number[] | null}} shape
 * @param {{width: number, height: number}} room in CSS pixels
 * @param {boolean} faces whether both players have a set of buttons
 */
export function layOut(shape, room, faces) {
  const options = faces ? ["faces", "faces-tall", "faces-slim", "faces-wide", "faces-flat"] : ["classic", "tall", "wide"];
  const found = [];
  for (const name of options) {
    for (const inside of [...(NARROW[name] ?? []), ...INSIDES]) {
      for (const screen of SCREENS) {
        const each = fitted(name, shape, inside, screen, room);
        found.push({ ...each, worth: worth(each, each.u, shape) });
      }
    }
  }
  const chosen = found.reduce((best, each) => (each.worth > best.worth ? each : best));
  return { ...chosen, height: Math.min(room.height / chosen.u, chosen.height * (STRETCHED[chosen.name] ?? 1)) };
}

/**
 * Scales a layout to the room. Buttons get at least a finger's size, by tries that come nearer; the other parts shrink for them.
 * @param {number} screen its size, relative to the layout's own
 */
function fitted(name, shape, inside, screen, room) {
  let each;
  let first;
  for (let [times, least] = [0, 0]; times < TRIES; times += 1, least = (1.02 * LEAST.finger) / each.u) {
    each = arranged(name, shape, inside, screen, least);
    each.u = Math.min(room.width / each.width, room.height / each.height, 8);
    first ??= each;
    if (Math.min(each.arrow, each.round) * each.u >= LEAST.finger) break;
  }
  return each.u > first.u / 100 ? each : first; // in a room without space for fingers the tries shrink it to nothing
}

/** @param {number} screenSize as in fitted() @param {number} least the least radius of a button, in units */
function arranged(name, shape, inside, screenSize, least) {
  const { glass: larger, ...usual } = SIZES[name];
  const keyed = Object.keys(shape.keys).length > 0;
  const beside = shape.buttons.filter((name) => !(name in shape.keys));
  const has = (name) => beside.some((each) => each.endsWith(name));
  const round = Math.max(usual.round, least * (has("MENU") && !IN_ROWS.includes(name) ? BETWEEN : 1));
  const sizes = { glass: larger * screenSize, arrow: Math.max(usual.arrow, least), round };
  const pitch = Math.min(keyed ? KEY_PITCH : WIDEST_PITCH, (inside - 2 * PANEL_RIM) / Math.max(shape.cols, 1));
  const panel = shape.rows ? [shape.cols * pitch + 2 * PANEL_RIM, shape.rows * pitch + 2 * PANEL_RIM] : [0, 0];
  const screen = shape.screen ?? [0, 0];
  const scale = sizes.glass * (128 / Math.max(screen[0], 128));
  const glass = shape.screen ? [screen[0] * scale + 2 * GLASS_RIM[0], screen[1] * scale + 2 * GLASS_RIM[1]] : [0, 0];
  const arrow = sizes.arrow * (has("UP") ? 1 : PAIR); // two arrows without the others may be larger
  const cross = has("LEFT") ? [sizes.arrow * 6.6, has("UP") ? arrow * 6 : arrow * 2.4] : [0, 0];
  const actions = has("OK") ? [sizes.round * 5, sizes.round * 3.6] : [0, 0];
  const sides = Math.max(cross[1], actions[1]);
  const inRow = sizes.round * (name === "faces-flat" && !has("UP") ? LARGER : 1); // in one row with them
  const given = { name, pitch, panel, scale, glass, arrow, round: inRow };
  if (name === "tall") {
    const width = Math.max(panel[0], glass[0], cross[0] + actions[0] + SPACE) + 30;
    return { ...given, width, height: panel[1] + glass[1] + sides + 44 + 2 * SPACE };
  }
  if (name === "faces-tall") {
    const width = Math.max(panel[0], glass[0], cross[0] + actions[0] + SPACE) + 30;
    return { ...given, width, height: 2 * (glass[1] + sides + SPACE) + panel[1] + 2 * SPACE + 20 };
  }
  if (name === "faces-slim") {
    // Each player's arrows in a row, the rest of his buttons beside his screen.
    const row = Math.max(glass[1], has("OK") ? sizes.round * 4.3 : 0);
    const column = (has("OK") ? sizes.round * 2 : 0) + (has("MENU") ? sizes.arrow * 2 : 0);
    const width = Math.max(panel[0], glass[0] + column + SPACE, cross[0] * 1.5) + 30;
    return { ...given, width, height: 2 * (row + arrow * 2 + SPACE) + panel[1] + 2 * SPACE + 20 };
  }
  if (name === "faces-flat") {
    // Each player's buttons in a row along his edge; between them the panel, with a screen on either side.
    const strip = Math.max(has("LEFT") ? arrow * 2 : 0, has("OK") ? inRow * 2 : 0) + 8;
    const actions = (has("OK") ? inRow * 4.3 : 0) + (has("MENU") ? sizes.arrow * 4.3 : 0);
    const width = Math.max(panel[0] + 2 * (glass[0] + SPACE), (has("LEFT") ? arrow * 9 : 0) + actions + 2 * SPACE) + 24;
    return { ...given, width, height: Math.max(panel[1], glass[1]) + 2 * strip + SPACE + 4 };
  }
  if (name === "faces-wide") {
    // Each player's buttons in his two corners, the panel and the screens between them.
    const middle = Math.max(panel[0], glass[0]);
    const height = Math.max(panel[1] + 2 * glass[1] + (shape.screen ? 20 : 0), 2 * sides + 16);
    return { ...given, width: middle + cross[0] + actions[0] + 2 * SPACE + 24, height: height + 20 };
  }
  if (name === "wide") {
    const middle = Math.max(panel[0], glass[0]);
    const gap = shape.screen ? 12 : 0;
    const height = Math.max(panel[1] + glass[1] + gap, sides);
    return { ...given, width: middle + cross[0] + actions[0] + 2 * SPACE + 24, height: height + 24 };
  }
  const row = Math.max(sides, glass[1]);
  const width = Math.max(panel[0], cross[0] + glass[0] + actions[0] + 2 * SPACE) + 36;
  if (name === "faces") return { ...given, width, height: 2 * row + panel[1] + 2 * SPACE + 24 };
  return { ...given, width, height: panel[1] + row + SPACE + 36 + 18 };
}

const SIZES = {
  classic: { glass: 1.3, arrow: 17, round: 23 },
  faces: { glass: 1.3, arrow: 17, round: 23 },
  "faces-tall": { glass: 1.8, arrow: 23, round: 31 },
  "faces-slim": { glass: 1.45, arrow: 28, round: 27 },
  "faces-flat": { glass: 1.45, arrow: 25, round: 27 },
  "faces-wide": { glass: 1.5, arrow: 25, round: 33 },
  tall: { glass: 2.5, arrow: 27, round: 36 },
  wide: { glass: 1.5, arrow: 26, round: 33 },
};

/** Returns a layout's score: lights count most, and anything too small has a large penalty. */
function worth(each, u, shape) {
  const light = shape.rows ? each.pitch * u : 40;
  const glass = shape.screen ? each.scale * u : 1;
  const keyed = Object.keys(shape.keys).length > 0;
  const finger = Math.min(each.arrow, each.round, keyed ? each.pitch / 2 : each.arrow) * u;
  const missing = Math.min(0, Math.log(light / LEAST.light)) + Math.min(0, Math.log(glass / LEAST.glass));
  return 2 * Math.log(light) + Math.log(glass) + 0.5 * Math.log(finger) + 6 * (missing + Math.min(0, Math.log(finger / LEAST.finger)));
}

/** Writes the layout to CSS variables. @param {HTMLElement} box the case */
export function apply(box, layout) {
  box.dataset.layout = layout.name;
  const lengths = { u: layout.u, pitch: layout.pitch * layout.u, scale: layout.scale * layout.u };
  for (const [name, value] of Object.entries(lengths)) box.style.setProperty(`--${name}`, `${value}px`);
  box.style.setProperty("--arrow", `${layout.arrow * layout.u}px`);
  box.style.setProperty("--small", String(Math.min(1, Math.max(SMALL, LEAST.finger / (layout.arrow * layout.u)))));
  box.style.setProperty("--round", `${layout.round * layout.u}px`);
  box.style.setProperty("--panel-width", `${layout.panel[0] * layout.u}px`);
  box.style.setProperty("--panel-height", `${layout.panel[1] * layout.u}px`);
  box.style.setProperty("--width", `${layout.width * layout.u}px`);
  box.style.setProperty("--height", `${layout.height * layout.u}px`);
}
