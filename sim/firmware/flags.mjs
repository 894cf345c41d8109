// The core's flags as numbers: `flags` of a core are N and V by their sign, Z which is 0 where it is set, and C which is 0 or 1.
//
// rp2040js goes on to see them as truths. It sets them first in its constructor, so what stands on the prototype is enough.

import { CortexM0Core } from "./node_modules/rp2040js/dist/esm/cortex-m0-core.js";

function see(name, get, set) {
  Object.defineProperty(CortexM0Core.prototype, name, {
    get,
    set(value) {
      this.flags ??= new Int32Array(4);
      set(this.flags, value);
    },
  });
}

see("N", function () { return this.flags[0] < 0; }, (flags, value) => (flags[0] = value ? -1 : 0));
see("Z", function () { return this.flags[1] === 0; }, (flags, value) => (flags[1] = value ? 0 : 1));
see("C", function () { return this.flags[2] !== 0; }, (flags, value) => (flags[2] = value ? 1 : 0));
see("V", function () { return this.flags[3] < 0; }, (flags, value) => (flags[3] = value ? -1 : 0));
