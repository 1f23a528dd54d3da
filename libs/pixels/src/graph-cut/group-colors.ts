import { createRandom } from '../noise/random.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';

/** Colour clusters for each side of a picture. */
export const parts = 5;

const rounds = 8;

/**
 * Clusters pixels by colour: k-means with k-means++ seeding (Arthur and Vassilvitskii, SODA 2007).
 * Deterministic.
 *
 * @returns each member's group number
 */
export function groupColors(data: RgbaImage['data'], members: Int32Array): Uint8Array {
  const centers = spread(data, members);
  const groups = new Uint8Array(members.length);
  for (let round = 0; round < rounds; round += 1) {
    const sums = new Float64Array(parts * 4);
    for (let i = 0; i < members.length; i += 1) {
      const at = members[i] * 4;
      const group = nearest(data, at, centers);
      groups[i] = group;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[group * 4 + channel] += data[at + channel];
      }
      sums[group * 4 + 3] += 1;
    }
    moveTo(centers, sums);
  }
  return groups;
}

/** Seeds: one at random, then each by its squared distance from those before. */
function spread(data: RgbaImage['data'], members: Int32Array): Float64Array {
  const random = createRandom(members.length);
  const centers = new Float64Array(parts * 3);
  const far = new Float64Array(members.length).fill(1);
  for (let part = 0; part < parts; part += 1) {
    const at = members[pick(far, random())] * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      centers[part * 3 + channel] = data[at + channel];
    }
    for (let i = 0; i < members.length; i += 1) {
      const away = distance(data, members[i] * 4, centers, part);
      far[i] = part === 0 ? away : Math.min(far[i], away);
    }
  }
  return centers;
}

/** @param share 0 to 1 */
function pick(weights: Float64Array, share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}

function nearest(data: RgbaImage['data'], at: number, centers: Float64Array): number {
  let [group, least] = [0, Infinity];
  for (let part = 0; part < parts; part += 1) {
    const away = distance(data, at, centers, part);
    if (away < least) [group, least] = [part, away];
  }
  return group;
}

function distance(
  data: RgbaImage['data'],
  at: number,
  centers: Float64Array,
  part: number,
): number {
  const red = data[at] - centers[part * 3];
  const green = data[at + 1] - centers[part * 3 + 1];
  const blue = data[at + 2] - centers[part * 3 + 2];
  return red * red + green * green + blue * blue;
}

/** An empty group keeps its centre. */
function moveTo(centers: Float64Array, sums: Float64Array): void {
  for (let part = 0; part < parts; part += 1) {
    const count = sums[part * 4 + 3];
    if (count === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      centers[part * 3 + channel] = sums[part * 4 + channel] / count;
    }
  }
}
