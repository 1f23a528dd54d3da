import { createRandom } from '@tintory/pixels';

/** Period of the noise in pixels, too long to notice. */
const side = 128;

/** Less than half a step either way, so that integer colours stay unchanged. */
const amount = 0.98;

const random = createRandom(77);
const noise = Float32Array.from({ length: side * side }, () => (random() - 0.5) * amount);

/** Noise added to a smooth colour before rounding: without it dark skies show bands. */
export const ditherAt = (x: number, y: number): number =>
  noise[(y % side) * side + (x % side)] as number;
