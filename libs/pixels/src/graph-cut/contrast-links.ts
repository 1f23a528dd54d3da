import type { RgbaImage } from '../plane/rgba-image.ts';
import { neighbours } from './ways.ts';

/** Links to the right, below left, below and below right; 0 where they would leave the picture. */
export type Links = readonly [Float32Array, Float32Array, Float32Array, Float32Array];

/**
 * Cost of a cut between neighbouring pixels: `most` if they are equal, less the more they differ
 * compared with this picture's mean difference (Boykov and Jolly, ICCV 2001; normalised as in
 * GrabCut).
 */
export function contrastLinks(image: RgbaImage, most: number): Links {
  const steps = neighbours(image.width);
  const differences = [0, 1, 2, 3].map((way) => differencesOf(image, way, steps[way]));
  const [sum, count] = differences.reduce(addUp, [0, 0]);
  const usual = Math.max(1e-3, (2 * sum) / Math.max(1, count));
  return differences.map((plane, way) => {
    const nearness = way % 2 === 0 ? 1 : Math.SQRT1_2;
    return plane.map((value) => (value < 0 ? 0 : most * nearness * Math.exp(-value / usual)));
  }) as unknown as Links;
}

/** Squared colour differences, below 0 where there is no neighbour. */
function differencesOf(
  { data, width, height }: RgbaImage,
  way: number,
  step: number,
): Float32Array {
  const plane = new Float32Array(width * height).fill(-1);
  // A row's first pixel has none below left, its last none to the right.
  const first = way === 1 ? 1 : 0;
  const end = way === 0 || way === 3 ? width - 1 : width;
  const rows = way === 0 ? height : height - 1;
  for (let y = 0; y < rows; y += 1) {
    for (let i = y * width + first; i < y * width + end; i += 1) {
      plane[i] = distance(data, i * 4, (i + step) * 4);
    }
  }
  return plane;
}

function distance(data: RgbaImage['data'], a: number, b: number): number {
  const red = data[a] - data[b];
  const green = data[a + 1] - data[b + 1];
  const blue = data[a + 2] - data[b + 2];
  return red * red + green * green + blue * blue;
}

function addUp([sum, count]: [number, number], plane: Float32Array): [number, number] {
  let [more, pairs] = [0, 0];
  for (const value of plane) {
    if (value < 0) continue;
    more += value;
    pairs += 1;
  }
  return [sum + more, count + pairs];
}
