import { dot, normalize } from '../samples/light.ts';
import type { Distance, Point } from '../samples/shapes.ts';
import type { Solid } from './solids.ts';
import { boundsOf, type Part, type Thing } from './thing.ts';

export type Ray = { from: Point; toward: Point };

/** Some parts as one, with the ball around them. */
export type Field = { parts: Part[]; distance: Distance; center: Point; radius: number };

/** Closer than this a part is measured exactly, farther only its ball is. */
const near = 0.5;

const fromBall = ({ center, radius }: Solid, x: number, y: number, z: number): number => {
  const [dx, dy, dz] = [x - center[0], y - center[1], z - center[2]];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
};

export function fieldOf(parts: Thing): Field {
  const solids = parts.map(({ solid }) => solid);
  const distance: Distance = (x, y, z) => {
    let least = 9;
    for (const solid of solids) {
      const far = fromBall(solid, x, y, z);
      if (far >= least) continue;
      least = Math.min(least, far > near ? far : solid.distance(x, y, z));
    }
    return least;
  };
  const bounds = parts.length > 0 ? boundsOf(parts) : { center: [0, 0, 0] as Point, radius: 0 };
  return { parts, distance, ...bounds };
}

export function partAt({ parts }: Field, [x, y, z]: Point): Part | undefined {
  let [best, least]: [Part | undefined, number] = [undefined, Infinity];
  for (const part of parts) {
    if (fromBall(part.solid, x, y, z) > 0.1) continue;
    const gap = part.solid.distance(x, y, z);
    if (gap < least) [best, least] = [part, gap];
  }
  return best;
}

export const along = ({ from, toward }: Ray, t: number): Point => [
  from[0] + toward[0] * t,
  from[1] + toward[1] * t,
  from[2] + toward[2] * t,
];

/** Where the ray is within a ball that is `more` larger than the field's; undefined when it passes by. */
function within(field: Field, { from, toward }: Ray, more: number): [number, number] | undefined {
  const { center, radius } = field;
  const offset: Point = [center[0] - from[0], center[1] - from[1], center[2] - from[2]];
  const middle = dot(offset, toward);
  const half = (radius + more) ** 2 - (dot(offset, offset) - middle ** 2);
  if (half < 0 || radius === 0) return undefined;
  const reach = Math.sqrt(half);
  return middle + reach < 0 ? undefined : [Math.max(0, middle - reach), middle + reach];
}

/** How far the ray goes until it meets the field (sphere tracing, Hart 1996). */
export function meet(field: Field, ray: Ray): number | undefined {
  const span = within(field, ray, 0);
  if (!span) return undefined;
  let t = span[0];
  for (let step = 0; step < 140 && t < span[1]; step += 1) {
    const [x, y, z] = along(ray, t);
    const gap = field.distance(x, y, z);
    if (gap < 0.0006 + t * 0.00006) return t;
    t += gap * 0.9;
  }
  return undefined;
}

/** How much of a light of some width is seen: the narrowest gap along the way (Quilez). 0 to 1 */
export function lightSeen(field: Field, ray: Ray, width: number): number {
  const span = within(field, ray, 0.45);
  if (!span) return 1;
  let [seen, t] = [1, Math.max(0.02, span[0])];
  for (let step = 0; step < 70 && t < span[1]; step += 1) {
    const [x, y, z] = along(ray, t);
    const gap = field.distance(x, y, z);
    seen = Math.min(seen, 0.5 + (0.5 * gap) / (width * t));
    if (seen < 0.01) return 0;
    t += Math.min(0.3, Math.max(0.018, gap * 0.7));
  }
  const s = Math.max(0, seen);
  return s * s * (3 - 2 * s);
}

/** How open the surroundings are: things close above a point take its light. 0 to 1 */
export function openness(field: Field, [x, y, z]: Point, [nx, ny, nz]: Point): number {
  let [hidden, weight] = [0, 1];
  for (const h of [0.03, 0.09, 0.2, 0.4, 0.7]) {
    hidden += Math.max(0, h - field.distance(x + nx * h, y + ny * h, z + nz * h)) * weight;
    weight *= 0.62;
  }
  return Math.min(1, Math.max(0, 1 - hidden * 1.3));
}

/** The slope of a field, from four places around (Quilez). */
function slope(distance: Distance, [x, y, z]: Point, e: number): Point {
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  return [(a - b - c + d) / (4 * e), (c + d - a - b) / (4 * e), (b + d - a - c) / (4 * e)];
}

/** The direction away from a surface, as its relief bends it. */
export function normalAt(field: Field, point: Point, part: Part | undefined): Point {
  const normal = normalize(slope(part?.solid.distance ?? field.distance, point, 0.009));
  const relief = part?.finish.relief;
  if (!relief) return normal;
  const rise = slope(relief, point, 0.004);
  const outward = dot(rise, normal);
  return normalize([
    normal[0] - rise[0] + outward * normal[0],
    normal[1] - rise[1] + outward * normal[1],
    normal[2] - rise[2] + outward * normal[2],
  ]);
}
