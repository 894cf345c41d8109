// Tone mapping from light to screen values, as in sim/picture/tone.py: the bytes on the wire are linear light, not perceived
// brightness. The exposure is fixed.

const EXPOSURE = 12; // a byte of 255 / EXPOSURE gives a light of 1
const GAMMA = 2.2;

/** Returns the light of a byte on the wire, 0 and up without limit. */
export const exposed = (byte) => (byte * EXPOSURE) / 255;

/** Returns 0..255 for a screen. High values are compressed, not clipped. */
export const toScreen = (light) => Math.round(255 * (1 - Math.exp(-light)) ** (1 / GAMMA));

/** The reverse: the light that a painted value 0..255 stands for. */
export const toLight = (value) => -Math.log(1 - (Math.min(value, 254) / 255) ** GAMMA);
