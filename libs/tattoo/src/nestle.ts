import { edgeOf, type Placed } from './placed.ts';

/** Start distance outside any design, in the lead's longer side. */
const outside = 6;

/**
 * Moves a motif from outside towards its place until its ink is `air` away from the others'.
 *
 * @param from the side it comes from, in degrees clockwise from the right
 */
export function nestle(one: Placed, others: readonly Placed[], from: number, air: number): Placed {
  const radians = (from * Math.PI) / 180;
  const [towardX, towardY] = [-Math.cos(radians), -Math.sin(radians)];
  const start = { ...one, x: one.x - towardX * outside, y: one.y - towardY * outside };
  const moving = edgeOf(start);
  let way = outside;
  for (const other of others)
    way = Math.min(way, freeWay(moving, edgeOf(other), towardX, towardY, air));
  return { ...one, x: start.x + towardX * way, y: start.y + towardY * way };
}

/** Distance that points may move in a direction before one is within `air` of a placed one. */
function freeWay(
  moving: Float64Array,
  standing: Float64Array,
  towardX: number,
  towardY: number,
  air: number,
): number {
  let way = Infinity;
  for (let i = 0; i < moving.length; i += 2) {
    for (let j = 0; j < standing.length; j += 2) {
      const dx = (standing[j] as number) - (moving[i] as number);
      const dy = (standing[j + 1] as number) - (moving[i + 1] as number);
      const across = dx * towardY - dy * towardX;
      if (across >= air || across <= -air) continue;
      way = Math.min(way, dx * towardX + dy * towardY - Math.sqrt(air * air - across * across));
    }
  }
  return way;
}
