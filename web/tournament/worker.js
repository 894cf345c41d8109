// The tournament's worker: games/tournament.py on MicroPython. Each message {id, call, with} is a function of
// sim/web/tournament.py, answered by {id, answer} or {id, error}.

import { answer, start } from "../interpreter.js";

const ready = start((line) => console.info(line), "tournament");
answer(async (call) => (await ready)[call]);
