import type { LabImage, Plane } from '@tintory/pixels';
import type { LabColor } from './lab-clusters.ts';

type Patch = { ink: number; area: number; mean: LabColor };

/** Patches of one ink, separated by edges of the picture. */
export type Patches = {
  all: Patch[];
  /** The patch at each pixel, from 1 on; 0 on edges. */
  at: Int32Array;
  /** Pairs that meet at an edge and would merge in one ink, the largest first. */
  meetings: { larger: number; smaller: number }[];
};

/** Least change of colour at an edge, in steps of L*a*b*. */
const edgeStep = 3.5;
/** Distance in L*a*b* from which mean colours are two objects. */
const twoThings = 7;
/** Share of the picture that a patch needs to matter. */
const smallest = 0.008;

/** @param unit pixels in a thousandth of the picture's side */
export function findPatches(lab: LabImage, labels: Plane, unit: number): Patches {
  const edges = edgesOf(lab, Math.max(2, Math.round(2 * unit)));
  const found = flood(lab, labels, edges);
  return { ...found, meetings: meetingsOf(found, labels, Math.max(6, Math.round(24 * unit))) };
}

/** 1 where the colour changes within a few pixels. */
function edgesOf({ l, a, b }: LabImage, reach: number): Uint8Array {
  const { width, height } = l;
  const edges = new Uint8Array(width * height);
  const step = (i: number, j: number) =>
    Math.abs((l.data[i] as number) - (l.data[j] as number)) +
    Math.abs((a.data[i] as number) - (a.data[j] as number)) +
    Math.abs((b.data[i] as number) - (b.data[j] as number));
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [
      Math.max(0, y - reach) * width,
      Math.min(height - 1, y + reach) * width,
    ];
    for (let x = 0; x < width; x += 1) {
      const row = y * width;
      const across = step(row + Math.max(0, x - reach), row + Math.min(width - 1, x + reach));
      if (across > edgeStep || step(above + x, below + x) > edgeStep) edges[row + x] = 1;
    }
  }
  return edges;
}

function flood(lab: LabImage, labels: Plane, edges: Uint8Array): Pick<Patches, 'at' | 'all'> {
  const { width, height } = labels;
  const at = new Int32Array(edges.length);
  const stack = new Int32Array(edges.length);
  const all: Patch[] = [];
  for (let start = 0; start < at.length; start += 1) {
    if (edges[start] || at[start]) continue;
    const name = all.length + 1;
    const ink = labels.data[start] as number;
    let [l, a, b, area, depth] = [0, 0, 0, 0, 1];
    stack[0] = start;
    at[start] = name;
    const visit = (i: number) => {
      if (edges[i] || at[i] || labels.data[i] !== ink) return;
      at[i] = name;
      stack[depth] = i;
      depth += 1;
    };
    while (depth > 0) {
      depth -= 1;
      const i = stack[depth] as number;
      const column = i % width;
      area += 1;
      l += lab.l.data[i] as number;
      a += lab.a.data[i] as number;
      b += lab.b.data[i] as number;
      if (column > 0) visit(i - 1);
      if (column < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < width * (height - 1)) visit(i + width);
    }
    all.push({ ink, area, mean: [l / area, a / area, b / area] });
  }
  return { at, all };
}

/** Pairs of patches of one ink that lie `gap` pixels apart along much of their length. */
function meetingsOf(
  { at, all }: Pick<Patches, 'at' | 'all'>,
  { width, height }: Plane,
  gap: number,
): Patches['meetings'] {
  const counts = new Map<number, number>();
  const matters = all.map(({ area }) => area > at.length * smallest);
  const meet = (i: number, j: number) => {
    const [one, other] = [(at[i] as number) - 1, (at[j] as number) - 1];
    if (one === other || !matters[one] || !matters[other]) return;
    if (all[one]?.ink !== all[other]?.ink) return;
    const key = Math.min(one, other) * all.length + Math.max(one, other);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (let y = 0; y < height - gap; y += 1) {
    for (let x = 0; x < width - gap; x += 1) {
      const i = y * width + x;
      if (at[i] === 0) continue;
      meet(i, i + gap);
      meet(i, i + gap * width);
    }
  }
  return [...counts]
    .map(([key, count]) => ({ one: Math.floor(key / all.length), other: key % all.length, count }))
    .map(({ one, other, count }) => {
      const isLarger = (all[one]?.area ?? 0) >= (all[other]?.area ?? 0);
      return { larger: isLarger ? one : other, smaller: isLarger ? other : one, count };
    })
    .filter(({ larger, smaller, count }) => {
      const [a, b] = [all[larger] as Patch, all[smaller] as Patch];
      const away = Math.hypot(...a.mean.map((value, i) => value - (b.mean[i] as number)));
      return away > twoThings && count > 2 * Math.sqrt(b.area);
    })
    .sort((a, b) => (all[b.smaller]?.area ?? 0) - (all[a.smaller]?.area ?? 0));
}
