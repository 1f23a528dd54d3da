import { createRandom, type Plane } from '@tintory/pixels';
import { createCells } from './point-cells.ts';

/** A dot: its centre and radius in grid pixels. */
export type Dot = { x: number; y: number; radius: number };

export type StippleOptions = {
  seed: number;
  /** Distance between dots at the darkest and the palest tone, in grid pixels. */
  spacing: readonly [dark: number, pale: number];
  /** Radius of dots at the darkest and the palest tone, in grid pixels. */
  radius: readonly [dark: number, pale: number];
};

/** Tone below which the paper stays bare. */
const bare = 0.035;

/**
 * Stipples a tone. Dots fall in random order and stay where none lies nearer than the tone's
 * spacing (Poisson-disk sampling of variable radius), then settle into the weighted centres of
 * their Voronoi cells (Secord, NPAR 2002), which takes the last clumps and gaps out.
 *
 * @param tone 0 (bare) to 1 (dark)
 */
export function stipple(tone: Plane, options: StippleOptions): Dot[] {
  const places = throwDarts(tone, options);
  settle(places, tone, options.spacing[1]);
  const [dark, pale] = options.radius;
  return places.map(({ x, y }) => {
    const t = tone.data[Math.floor(y) * tone.width + Math.floor(x)] as number;
    return { x, y, radius: pale + (dark - pale) * t };
  });
}

type Place = { x: number; y: number };

function throwDarts(tone: Plane, { seed, spacing }: StippleOptions): Place[] {
  const { width, height, data } = tone;
  const [dark, pale] = spacing;
  const random = createRandom(seed);
  const cells = createCells(width, height);
  const places: Place[] = [];
  for (const index of shuffled(data, random)) {
    const x = (index % width) + random();
    const y = Math.floor(index / width) + random();
    // Ink covers an area: the spacing goes with the tone's square root.
    const t = Math.sqrt(data[index] as number);
    const apart = pale + (dark - pale) * t;
    if (cells.anyNearer(x, y, apart)) continue;
    cells.add(places.length, x, y);
    places.push({ x, y });
  }
  return places;
}

/** Indices of the pixels with tone, in random order (Fisher and Yates). */
function shuffled(data: Float32Array, random: () => number): Int32Array {
  const indices = new Int32Array(data.length);
  let count = 0;
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] as number) > bare) indices[count++] = i;
  }
  for (let i = count - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [indices[i], indices[j]] = [indices[j] as number, indices[i] as number];
  }
  return indices.subarray(0, count);
}

/** One round of Lloyd's relaxation over every other pixel, each weighing as much as its tone. */
function settle(places: Place[], tone: Plane, reach: number): void {
  const { width, height, data } = tone;
  const cells = createCells(width, height);
  places.forEach(({ x, y }, i) => cells.add(i, x, y));
  const sums = new Float64Array(places.length * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = y % 2; x < width; x += 2) {
      const weight = data[y * width + x] as number;
      if (weight <= bare) continue;
      const nearest = cells.nearest(x + 0.5, y + 0.5, reach * 2);
      if (nearest < 0) continue;
      sums[nearest * 3] = (sums[nearest * 3] as number) + weight * (x + 0.5);
      sums[nearest * 3 + 1] = (sums[nearest * 3 + 1] as number) + weight * (y + 0.5);
      sums[nearest * 3 + 2] = (sums[nearest * 3 + 2] as number) + weight;
    }
  }
  places.forEach((place, i) => {
    const weight = sums[i * 3 + 2] as number;
    if (weight === 0) return;
    place.x = (sums[i * 3] as number) / weight;
    place.y = (sums[i * 3 + 1] as number) / weight;
  });
}
