// The OLED screen: each pixel is a whole number of device pixels, with a fine dark gap around it.

const LIT = [205, 230, 255];
const GAP = 150 / 255; // share of the light on the lines between pixels

export class Oled {
  #canvas;
  #size = [128, 64];
  #pixels = new Uint8Array();
  #contrast = 255;

  constructor(canvas) {
    this.#canvas = canvas;
  }

  /** @param {[number, number]} size in pixels @param {number} scale CSS pixels a pixel */
  place(size, scale) {
    this.#size = size;
    const side = Math.max(1, Math.min(12, Math.round(scale * Math.min(devicePixelRatio || 1, 3))));
    this.#canvas.width = size[0] * side;
    this.#canvas.height = size[1] * side;
    this.#draw();
  }

  /** @param {Uint8Array} pixels 1 for a lit pixel, row by row */
  show(pixels) {
    this.#pixels = pixels;
    this.#draw();
  }

  dim(contrast) {
    this.#contrast = contrast;
    this.#draw();
  }

  #draw() {
    const [width, height] = this.#size;
    const side = this.#canvas.width / width;
    const image = new ImageData(this.#canvas.width, this.#canvas.height);
    const words = new Uint32Array(image.data.buffer);
    const level = 0.45 + 0.55 * (this.#contrast / 255);
    const full = colour(level);
    const gap = side > 2 ? colour(level * GAP) : full;
    const line = new Uint32Array(this.#canvas.width);
    for (let y = 0; y < height; y++) {
      for (const last of side > 2 ? [false, true] : [false]) {
        for (let x = 0; x < width; x++) {
          const lit = this.#pixels[y * width + x];
          line.fill(lit ? (last ? gap : full) : 0, x * side, x * side + side);
          if (lit) line[x * side + side - 1] = gap;
        }
        const first = last ? y * side + side - 1 : y * side;
        const end = last || side <= 2 ? y * side + side : y * side + side - 1;
        for (let at = first; at < end; at++) words.set(line, at * line.length);
      }
    }
    this.#canvas.getContext("2d").putImageData(image, 0, 0);
  }
}

/** Returns a pixel in the canvas's format. */
function colour(level) {
  const [r, g, b] = LIT.map((each) => Math.round(each * Math.min(1, level)));
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
