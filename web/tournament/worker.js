// The worker in which the tournament lives: games/tournament.py on MicroPython. Each message {id, call, with} is a function of
// sim/web/tournament.py, answered by {id, answer} or {id, error}.

import { start } from "../interpreter.js";

const ready = start(
  fetch("../drive.bin").then((answer) => {
    if (!answer.ok) throw new Error(`drive.bin: ${answer.status}`);
    return answer.arrayBuffer();
  }),
  (line) => console.info(line),
  "tournament",
);

addEventListener("message", async ({ data: { id, call, with: given } }) => {
  try {
    const python = await ready;
    postMessage({ id, answer: python[call](...given) });
  } catch (error) {
    postMessage({ id, error: String(error?.message ?? error).slice(-3000) });
  }
});
