// Taps on the small screen, and on its lines as large text: sim/web/snapshot.py says for which buttons each line stands.

const TOP = 2; // pixels above the first line: see hal/display.py
const LINE = 12; // pixels from one line to the next

/** Returns the line of the small screen at a pointer over its canvas, which may be turned; `height` is in the screen's pixels. */
export function lineOfScreen({ offsetY, target }, height) {
  const y = (offsetY / target.clientHeight) * height;
  return Math.max(0, Math.min(Math.floor((y - TOP) / LINE), Math.floor(height / LINE) - 1));
}

/** Returns the line of the large text at a pointer, -1 for none. */
export const lineOfText = ({ target }) => Number(target.closest("[data-key]")?.dataset.key ?? -1);

/**
 * @param {HTMLElement} place
 * @param {(event: MouseEvent) => number} lineAt the line at a pointer, -1 for none
 * @param {(line: number, again: boolean) => void} tap `again`: the click followed another at once
 * @param {(line: number) => Promise<boolean>} tappable whether a tap there would do something
 * @returns {() => void} to be called after a change of the screen
 */
export function listen(place, lineAt, tap, tappable) {
  let pointed = -1; // the line under the mouse
  const point = async (line) => {
    pointed = line;
    const can = line >= 0 && (await tappable(line));
    if (pointed === line) place.classList.toggle("touchable", can);
  };
  place.addEventListener("click", (event) => {
    const line = lineAt(event);
    const selects = getSelection()?.isCollapsed === false; // the large text can be selected
    if (line >= 0 && !selects) tap(line, event.detail > 1);
  });
  place.addEventListener("pointermove", (event) => {
    const line = lineAt(event);
    if (event.pointerType === "mouse" && line !== pointed) point(line);
  });
  place.addEventListener("pointerleave", () => point(-1));
  return () => pointed >= 0 && point(pointed);
}
