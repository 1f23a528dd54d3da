import { patchMisfit, type PatchField } from './patch-field.ts';

type Random = () => number;

/** Random search of sources: around the place itself, and sometimes anywhere. */
export type Search = {
  random: Random;
  /** Radius in pixels within which most sources are searched. */
  window: number;
};

/** Assigns a random source to every patch without one. */
export function scatterSources(field: PatchField, { random, window }: Search): void {
  for (let i = 0; i < field.targets.length; i += 1) {
    if (field.source[i] >= 0) continue;
    const near = random() < 0.5;
    const target = field.targets[i];
    field.source[i] = near ? findNear(field, target, window, random) : findAnywhere(field, random);
  }
}

/** A usable place near another one, or anywhere if none is found. */
function findNear(field: PatchField, around: number, window: number, random: Random): number {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const place = randomAround(field, around, window, random);
    if (place >= 0) return place;
  }
  return findAnywhere(field, random);
}

function findAnywhere({ level }: PatchField, random: Random): number {
  const { usable } = level;
  let place = Math.floor(random() * usable.length);
  for (let attempt = 0; attempt < 32 && !usable[place]; attempt += 1) {
    place = Math.floor(random() * usable.length);
  }
  while (!usable[place]) place = (place + 1) % usable.length;
  return place;
}

/** A random place in a square; −1 if it cannot be copied from. */
function randomAround({ level }: PatchField, at: number, radius: number, random: Random): number {
  const { width, height, usable } = level;
  const side = 2 * radius + 1;
  const x = (at % width) + Math.floor(random() * side) - radius;
  const y = Math.floor(at / width) + Math.floor(random() * side) - radius;
  if (x < 0 || y < 0 || x >= width || y >= height) return -1;
  return usable[y * width + x] ? y * width + x : -1;
}

/** Measures every pair again, after colours have changed. */
export function measureMisfits(field: PatchField): void {
  for (let i = 0; i < field.targets.length; i += 1) {
    const [target, source] = [field.targets[i], field.source[i]];
    field.misfit[i] = patchMisfit(field, target, source, Infinity);
  }
}

/**
 * One sweep of PatchMatch (Barnes et al., SIGGRAPH 2009): each patch tries the sources of its two
 * previous neighbours, shifted, then random places ever closer around its own source.
 */
export function searchPatches(field: PatchField, { random, window }: Search, way: 1 | -1): void {
  const { targets, slot, source, level } = field;
  const { width, height } = level;
  const count = targets.length;
  for (let k = 0; k < count; k += 1) {
    const i = way === 1 ? k : count - 1 - k;
    const target = targets[i];
    const x = target % width;
    const beside = x - way >= 0 && x - way < width ? slot[target - way] : -1;
    if (beside >= 0) tryNeighbour(field, i, source[beside] + way);
    const aboveAt = target - way * width;
    const above = aboveAt >= 0 && aboveAt < width * height ? slot[aboveAt] : -1;
    if (above >= 0) tryNeighbour(field, i, source[above] + way * width);
    for (let radius = window; radius >= 1; radius >>= 1) {
      trySource(field, i, randomAround(field, source[i], radius, random));
    }
    trySource(field, i, findNear(field, target, window, random));
  }
}

/** A step sideways must not wrap into the next row; usable places never lie there. */
function tryNeighbour(field: PatchField, i: number, place: number): void {
  if (place >= 0 && place < field.level.usable.length && field.level.usable[place]) {
    trySource(field, i, place);
  }
}

function trySource(field: PatchField, i: number, place: number): void {
  if (place < 0 || place === field.source[i]) return;
  const least = field.misfit[i];
  const misfit = patchMisfit(field, field.targets[i], place, least);
  if (misfit >= least) return;
  field.misfit[i] = misfit;
  field.source[i] = place;
}

/** Takes over the sources found at half the size, in twice the steps. */
export function inheritSources(field: PatchField, coarse: PatchField): void {
  const { level, targets, source } = field;
  const half = coarse.level.width;
  for (let i = 0; i < targets.length; i += 1) {
    const target = targets[i];
    const x = target % level.width;
    const y = (target - x) / level.width;
    const [smallX, smallY] = [x >> 1, y >> 1];
    if (smallX >= half || smallY >= coarse.level.height) continue;
    const from = coarse.slot[smallY * half + smallX];
    if (from < 0) continue;
    const found = coarse.source[from];
    const foundX = (found % half) * 2 + (x & 1);
    const foundY = Math.floor(found / half) * 2 + (y & 1);
    const place = foundY * level.width + foundX;
    if (level.usable[place]) source[i] = place;
  }
}
