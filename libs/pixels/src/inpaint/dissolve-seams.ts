import { patchRadius } from './hole-level.ts';
import type { PatchField } from './patch-field.ts';

/**
 * Largest step, in byte values, that is a seam between two copies; a larger one may be a real edge.
 */
const mostStep = 14;

/**
 * The same for the sum of the steps across a patch: in a soft picture an edge has many small ones.
 */
const mostRise = 40;

/** Most pixels relaxed, over all sweeps: bounds the time of a large hole. */
const budget = 3_000_000;

/**
 * Removes the faint seams between copies of differently lit places: steps between neighbours become
 * those of the places copied from, while the hole's edge stays (Pérez et al., "Poisson Image
 * Editing", SIGGRAPH 2003, by successive over-relaxation).
 */
export function dissolveSeams(field: PatchField): void {
  const { data, hole } = field.level;
  const inside = field.targets.filter((at) => hole[at]);
  const near = findNeighbours(field, inside);
  const size = inside.length;
  const sweeps = Math.min(Math.ceil(Math.sqrt(size)) + 20, Math.ceil(budget / size));
  const relax = 2 / (1 + Math.PI / (Math.sqrt(size) + 2));
  for (let c = 0; c < 4; c += 1) {
    const wanted = wantedSums(field, inside, near, c);
    // One extra entry, always 0, for everything outside the hole.
    const change = new Float32Array(size + 1);
    for (let sweep = 0; sweep < sweeps; sweep += 1) relaxOnce(change, wanted, near, relax);
    for (let i = 0; i < size; i += 1) {
      const at = inside[i] * 4 + c;
      data[at] += change[i];
    }
  }
}

/**
 * Four neighbours of each pixel of the hole: index in the list, the list's length outside, −1
 * beyond the picture.
 */
function findNeighbours({ level, slot, targets }: PatchField, inside: Int32Array): Int32Array {
  const { width, height } = level;
  const order = new Int32Array(targets.length).fill(inside.length);
  inside.forEach((at, i) => (order[slot[at]] = i));
  const near = new Int32Array(inside.length * 4);
  inside.forEach((at, i) => {
    const x = at % width;
    const exists = [x > 0, x < width - 1, at >= width, at < width * (height - 1)];
    [-1, 1, -width, width].forEach((step, k) => {
      near[i * 4 + k] = exists[k] ? order[slot[at + step]] : -1;
    });
  });
  return near;
}

/** How much each pixel's steps to its neighbours fall short of those at its source, in total. */
function wantedSums(field: PatchField, inside: Int32Array, near: Int32Array, c: number) {
  const { level } = field;
  const steps = [-1, 1, -level.width, level.width];
  return Float32Array.from(inside, (at, i) => {
    let sum = 0;
    for (let k = 0; k < 4; k += 1) {
      if (near[i * 4 + k] < 0) continue;
      const step = steps[k];
      const lack = lackOf(field, at, step, c);
      if (lack === 0 || Math.abs(lack) > mostStep) continue;
      if (Math.abs(lack + lacksInRow(field, at, step, c)) <= mostRise) sum += lack;
    }
    return sum;
  });
}

/** Total shortfall of the other steps in a row, within a patch's radius both ways. */
function lacksInRow(field: PatchField, at: number, step: number, c: number): number {
  const { slot } = field;
  let sum = 0;
  for (let k = -patchRadius; k <= patchRadius; k += 1) {
    const from = at + k * step;
    const known = (slot[from] ?? -1) >= 0 && (slot[from + step] ?? -1) >= 0;
    if (k !== 0 && known) sum += lackOf(field, from, step, c);
  }
  return sum;
}

/** Difference between the step to a neighbour and that at the two's sources. */
function lackOf(
  { level: { data }, slot, source }: PatchField,
  at: number,
  step: number,
  c: number,
) {
  const value = (place: number) => data[place * 4 + c];
  const own = source[slot[at]];
  const other = source[slot[at + step]];
  const there = (value(own) - value(own + step) + value(other - step) - value(other)) / 2;
  return there - (value(at) - value(at + step));
}

function relaxOnce(
  change: Float32Array,
  wanted: Float32Array,
  near: Int32Array,
  relax: number,
): void {
  for (let i = 0; i < wanted.length; i += 1) {
    let sum = wanted[i];
    let count = 0;
    for (let k = i * 4; k < i * 4 + 4; k += 1) {
      const neighbour = near[k];
      if (neighbour < 0) continue;
      sum += change[neighbour];
      count += 1;
    }
    const old = change[i];
    change[i] = old + relax * (sum / count - old);
  }
}
