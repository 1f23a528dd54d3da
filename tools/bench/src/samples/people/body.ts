import { layeredNoise, noise } from '../noise.ts';
import {
  ellipsoid,
  length,
  rod,
  smoothMax,
  smoothMin,
  type Distance,
  type Point,
} from '../shapes.ts';

/** What is below a head, around the point between its eyes: bare arms, a shirt, trousers. */
type Body = { limbs: Distance; shirt: Distance; trousers: Distance };

const shoulder: Point = [1.16, -2.04, -0.38];
const elbow: Point = [1.66, -3.66, -0.46];
const wrist: Point = [1.96, -5.02, -0.1];

const chest = ellipsoid(0, -2.78, -0.34, 1.16, 1.2, 0.72);
const waist = ellipsoid(0, -4.1, -0.34, 0.9, 1.4, 0.64);
const hips = ellipsoid(0, -5.35, -0.36, 1.16, 1, 0.78);
const slope = rod([0.16, -1.56, -0.36], [1.1, -2, -0.38], 0.36, 0.42);

const trunk: Distance = (x, y, z) => {
  const upper = smoothMin(chest(x, y, z), slope(Math.abs(x), y, z), 0.4);
  const lower = smoothMin(waist(x, y, z), hips(x, y, z), 0.6);
  return smoothMin(upper, lower, 0.6);
};

const upperArm = rod(shoulder, elbow, 0.36, 0.28);
const forearm = rod(elbow, wrist, 0.28, 0.19);

/** A hand that hangs: its back to the side, fingers a little bent. */
const hand: Distance = (() => {
  const palm = ellipsoid(2.02, -5.38, 0.02, 0.16, 0.36, 0.25);
  const fingers = [0, 1, 2, 3].map((n) => {
    const z = 0.2 - n * 0.125;
    const reach = [0.46, 0.54, 0.5, 0.36][n] as number;
    const middle: Point = [2.06, -5.64 - reach * 0.5, z + 0.03];
    const upper = rod([2.05, -5.6, z], middle, 0.085, 0.078);
    const lower = rod(middle, [1.98, -5.64 - reach, z + 0.05], 0.078, 0.062);
    return (x: number, y: number, z1: number) => smoothMin(upper(x, y, z1), lower(x, y, z1), 0.03);
  });
  const thumb = rod([1.96, -5.2, 0.2], [1.86, -5.62, 0.34], 0.1, 0.07);
  return (x, y, z) => {
    const far = length(x - 2, y + 5.61, z) - 0.85;
    if (far > 0.2) return far;
    let d = palm(x, y, z);
    for (const finger of fingers) d = smoothMin(d, finger(x, y, z), 0.05);
    return smoothMin(d, thumb(x, y, z), 0.1);
  };
})();

/** Both arms: distances take the side away. */
const limbs: Distance = (x, y, z) => {
  const side = Math.abs(x);
  const arm = smoothMin(upperArm(side, y, z), forearm(side, y, z), 0.16);
  const whole = smoothMin(arm, hand(side, y, z), 0.18);
  return y > -2.6 ? Math.min(whole, trunk(x, y, z)) : whole;
};

/** Cloth hangs in folds that run down and draw towards the armpits. */
function folds(x: number, y: number, z: number): number {
  const pull = Math.exp(-((Math.abs(x) - 1.05) ** 2) / 0.5 - (y + 2.8) ** 2 / 0.7);
  const drawn = noise((Math.abs(x) - y * 0.9) * 3.4, z * 2, 3) * pull;
  const hanging = layeredNoise(x * 1.7 + 9, y * 0.55, z * 1.2, 2);
  return 0.07 * (drawn - 0.3) + 0.075 * (hanging - 0.5);
}

const sleeve: Distance = (() => {
  const end: Point = [1.56, -3.34, -0.44];
  const tube = rod(shoulder, end, 0.43, 0.41);
  const [dx, dy] = [end[0] - shoulder[0], end[1] - shoulder[1]];
  const size = length(dx, dy);
  return (x, y, z) => {
    const along = ((x - shoulder[0]) * dx + (y - shoulder[1]) * dy) / size;
    return smoothMax(tube(x, y, z), along - size * 0.86, 0.05);
  };
})();

const hem = -5.55;

const shirt: Distance = (x, y, z) => {
  const body = trunk(x, y, z) - 0.07;
  const whole = smoothMin(body, sleeve(Math.abs(x), y, z), 0.16);
  if (whole > 0.3) return whole - 0.1;
  const cloth = whole + folds(x, y, z);
  const neckline = ellipsoid(0, -1.4, 0.1, 0.62, 0.5, 0.9)(x, y, z);
  const open = smoothMax(cloth, -neckline, 0.05);
  return smoothMax(open, hem - y, 0.06) * 0.9;
};

const trousers: Distance = (x, y, z) => {
  const side = Math.abs(x);
  const leg = rod([0.52, -5.6, -0.36], [0.62, -10, -0.4], 0.6, 0.48)(side, y, z);
  const whole = smoothMin(hips(x, y, z), leg, 0.12);
  const cloth =
    whole > 0.3 ? whole - 0.06 : whole + 0.05 * (layeredNoise(x * 2, y * 1.1, z * 2, 2) - 0.5);
  return smoothMax(cloth, y + 5.1, 0.05) * 0.9;
};

export const createBody = (): Body => ({ limbs, shirt, trousers });
