import type { LabImage } from '../color/lab.ts';

/** The small regions of a picture: the region number of each pixel, and the number of regions. */
export type Regions = { region: Int32Array; count: number };

/** The largest CIELAB distance at which a region of one pixel merges; lower as it grows. */
const tolerance = 30;
/** Smaller regions, in pixels, join their most similar neighbour. */
const leastArea = 12;

/** Colour differences are sorted in steps of 1/20, up to more than any two colours have. */
const [stepsPerUnit, most] = [20, 8_191];

/**
 * Segments a picture into small regions of one colour, each within one side (Felzenszwalb and
 * Huttenlocher, IJCV 2004).
 *
 * @param sides one value per pixel; pixels with different values never share a region
 */
export function smallRegions(lab: LabImage, sides: Uint8Array): Regions {
  const edges = sortedEdges(lab, sides);
  const sets = createSets(sides.length);
  const tolerated = new Float32Array(sides.length).fill(tolerance);
  edges.forEach((from, to, difference) => {
    const [a, b] = [sets.find(from), sets.find(to)];
    if (a === b) return;
    if (difference > Math.min(tolerated[a], tolerated[b])) return;
    const joined = sets.join(a, b);
    tolerated[joined] = difference + tolerance / sets.areaOf(joined);
  });
  edges.forEach((from, to) => {
    const [a, b] = [sets.find(from), sets.find(to)];
    if (a !== b && Math.min(sets.areaOf(a), sets.areaOf(b)) < leastArea) sets.join(a, b);
  });
  return numbered(sets, sides.length);
}

type Edges = { forEach: (visit: (from: number, to: number, difference: number) => void) => void };

/**
 * All pairs of neighbouring pixels on one side, the most similar first (counting sort, two passes).
 */
function sortedEdges({ l, a, b }: LabImage, sides: Uint8Array): Edges {
  const { width } = l;
  const count = sides.length;
  const differences = new Uint16Array(count * 2).fill(most + 1);
  const starts = new Int32Array(most + 3);
  for (let i = 0; i < count * 2; i += 1) {
    const from = i >> 1;
    const to = from + (i & 1 ? width : 1);
    const leaves = i & 1 ? to >= count : to % width === 0;
    if (leaves || sides[from] !== sides[to]) continue;
    const away = Math.hypot(
      l.data[from] - l.data[to],
      a.data[from] - a.data[to],
      b.data[from] - b.data[to],
    );
    const step = Math.min(most, Math.round(away * stepsPerUnit));
    differences[i] = step;
    starts[step + 1] += 1;
  }
  for (let step = 0; step <= most + 1; step += 1) {
    starts[step + 1] += starts[step];
  }
  const order = new Int32Array(starts[most + 1]);
  for (let i = 0; i < count * 2; i += 1) {
    const step = differences[i];
    if (step > most) continue;
    order[starts[step]] = i;
    starts[step] += 1;
  }
  return {
    forEach: (visit) => {
      for (const i of order) {
        const from = i >> 1;
        visit(from, from + (i & 1 ? width : 1), differences[i] / stepsPerUnit);
      }
    },
  };
}

/** Disjoint sets of pixels with their areas: union by size, with path halving. */
function createSets(count: number) {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const area = new Int32Array(count).fill(1);
  const find = (of: number): number => {
    let at = of;
    for (let up = parent[at]; up !== at; up = parent[at]) {
      parent[at] = parent[up];
      at = parent[at];
    }
    return at;
  };
  const areaOf = (root: number): number => area[root];
  const join = (a: number, b: number): number => {
    const [kept, gone] = areaOf(a) >= areaOf(b) ? [a, b] : [b, a];
    parent[gone] = kept;
    area[kept] = areaOf(kept) + areaOf(gone);
    return kept;
  };
  return { find, areaOf, join };
}

function numbered({ find }: ReturnType<typeof createSets>, pixels: number): Regions {
  const numbers = new Int32Array(pixels).fill(-1);
  const region = new Int32Array(pixels);
  let count = 0;
  for (let i = 0; i < pixels; i += 1) {
    const root = find(i);
    if (numbers[root] === -1) {
      numbers[root] = count;
      count += 1;
    }
    region[i] = numbers[root];
  }
  return { region, count };
}
