import type { Thing } from '../prompts/prompt-reading.ts';
import { compose } from './compose.ts';
import { extentOf, furthest, putter, sheet, type BoundsOf, type Placed } from './placed.ts';

export type Ornament = 'none' | 'frame' | 'mandala' | 'rays';

/** The circle about the middle that an ornament leaves to the motifs: its radius. */
const room: Record<Ornament, number> = { none: 0, frame: 378, mandala: 282, rays: 318 };
/** Without an ornament a design fills a square instead. */
const square = 900;

/** Composes things on the sheet, in the room that the ornament leaves; every second seed mirrored. */
export function layOut(
  things: readonly Thing[],
  ornament: Ornament,
  boundsOf: BoundsOf,
  seed: number,
): Placed[] {
  if (things.length === 0) return [];
  const design = scaleTo(compose(things, putter(boundsOf)), ornament);
  return seed % 2 === 0 ? design : design.map(mirror);
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

/** Scales and moves a composition into the room about the sheet's middle. */
function scaleTo(placed: Placed[], ornament: Ornament): Placed[] {
  const { left, right, top, bottom } = extentOf(placed);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const scale = room[ornament]
    ? room[ornament] / furthest(placed, x, y)
    : square / Math.max(right - left, bottom - top);
  return placed.map((one) => ({
    ...one,
    x: sheet / 2 + (one.x - x) * scale,
    y: sheet / 2 + (one.y - y) * scale,
    scale: one.scale * scale,
  }));
}
