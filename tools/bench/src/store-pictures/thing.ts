import type { Color, Material } from '../samples/light.ts';
import type { Distance, Point } from '../samples/shapes.ts';
import { around, type Solid } from './solids.ts';

/** What a part is made of. Places are those of the part before it was moved. */
export type Finish = {
  at: (x: number, y: number, z: number) => Material;
  /** How much higher the surface is here: cloth, hammered metal. */
  relief?: Distance;
  /** Light it gives off itself. */
  glow?: (x: number, y: number, z: number) => Color;
  /** What glass lets through, by a thickness of 0.1. */
  clear?: Color;
};

export type Part = { solid: Solid; finish: Finish };
export type Thing = Part[];

export type Pose = {
  at?: Point;
  /** Around the y axis, then around z, in radians. */
  turn?: number;
  lean?: number;
  size?: number;
};

/** The same thing at another place, turned or larger. */
export function put(thing: Thing, pose: Pose): Thing {
  const { inward, outward, size } = movement(pose);
  return thing.map(({ solid, finish }) => ({
    solid: {
      distance: moveDistance(solid.distance, pose),
      center: outward(...solid.center),
      radius: solid.radius * size,
    },
    finish: moveFinish(finish, inward, size),
  }));
}

/** Written out: this runs for every step of every ray, and must make no arrays. */
function moveDistance(
  distance: Distance,
  { at = [0, 0, 0], turn = 0, lean = 0, size = 1 }: Pose,
): Distance {
  const [px, py, pz] = at;
  const [ct, st, cl, sl] = [Math.cos(turn), Math.sin(turn), Math.cos(lean), Math.sin(lean)];
  return (x, y, z) => {
    const dx = (x - px) / size;
    const dy = (y - py) / size;
    const dz = (z - pz) / size;
    const tx = dx * ct - dz * st;
    return distance(tx * cl + dy * sl, dy * cl - tx * sl, dx * st + dz * ct) * size;
  };
}

type Move = (x: number, y: number, z: number) => Point;

function movement({ at = [0, 0, 0], turn = 0, lean = 0, size = 1 }: Pose) {
  const [ct, st, cl, sl] = [Math.cos(turn), Math.sin(turn), Math.cos(lean), Math.sin(lean)];
  const inward: Move = (x, y, z) => {
    const [dx, dy, dz] = [(x - at[0]) / size, (y - at[1]) / size, (z - at[2]) / size];
    const tx = dx * ct - dz * st;
    return [tx * cl + dy * sl, dy * cl - tx * sl, dx * st + dz * ct];
  };
  const outward: Move = (x, y, z) => {
    const [lx, ly] = [x * cl - y * sl, x * sl + y * cl];
    return [
      at[0] + size * (lx * ct + z * st),
      at[1] + size * ly,
      at[2] + size * (z * ct - lx * st),
    ];
  };
  return { inward, outward, size };
}

function moveFinish(finish: Finish, inward: Move, size: number): Finish {
  const { at, relief, glow, clear } = finish;
  return {
    at: (x, y, z) => at(...inward(x, y, z)),
    ...(relief && { relief: (x, y, z) => relief(...inward(x, y, z)) * size }),
    ...(glow && { glow: (x, y, z) => glow(...inward(x, y, z)) }),
    ...(clear && { clear }),
  };
}

/** A ball around a thing. */
export const boundsOf = (thing: Thing): { center: Point; radius: number } =>
  around(thing.map(({ solid }) => solid));
