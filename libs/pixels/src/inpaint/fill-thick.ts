import type { RgbaImage } from '../plane/rgba-image.ts';
import { createRandom } from '../noise/random.ts';
import { dissolveSeams } from './dissolve-seams.ts';
import { fillThin } from './fill-thin.ts';
import { deepest } from './hole-depth.ts';

import { countUsable, createHoleLevel, halveLevel, type HoleLevel } from './hole-level.ts';
import { measureGrain } from './measure-grain.ts';
import { createPatchField, type PatchField } from './patch-field.ts';
import {
  inheritSources,
  measureMisfits,
  scatterSources,
  searchPatches,
  type Search,
} from './search-patches.ts';
import { voteColors } from './vote-colors.ts';

/** Depth of the hole at which halving ends: each patch then still sees its edge. */
const shallow = 3.5;

/**
 * How sharply voting prefers patches that fit: the paper's value melts gravel into one grey. The
 * last round is sharper still, for grain.
 */
const sharpness = { usual: 10, last: 20 };

/** Weight of a smooth first guess until it is painted over; a lower one copies whole objects in. */
const guessTrust = 0.5;

/** Fewest known patches to choose from. */
const leastChoice = 64;

/** Most patches searched for at one level, over all rounds: bounds the time of a large hole. */
const budget = 160_000;

/** Rings of the first guess, at most. */
const mostRings = 8;

/** Most rounds of searching and painting at the smallest size and at any other. */
const rounds = { smallest: 16, others: 8 };

export type FillProgress = (share: number) => void;

/**
 * Fills wide holes with patches from elsewhere in the picture, from coarse to fine: first at the
 * size where the hole is shallow, then doubled each time (Wexler et al. 2007, with the search of
 * Barnes 2009).
 */
export function fillThick(
  image: RgbaImage,
  hole: Uint8Array,
  { seed, onProgress }: { seed: number; onProgress: FillProgress },
): boolean {
  const levels = buildLevels(createHoleLevel(image, measureGrain(image, hole), hole));
  if (countUsable(levels[0]) < leastChoice) return false;
  const random = createRandom(seed);
  const work = levels.map(({ hole: holes }) => holes.reduce((sum, value) => sum + value, 0));
  const allWork = work.reduce((sum, value) => sum + value, 0);
  let done = 0;
  let coarse: PatchField | undefined;
  for (let i = levels.length - 1; i >= 0; i -= 1) {
    coarse = solve(levels[i], coarse, { random, last: i === 0 });
    done += work[i];
    onProgress(done / allWork);
  }
  dissolveSeams(coarse as PatchField);
  const { data } = levels[0];
  for (let i = 0; i < hole.length; i += 1) {
    if (hole[i]) image.data.set(data.subarray(i * 4, i * 4 + 4), i * 4);
  }
  return true;
}

function buildLevels(first: HoleLevel): HoleLevel[] {
  const levels = [first];
  let last = first;
  while (deepest(last.depth) > shallow) {
    last = halveLevel(last);
    if (countUsable(last) < leastChoice) break;
    levels.push(last);
  }
  return levels;
}

function solve(
  level: HoleLevel,
  coarse: PatchField | undefined,
  { random, last }: { random: () => number; last: boolean },
): PatchField {
  const field = createPatchField(level);
  const search: Search = { random, window: 0 };
  const hurried = field.targets.length > budget;
  if (coarse) {
    search.window = hurried ? 2 : 24;
    inheritSources(field, coarse);
    scatterSources(field, search);
    field.misfit.fill(1);
    voteColors(field, sharpness.usual);
  } else {
    search.window = Math.max(level.width, level.height);
    guessSmoothly(level);
    scatterSources(field, search);
    peel(field, search);
  }
  const most = coarse ? rounds.others : rounds.smallest;
  const count = Math.max(1, Math.min(most, Math.round(budget / field.targets.length)));
  for (let round = 0; round < count; round += 1) {
    measureMisfits(field);
    searchPatches(field, search, 1);
    if (!hurried) searchPatches(field, search, -1);
    voteColors(field, last && round === count - 1 ? sharpness.last : sharpness.usual);
  }
  return field;
}

/** Fills colours and grain from the edges inwards. */
function guessSmoothly(level: HoleLevel): void {
  const { grain, hole, width, height, depth } = level;
  fillThin(level, depth);
  const gray = new Uint8ClampedArray(grain.length * 4);
  grain.forEach((value, i) => (gray[i * 4] = value));
  fillThin({ data: gray, width, height }, depth);
  hole.forEach((value, i) => {
    if (value) grain[i] = gray[i * 4];
  });
}

/** Repaints the smooth guess ring by ring; what is not painted yet weighs less. */
function peel(field: PatchField, search: Search): void {
  const { depth } = field.level;
  const trust = Float32Array.from(field.trust);
  const depths = deepest(depth);
  const thickness = Math.max(1, depths / mostRings);
  for (let reached = 1; reached < depths + 1 + thickness; reached += thickness) {
    for (const at of field.targets) {
      const painted = depth[at] < reached;
      field.trust[at] = trust[at] * (painted ? 1 : guessTrust);
    }
    measureMisfits(field);
    for (let sweep = 0; sweep < 3; sweep += 1) {
      searchPatches(field, search, 1);
      searchPatches(field, search, -1);
    }
    voteColors(field, sharpness.usual, reached + thickness / 2);
  }
  field.trust.set(trust);
}
