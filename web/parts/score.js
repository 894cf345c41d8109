// The score, large, for the projector: whose turn it is, and the points in games that have them.

/** @param {HTMLElement} place @param {object | null} match @param {(key: string, ...values: any[]) => string} say */
export function show(place, match, seatOf, say) {
  place.replaceChildren();
  if (!match) return;
  match.seats.forEach((_, seat) => {
    const side = document.createElement("div");
    side.className = `side seat-${seat}`;
    side.classList.toggle("turn", match.winner === null && match.turn === seat);
    side.classList.toggle("winner", match.winner === seat);
    const name = document.createElement("span");
    name.textContent = seatOf(match, seat);
    side.append(name);
    if (match.counts) {
      const points = document.createElement("b");
      points.textContent = String(match.scores[seat]);
      side.append(points);
    }
    if (match.winner === seat || (match.winner === null && match.turn === seat)) {
      const note = document.createElement("i");
      note.textContent = match.winner === seat ? say("won") : say("plays");
      side.append(note);
    }
    place.append(side);
  });
}
