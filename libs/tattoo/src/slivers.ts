import { faint, grid } from './grid.ts';

/** Radius in grid pixels; what is thinner than its diameter is a sliver. */
const reach = 2;

/**
 * What a cut leaves of a broad place that is too thin to be one: for each pixel of the grid 1 or 0.
 * Morphological opening, of the cut picture and of the whole: what the motif has thin by itself stays.
 *
 * @param ink before the cut, 0 to 255
 * @param left after it
 */
export function sliversOf(ink: Uint8Array, left: Uint8Array): Uint8Array {
  const [before, after] = [open(ink), open(left)];
  const isSliver = new Uint8Array(ink.length);
  for (let i = 0; i < ink.length; i += 1) {
    if ((left[i] as number) >= faint && before[i] && !after[i]) isSliver[i] = 1;
  }
  return isSliver;
}

function open(ink: Uint8Array): Uint8Array {
  const solid = new Uint8Array(ink.length);
  for (let i = 0; i < ink.length; i += 1) solid[i] = (ink[i] as number) >= faint ? 1 : 0;
  return grow(grow(shrink(shrink(solid, 1), grid), 1), grid);
}

/** Keeps what has ink on all sides along one axis. */
function shrink(solid: Uint8Array, step: number): Uint8Array {
  const out = new Uint8Array(solid.length);
  const rim = reach * step;
  for (let i = rim; i < solid.length - rim; i += 1) {
    let isInner = solid[i] === 1;
    for (let at = i - rim; isInner && at <= i + rim; at += step) isInner = solid[at] === 1;
    if (isInner) out[i] = 1;
  }
  return out;
}

/** @param solid what was shrunk: nothing of it is at the ends */
function grow(solid: Uint8Array, step: number): Uint8Array {
  const out = new Uint8Array(solid.length);
  const rim = reach * step;
  for (let i = rim; i < solid.length - rim; i += 1) {
    if (solid[i] === 1) for (let at = i - rim; at <= i + rim; at += step) out[at] = 1;
  }
  return out;
}
