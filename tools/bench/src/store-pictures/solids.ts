import { box, ellipsoid, rod, smoothMin, type Distance, type Point } from '../samples/shapes.ts';

/** A shape and a ball around it, so that rays far from it need not look closer. */
export type Solid = { distance: Distance; center: Point; radius: number };

export const ball = (center: Point, [rx, ry, rz]: Point): Solid => ({
  distance: ellipsoid(...center, rx, ry, rz),
  center,
  radius: Math.max(rx, ry, rz),
});

export const block = (center: Point, half: Point, round: number): Solid => ({
  distance: box(center, half, round),
  center,
  radius: Math.hypot(...half),
});

export const stick = (from: Point, to: Point, start: number, end = start): Solid => ({
  distance: rod(from, to, start, end),
  center: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
  radius: Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 2 + Math.max(start, end),
});

/** A disc or cylinder around the z axis, `deep` to either side of its centre. */
export function drum([cx, cy, cz]: Point, radius: number, deep: number, round: number): Solid {
  return {
    distance: (x, y, z) => {
      const across = Math.hypot(x - cx, y - cy) - radius + round;
      const along = Math.abs(z - cz) - deep + round;
      const outside = Math.hypot(Math.max(across, 0), Math.max(along, 0));
      return outside + Math.min(Math.max(across, along), 0) - round;
    },
    center: [cx, cy, cz],
    radius: Math.hypot(radius, deep),
  };
}

/** A ring in the plane of x and y, as wide as `wide` × `high`; `thick` by `deep` its section. */
export function ring(
  [cx, cy, cz]: Point,
  wide: number,
  high: number,
  thick: number,
  deep = thick,
): Solid {
  return {
    distance: (x, y, z) => {
      const [dx, dy] = [(x - cx) / wide, (y - cy) / high];
      const around = (Math.hypot(dx, dy) - 1) * Math.min(wide, high);
      const section = Math.hypot(around / thick, (z - cz) / deep);
      return (section - 1) * Math.min(thick, deep) * 0.8;
    },
    center: [cx, cy, cz],
    radius: Math.max(wide, high) + Math.max(thick, deep),
  };
}

/** Several as one, their joints filled by about `blend`. */
export function joined(blend: number, ...solids: [Solid, ...Solid[]]): Solid {
  const [first, ...others] = solids;
  return {
    distance: (x, y, z) => {
      let least = first.distance(x, y, z);
      for (const other of others) {
        const gap = other.distance(x, y, z);
        least = blend > 0 ? smoothMin(least, gap, blend) : Math.min(least, gap);
      }
      return least;
    },
    ...around(solids),
  };
}

/** The first without what the others fill. */
export const without = (solid: Solid, ...taken: Distance[]): Solid => ({
  ...solid,
  distance: (x, y, z) =>
    taken.reduce((least, other) => Math.max(least, -other(x, y, z)), solid.distance(x, y, z)),
});

/** A ball around all. */
export function around(solids: readonly Solid[]): { center: Point; radius: number } {
  const low: Point = [9, 9, 9];
  const high: Point = [-9, -9, -9];
  for (const { center, radius } of solids) {
    for (const i of [0, 1, 2] as const) {
      low[i] = Math.min(low[i], center[i] - radius);
      high[i] = Math.max(high[i], center[i] + radius);
    }
  }
  const center: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const reach = solids.map((one) => distanceBetween(center, one.center) + one.radius);
  return { center, radius: Math.max(...reach) };
}

const distanceBetween = (a: Point, b: Point): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
