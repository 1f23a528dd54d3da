import { createRandom } from '@tintory/pixels';
import type { Thing } from '../prompts/prompt-reading.ts';
import { composePair } from './compose-pair.ts';
import type { Bounds } from './motif-bounds.ts';

export type Ornament = 'none' | 'frame' | 'mandala' | 'rays';

/**
 * A motif on a sheet of 1,000 × 1,000 units: the centre of its ink, the scale of its box of 512
 * units, its turn in degrees.
 */
export type Placed = {
  motif: string;
  bounds: Bounds;
  x: number;
  y: number;
  scale: number;
  turn: number;
  mirrored: boolean;
  /** What has a higher one lies over it, with air about itself; 0 where it is not said. */
  level?: number;
};

/** The sheet's side in its own units; every measure of a design is in them. */
export const sheet = 1_000;

/** The circle about the middle that an ornament leaves to the motifs: its radius. */
const room: Record<Ornament, number> = { none: 0, frame: 378, mandala: 282, rays: 318 };
/** Without an ornament a design fills a square instead. */
const square = 900;

/** Small motifs beside the main one, beyond which a design becomes a heap. */
const maxAround = 6;
/** Air between motifs, in longer sides of the main one. */
const air = 0.07;

/** Motifs of the sky, and what heads wear, belong above the main one. */
const skyward =
  /\/(sun|moon|night-sky|star-formation|polar-star|ringed-planet|galaxy|comet-spark|lightning-tree|snowflake-2|raining|fluffy-cloud|crown|queen-crown|top-hat|western-hat)$/;

export type BoundsOf = (motif: string) => Bounds;

/**
 * Composes things on the sheet: one alone in the middle; two alike face to face; the first thing
 * large with the others around it, the sky's above and the rest below, in mirrored pairs.
 */
export function layOut(
  things: Thing[],
  ornament: Ornament,
  boundsOf: BoundsOf,
  seed: number,
): Placed[] {
  const [main] = things;
  if (!main) return [];
  const put = putter(boundsOf);
  const around = things
    .slice(1)
    .flatMap(({ motif, count }) => Array.from({ length: count }, () => motif));
  const pair = composePair(things, put);
  if (pair) return fit(seed, pair, ornament);
  const placed = alone(
    { ...main, count: around.length > 0 ? Math.min(3, main.count) : main.count },
    put,
  );
  const half = Math.max(...placed.map((one) => Math.abs(one.y) + reach(one).y));
  const small = around.slice(0, maxAround);
  const above = small.filter((motif) => skyward.test(motif));
  const below = small.filter((motif) => !skyward.test(motif));
  return fit(seed, [...placed, ...row(above, -half, put), ...row(below, half, put)], ornament);
}

/** Every second seed shows the design as in a mirror. */
function fit(seed: number, placed: Placed[], ornament: Ornament): Placed[] {
  const design = scaleTo(placed, ornament);
  return createRandom(seed)() < 0.5 ? design : design.map(mirror);
}

/** Signs that a mirror would make wrong. */
const oneWay = /\/(g-clef|musical-notes|card-|perspective-dice|eye-of-horus)/;

/** The whole design as in a mirror. */
const mirror = (one: Placed): Placed => ({
  ...one,
  x: sheet - one.x,
  turn: -one.turn,
  mirrored: !one.mirrored && !oneWay.test(one.motif),
});

export type Put = (
  motif: string,
  x: number,
  y: number,
  size: number,
  rest?: Partial<Placed>,
) => Placed;

/** Places a motif by the longer side of its ink. */
const putter =
  (boundsOf: BoundsOf): Put =>
  (motif, x, y, size, rest = {}) => {
    const bounds = boundsOf(motif);
    const longer = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
    return { motif, bounds, x, y, scale: size / longer, turn: 0, mirrored: false, ...rest };
  };

/** Half the width and height of a motif's ink, its turn left aside. */
export const reach = ({ bounds, scale }: Placed) => ({
  x: ((bounds.right - bounds.left) / 2) * scale,
  y: ((bounds.bottom - bounds.top) / 2) * scale,
});

/** One motif as often as asked for, about the origin, in units of its own longer side. */
function alone({ motif, count }: Thing, put: Put): Placed[] {
  const one = put(motif, 0, 0, 1);
  if (count === 1) return [one];
  const { x: half, y: high } = reach(one);
  if (count === 2) {
    const apart = half + air / 2;
    return [put(motif, -apart, 0, 1), put(motif, apart, 0, 1, { mirrored: true })];
  }
  if (count === 3) {
    const apart = Math.max(half * 0.62 + air, half * 0.8);
    const low = high * 1.62 + air;
    return [one, put(motif, -apart, low, 0.62), put(motif, apart, low, 0.62, { mirrored: true })];
  }
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return put(motif, x, y, Math.min(0.8, 4.6 / count), { mirrored: x > 0.01 });
  });
}

/** Small motifs in a bow over or under the main one, turned outwards along it. */
function row(motifs: string[], edge: number, put: Put): Placed[] {
  const count = motifs.length;
  const size = count > 3 ? 0.3 : count === 3 ? 0.36 : count === 2 ? 0.48 : 0.5;
  const side = Math.sign(edge);
  return motifs.map((motif, i) => {
    const along = i - (count - 1) / 2;
    const one = put(motif, along * (size + air), 0, size, { mirrored: along > 0 });
    const bow = (along * along * size * 1.1) / Math.max(2, count);
    one.y = edge + side * (reach(one).y + air - bow);
    one.turn = -side * along * 9;
    return one;
  });
}

/** Scales and moves a composition into the room about the sheet's middle. */
function scaleTo(placed: Placed[], ornament: Ornament): Placed[] {
  const ends = (axis: 'x' | 'y', way: -1 | 1) =>
    Math.max(...placed.map((one) => way * one[axis] + reach(one)[axis])) * way;
  const [left, right, top, bottom] = [ends('x', -1), ends('x', 1), ends('y', -1), ends('y', 1)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // Corners of a box are seldom inked: nine tenths of its half diagonal is where ink ends.
  const radius = Math.max(
    ...placed.map((one) => {
      const { x: half, y: high } = reach(one);
      return Math.hypot(Math.abs(one.x - x) + half * 0.88, Math.abs(one.y - y) + high * 0.88);
    }),
  );
  const scale = room[ornament]
    ? room[ornament] / radius
    : square / Math.max(right - left, bottom - top);
  return placed.map((one) => ({
    ...one,
    x: sheet / 2 + (one.x - x) * scale,
    y: sheet / 2 + (one.y - y) * scale,
    scale: one.scale * scale,
  }));
}
