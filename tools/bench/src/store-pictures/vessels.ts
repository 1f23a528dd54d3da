import { smoothMax, smoothMin, smoothstep, type Point } from '../samples/shapes.ts';
import { lathe } from './lathe.ts';
import { curve, hollow, type Corner } from './outline.ts';
import { ring, without, type Solid } from './solids.ts';
import type { Finish, Thing } from './thing.ts';

/** A body with straight or bent sides from foot to lip, open above. */
export const open = (
  outside: readonly Corner[],
  wall: number,
  finish: Finish,
  floor = wall,
): Thing => [{ solid: lathe(hollow(curve(outside), wall, floor)), finish }];

/** A massive turned body. */
export const massive = (outside: readonly Corner[], finish: Finish, round = 0): Thing => {
  const line = curve(outside);
  const [first, last] = [line[0]?.[1] ?? 0, line.at(-1)?.[1] ?? 0];
  return [{ solid: lathe([[0, first], ...line, [0, last]], round), finish }];
};

/** A massive turned body with edges as sharp as given, rounded by `round`. */
export const cylinder = (
  radius: number,
  from: number,
  to: number,
  finish: Finish,
  round = 0.02,
): Thing => [
  {
    solid: lathe(
      [
        [0, from + round],
        [radius - round, from + round],
        [radius - round, to - round],
        [0, to - round],
      ],
      round,
    ),
    finish,
  },
];

/** Flutes around a turned body, that run out below its lip. */
export function fluted(thing: Thing, count: number, depth: number, lip = 99): Thing {
  const groove = (x: number, y: number, z: number) =>
    (0.5 + 0.5 * Math.cos(Math.atan2(z, x) * count)) * (1 - smoothstep(lip - 0.2, lip, y));
  return thing.map(({ solid, finish }) => ({
    solid: {
      ...solid,
      distance: (x, y, z) => (solid.distance(x, y, z) + depth * groove(x, y, z)) * 0.8,
    },
    finish,
  }));
}

export type Handle = { at: Point; wide: number; high: number; thick: number; deep?: number };

/** A cup or jug with handles that grow out of its wall. */
export function handled(
  outside: readonly Corner[],
  wall: number,
  finish: Finish,
  ...handles: Handle[]
): Thing {
  const line = curve(outside);
  const body = lathe(hollow(line, wall));
  const [first, last] = [line[0]?.[1] ?? 0, line.at(-1)?.[1] ?? 0];
  const full = lathe([[0, first], ...line, [0, last + 0.4]]);
  const bows = handles.map(({ at, wide, high, thick, deep }) =>
    without(ring(at, wide, high, thick, deep), (x, y, z) => full.distance(x, y, z) + wall * 0.5),
  );
  return [{ solid: grown(body, bows), finish }];
}

function grown(body: Solid, bows: Solid[]): Solid {
  const reach = Math.max(
    ...bows.map(({ center, radius }) => Math.hypot(center[0], center[1] - body.center[1]) + radius),
  );
  return {
    distance: (x, y, z) =>
      bows.reduce(
        (least, bow) => smoothMin(least, bow.distance(x, y, z), 0.07),
        body.distance(x, y, z),
      ),
    center: body.center,
    radius: Math.max(body.radius, reach),
  };
}

/** A ring that only stands above a height: the bow of a pail or a basket. */
export const bow = (
  center: Point,
  wide: number,
  high: number,
  thick: number,
  deep?: number,
): Solid => {
  const whole = ring(center, wide, high, thick, deep);
  return {
    ...whole,
    distance: (x, y, z) => smoothMax(whole.distance(x, y, z), center[1] - y, 0.03),
  };
};
