import type { Plane } from '../plane/rgba-image.ts';
import { fadeOf, powerAt } from './power-at.ts';

/** Pixels of a row that are analysed together. */
const span = 64;
const fade = fadeOf(span);

/** Bands of wavelengths: five to eight pixels, which every photo has, about three, and two. */
const bands = { broad: [8, 12], fine: [20, 25], finest: [27, 32] } as const;
type Band = readonly [first: number, last: number];

/** In decibels relative to the broad band; below -20 hardly anything is left. */
export type FineDetail = { fine: number; finest: number };

/** Measures detail of three and of two pixels along the rows of a picture's planes. */
export function fineDetail(planes: readonly Plane[]): FineDetail {
  const powers = new Float64Array(span / 2 + 1);
  for (const plane of planes) addPowers(plane, powers);
  const levelOf = ([first, last]: Band) => {
    const sum = powers.subarray(first, last + 1).reduce((all, power) => all + power, 0);
    return 10 * Math.log10(sum / (last - first + 1) + 1e-9);
  };
  const broad = levelOf(bands.broad);
  return { fine: levelOf(bands.fine) - broad, finest: levelOf(bands.finest) - broad };
}

/** Every fourth row is enough. */
function addPowers({ data, width, height }: Plane, powers: Float64Array): void {
  const part = new Float64Array(span);
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x + span <= width; x += span / 2) {
      const own = data.subarray(y * width + x, y * width + x + span);
      const mean = own.reduce((sum, value) => sum + value, 0) / span;
      for (let i = 0; i < span; i += 1) part[i] = fade[i] * (own[i] - mean);
      for (const [first, last] of Object.values(bands)) {
        for (let k = first; k <= last; k += 1) {
          powers[k] += powerAt(part, k / span);
        }
      }
    }
  }
}
