import { createRandom } from '@tintory/pixels';

/** Smooth noise over the plane, about -1 to 1, one lattice cell per unit (Perlin, SIGGRAPH 2002). */
export type Noise = (x: number, y: number) => number;

const side = 256;

export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: side }, (_, index) => index);
  for (let i = side - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other] as number, order[i] as number];
  }
  const slope = (cellX: number, cellY: number, x: number, y: number): number => {
    const hash = order[((order[cellX & 255] as number) + cellY) & 255] as number;
    const angle = (hash / side) * 2 * Math.PI;
    return Math.cos(angle) * x + Math.sin(angle) * y;
  };
  return (x, y) => {
    const [cellX, cellY] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - cellX, y - cellY];
    const [u, v] = [fade(dx), fade(dy)];
    const above = mix(slope(cellX, cellY, dx, dy), slope(cellX + 1, cellY, dx - 1, dy), u);
    const below = mix(
      slope(cellX, cellY + 1, dx, dy - 1),
      slope(cellX + 1, cellY + 1, dx - 1, dy - 1),
      u,
    );
    return 1.5 * mix(above, below, v);
  };
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
