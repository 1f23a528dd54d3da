import { createRandom } from '@tintory/pixels';

/** The noise repeats after so many pixels, which nobody sees. */
const side = 128;

/** Less than half a step: a colour that is a whole number already stays as it is. */
const amount = 0.98;

const random = createRandom(77);
const noise = Float32Array.from({ length: side * side }, () => (random() - 0.5) * amount);

/** What is added to a smooth colour before it is rounded: without it dark skies show their steps. */
export const ditherAt = (x: number, y: number): number =>
  noise[(y % side) * side + (x % side)] as number;
