import { createRandom, type Plane } from '@tintory/pixels';

/** A dot: its centre and radius in grid pixels. */
export type Dot = { x: number; y: number; radius: number };

export type StippleOptions = {
  seed: number;
  /** Distance of dots' centres where the tone is darkest and where it is palest, in grid pixels. */
  spacing: [dark: number, pale: number];
  /** Radius of dots where the tone is darkest and where it is palest, in grid pixels. */
  radius: [dark: number, pale: number];
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
  const cells = createCells(width, height, pale);
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
  const cells = createCells(width, height, reach);
  places.forEach(({ x, y }, i) => cells.add(i, x, y));
  const sums = new Float64Array(places.length * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = y % 2; x < width; x += 2) {
      const weight = data[y * width + x] as number;
      if (weight <= bare) continue;
      const nearest = cells.nearest(x + 0.5, y + 0.5);
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

/** Points sorted into square cells, for questions about their neighbourhood. */
function createCells(width: number, height: number, reach: number) {
  const side = 4;
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  // Each cell's points as a chain: an array for each cell would be tens of thousands of arrays.
  const firsts = new Int32Array(columns * rows).fill(-1);
  const nexts: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];

  const nearestWithin = (x: number, y: number, radius: number, enough: number): number => {
    let best = radius * radius;
    let found = -1;
    const last = Math.min(rows - 1, Math.floor((y + radius) / side));
    const right = Math.min(columns - 1, Math.floor((x + radius) / side));
    for (let row = Math.max(0, Math.floor((y - radius) / side)); row <= last; row += 1) {
      for (
        let column = Math.max(0, Math.floor((x - radius) / side));
        column <= right;
        column += 1
      ) {
        let i = firsts[row * columns + column] as number;
        for (; i >= 0; i = nexts[i] as number) {
          const [dx, dy] = [(xs[i] as number) - x, (ys[i] as number) - y];
          const square = dx * dx + dy * dy;
          if (square >= best) continue;
          best = square;
          found = i;
          if (square < enough) return i;
        }
      }
    }
    return found;
  };

  return {
    add(index: number, x: number, y: number): void {
      xs[index] = x;
      ys[index] = y;
      const cell = Math.floor(y / side) * columns + Math.floor(x / side);
      nexts[index] = firsts[cell] as number;
      firsts[cell] = index;
    },
    anyNearer: (x: number, y: number, radius: number) =>
      nearestWithin(x, y, radius, radius * radius) >= 0,
    nearest(x: number, y: number): number {
      for (let radius = side; radius <= reach * 2; radius *= 2) {
        const found = nearestWithin(x, y, radius, 0);
        if (found >= 0) return found;
      }
      return -1;
    },
  };
}
