// Updates in place: an element that is still wanted is kept, so that a press begins and ends on the same element.

/**
 * Makes an element's children match `all`, in order.
 * @template T
 * @param {Element} place
 * @param {T[]} all
 * @param {(each: T) => string} keyOf distinct for each; an element stays while its key does
 * @param {(each: T) => HTMLElement} make
 * @param {(element: any, each: T, k: number) => void} [update] updates an element, a new one too
 */
export function reconcile(place, all, keyOf, make, update) {
  const before = new Map([...place.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.key, child]));
  const wanted = all.map((each, k) => {
    const key = keyOf(each);
    const element = /** @type {HTMLElement} */ (before.get(key) ?? make(each));
    element.dataset.key = key;
    update?.(element, each, k);
    return element;
  });
  for (const child of [...place.children]) if (!wanted.includes(/** @type {HTMLElement} */ (child))) child.remove();
  // A moved element loses the focus and the press: move only what is out of order.
  wanted.forEach((element, k) => place.children[k] !== element && place.insertBefore(element, place.children[k] ?? null));
}

/** Sets an element's text when it differs. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
