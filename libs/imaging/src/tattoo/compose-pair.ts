import type { Thing } from '../prompts/prompt-reading.ts';
import { reach, type Placed, type Put } from './layout.ts';

/** What is long and thin enough to pass behind another motif and show at both ends. */
const long = /\/(plain-dagger|broadsword|katana|arrow|feather|skeleton-key|battle-axe|olive)$/;
/** What may be sat on, long as it is. */
const growing = /\/olive$/;
/** What goes round another motif. */
const rings = /\/(triangle|mandala|barbed-wire|infinity)$/;
/** Round lights of the sky. */
const lights = /\/(moon|sun|ringed-planet|galaxy)$/;
/** What grows and may lie before the foot of another motif. */
const blooms =
  /\/(rose|shut-rose|lotus|daisy|sunflower|vine-flower|jasmine|flowers|poppy|maple-leaf|oak-leaf|falling-leaf|three-leaves|fern|big-wave|carl-olsen\/flame|flame)$/;

/** Shares of the main motif's longer side. */
const lightSize = 0.86;
const bloomSize = 0.52;
const riderSize = 0.66;

/**
 * Two motifs that belong together as one drawing: a blade behind a rose, a moon behind a wolf, a
 * flower before a skull, a cat on the moon. Undefined where they stand better side by side.
 */
export function composePair(things: readonly Thing[], put: Put): Placed[] | undefined {
  const [first, second] = things;
  if (!first || !second || things.length > 2 || first.count > 1 || second.count > 1) {
    return undefined;
  }
  const [one, other] = [first.motif, second.motif];
  if (first.relation?.kind === 'on' && (!long.test(other) || growing.test(other))) {
    return riding(one, other, put);
  }
  if (rings.test(one) !== rings.test(other)) {
    return rings.test(one) ? within(other, one, put) : within(one, other, put);
  }
  if (long.test(one) !== long.test(other)) {
    return long.test(one) ? across(other, one, put) : across(one, other, put);
  }
  if (lights.test(one) !== lights.test(other)) {
    return lights.test(one) ? beforeLight(other, one, put) : beforeLight(one, other, put);
  }
  if (blooms.test(one) !== blooms.test(other)) {
    return blooms.test(one) ? overBloom(other, one, put) : overBloom(one, other, put);
  }
  return undefined;
}

/** The long one behind the middle of the other, out at both sides. */
function across(main: string, behind: string, put: Put): Placed[] {
  const front = put(main, 0, 0, 1, { level: 1 });
  const { x, y } = reach(front);
  // Tall motifs are crossed lower, where they are not all head.
  return [front, put(behind, 0, y > x ? y * 0.1 : 0, 1.42)];
}

/** The other in the middle of the ring. */
const within = (main: string, ring: string, put: Put): Placed[] => [
  put(main, 0, 0, 1, { level: 1 }),
  put(ring, 0, 0, 1.5),
];

/** The light behind the upper part of the other, to the side that faces away. */
function beforeLight(main: string, light: string, put: Put): Placed[] {
  const front = put(main, 0, 0, 1, { level: 1 });
  const { x, y } = reach(front);
  return [front, put(light, x * 0.28, -y - lightSize * 0.12, lightSize)];
}

/** The flower before the other's foot. */
function overBloom(main: string, bloom: string, put: Put): Placed[] {
  const back = put(main, 0, 0, 1);
  const front = put(bloom, 0, 0, bloomSize, { level: 1 });
  return [back, { ...front, x: reach(back).x * 0.3, y: reach(back).y + reach(front).y * 0.3 }];
}

/** The first on top of the other, whose upper edge it covers. */
function riding(rider: string, base: string, put: Put): Placed[] {
  const below = put(base, 0, 0, 1);
  const above = put(rider, 0, 0, riderSize, { level: 1 });
  return [below, { ...above, y: -reach(below).y - reach(above).y * 0.62 }];
}
