import type { PrintArea } from '@tintory/contract';
import type { Layer, Placing } from './layer.ts';
import { boundsOf } from './placing.ts';

/** A line that a layer was drawn to: upright at `x`, or level at `y`. */
export type Guide = { axis: 'x' | 'y'; at: number };

/** What may come to lie on what, along one axis. */
type Pair = { from: number; to: number };

type Pull = { by: number; at: number | null };

/** The shortest way onto a line within reach. */
function pullOf(pairs: readonly Pair[], reach: number): Pull {
  let best: Pull = { by: 0, at: null };
  let nearest = reach;
  for (const { from, to } of pairs) {
    const distance = Math.abs(to - from);
    if (distance > nearest || (best.at !== null && distance === nearest)) continue;
    nearest = distance;
    best = { by: to - from, at: to };
  }
  return best;
}

/** The middle first, then the safe lines, then the edges. */
const pairsOf = (
  middle: number,
  low: number,
  high: number,
  length: number,
  safe: number,
): Pair[] => [
  { from: middle, to: length / 2 },
  { from: low, to: safe },
  { from: high, to: length - safe },
  { from: low, to: 0 },
  { from: high, to: length },
];

/**
 * Draws a layer to the middle and the edges of its area.
 *
 * @param reach millimetres from which a line pulls
 */
export function snapMove(
  layer: Layer,
  placing: Placing,
  { width, height, safe }: Pick<PrintArea, 'width' | 'height' | 'safe'>,
  reach: number,
): { placing: Placing; guides: Guide[] } {
  const { left, right, top, bottom } = boundsOf({ ...layer, ...placing });
  const across = pullOf(pairsOf(placing.x, left, right, width, safe), reach);
  const down = pullOf(pairsOf(placing.y, top, bottom, height, safe), reach);
  const guides: Guide[] = [];
  if (across.at !== null) guides.push({ axis: 'x', at: across.at });
  if (down.at !== null) guides.push({ axis: 'y', at: down.at });
  return { placing: { ...placing, x: placing.x + across.by, y: placing.y + down.by }, guides };
}

const angleStep = 45;
/** Degrees from which a right or half-right angle pulls. */
const angleReach = 4;

export function snapRotation(rotation: number): number {
  const near = Math.round(rotation / angleStep) * angleStep;
  return Math.abs(rotation - near) <= angleReach ? near : rotation;
}
