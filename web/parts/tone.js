// From light to what a computer's screen shows, as in sim/picture/tone.py: the bytes on the wire are amounts of light, not what
// the eye sees. A camera with a fixed setting would see them so.

const EXPOSURE = 12; // a byte of 255 / EXPOSURE gives a light of 1
const GAMMA = 2.2;

/** The light of a byte on the wire, 0 and up without limit. */
export const exposed = (byte) => (byte * EXPOSURE) / 255;

/** 0..255 for a screen. What is too bright rolls off gently. */
export const toScreen = (light) => Math.round(255 * (1 - Math.exp(-light)) ** (1 / GAMMA));

/** The reverse: the light that a painted value 0..255 stands for. */
export const toLight = (value) => -Math.log(1 - (Math.min(value, 254) / 255) ** GAMMA);
