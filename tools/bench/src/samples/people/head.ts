import { noise } from '../noise.ts';
import {
  ellipsoid,
  length,
  rod,
  smoothMax,
  smoothMin,
  smoothstep,
  type Distance,
} from '../shapes.ts';
import type { Person } from './person.ts';

/** The parts of a head around the point between the eyes, the face toward +z; one unit is a face's half height. */
export type Head = {
  skin: Distance;
  eyes: Distance;
  brows: Distance;
  lashes: Distance;
  mouth: Distance;
};

/** Where the eyes sit, seen from the middle of the face. */
export const eye = { x: 0.3, y: 0, z: 0.535, radius: 0.17 };

/** Everything on a face comes twice: distances take the side away. */
const mirrored =
  (distance: Distance): Distance =>
  (x, y, z) =>
    distance(Math.abs(x), y, z);

function skull({ width, jaw }: Person): Distance {
  const crown = ellipsoid(0, 0.3, -0.2, 0.8 * width, 0.82, 0.9);
  const face = ellipsoid(0, -0.2, 0.06, 0.66 * width, 0.8, 0.68);
  const jawbone = ellipsoid(0, -0.62, 0.14, 0.5 * jaw, 0.4, 0.5);
  const chin = ellipsoid(0, -0.93, 0.42, 0.19 * jaw, 0.13, 0.15);
  const cheek = mirrored(ellipsoid(0.36 * width, -0.3, 0.46, 0.22, 0.2, 0.17));
  return (x, y, z) => {
    let d = smoothMin(crown(x, y, z), face(x, y, z), 0.3);
    d = smoothMin(d, jawbone(x, y, z), 0.3);
    d = smoothMin(d, chin(x, y, z), 0.26);
    return smoothMin(d, cheek(x, y, z), 0.22);
  };
}

function nose({ nose: size }: Person): Distance {
  const bridge = rod([0, 0.1, 0.62], [0, -0.34, 0.8 + 0.06 * size], 0.075 * size, 0.1 * size);
  const tip = ellipsoid(0, -0.37, 0.83 + 0.06 * size, 0.12 * size, 0.1 * size, 0.1 * size);
  const wing = mirrored(ellipsoid(0.115 * size, -0.41, 0.75, 0.075 * size, 0.065, 0.09));
  const nostril = mirrored(ellipsoid(0.06 * size, -0.475, 0.85, 0.035, 0.022, 0.04));
  return (x, y, z) => {
    let d = smoothMin(bridge(x, y, z), tip(x, y, z), 0.08);
    d = smoothMin(d, wing(x, y, z), 0.07);
    return smoothMax(d, -nostril(x, y, z), 0.03);
  };
}

/** Both lips, and the smiling line between them. */
function lips({ mouth: width }: Person): { lips: Distance; line: Distance } {
  const upper = ellipsoid(0, -0.612, 0.66, 0.225 * width, 0.055, 0.11);
  const lower = ellipsoid(0, -0.712, 0.645, 0.185 * width, 0.068, 0.12);
  const line = ellipsoid(0, -0.658, 0.76, 0.2 * width, 0.011, 0.11);
  /** The corners of a smile are higher than its middle, and farther back. */
  const bent =
    (distance: Distance): Distance =>
    (x, y, z) =>
      distance(x, y - 0.8 * x * x, z + 0.9 * x * x);
  const dip = (x: number) => 0.018 * Math.exp(-((x / 0.05) ** 2));
  const both: Distance = (x, y, z) => smoothMin(upper(x, y + dip(x), z), lower(x, y, z), 0.02);
  return { lips: bent(both), line: bent(line) };
}

/** Lids around the eyeballs, open as far as a calm look is. */
const lids = mirrored((x, y, z) => {
  const [dx, dy, dz] = [x - eye.x, y - eye.y, z - eye.z];
  const shell = length(dx, dy, dz) - eye.radius - 0.026;
  const open = ellipsoid(0, -0.014, eye.radius, 0.158, 0.078, 0.2)(dx, dy - 0.12 * dx, dz);
  return smoothMax(shell, -open, 0.018);
});

const ear = mirrored((x, y, z) => {
  const outer = ellipsoid(0.79, -0.1, -0.14, 0.075, 0.23, 0.15)(x, y, z - 0.15 * y);
  return smoothMax(outer, -ellipsoid(0.87, -0.08, -0.1, 0.05, 0.13, 0.08)(x, y, z), 0.05);
});

/** How far anything on a face stands out from the bone below it. */
const farthest = 0.32;

export function createHead(person: Person): Head {
  const [bone, snout, { lips: both, line }] = [skull(person), nose(person), lips(person)];
  const socket = mirrored(ellipsoid(eye.x, 0.0, 0.74, 0.2, 0.12, 0.13));
  const ridge = mirrored(ellipsoid(0.28, 0.2, 0.56, 0.26, 0.07, 0.08));
  const neck = rod([0, -0.6, -0.2], [0, -1.8, -0.34], 0.37 * person.jaw, 0.43);
  const skin: Distance = (x, y, z) => {
    const far = Math.min(bone(x, y, z), neck(x, y, z)) - farthest;
    if (far > 0.2) return far;
    let d = smoothMax(smoothMin(bone(x, y, z), ridge(x, y, z), 0.14), -socket(x, y, z), 0.16);
    d = smoothMin(d, lids(x, y, z), 0.05);
    d = smoothMin(d, snout(x, y, z), 0.1);
    d = smoothMin(d, both(x, y, z), 0.05);
    d = smoothMax(d, -line(x, y, z), 0.025);
    d = smoothMin(d, ear(x / person.width, y, z), 0.06);
    return smoothMin(d, neck(x, y, z), 0.14);
  };
  const eyes = mirrored((x, y, z) => length(x - eye.x, y - eye.y, z - eye.z) - eye.radius);
  const brow = rod([0.13, 0.25, 0], [0.33, 0.295, 0], 0.042 * person.brows, 0.038 * person.brows);
  const tail = rod([0.33, 0.295, 0], [0.5, 0.22, 0], 0.038 * person.brows, 0.014);
  // Their outline goes straight back through the head: what lies on the skin of it is seen.
  const browLine = mirrored((x, y) => smoothMin(brow(x, y, 0), tail(x, y, 0), 0.03));
  const brows: Distance = (x, y, z) => {
    const hairs = 0.012 * noise(x * 70 + y * 30, y * 22, 5);
    const line = browLine(x, y, z);
    return line > 0.2 || z < 0.2
      ? Math.max(line, 0.1)
      : smoothMax(skin(x, y, z) - 0.008 - hairs, line, 0.03);
  };
  const lashes = mirrored((x, y, z) => {
    const [dx, dy, dz] = [x - eye.x, y - eye.y, z - eye.z];
    const shell = Math.abs(length(dx, dy, dz) - eye.radius - 0.02) - 0.016;
    const rim = ellipsoid(0, -0.014, eye.radius, 0.158, 0.078, 0.2)(dx, dy - 0.12 * dx, dz);
    return Math.max(shell, Math.abs(rim) - 0.012, -(dy + 0.01));
  });
  return { skin, eyes, brows, lashes, mouth: both };
}

/** How much a point of the skin belongs to the lips. 0 to 1 */
export const lipShare = (head: Head, x: number, y: number, z: number): number =>
  1 - smoothstep(-0.004, 0.022, head.mouth(x, y, z));
